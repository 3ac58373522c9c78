/** What a verb gets to work with: the transaction, the person, the time; and the services of the running app. */
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

/** The person behind a token; what a call may do is decided on this and on the rows it owns. */
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

/** What the running app holds once. */
export type Services = {
  config: Config;
  database: Database;
  clock: Clock;
  files: Files;
  /** Where they lie, and whatever else every process of the product needs to find. */
  fileStore: FileStore;
  /** Something was committed here: the background work looks at it now, and nothing kept from before it is used. */
  wake(): void;
  /** Writes a failure that nobody is answered with into the log. */
  report(error: unknown): void;
};

type Common = {
  services: Services;
  now: Date;
  requestId: string;
  /** The address the request came from, the country and the device. */
  origin: Origin;
  /** Lets the browser that calls open the private links made for this one; set by the kit alone. */
  holds?(holder: Holder): void;
  /** The language of the answer; English by default. */
  language?: Language;
};

/** A call that reads. */
export type ReadCtx = Common & { db: Read; actor: Actor };
/** A call that writes in one transaction; `db` is the same transaction, for what it reads. */
export type Ctx = ReadCtx & { tx: Write };
/** Calls by anyone, with or without a token. */
export type OpenReadCtx = Common & { db: Read; actor: Actor | null };
export type OpenCtx = OpenReadCtx & { tx: Write };
type Outside = Common & {
  db: Db;
  transact<T>(work: (tx: Write) => Promise<T>): Promise<T>;
};
/** A call that opens its own transactions, none of them around its slow part (a provider's answer, a hash). */
export type OutsideCtx = Outside & { actor: Actor };
/** The same by anyone, with or without a token. */
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

/** What came with the call, parsed by the contract. */
export type Input<E extends Endpoint, P, Q, B> = {
  params: P;
  query: Q;
  body: B;
  file: E['upload'] extends object ? ReceivedFile | null : null;
};

/** The side a list answers for: the one asked for, else talent; refused when the person does not hold it. */
export function sideOf(actor: Actor, as: Side | undefined): Side {
  const chosen = as ?? (actor.isTalent ? 'talent' : 'hunter');
  if (chosen === 'hunter' ? !actor.isHunter : !actor.isTalent) throw forbidden();
  return chosen;
}
