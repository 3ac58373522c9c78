/** Opens a screen as a person who may see it, and waits until nothing on it moves any more. */
import { type Browser, type BrowserContextOptions, expect, type Page, type Request } from '@playwright/test';
import type { Market } from './cast.ts';
import type { Role, Screen } from './screen.ts';

const SETTLES_WITHIN_MS = 15_000;
/** Consecutive checks, two rendered frames apart, without activity before a screen counts as at rest. */
const CALM_LOOKS = 4;

export type Visitor = {
  page: Page;
  /** Loads the screen; returns how far the layout jumped meanwhile (cumulative layout shift). */
  visit(screen: Screen): Promise<number>;
  /** Follows a link to the screen, loading it only if the app does not run; does not prepare it. */
  walkTo(screen: Screen): Promise<void>;
  close(): Promise<void>;
};

/** Opens a browser window in which that person is signed in. */
export async function visitorOf(
  browser: Browser,
  market: Market,
  role: Role,
  options: BrowserContextOptions,
): Promise<Visitor> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  await context.addInitScript(keepSession, sessionOf(market, role));
  await context.addInitScript(watchShifts);
  await context.addInitScript(withoutStream);
  const page = await context.newPage();
  page.setDefaultTimeout(SETTLES_WITHIN_MS);
  const underWay = watchRequests(page);
  const settle = () => settled(page, underWay);
  return {
    page,
    visit: async (screen) => {
      await context.setOffline(false);
      const answer = await page.goto(addressOf(screen, market));
      // Nothing is fetched if only the part after # differs.
      if (answer) expect(answer.status(), screen.path).toBe(screen.name === 'not-found' ? 404 : 200);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settle();
      const shift = await page.evaluate<number>('globalThis.layoutShift');
      if (!screen.prepare) return shift;
      await screen.prepare(page);
      await settle();
      return shift;
    },
    walkTo: async (screen) => {
      const address = addressOf(screen, market);
      const running = await page.evaluate<boolean>(MARK_HEADINGS);
      if (screen.route === 'server' || !running) await page.goto(address);
      else await page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)})`);
      await expect.poll(() => page.evaluate<boolean>(hasArrived(address))).toBe(true);
      await settle();
    },
    close: () => context.close(),
  };
}

function addressOf({ name, path }: Screen, { places }: Market): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, place: string) => {
    const found = places[place];
    if (!found) throw new Error(`The screen ${name} needs a place ${place}, which the cast does not have.`);
    return found;
  });
}

function sessionOf({ members, console }: Market, role: Role): [key: string, value: string][] {
  if (role === 'nobody') return [];
  if (role === 'operator') return [['adire.operator', console ?? '']];
  const { token, side } = members[role];
  return [
    ['adire.token', token],
    ['adire.side', side],
  ];
}

/** Runs in the browser, before the app. */
function keepSession(entries: [key: string, value: string][]): void {
  for (const [key, value] of entries) globalThis.sessionStorage.setItem(key, value);
}

/** Blocks the live stream, with which the network is never idle. A Playwright route would disable the browser's cache. */
const withoutStream = `{
  const fetched = fetch;
  globalThis.fetch = (what, ...more) => what === '/api/live' ? new Promise(() => undefined) : fetched(what, ...more);
}`;

/** Source text, because these types have no DOM. */
const watchShifts = `
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Marks the headings of the screen that is being left; false where the app does not run. */
const MARK_HEADINGS = `(() => {
  for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
  return Boolean(document.querySelector('#app h1'));
})()`;

/** A redirect may lead back to the same screen, whose heading then stays marked. */
function hasArrived(address: string): string {
  return `document.querySelector('h1:not([data-left])') !== null ||
    location.pathname !== new URL(${JSON.stringify(address)}, location.href).pathname`;
}

function watchRequests(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (one) => underWay.add(one));
  page.on('requestfinished', (one) => underWay.delete(one));
  page.on('requestfailed', (one) => underWay.delete(one));
  page.on('framenavigated', () => underWay.clear());
  return underWay;
}

/** Evaluates, after two frames, to true when the app is rendered and no picture, font, skeleton or animation is pending. */
const LOOK = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(
  !document.getElementById('first-view') &&
  document.fonts.status === 'loaded' &&
  !document.querySelector('main .skeleton, main .animate-spin') &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
  document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity)
))))`;

async function settled(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  const deadline = Date.now() + SETTLES_WITHIN_MS;
  for (let calm = 0; calm < CALM_LOOKS; ) {
    const still = await page.evaluate<boolean>(LOOK);
    calm = still && underWay.size === 0 ? calm + 1 : 0;
    if (Date.now() > deadline) {
      const waiting = [...underWay].map((one) => one.url()).join(', ');
      throw new Error(`${page.url()} does not come to rest${waiting && `: ${waiting}`}`);
    }
  }
}
