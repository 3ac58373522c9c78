/** The building blocks of every endpoint's contract entry; the server and the browser both read them. */
import type * as z from 'zod/mini';
import type { ErrorStatus } from './errors.ts';
import type { FileKind } from './files.ts';

/**
 * Who may call: `anyone` needs no token, `person` any live token, `hunter` and `talent` the account type,
 * `member` either of the two. What the person may see is narrowed further by ownership in the query.
 * `operator` needs the token of an operator's session, which is of a kind of its own and opens nothing else; for
 * everybody else these endpoints do not exist (404).
 */
type Who = 'anyone' | 'person' | 'hunter' | 'talent' | 'member' | 'operator';

/** The limits of `server/core/security/throttle.ts`, by name. */
export type Throttle =
  | 'read'
  | 'write'
  | 'login'
  | 'operator-login'
  | 'register'
  | 'forgot-password'
  | 'reset-password'
  | 'invite'
  | 'apply'
  | 'upload'
  | 'upload-begin'
  | 'verify-account'
  | 'search'
  | 'search-counts'
  | 'message'
  | 'typing'
  | 'payment'
  | 'share'
  | 'draw'
  | 'sitemap'
  | 'own-data'
  | 'own-account';

/**
 * The field that names a finished upload (`UPLOADS_PATH`) in place of the file, in every call that takes a file. No form
 * field has this name.
 */
export const UPLOAD_ID = 'upload_id';
/** Refusal codes of a call whose upload does not exist (any more) or has not fully arrived. */
export const UPLOAD_GONE = 'upload_gone';
export const UPLOAD_UNFINISHED = 'upload_unfinished';

/** Refusal code (403) of a call that needs the second factor again: verify it, then repeat the call. */
export const SECOND_STEP_NEEDED = 'second_step_needed';

/**
 * One file of a call, sent as multipart or by `UPLOAD_ID`: the exact field name, the maximum size in bytes, the kinds
 * allowed by content.
 */
export type UploadRule = {
  field: string;
  maxBytes: number;
  kinds: readonly FileKind[];
  required: boolean;
  /** The sentence shown under the field when the file is too large. */
  tooLarge?: string;
};

/** Data that an answer shows or a write changes: a write invalidates every cached answer that shares a tag with it. */
export type Tag =
  | 'bank-account'
  | 'board'
  | 'catalogue'
  | 'console'
  | 'conversation'
  | 'gig'
  | 'gigs'
  | 'job'
  | 'notification'
  | 'past-work'
  | 'payment'
  | 'preference'
  | 'profile'
  | 'review'
  | 'second-factor'
  | 'security'
  | 'shortlist';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to `/api`, parameters as `:name`. */
  path: string;
  who: Who;
  /** For reads: the data the answer shows. */
  tags?: readonly Tag[];
  /** For writes: the data that is stale afterwards. */
  changes?: readonly Tag[];
  /** One sentence for the API page. */
  summary: string;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniObject;
  upload?: UploadRule;
  reply: z.ZodMiniType;
  /**
   * The refusals this endpoint may give beyond those that every endpoint has: 422 and 429, and 401 and 403 or, for
   * callers who are not operators, 404.
   */
  errors: readonly ErrorStatus[];
  throttle?: Throttle;
  /**
   * True for a call that opens its own transactions, because it must hold none while it talks to the payment
   * provider or hashes a password.
   */
  ownTransactions?: boolean;
  /** True for a call with its own transactions whose answer is shown once: it is not stored under an idempotency key, repeats run again. */
  shownOnce?: boolean;
};

/** Requires the tags of every endpoint; operator endpoints implicitly show `console`. */
type Tagged<E extends Endpoint> = E['who'] extends 'operator'
  ? unknown
  : E['method'] extends 'GET'
    ? { tags: readonly Tag[] }
    : { changes: readonly Tag[] };

/** Only a call with its own transactions looks at `shownOnce`. */
type Secret<E extends Endpoint> = E['shownOnce'] extends true ? { ownTransactions: true } : unknown;

/** Types an entry exactly; use it for every entry. */
export function endpoint<const E extends Endpoint>(entry: E & Tagged<E> & Secret<E>): E {
  return entry;
}

type Parsed<S, Otherwise> = S extends z.ZodMiniType ? z.output<S> : Otherwise;
type Sent<S, Otherwise> = S extends z.ZodMiniType ? z.input<S> : Otherwise;
type Nothing = Record<string, never>;

export type Params<E extends Endpoint> = Parsed<E['params'], Nothing>;
export type Query<E extends Endpoint> = Parsed<E['query'], Nothing>;
export type Body<E extends Endpoint> = Parsed<E['body'], Nothing>;
export type Reply<E extends Endpoint> = Parsed<E['reply'], never>;

/** What the caller hands over: path parameters, query, body fields and at most one file. */
export type Call<E extends Endpoint> = (E['params'] extends z.ZodMiniType
  ? { params: Sent<E['params'], Nothing> }
  : { params?: undefined }) &
  (E['query'] extends z.ZodMiniType ? { query?: Sent<E['query'], Nothing> } : { query?: undefined }) &
  (E['body'] extends z.ZodMiniType ? { body: Sent<E['body'], Nothing> } : { body?: undefined }) &
  (E['upload'] extends UploadRule ? { file?: File | null } : { file?: undefined });
