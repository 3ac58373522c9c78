/** How a command refuses: one class with the status, the sentence and what the caller can do about it. */
import type { ErrorStatus } from '#contract/core/errors.ts';
import { words } from '#contract/words.ts';

export class Refusal extends Error {
  readonly status: ErrorStatus;
  readonly code: string | undefined;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: ErrorStatus,
    message: string,
    more: { code?: string; errors?: Record<string, string[]>; retryAfterSeconds?: number } = {},
  ) {
    // No stack trace: a refusal is an answer, not a bug, and guards create many that are never sent.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.code = more.code;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** 404: does not exist, or is not visible to the caller; both get the same answer. */
export function notFound(): Refusal {
  return new Refusal(404, words.common.refusals.notFound);
}

/** 403: the caller may see it but is the wrong role or party. */
export function forbidden(): Refusal {
  return new Refusal(403, words.common.refusals.forbidden);
}

/** 401: no token, or one that is no longer valid. */
export function unauthenticated(): Refusal {
  return new Refusal(401, words.accounts.errors.loggedOut);
}

/** 409: not allowed in this status; the status is the code. */
export function illegalStep(status: string): Refusal {
  return conflict(words.common.refusals.illegalStep(status), status);
}

/** 409: right person, wrong state; `code` names the state. */
export function conflict(message: string, code: string): Refusal {
  return new Refusal(409, message, { code });
}

/** 422 under one field. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal(422, words.common.errors.invalid, { errors: { [field]: [message] } });
}

/** 429 with Retry-After; the sentence says how long a wait of more than two minutes is. */
export function tooMany(waitSeconds: number): Refusal {
  const { tooMany: soon, tooManyFor } = words.common.refusals;
  const message = waitSeconds > 120 ? tooManyFor(Math.ceil(waitSeconds / 60)) : soon;
  return new Refusal(429, message, { retryAfterSeconds: Math.max(1, waitSeconds) });
}

/** 503: a service that we ask does not answer. */
export function unanswered(message: string): Refusal {
  return new Refusal(503, message, { retryAfterSeconds: 10 });
}

/** Returns the row, or throws 404. */
export function orNotFound<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) throw notFound();
  return row;
}
