/** The context a handler gets: the transaction, the caller, the time and the services of the running app. */
import type { Side } from '#contract/core/common.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Db, Read, Write } from '../db/database.ts';
import type { Files, Holder, ReceivedFile } from '../files/files.ts';
import type { FileStore } from '../files/store.ts';
import type { Origin } from './origin.ts';
import { forbidden } from './refusal.ts';

/** The person behind a token. Permissions are decided on this and on the rows the person owns. */
export type Actor = {
  userId: string;
  name: string;
  email: string;
  isHunter: boolean;
  isTalent: boolean;
  tokenHash: string;
  /** When this session was opened, with the password or a passkey. */
  signedInAt: Date;
};

/** The operator behind the token of a console session. */
export type OperatorActor = Pick<Actor, 'userId' | 'name' | 'email' | 'tokenHash'> & {
  /** When the session ends at the latest. */
  endsAt: Date;
};

/** The services that exist once per running app. */
export type Services = {
  config: Config;
  database: Database;
  clock: Clock;
  files: Files;
  /** Where the bytes of files are stored, and other data that every process of the product needs. */
  fileStore: FileStore;
  /** Call after a commit: starts background work at once and drops cached answers from before it. */
  wake(): void;
  /** Logs a failure that no response reports. */
  report(error: unknown): void;
};

type Common = {
  services: Services;
  now: Date;
  requestId: string;
  /** Where the request came from: network address, country and device. */
  origin: Origin;
  /** Lets the calling browser open the private links made for this holder; set only by `endpoints.ts`. */
  allowFileLinks?(holder: Holder): void;
  /** The language of the answer; English by default. */
  language?: Language;
};

/** A read-only call. */
export type ReadCtx = Common & { db: Read; actor: Actor };
/** A call that writes in one transaction; `db` reads in the same transaction. */
export type Ctx = ReadCtx & { tx: Write };
/** Calls by anyone, with or without a token. */
export type OpenReadCtx = Common & { db: Read; actor: Actor | null };
export type OpenCtx = OpenReadCtx & { tx: Write };
type Outside = Common & {
  db: Db;
  transact<T>(work: (tx: Write) => Promise<T>): Promise<T>;
};
/** A call that opens its own transactions and keeps none open during slow work (a provider's answer, a hash). */
export type OutsideCtx = Outside & { actor: Actor };
/** The same for anyone, with or without a token. */
export type OpenOutsideCtx = Outside & { actor: Actor | null };

/** Calls of the operator's console. */
export type OperatorReadCtx = Common & { db: Read; actor: OperatorActor };
export type OperatorCtx = OperatorReadCtx & { tx: Write };
export type OperatorOutsideCtx = Outside & { actor: OperatorActor };

export type ReadCtxOf<W extends Endpoint['who']> = W extends 'anyone'
  ? OpenReadCtx
  : W extends 'operator'
    ? OperatorReadCtx
    : ReadCtx;
type OutsideCtxOf<W extends Endpoint['who']> = W extends 'anyone'
  ? OpenOutsideCtx
  : W extends 'operator'
    ? OperatorOutsideCtx
    : OutsideCtx;

export type CtxOf<E extends Endpoint> = E['ownTransactions'] extends true
  ? OutsideCtxOf<E['who']>
  : E['method'] extends 'GET'
    ? ReadCtxOf<E['who']>
    : ReadCtxOf<E['who']> & { tx: Write };

/** The input of the call, parsed by the contract. */
export type Input<E extends Endpoint, P, Q, B> = {
  params: P;
  query: Q;
  body: B;
  file: E['upload'] extends object ? ReceivedFile | null : null;
};

/** Returns the side a list is for: the requested one, else talent if the person is one. 403 when they lack that role. */
export function sideOf(actor: Actor, as: Side | undefined): Side {
  const chosen = as ?? (actor.isTalent ? 'talent' : 'hunter');
  if (chosen === 'hunter' ? !actor.isHunter : !actor.isTalent) throw forbidden();
  return chosen;
}
