/** What the first page needs to go on without a network; the rest comes when it is wanted. */
import type { QueryClient } from '@tanstack/react-query';
import * as paths from '#contract/site/paths.ts';
import { followInstall } from '../install.ts';
import { later } from '../later.ts';
import { isSlow } from '../lite.ts';
import { followNetwork, isOnline, reaches, subscribeOnline } from '../online.ts';
import { pause, settled } from '../pause.ts';
import { endSession, getSession, isStandIn, subscribeSession } from '../session.ts';
import { followFetches } from './as-of.ts';
import { forgetSeen, seenBy } from './seen-mark.ts';

/** How long the server may take to answer before kept answers are shown meanwhile. */
const PATIENCE_MS = 1500;

/** How long the first frame of a slow connection waits for it: after a new version its code may have to come from there. */
const FIRST_PATIENCE_MS = 400;

const SEEN = later(() => import('../seen/seen.ts'));
const WORKER = later(() => import('../seen/follow-worker.ts'));

type Beginning = {
  client: QueryClient;
  /** Leaves the screens of somebody who is not signed in any more. */
  toLogin: () => void;
  /** Fetches what the person may begin without a network; asked with every change of the session. */
  ahead: () => void;
};

/** Once, before anything is drawn. */
export function startOffline({ client, toLogin, ahead }: Beginning): void {
  followNetwork();
  followVersions();
  followInstall();
  followFetches(client);
  followPerson(client);
  subscribeOnline(() => {
    if (!isOnline()) return void open(client);
    if (!isStandIn()) return;
    endSession();
    toLogin();
  });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void followWorker(ahead);
}

/** Waits for what is kept where the network is gone or slow; on a good one the server's answers are there as soon. */
export async function openOffline(client: QueryClient): Promise<void> {
  if (seenBy() === null) return;
  if (!isOnline()) return void (await open(client));
  if (isSlow()) return Promise.race([open(client).then(() => undefined), pause(FIRST_PATIENCE_MS)]);
  setTimeout(() => client.isFetching() > 0 && void open(client), PATIENCE_MS);
}

/** True where the server cannot be asked and somebody's last seen screens are kept: they may be looked at. */
export async function standInOffline(client: QueryClient): Promise<boolean> {
  return seenBy() !== null && !(await reaches()) && (await open(client));
}

async function open(client: QueryClient): Promise<boolean> {
  if (seenBy() === null) return false;
  try {
    return await (await SEEN.fetch()).openSeen(client);
  } catch {
    return false;
  }
}

/** Keeps what the person sees, and forgets it with the session; nobody sees what somebody else left. */
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
    (await SEEN.fetch()).keepSeen(client);
  } catch {
    // Out of reach now: the next page keeps what is seen there.
  }
}

async function followWorker(ahead: Beginning['ahead']): Promise<void> {
  await settled();
  try {
    await (await WORKER.fetch()).followWorker(ahead);
  } catch {
    // Out of reach now, or not allowed here: the next page tries again.
  }
}

// A page that is older than what the server has now: when a file of it is gone, it reloads itself, once.
const STORAGE_KEY = 'adire.renewed';

/** Listens for files that could not be loaded; once, at the start. */
function followVersions(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) void renew().catch(() => undefined);
  });
}

/** Without a network, and for a version that was loaded for this reason already, the screen's own words have to do. */
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

/** The name of the app's first file contains its hash. */
export function versionOf(html: string): string | null {
  return /\/assets\/index-[\w-]+\.js/.exec(html)?.[0] ?? null;
}

/** Waits until the worker is of the newest version too: it gives the page that is loaded next. Or until that one could not start. */
async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  await registration?.update();
  // It may be past its beginning already.
  const coming = registration?.installing ?? registration?.waiting ?? registration?.active;
  if (!coming) return;
  await new Promise<void>((resolve) => {
    const look = () => (coming.state === 'activated' || coming.state === 'redundant') && resolve();
    coming.addEventListener('statechange', look);
    look();
  });
}
