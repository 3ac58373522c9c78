/** Which refusals are about the picture itself, so that they stand under its field (specification 8). */
import { ApiRefusal, NetworkFailure } from '#web/lib/refusals.ts';

/** The first of `errors.profile_image`, or the sentence of a picture that is too large or of the wrong kind. */
export function pictureRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiRefusal)) return undefined;
  const aboutFile = error.status === 413 || error.status === 415;
  return error.errors.profile_image?.[0] ?? (aboutFile ? error.message : undefined);
}

/** True when the person stopped the sending. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof NetworkFailure && error.reason === 'cancelled';
}
