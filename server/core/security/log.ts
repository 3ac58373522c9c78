/** What is logged about requests and errors: never headers, queries, bodies, or values repeated in database errors. */
import { DatabaseAway } from '../db/database.ts';

/** Receives the log line by line; standard output when left out. */
export type LogTarget = { write(line: string): void };

/** Returns Fastify's logger settings. Only the fields of errors and requests listed below are logged. */
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
 * An error logged alone would become the message of its line, with any values it repeats. While the database is away
 * every call and task reports it, so only one such line per second is written.
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

/** Fields removed from log entries, at the top level and one level down. */
const SECRETS = [
  // The multipart parser logs all of them at trace level.
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

/** Fields of PostgreSQL errors that hold names, never values. */
const NAMES = ['severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown };

function errorOf(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const fields = error as Error & Record<string, unknown>;
  const { code } = fields;
  return {
    type: error.name,
    message: messageOf(error, code),
    // The first lines of a stack repeat the message.
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

/** A five-character SQLSTATE. Messages of class 22 (invalid values) repeat the value. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

function messageOf(error: Error, code: unknown): string {
  if (typeof code === 'string' && SQLSTATE.test(code)) return error.message.replace(/: ".*"$/s, '');
  return error.message;
}
