/** A page that is older than what the server has now: when a file of it is gone, it loads itself anew, once. */

const MARK = 'adire.renewed';

/** Listens for files that could not be loaded; once, at the start. */
export function followVersions(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) void renew().catch(() => undefined);
  });
}

/** Without a network, and for a version that was loaded for this reason already, the screen's own words have to do. */
async function renew(): Promise<void> {
  const newest = await newestVersion();
  if (!newest || newest === versionOf(document.documentElement.innerHTML)) return;
  if (sessionStorage.getItem(MARK) === newest) return;
  sessionStorage.setItem(MARK, newest);
  await updateWorker();
  location.reload();
}

async function newestVersion(): Promise<string | null> {
  const answer = await fetch('/index.html', { cache: 'no-store' });
  return answer.ok ? versionOf(await answer.text()) : null;
}

/** The name of the app's first file carries its sum. */
function versionOf(html: string): string | null {
  return /\/assets\/index-[\w-]+\.js/.exec(html)?.[0] ?? null;
}

/** Waits until the worker is of the newest version too: it gives the page that is loaded next. */
async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const coming = (await registration?.update())?.installing;
  if (!coming) return;
  await new Promise<void>((resolve) => {
    const look = () => (coming.state === 'activated' || coming.state === 'redundant') && resolve();
    coming.addEventListener('statechange', look);
    look();
  });
}
