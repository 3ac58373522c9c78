/** The two ways in which a call fails: the API refuses it, or no answer came. */
import type { Refusal } from '#contract/core/errors.ts';
import { words } from '#contract/words.ts';

/** The API refused. `message` can be shown to the person. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  /** Messages per field (422). */
  readonly errors: Record<string, string[]>;
  /** The state that forbids the step (409), else the code of the message. */
  readonly code: string | undefined;
  /** The codes of the messages of `errors`. */
  readonly fieldCodes: readonly string[];
  /** Seconds to wait before the next try (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: Partial<Refusal>, retryAfter?: number) {
    super(body.message || fallbackMessage(status));
    this.status = status;
    this.errors = body.errors ?? {};
    this.code = body.code;
    this.fieldCodes = Object.values(body.fields ?? {}).flatMap((field) => field.map(({ code }) => code));
    this.retryAfter = retryAfter;
  }

  /** The first message of the given fields in order, else of any field, else the message (rules 13). */
  firstMessage(...fields: string[]): string {
    for (const field of [...fields, ...Object.keys(this.errors)]) {
      const message = this.errors[field]?.[0];
      if (message) return message;
    }
    return this.message;
  }
}

/** Missing, not visible to this person (404), or not a valid id (422). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiRefusal && (error.status === 404 || error.status === 422);
}

/** No usable answer: the network is down, the time-out passed, or the answer did not match the contract. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  /** `absent`: a part of the app could not be loaded, so nothing can have been typed into it. */
  readonly reason: keyof typeof REASONS;

  constructor(reason: keyof typeof REASONS, cause?: unknown) {
    super(REASONS[reason], { cause });
    this.reason = reason;
  }
}

const REASONS = {
  offline: words.shell.errors.unreachable,
  absent: words.shell.errors.absent,
  timeout: words.shell.errors.timeout,
  cancelled: words.shell.errors.cancelled,
  unreadable: words.shell.errors.unreadable,
};

function fallbackMessage(status: number): string {
  if (status === 429) return words.shell.errors.tooMany;
  return status >= 500 ? words.shell.errors.server : words.shell.errors.refused;
}

/** A sentence for the screen, whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiRefusal || error instanceof NetworkFailure) return error.message;
  return words.shell.errors.unknown;
}

/** True where the same call may succeed later without any change by the person. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof NetworkFailure) return error.reason !== 'cancelled' && error.reason !== 'unreadable';
  return error instanceof ApiRefusal && (error.status === 429 || error.status >= 500);
}
