/** The path of a request: contract entry → caller → ownership → body → one transaction → parsed reply. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Body, Endpoint, Params, Query, Reply } from '#contract/core/endpoint.ts';
import type { Db, Write } from '../db/database.ts';
import type { Discardable, Holder } from '../files/files.ts';
import { setLinkHolderCookie } from '../files/link-holder.ts';
import { languageOfCall } from '../i18n/language.ts';
import { setApiHeaders } from '../security/headers.ts';
import type { Throttles } from '../security/throttle.ts';
import { hasFile, receiveSent } from '../uploads/sent-files.ts';
import { assertDiskSpace } from '../uploads/stored-uploads.ts';
import type { Actor, CtxOf, Input, OperatorActor, ReadCtxOf, Services } from './context.ts';
import { claimKey, keepAlive, keyOf, releaseKey, requestHash, reserveKey, saveReply } from './idempotency.ts';
import { bearerToken, type Origin, originOf } from './origin.ts';
import { assertShallow, fieldMissing, parseBody, parseParams, parseQuery } from './parsing.ts';
import { isPublic, type PublicAnswers } from './public-answers.ts';
import { forbidden, notFound, unauthenticated } from './refusal.ts';
import { replyText } from './replies.ts';

type Given<E extends Endpoint> = Input<E, Params<E>, Query<E>, Body<E>>;
type Run<E extends Endpoint, Row, File = Given<E>['file']> = (
  ctx: CtxOf<E>,
  input: Omit<Given<E>, 'file'> & { file: File },
  row: Row,
) => Promise<Reply<E>>;

/** Loads the row the path names, if the caller may see it, before the body is parsed; 404 otherwise. */
type Gate<E extends Endpoint, Row> = (ctx: CtxOf<E>, params: Params<E>) => Promise<Row>;

type Handler<E extends Endpoint> = ((ctx: CtxOf<E>, input: Given<E>) => Promise<Reply<E>>) | Gated<E>;

/** Slow work on the file before the transaction opens. Its result becomes the handler's `file`. */
type Prepare<E extends Endpoint, File> = (ctx: ReadCtxOf<E['who']>, input: Given<E>) => Promise<File | null>;

/** A handler with its gate and preparation; built by `gated` and `prepared`. */
export type Gated<E extends Endpoint> = {
  gate: Gate<E, unknown> | null;
  prepare: Prepare<E, Discardable> | null;
  run: Run<E, never, never>;
};

/** Puts a gate before a handler, which gets the loaded row as its third argument. */
export function gated<E extends Endpoint, Row>(gate: Gate<E, Row>, run: Run<E, Row>): Gated<E> {
  return { gate, prepare: null, run: run as unknown as Run<E, never, never> };
}

/** Adds slow work on the upload before a handler, after its gate and the checks of file and body. */
export function prepared<E extends Endpoint, File extends Discardable, Row>(
  prepare: Prepare<E, File>,
  run: Run<E, Row, File | null>,
  gate: Gate<E, Row> | null = null,
): Gated<E> {
  return { gate, prepare, run: run as unknown as Run<E, never, never> };
}

/** One function per contract entry; a missing one does not compile. */
export type Handlers<C extends Record<string, Endpoint>> = { [K in keyof C]: Handler<C[K]> };

export type Mounting = {
  services: Services;
  throttles: Throttles;
  publicAnswers: PublicAnswers;
  /** Finds the person behind a bearer token, or null. */
  authenticate(db: Db, token: string, now: Date): Promise<Actor | null>;
  /** Finds the operator behind the token of a console session, or null. */
  authenticateOperator(db: Db, token: string, address: string, now: Date): Promise<OperatorActor | null>;
};

type Loose = {
  gate: ((ctx: never, params: never) => Promise<unknown>) | null;
  prepare: ((ctx: never, input: never) => Promise<Discardable | null>) | null;
  run: (ctx: never, input: never, row: never) => Promise<unknown>;
};

/** Mounts the endpoints of one contract module under the prefix of `app`. */
export function mount<C extends Record<string, Endpoint>>(
  app: FastifyInstance,
  entries: C,
  handlers: Handlers<C>,
  mounting: Mounting,
): void {
  for (const [name, entry] of Object.entries(entries)) {
    const handler = handlers[name as keyof C] as unknown;
    const loose: Loose =
      typeof handler === 'function'
        ? { gate: null, prepare: null, run: handler as Loose['run'] }
        : (handler as Loose);
    app.route({
      method: entry.method,
      url: `/${entry.path}`,
      ...(entry.upload && { bodyLimit: entry.upload.maxBytes + 100_000 }),
      ...(entry.who === 'operator' && { onRequest: (request) => assertOperator(mounting, request) }),
      handler: (request, reply) => serve(entry, loose, mounting, request, reply),
    });
  }
}

/** Set before any of the request is read, so that anyone but an operator gets only a 404. */
const operators = new WeakMap<FastifyRequest, OperatorActor>();

/** Guards operator routes: 404 for everyone else, whatever they send. */
export async function assertOperator(m: Mounting, request: FastifyRequest): Promise<void> {
  const token = bearerToken(request);
  const { clock, database } = m.services;
  const operator = token && (await m.authenticateOperator(database.db, token, request.ip, clock.now()));
  if (!operator) throw notFound();
  operators.set(request, operator);
}

/** Returns the operator that `assertOperator` let through. */
export function operatorOf(request: FastifyRequest): OperatorActor {
  const operator = operators.get(request);
  if (!operator) throw new Error('a route of operators without assertOperator');
  return operator;
}

/** Returns the caller, null when there is none; 401 where the entry requires a session. */
async function actorOf(entry: Endpoint, m: Mounting, request: FastifyRequest, now: Date) {
  if (entry.who === 'operator') return operatorOf(request);
  const token = bearerToken(request);
  const actor = token ? await m.authenticate(m.services.database.db, token, now) : null;
  if (entry.who !== 'anyone' && !actor) throw unauthenticated();
  return actor;
}

async function serve(
  entry: Endpoint,
  handler: Loose,
  m: Mounting,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { services } = m;
  const now = services.clock.now();
  const params = parseParams(entry, request);
  const actor = await actorOf(entry, m, request, now);
  await m.throttles.check(entry, request, actor);
  if (actor && 'isHunter' in actor) assertRole(entry, actor);
  const allowFileLinks = (holder: Holder) => setLinkHolderCookie(services, request, reply, holder);
  if (actor) allowFileLinks({ as: 'isHunter' in actor ? 'member' : 'operator', id: actor.userId });
  assertShallow(request.body);
  const language = languageOfCall(request);
  const origin = originOf(request, services.config);
  const common = { services, now, requestId: request.id, origin, actor, language, allowFileLinks };
  setApiHeaders(reply);

  if (entry.ownTransactions) return serveOutside(entry, handler, common, request, params);
  if (entry.method === 'GET') {
    const read = async () => {
      const { db, reads } = services.database;
      const ctx = { ...common, db: entry.who === 'anyone' ? reads.db : db };
      const row = await handler.gate?.(ctx as never, params as never);
      const input = { params, query: parseQuery(entry, request), body: {}, file: null };
      return replyText(entry.reply, await handler.run(ctx as never, input as never, row as never));
    };
    const text = isPublic(entry, request) ? m.publicAnswers.send(request, reply, language, read) : read();
    reply.type('application/json; charset=utf-8');
    return text;
  }
  return serveWrite(entry, handler, common, request, params);
}

type CommonCtx = {
  services: Services;
  now: Date;
  requestId: string;
  origin: Origin;
  actor: Actor | OperatorActor | null;
};

/** Serves a write: key, gate, body and handler in one transaction; a repeat with the same key gets the same answer. */
async function serveWrite(
  entry: Endpoint,
  handler: Loose,
  common: CommonCtx,
  request: FastifyRequest,
  params: unknown,
) {
  const { database, files } = common.services;
  const key = common.actor && keyOf(request);
  const isSending = hasFile(entry, request);
  if (isSending || handler.prepare)
    await database.db
      .transaction()
      .execute(async (tx) => handler.gate?.({ ...common, db: tx, tx } as never, params as never));
  if (isSending) await assertDiskSpace(common.services, Number(request.headers['content-length'] ?? 0));
  const sent = await receiveSent(common, entry, request);
  const { file } = sent;
  const parse = () => {
    const query = parseQuery(entry, request);
    const body = parseBody(entry, sent.fields);
    if (sent.missing) throw fieldMissing(sent.missing);
    return { params, query, body };
  };
  let ready: Discardable | null = null;
  try {
    const hash = key
      ? requestHash(entry.method, request.url, sent.fingerprint.fields, sent.fingerprint.file)
      : '';
    if (handler.prepare && !sent.gone) {
      ready = await handler.prepare({ ...common, db: database.db } as never, { ...parse(), file } as never);
    }
    const write = async (tx: Write) => {
      const ctx = { ...common, db: tx, tx };
      if (key && common.actor) {
        const kept = await claimKey(tx, common.actor.userId, key, hash, common.now);
        if (kept) return kept;
      }
      const row = await handler.gate?.(ctx as never, params as never);
      const input = { ...parse(), file: handler.prepare ? ready : file };
      await sent.take(tx);
      const result = clean(entry, await handler.run(ctx as never, input as never, row as never));
      if (key && common.actor) await saveReply(tx, common.actor.userId, key, result);
      return result;
    };
    const answer = await database.db
      .transaction()
      .execute((tx) => files.removeOnFailure(tx, () => write(tx)));
    common.services.wake();
    return answer;
  } finally {
    await ready?.discard();
    await file?.discard();
  }
}

/** Serves a call with its own transactions: the key is committed before the slow work and settled after it. */
async function serveOutside(
  entry: Endpoint,
  handler: Loose,
  common: CommonCtx,
  request: FastifyRequest,
  params: unknown,
) {
  const { db } = common.services.database;
  const body = parseBody(entry, request.body ?? {});
  const query = parseQuery(entry, request);
  const ctx = {
    ...common,
    db,
    transact: <T>(work: (tx: Write) => Promise<T>) => db.transaction().execute(work),
  };
  const run = async () =>
    clean(
      entry,
      await handler.run(ctx as never, { params, query, body, file: null } as never, undefined as never),
    );
  const key = entry.method === 'GET' || !common.actor ? null : keyOf(request);
  try {
    return key && common.actor && !entry.shownOnce
      ? await runKeyed(db, common, key, entry, request, run)
      : await run();
  } finally {
    common.services.wake();
  }
}

async function runKeyed(
  db: Db,
  common: CommonCtx,
  key: string,
  entry: Endpoint,
  request: FastifyRequest,
  run: () => Promise<unknown>,
) {
  const userId = common.actor?.userId ?? '';
  const hash = requestHash(entry.method, request.url, request.body, null);
  const kept = await reserveKey(db, userId, key, hash, common.now);
  if (kept) return kept;
  const letGo = keepAlive(db, userId, key, common.services.clock);
  try {
    const result = await run();
    await saveReply(db, userId, key, result);
    return result;
  } catch (error) {
    await releaseKey(db, userId, key);
    throw error;
  } finally {
    letGo();
  }
}

function assertRole(entry: Endpoint, actor: Actor): void {
  const { who } = entry;
  if (who === 'hunter' && !actor.isHunter) throw forbidden();
  if (who === 'talent' && !actor.isTalent) throw forbidden();
  if (who === 'member' && !actor.isHunter && !actor.isTalent) throw forbidden();
}

/** Returns the reply with only the fields the contract names. */
function clean(entry: Endpoint, reply: unknown): unknown {
  return z.parse(entry.reply, reply);
}
