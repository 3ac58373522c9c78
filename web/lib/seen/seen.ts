/** The person's last seen screens: stored on this device as answers arrive, and restored when the server is out of reach. */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { DAY_MS } from '#contract/core/days.ts';
import { openLocalStore } from '../local-store.ts';
import { fetchedAt, noteFetched } from '../offline/as-of.ts';
import { forgetSeen, markSeen, SEEN_DATABASE, seenOwnerId } from '../offline/seen-mark.ts';
import {
  getSession,
  isForgotten,
  type Person,
  type Side,
  showLastSeenPerson,
  subscribeSession,
} from '../session.ts';
import { type KeptAnswer, overflow, SEEN_NAMES } from './kept-answers.ts';

/** As long as a session lasts without a visit. */
const OLDEST_MS = 7 * DAY_MS;
const MOST_BYTES_OF_ONE = 300_000;
const PAUSE_MS = 400;

type Answer = KeptAnswer & { personId: string; key: QueryKey; data: unknown };
type Known = { person: Person; side: Side };

/** The entry with this id is not an API answer but the person who was signed in. */
const PERSON = 'person';

const store = openLocalStore<Answer>(SEEN_DATABASE, 'answers');
const changed = new Map<string, { query: Query; personId: string }>();
let timer: ReturnType<typeof setTimeout> | undefined;
let following = false;
let opened = false;

/** Stores what is fetched from now on, for the person signed in; call once per page. */
export function storeSeenAnswers(client: QueryClient): void {
  if (following) return;
  following = true;
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (SEEN_NAMES.has(String(event.query.queryKey[0]))) note(event.query);
  });
  for (const query of client.getQueryCache().getAll())
    if (query.state.data !== undefined && SEEN_NAMES.has(String(query.queryKey[0]))) note(query);
  subscribeSession(() => void keepPerson().catch(() => undefined));
  addEventListener('pagehide', () => void flush());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void flush());
  void keepPerson().catch(() => undefined);
}

/**
 * Restores the person's stored answers unless newer ones are cached. Without a session, the stored person is shown until the server
 * can be reached. False when nothing is stored.
 */
export async function restoreSeenAnswers(client: QueryClient): Promise<boolean> {
  const all = await store.all();
  const mine = all.filter(({ personId, at }) => personId === seenOwnerId() && at > Date.now() - OLDEST_MS);
  const known = mine.find(({ id }) => id === PERSON)?.data as Known | undefined;
  const { token, person } = getSession();
  if (!known || (person && person.user.id !== known.person.user.id)) return false;
  if (!token && !person) showLastSeenPerson(known.person, known.side);
  if (opened) return true;
  opened = true;
  for (const { id, key, data, at } of mine) if (id !== PERSON) putBack(client, id, key, data, at);
  return true;
}

function putBack(client: QueryClient, hash: string, key: QueryKey, data: unknown, at: number): void {
  if ((client.getQueryState(key)?.dataUpdatedAt ?? 0) >= at) return;
  noteFetched(hash, at);
  client.setQueryData(key, data, { updatedAt: at });
}

/** Notes the owner now: by the time the answer is written another person may be signed in. */
function note(query: Query): void {
  const personId = storablePersonId();
  if (!personId) return;
  changed.set(query.queryHash, { query, personId });
  timer ??= setTimeout(() => void flush(), PAUSE_MS);
}

/** The person whose answers are stored; null while last seen screens are shown and after logout. */
function storablePersonId(): string | null {
  const { token, person } = getSession();
  return token && person && !isForgotten() ? person.user.id : null;
}

async function keepPerson(): Promise<void> {
  const personId = storablePersonId();
  if (!personId) return;
  const before = seenOwnerId();
  if (before !== null && before !== personId) await forgetSeen();
  markSeen(personId);
  const { person, side } = getSession();
  await store.put({ id: PERSON, personId, key: [], data: { person, side }, at: Date.now(), bytes: 0 });
}

async function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const waiting = [...changed.values()];
  changed.clear();
  try {
    for (const { query, personId } of waiting) await keepAnswer(query, personId);
    for (const id of overflow(await store.all())) await store.remove(id);
  } catch {
    // The browser has no space: what was stored before stays as it is.
  }
}

async function keepAnswer({ queryHash, queryKey, state }: Query, personId: string): Promise<void> {
  if (personId !== storablePersonId() || personId !== seenOwnerId() || state.data === undefined) return;
  const data = firstPages(state.data);
  const bytes = JSON.stringify(data).length;
  if (bytes > MOST_BYTES_OF_ONE) return;
  const at = fetchedAt(queryHash) ?? state.dataUpdatedAt;
  await store.put({ id: queryHash, personId, key: queryKey, data, at, bytes });
}

/** Only the first pages of a long list are stored. */
function firstPages(data: unknown): unknown {
  const { pages, pageParams } = data as { pages?: unknown; pageParams?: unknown };
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  return { pages: pages.slice(0, 2), pageParams: pageParams.slice(0, 2) };
}
