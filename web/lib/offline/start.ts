/** What the first page needs to work offline; the rest loads when needed. */
import type { QueryClient } from '@tanstack/react-query';
import * as paths from '#contract/site/paths.ts';
import { followInstall } from '../install.ts';
import { later } from '../later.ts';
import { isSlow } from '../lite.ts';
import { followNetwork, isOnline, reachesServer, subscribeOnline } from '../online.ts';
import { pageSettled, pause } from '../pause.ts';
import { endSession, getSession, isShowingLastSeen, subscribeSession } from '../session.ts';
import { followFetches } from './as-of.ts';
import { forgetSeen, seenOwnerId } from './seen-mark.ts';

/** Milliseconds to wait for the server before cached answers are shown in the meantime. */
const PATIENCE_MS = 1500;

/** Milliseconds that the first frame waits on a slow connection: after a new version the code may have to come over it. */
const FIRST_PATIENCE_MS = 400;

const SEEN = later(() => import('../seen/seen.ts'));
const WORKER = later(() => import('../seen/follow-worker.ts'));

type Beginning = {
  client: QueryClient;
  /** Leaves the screens of a person who is no longer signed in. */
  toLogin: () => void;
  /** Prefetches what the person may start offline; called on every change of the session. */
  ahead: () => void;
};

/** Call once, before anything is rendered. */
export function startOffline({ client, toLogin, ahead }: Beginning): void {
  followNetwork();
  followVersions();
  followInstall();
  followFetches(client);
  followPerson(client);
  subscribeOnline(() => {
    if (!isOnline()) return void open(client);
    if (!isShowingLastSeen()) return;
    endSession();
    toLogin();
  });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void followWorker(ahead);
}

/** Waits for cached answers when offline or slow; on a good connection the server is as fast. */
export async function openOffline(client: QueryClient): Promise<void> {
  if (seenOwnerId() === null) return;
  if (!isOnline()) return void (await open(client));
  if (isSlow()) return Promise.race([open(client).then(() => undefined), pause(FIRST_PATIENCE_MS)]);
  setTimeout(() => client.isFetching() > 0 && void open(client), PATIENCE_MS);
}

/** True when the server is out of reach and a person's last seen screens are stored, so that they may be viewed. */
export async function showLastSeenOffline(client: QueryClient): Promise<boolean> {
  return seenOwnerId() !== null && !(await reachesServer()) && (await open(client));
}

async function open(client: QueryClient): Promise<boolean> {
  if (seenOwnerId() === null) return false;
  try {
    return await (await SEEN.fetch()).restoreSeenAnswers(client);
  } catch {
    return false;
  }
}

/** Stores what the person sees and deletes it with the session, so that the next person never sees it. */
function followPerson(client: QueryClient): void {
  let before: { token: string | null; personId?: string | undefined } = { token: null };
  const look = () => {
    const { token, person } = getSession();
    const personId = person?.user.id ?? before.personId;
    if (personId !== before.personId && before.personId) client.clear();
    if (token && person && before.token !== token) void keep(client);
    if (before.token && !token) void forgetSeen();
    before = { token: person ? token : before.token && token, personId };
  };
  subscribeSession(look);
  look();
}

async function keep(client: QueryClient): Promise<void> {
  try {
    (await SEEN.fetch()).storeSeenAnswers(client);
  } catch {
    // The code is out of reach now: the next page load stores what is seen there.
  }
}

async function followWorker(ahead: Beginning['ahead']): Promise<void> {
  await pageSettled();
  try {
    await (await WORKER.fetch()).followWorker(ahead);
  } catch {
    // Out of reach, or not allowed in this browser: the next page load tries again.
  }
}

// When a file of an outdated page is gone from the server, the page reloads itself, once.
const STORAGE_KEY = 'adire.renewed';

/** Listens for files that could not be loaded; once, at the start. */
function followVersions(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) void renew().catch(() => undefined);
  });
}

/** Offline, or after a reload for the same version, the screen's own error message has to do. */
async function renew(): Promise<void> {
  const newest = await newestVersion();
  if (!newest || newest === versionOf(document.documentElement.innerHTML)) return;
  if (sessionStorage.getItem(STORAGE_KEY) === newest) return;
  await updateWorker();
  const next = await globalThis.caches?.match(paths.start);
  if (next && versionOf(await next.text()) !== newest) return;
  sessionStorage.setItem(STORAGE_KEY, newest);
  location.reload();
}

async function newestVersion(): Promise<string | null> {
  const answer = await fetch('/index.html', { cache: 'no-store' });
  return answer.ok ? versionOf(await answer.text()) : null;
}

/** The path of the app's first file, whose name contains its hash; null when the page has none. */
export function versionOf(html: string): string | null {
  return /\/assets\/index-[\w-]+\.js/.exec(html)?.[0] ?? null;
}

/** Waits until the newest worker is active, as it serves the next page, or until it has failed to start. */
async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  await registration?.update();
  // It may already be past installing.
  const coming = registration?.installing ?? registration?.waiting ?? registration?.active;
  if (!coming) return;
  await new Promise<void>((resolve) => {
    const look = () => (coming.state === 'activated' || coming.state === 'redundant') && resolve();
    coming.addEventListener('statechange', look);
    look();
  });
}
