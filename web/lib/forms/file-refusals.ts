/** Which refusals are about the file that was sent, so that they show under its field (rules 13). */
import { UPLOAD_GONE } from '#contract/core/endpoint.ts';
import { ApiRefusal, NetworkFailure } from '../refusals.ts';

/** The first message of the file's field, or the sentence of a file that is too large or of the wrong kind. */
export function fileRefusal(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiRefusal)) return undefined;
  const aboutFile = error.status === 413 || error.status === 415;
  return error.errors[field]?.[0] ?? (aboutFile ? error.message : undefined);
}

/** True where this file is refused however often it is sent; a lost upload can be sent again. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof ApiRefusal && [413, 415, 422].includes(error.status) && error.code !== UPLOAD_GONE;
}

/** True when the person stopped the sending. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof NetworkFailure && error.reason === 'cancelled';
}
