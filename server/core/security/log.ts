/** What the log holds of a request and of an error: never headers, queries, bodies, or values that a database repeats. */
import { DatabaseAway } from '../db/database.ts';

/** Where the log goes line by line; the standard output when left out. */
export type LogTarget = { write(line: string): void };

/** The logger's settings for Fastify. What an error or a request carries leaves only by the names below. */
export function logSettings(level: string, target?: LogTarget) {
  return {
    level,
    ...(target && { stream: target }),
    serializers: { req: requestOf, res: replyOf, err: errorOf },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    hooks: { logMethod: logMethod() },
  };
}

const OUTAGE_EVERY_MS = 1_000;

/**
 * An error alone would become the message of its line, with all that its own message repeats. While the database is away
 * every call and task says so: one line a second says it for all.
 */
function logMethod() {
  let quietUntil = 0;
  return function (this: unknown, args: unknown[], method: (...all: unknown[]) => void): void {
    const [first, ...rest] = args;
    const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
    if (error instanceof DatabaseAway) {
      if (performance.now() < quietUntil) return;
      quietUntil = performance.now() + OUTAGE_EVERY_MS;
    }
    const named = first instanceof Error ? [{ err: first }, ...(rest.length > 0 ? rest : ['failed'])] : args;
    method.apply(this, named);
  };
}

/** Should anybody write these into the log, they stay out; also one level down. */
const SECRETS = [
  // The multipart parser writes all of them while it is traced.
  'headers',
  'password',
  'password_confirmation',
  'new_password',
  'new_password_confirmation',
  'code',
  'token',
  'authorization',
  'cookie',
  'account_number',
  'secretKey',
  'signingSecret',
];

function requestOf(request: { method?: string; url?: string }) {
  return { method: request.method ?? '', path: request.url?.split('?')[0] };
}

function replyOf(reply: { statusCode?: number }) {
  return { statusCode: reply.statusCode ?? 0 };
}

/** PostgreSQL's fields that name things, none that hold values. */
const NAMES = ['severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown };

function errorOf(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const fields = error as Error & Record<string, unknown>;
  const { code } = fields;
  return {
    type: error.name,
    message: messageOf(error, code),
    // The first line of a stack is the message again.
    stack:
      error.stack
        ?.split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n') ?? '',
    ...(typeof code === 'string' && { errorCode: code }),
    ...Object.fromEntries(
      NAMES.filter((name) => typeof fields[name] === 'string').map((name) => [name, fields[name]]),
    ),
    ...(error.cause !== undefined && { cause: errorOf(error.cause) }),
  };
}

/** A five-character SQLSTATE; its class 22 is what PostgreSQL says of values that it cannot read, and repeats. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

function messageOf(error: Error, code: unknown): string {
  if (typeof code === 'string' && SQLSTATE.test(code)) return error.message.replace(/: ".*"$/s, '');
  return error.message;
}
