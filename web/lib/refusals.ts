/** The two ways in which a call fails: the API refuses it, or no answer came. */
import type { Refusal } from '#contract/errors.ts';

/** The API answered no. `message` is fit to be shown. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  /** Messages per field (422). */
  readonly errors: Record<string, string[]>;
  /** The state that forbids the step (409). */
  readonly code: string | undefined;
  /** Seconds to wait before the next try (429, 503). */
  readonly retryAfter: number | undefined;
  /** For support: the id under which the server logged the request. */
  readonly requestId: string | undefined;

  constructor(status: number, body: Partial<Refusal>, retryAfter?: number) {
    super(body.message || fallbackMessage(status));
    this.status = status;
    this.errors = body.errors ?? {};
    this.code = body.code;
    this.retryAfter = retryAfter;
    this.requestId = body.request_id;
  }

  /** The first message of the given fields in order, else of any field, else the message (specification 8). */
  firstMessage(...fields: string[]): string {
    for (const field of [...fields, ...Object.keys(this.errors)]) {
      const message = this.errors[field]?.[0];
      if (message) return message;
    }
    return this.message;
  }
}

/** No usable answer: the network is gone, the time-out passed, or the answer was not what the contract says. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  readonly reason: 'offline' | 'timeout' | 'cancelled' | 'unreadable';

  constructor(reason: 'offline' | 'timeout' | 'cancelled' | 'unreadable', cause?: unknown) {
    super(REASONS[reason], { cause });
    this.reason = reason;
  }
}

const REASONS = {
  offline: 'We could not reach Adire. Check your connection and try again; what you typed is kept.',
  timeout: 'This took too long. Try again; nothing is done twice.',
  cancelled: 'Cancelled.',
  unreadable: 'The answer could not be read. Reload the page and try again.',
};

function fallbackMessage(status: number): string {
  if (status === 429) return 'Too many requests. Please wait a moment.';
  return status >= 500 ? 'Something went wrong on our side. Please try again.' : 'This was not possible.';
}

/** A sentence for the screen, whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiRefusal || error instanceof NetworkFailure) return error.message;
  return 'Something went wrong. Please try again.';
}

/** True where the same call may succeed later without any change by the person. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof NetworkFailure) return error.reason !== 'cancelled' && error.reason !== 'unreadable';
  return error instanceof ApiRefusal && (error.status === 429 || error.status >= 500);
}
