/** The outbox: what is written, also without a network, is sent in its order, once, by one tab at a time, also after a reload. */
import { useSyncExternalStore } from 'react';
import { findParcel, keepParcel, listParcels, type Parcel, removeParcel } from '../outbox-store.ts';
import { ApiRefusal, isTemporary, messageOf } from '../refusals.ts';
import { getSession } from '../session.ts';

export type { Parcel } from '../outbox-store.ts';

/** What a carrier gets beside the parcel. */
type Tools<Content> = {
  /** Aborted when the person takes the parcel back. */
  signal: AbortSignal;
  /** Tells how much of the files is sent, from 0 to 1. */
  onPart: (part: number) => void;
  /** Keeps what was reached so far, such as files that are sent already. */
  save: (content: Content) => Promise<void>;
  /** Call right before the write itself: from here on it can not be taken back. */
  commit: () => Promise<void>;
};
/** Brings one parcel. Returns when the server has it and the screen shows it. */
export type Carrier<Content> = (parcel: Parcel<Content>, tools: Tools<Content>) => Promise<void>;

/** How the outbox is seen now. `parts`: of the parcels whose files are being sent, how much is. */
export type Outbox = { parcels: readonly Parcel[]; parts: ReadonlyMap<string, number> };

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

const carriers = new Map<string, Carrier<unknown>>();
const listeners = new Set<() => void>();
const channel = new BroadcastChannel('adire.outbox');
let view: Outbox = { parcels: [], parts: new Map() };
let going: { id: string; controller: AbortController; committed: boolean } | null = null;
let started = false;
let draining = false;
let again = false;
let pause = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let newest = 0;

/** Names who brings parcels of this kind. */
export function setCarrier<Content>(kind: string, carrier: Carrier<Content>): void {
  // The kind says what the content is: whoever names the carrier also posts under that kind.
  carriers.set(kind, carrier as Carrier<unknown>);
}

/** Sends what waits, and goes on whenever the network or the window comes back; later calls look again. */
export function startOutbox(): void {
  if (!started) follow();
  drainNow();
}

function follow(): void {
  started = true;
  channel.onmessage = () => void look();
  addEventListener('online', drainNow);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && drainNow());
}

/** Puts a write into the outbox and sends it as soon as that is possible. `id` is made once per intent. */
export async function post(write: Pick<Parcel, 'id' | 'kind' | 'to' | 'content'>): Promise<void> {
  const personId = getSession().person?.user.id;
  if (!personId) throw new Error('the outbox is for screens behind the guard');
  newest = Math.max(newest + 1, Date.now());
  await keepParcel({ ...write, personId, made: newest, tried: false, failure: null });
  await changed();
  drainNow();
}

/** Tries a refused parcel again; `content` where it has to change for that. */
export async function repost(id: string, content?: unknown): Promise<void> {
  const parcel = await findParcel(id);
  if (!parcel) return;
  await keepParcel({ ...parcel, content: content ?? parcel.content, failure: null });
  await changed();
  drainNow();
}

/** Takes a parcel back; false when it may have arrived already. */
export async function takeBack(id: string): Promise<boolean> {
  const parcel = await findParcel(id);
  if (!parcel || (parcel.tried && parcel.failure === null)) return false;
  if (going?.id === id && going.committed) return false;
  await removeParcel(id);
  if (going?.id === id) going.controller.abort();
  await changed();
  return true;
}

/** Sends what waits, now: the network is back. */
export function drainNow(): void {
  clearTimeout(timer);
  pause = FIRST_PAUSE_MS;
  void drain();
}

async function drain(): Promise<void> {
  if (draining) {
    again = true;
    return;
  }
  draining = true;
  try {
    do {
      again = false;
      await alone('adire.outbox', bringAll);
    } while (again);
  } finally {
    draining = false;
    await look();
  }
}

async function bringAll(): Promise<void> {
  for (;;) {
    const { token, person } = getSession();
    if (!token || !person) return;
    const waiting = await listParcels(person.user.id);
    const next = waiting.find(({ kind, failure }) => failure === null && carriers.has(kind));
    if (!next || !(await bring(next))) return;
  }
}

/** True when the next one may follow. */
async function bring(parcel: Parcel): Promise<boolean> {
  const carrier = carriers.get(parcel.kind);
  const mine = { id: parcel.id, controller: new AbortController(), committed: false };
  going = mine;
  try {
    await carrier?.(parcel, toolsFor(parcel, mine));
    await removeParcel(parcel.id);
    pause = FIRST_PAUSE_MS;
    return true;
  } catch (error) {
    return await afterFailure(parcel.id, error, mine.controller.signal);
  } finally {
    going = null;
    setPart(parcel.id, null);
    await changed();
  }
}

function toolsFor(parcel: Parcel, mine: { controller: AbortController; committed: boolean }): Tools<unknown> {
  const { signal } = mine.controller;
  const change = async (part: Partial<Parcel>) => {
    const kept = await findParcel(parcel.id);
    if (!kept) mine.controller.abort();
    signal.throwIfAborted();
    if (kept) await keepParcel({ ...kept, ...part });
  };
  return {
    signal,
    onPart: (part) => setPart(parcel.id, part),
    save: (content) => change({ content }),
    async commit() {
      mine.committed = true;
      await change({ tried: true });
    },
  };
}

async function afterFailure(id: string, error: unknown, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return true;
  if (error instanceof ApiRefusal && error.status === 401) return false;
  const wait = error instanceof ApiRefusal ? (error.retryAfter ?? 0) * 1000 : 0;
  // The same file may still be arriving from before the page was loaded again.
  const underWay = error instanceof ApiRefusal && error.code === 'key_in_flight';
  if ((isTemporary(error) || underWay) && wait <= LONGEST_PAUSE_MS) {
    timer = setTimeout(drain, Math.max(wait, pause));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    return false;
  }
  const parcel = await findParcel(id);
  if (parcel) await keepParcel({ ...parcel, failure: messageOf(error) });
  return true;
}

function setPart(id: string, part: number | null): void {
  const parts = new Map(view.parts);
  if (part === null) parts.delete(id);
  else parts.set(id, part);
  show({ ...view, parts });
}

/** Tells this tab and the others that something was put in, sent or taken back. */
async function changed(): Promise<void> {
  channel.postMessage('changed');
  await look();
}

async function look(): Promise<void> {
  const personId = getSession().person?.user.id;
  show({ ...view, parcels: personId ? await listParcels(personId) : [] });
}

function show(next: Outbox): void {
  view = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The outbox, for components: they follow every change of it. */
export function useOutbox(): Outbox {
  return useSyncExternalStore(subscribe, () => view);
}

// One tab at a time: the browser's lock, and a queue of this tab alone where it has none.
let last: Promise<unknown> = Promise.resolve();

/** Runs the task while no other tab runs one of this name. */
async function alone(name: string, task: () => Promise<void>): Promise<void> {
  if (navigator.locks) {
    await navigator.locks.request(name, task);
    return;
  }
  const mine = last.then(task, task);
  last = mine;
  await mine;
}
