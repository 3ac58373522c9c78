/** The kit of which every endpoint's contract entry is made; both sides of the wire read it. */
import type * as z from 'zod/mini';
import type { ErrorStatus } from './errors.ts';
import type { FileKind } from './files.ts';

/**
 * Who may call: `anyone` needs no token, `person` any live token, `hunter` and `talent` the account type,
 * `member` either of the two. What the person may see is narrowed further by ownership in the query.
 * `operator` needs the token of an operator's session, which is of a kind of its own: it opens nothing else, and to
 * everybody else these entries are not there.
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
  | 'message'
  | 'typing'
  | 'payment'
  | 'share'
  | 'draw'
  | 'sitemap'
  | 'own-data'
  | 'own-account';

/**
 * The field that names a finished upload (`UPLOADS_PATH`) in the place of the file, in every call that takes one. No field of
 * a form has this name.
 */
export const UPLOAD_ID = 'upload_id';
/** The refusals (`code`) of a call whose upload is not there (any more), or has not arrived as a whole. */
export const UPLOAD_GONE = 'upload_gone';
export const UPLOAD_UNFINISHED = 'upload_unfinished';

/** The refusal (403, `code`) of a call that wants the second factor again: show it, then send the call again. */
export const SECOND_STEP_NEEDED = 'second_step_needed';

/**
 * One file of a call, in a multipart request or by `UPLOAD_ID`: the exact field name, the most bytes, the kinds allowed by
 * content.
 */
export type UploadRule = {
  field: string;
  maxBytes: number;
  kinds: readonly FileKind[];
  required: boolean;
  /** The sentence shown under the field when the file is too large. */
  tooLarge?: string;
};

/** What an answer shows and what a write changes: a write makes every kept answer old that shares a tag with it. */
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
  /** Of a read: what its answer shows. */
  tags?: readonly Tag[];
  /** Of a write: what is old afterwards. */
  changes?: readonly Tag[];
  /** One sentence for the API page. */
  summary: string;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniObject;
  upload?: UploadRule;
  reply: z.ZodMiniType;
  /**
   * The refusals this endpoint may answer beside those that the kit adds by itself: 422 and 429, and 401 and 403 or,
   * to those who are no operator, 404.
   */
  errors: readonly ErrorStatus[];
  throttle?: Throttle;
  /**
   * True for a call that opens its own transactions, because it must hold none while it talks to the payment
   * provider or hashes a password.
   */
  ownTransactions?: boolean;
  /** True for a call with own transactions whose answer is shown once: no idempotency key keeps it, a repeat is judged anew. */
  shownOnce?: boolean;
};

/** Required for every entry; those of the console show `console`. */
type Tagged<E extends Endpoint> = E['who'] extends 'operator'
  ? unknown
  : E['method'] extends 'GET'
    ? { tags: readonly Tag[] }
    : { changes: readonly Tag[] };

/** Types an entry exactly; use it for every entry. */
export function endpoint<const E extends Endpoint>(entry: E & Tagged<E>): E {
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
