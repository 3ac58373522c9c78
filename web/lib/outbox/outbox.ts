/** The outbox: writes made online or offline are sent in order, once, by one tab at a time, and survive a reload. */
import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';
import {
  findQueuedWrite,
  listQueuedWrites,
  type QueuedWrite,
  removeQueuedWrite,
  saveQueuedWrite,
} from '../outbox-store.ts';
import { ApiRefusal, isTemporary, messageOf } from '../refusals.ts';
import { getSession } from '../session.ts';

export type { QueuedWrite } from '../outbox-store.ts';

/** What a sender gets besides the write. */
type Tools<Content> = {
  /** Aborted when the person takes the write back. */
  signal: AbortSignal;
  /** Reports how much of the files is sent, from 0 to 1. */
  onPart: (part: number) => void;
  /** Saves intermediate progress, such as files that are already sent. */
  save: (content: Content) => Promise<void>;
  /** Call right before the write itself: from here on it cannot be taken back. */
  commit: () => Promise<void>;
};
/** Sends one write. Returns when the server has it and the screen shows it. */
export type WriteSender<Content> = (write: QueuedWrite<Content>, tools: Tools<Content>) => Promise<void>;

/** `parts`: for each write being sent, the share of its files sent so far. */
export type Outbox = { writes: readonly QueuedWrite[]; parts: ReadonlyMap<string, number> };

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

const senders = new Map<string, WriteSender<unknown>>();
const { listen, notify } = createListeners();
const channel = new BroadcastChannel('adire.outbox');
let view: Outbox = { writes: [], parts: new Map() };
let going: { id: string; controller: AbortController; committed: boolean } | null = null;
let started = false;
let draining = false;
let again = false;
let pause = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let newest = 0;

/** Registers the sender of writes of this kind. */
export function setSender<Content>(kind: string, sender: WriteSender<Content>): void {
  // The cast is safe: whoever registers the sender of a kind also posts under that kind.
  senders.set(kind, sender as WriteSender<unknown>);
}

/** Sends queued writes now, and again whenever the network or the window comes back; later calls only retry. */
export function startOutbox(): void {
  if (!started) follow();
  drainNow();
}

function follow(): void {
  started = true;
  channel.onmessage = () => void updateView();
  addEventListener('online', drainNow);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && drainNow());
}

/** Queues a write and sends it as soon as possible. `id` is generated once per intent. */
export async function queueWrite(write: Pick<QueuedWrite, 'id' | 'kind' | 'to' | 'content'>): Promise<void> {
  const personId = getSession().person?.user.id;
  if (!personId) throw new Error('the outbox is for screens behind the guard');
  newest = Math.max(newest + 1, Date.now());
  await saveQueuedWrite({ ...write, personId, made: newest, tried: false, failure: null });
  await changed();
  drainNow();
}

/** Retries a refused write, with new `content` if it has to change for that. */
export async function retryWrite(id: string, content?: unknown): Promise<void> {
  const write = await findQueuedWrite(id);
  if (!write) return;
  await saveQueuedWrite({ ...write, content: content ?? write.content, failure: null, failureCodes: [] });
  await changed();
  drainNow();
}

/** Takes a write back; false when it may have arrived already. */
export async function cancelWrite(id: string): Promise<boolean> {
  const write = await findQueuedWrite(id);
  if (!write || (write.tried && write.failure === null)) return false;
  if (going?.id === id && going.committed) return false;
  await removeQueuedWrite(id);
  if (going?.id === id) going.controller.abort();
  await changed();
  return true;
}

/** Sends queued writes now that the network is back. */
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
      await alone('adire.outbox', sendAll);
    } while (again);
  } finally {
    draining = false;
    await updateView();
  }
}

async function sendAll(): Promise<void> {
  for (;;) {
    const { token, person } = getSession();
    if (!token || !person) return;
    const waiting = await listQueuedWrites(person.user.id);
    const next = waiting.find(({ kind, failure }) => failure === null && senders.has(kind));
    if (!next || !(await sendOne(next))) return;
  }
}

/** True when the next write may be sent. */
async function sendOne(write: QueuedWrite): Promise<boolean> {
  const sender = senders.get(write.kind);
  const mine = { id: write.id, controller: new AbortController(), committed: false };
  going = mine;
  try {
    await sender?.(write, toolsFor(write, mine));
    await removeQueuedWrite(write.id);
    pause = FIRST_PAUSE_MS;
    return true;
  } catch (error) {
    return await afterFailure(write.id, error, mine.controller.signal);
  } finally {
    going = null;
    setPart(write.id, null);
    await changed();
  }
}

function toolsFor(
  write: QueuedWrite,
  mine: { controller: AbortController; committed: boolean },
): Tools<unknown> {
  const { signal } = mine.controller;
  const change = async (part: Partial<QueuedWrite>) => {
    const kept = await findQueuedWrite(write.id);
    if (!kept) mine.controller.abort();
    signal.throwIfAborted();
    if (kept) await saveQueuedWrite({ ...kept, ...part });
  };
  return {
    signal,
    onPart: (part) => setPart(write.id, part),
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
  const write = await findQueuedWrite(id);
  const refusal = error instanceof ApiRefusal ? error : null;
  const failure = refusal?.firstMessage() ?? messageOf(error);
  if (write) await saveQueuedWrite({ ...write, failure, failureCodes: refusal?.fieldCodes ?? [] });
  return true;
}

function setPart(id: string, part: number | null): void {
  const parts = new Map(view.parts);
  if (part === null) parts.delete(id);
  else parts.set(id, part);
  show({ ...view, parts });
}

/** Notifies this tab and the others that a write was added, sent or taken back. */
async function changed(): Promise<void> {
  channel.postMessage('changed');
  await updateView();
}

async function updateView(): Promise<void> {
  const personId = getSession().person?.user.id;
  show({ ...view, writes: personId ? await listQueuedWrites(personId) : [] });
}

function show(next: Outbox): void {
  view = next;
  notify();
}

/** The outbox, for components, which re-render on every change. */
export function useOutbox(): Outbox {
  return useSyncExternalStore(listen, () => view);
}

// One tab at a time: by the browser's lock, or without locks by a queue within this tab.
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
