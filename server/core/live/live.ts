/** The live stream of a person: changes, sent after the commit to every open screen on every process. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LiveEvent } from '#contract/core/live.ts';
import type { Database, Db, Write } from '../db/database.ts';
import type { LiveTiming } from '../http/connections.ts';
import type { Actor } from '../http/context.ts';
import { createMemory } from './live-memory.ts';
import { createStreams, type Stream } from './live-streams.ts';

const CHANNEL = 'adire_live';
/** Maximum bytes of a notification: PostgreSQL's limit is just under 8,000. */
const PAYLOAD_MAX = 7_900;
const PART_MAX = 7_800;

/** Messages between the processes. */
type LiveSignal =
  | { to: readonly string[]; event: LiveEvent }
  /** One of the person's sessions ended, or all (null). */
  | { ended: { userId: string; tokenHash: string | null } }
  /** A person has no stream left in one process. */
  | { gone: string }
  /** The person's sessions or account changed (sent by a database trigger). */
  | { account: string };

/** An event and the people whose open screens get it; nulls are ignored. */
export type SentLiveEvent = { to: readonly (string | null)[]; event: LiveEvent };

/** Sends an event to people when (and only if) the transaction commits. */
export function sendLiveEvent(tx: Db, to: SentLiveEvent['to'], event: LiveEvent): Promise<void> {
  return sendLiveEvents(tx, [{ to, event }]);
}

/** Sends several events, in order, with one statement. */
export async function sendLiveEvents(tx: Db, events: readonly SentLiveEvent[]): Promise<void> {
  const signals = events
    .map(({ to, event }) => ({ to: [...new Set(to.filter((id) => id !== null))], event }))
    .filter(({ to }) => to.length > 0);
  if (signals.length > 0) await send(tx, signals);
}

/** Ends the streams of a session, or of all the person's sessions, when the transaction that ends the sessions commits. */
export function endStreams(tx: Write, userId: string, tokenHash: string | null = null): Promise<void> {
  return send(tx, [{ ended: { userId, tokenHash } }]);
}

async function send(tx: Db, signals: readonly LiveSignal[]): Promise<void> {
  const parts = signals.flatMap((signal) => partsOf(JSON.stringify(signal)));
  await sql`
    select pg_notify(${CHANNEL}, part)
    from unnest(${parts}::text[]) with ordinality as parts (part, place)
    order by place
  `.execute(tx);
}

/** Splits a text that is too long for one payload into parts: `#id.place.count.base64`. */
function partsOf(text: string): string[] {
  if (Buffer.byteLength(text) <= PAYLOAD_MAX) return [text];
  const whole = Buffer.from(text).toString('base64');
  const id = randomUUID();
  const count = Math.ceil(whole.length / PART_MAX);
  return Array.from(
    { length: count },
    (_, i) => `#${id}.${i}.${count}.${whole.slice(i * PART_MAX, (i + 1) * PART_MAX)}`,
  );
}

/** Reassembles parts, which arrive in order. The function returns the text once it is complete, else null. */
function createAssembly() {
  const open = new Map<string, string>();
  return (payload: string): string | null => {
    if (!payload.startsWith('#')) return payload;
    const [id = '', place, count, part = ''] = payload.slice(1).split('.');
    const text = `${place === '0' ? '' : (open.get(id) ?? '')}${part}`;
    if (Number(place) + 1 < Number(count)) {
      open.set(id, text);
      return null;
    }
    open.delete(id);
    return Buffer.from(text, 'base64').toString();
  };
}

export type LiveParts = {
  database: Database;
  timing: LiveTiming;
  report(error: unknown): void;
  /** Returns the token hashes of sessions that are still valid, and keeps their owners online. */
  stillOpen(sessions: readonly Pick<Actor, 'userId' | 'tokenHash'>[]): Promise<Set<string>>;
  /** Called when the person's first stream opens (`here`), and some time after their last one closed. */
  presenceChanged(userId: string, here: boolean): Promise<void>;
  /** Called when the person's sessions, name, address or roles changed; null: anyone's may have, because signals were missed. */
  accountChanged(userId: string | null): void;
};

export type Live = Awaited<ReturnType<typeof startLive>>;

/** Starts listening. `close` ends every stream. */
export async function startLive({
  database,
  timing,
  report,
  stillOpen,
  presenceChanged,
  accountChanged,
}: LiveParts) {
  const memory = createMemory();
  const streams = createStreams(memory.cursor);
  const leaving = new Map<string, NodeJS.Timeout>();
  let assemble = createAssembly();
  let closed = false;

  function heard(payload: string): void {
    const text = assemble(payload);
    if (text === null) return;
    const signal = JSON.parse(text) as LiveSignal;
    if ('event' in signal) {
      memory.keep(signal.to, signal.event, text.length);
      streams.write(signal.to, signal.event);
    } else if ('ended' in signal) streams.end(signal.ended.userId, signal.ended.tokenHash);
    else if ('account' in signal) accountChanged(signal.account);
    else if (streams.has(signal.gone)) presenceChanged(signal.gone, true).catch(report);
  }

  async function recheck(): Promise<void> {
    const open = streams.sessions();
    if (open.length === 0) return;
    const good = await stillOpen(open);
    for (const { userId, tokenHash } of open) if (!good.has(tokenHash)) streams.end(userId, tokenHash);
  }

  function came(userId: string): void {
    const waiting = leaving.get(userId);
    clearTimeout(waiting);
    leaving.delete(userId);
    if (!waiting) presenceChanged(userId, true).catch(report);
  }

  async function went(userId: string): Promise<void> {
    leaving.delete(userId);
    await presenceChanged(userId, false);
    await send(database.db, [{ gone: userId }]);
  }

  function missed(): void {
    assemble = createAssembly();
    accountChanged(null);
    memory.forget();
    streams.greetAll();
  }

  const listening = await database.listen(CHANNEL, { hear: heard, missed });
  const timers = [
    setInterval(() => streams.beat(), timing.beatMs),
    setInterval(() => void recheck().catch(report), timing.recheckMs),
  ];
  for (const timer of timers) timer.unref();

  return {
    /** Returns a cursor for answers read from now on: `open` sends the events after it. */
    cursor: memory.cursor,
    /** Resolves once every signal committed before the call was heard; rejects while none can arrive. */
    caughtUp: listening.caughtUp,
    /** Takes over a response whose headers were sent; `after` is the cursor up to which the client is up to date. */
    open(stream: Stream, after = ''): void {
      if (closed) return void stream.response.end();
      stream.response.once('close', () => {
        if (!streams.remove(stream) || closed) return;
        const timer = setTimeout(() => void went(stream.userId).catch(report), timing.goneMs);
        leaving.set(stream.userId, timer.unref());
      });
      if (streams.add(stream, memory.since(after, stream.userId))) came(stream.userId);
    },
    /** Checks all sessions now. */
    recheck,
    count: () => streams.sessions().length,
    async close(): Promise<void> {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      for (const timer of leaving.values()) clearTimeout(timer);
      streams.closeAll();
      await listening.stop();
    },
  };
}
