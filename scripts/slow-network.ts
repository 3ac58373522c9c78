/**
 * `npm run slow-network`: how long the front page, the hunter's dashboard and the first picture of a proof room take on slow 3G
 * (400 kbit/s both ways, 400 ms per request) with a processor four times slower, on a product started for it. Prints a table and fails above the targets. `--runs=5` is the
 * number of runs of each (the median counts), `--url=ADDRESS` uses a running product instead, `--write` puts
 * the table into docs/experience.md.
 */
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { browserEnvironment, findBrowser } from '../e2e/support/browser.ts';
import { slowDown, slowWorkers } from '../e2e/support/slow-network.ts';
import { PHONE } from './lib/experience/pace.ts';
import { keepVisitor, ROOM_OWNER, signIn } from './lib/experience/people.ts';
import { measuredOn, median, withProduct } from './lib/experience/product.ts';
import { tableOf, writeReport } from './lib/experience/report.ts';
import { runScript } from './lib/run-script.ts';

const PROCESSOR = 4;
/** The link or button in the first row of the dashboard, in the app or in the page shown before it has loaded. */
const ROW = 'ul li :is(a[href], button)';
const LARGEST_PAINT = `new Promise((resolve) => {
  const answer = (list) => resolve(list.getEntries().at(-1)?.startTime);
  new PerformanceObserver(answer).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/**
 * Runs in the page: finds the first frames with a title and a first row, anywhere (a tap must reach it, unless it lies below the
 * visible part; the phone's bar takes 64 pixels) and in the app.
 */
const WATCH = `
  window.dashboardSeen = new Promise((seen) => {
    let usable = 0;
    const link = (scope) => document.querySelector(scope + ' h1') && document.querySelector(scope + ' ${ROW}');
    const reached = (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2)) || top + height > innerHeight - 64;
    };
    const look = () => {
      const first = link('body');
      if (!usable && first && reached(first)) usable = performance.now();
      if (usable && link('#app')) seen({ usable, whole: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
`;

/** Also runs in the page: resolves at the first frame with a large picture. */
const PICTURE_SEEN = `new Promise((seen) => {
  const isThere = () => [...document.querySelectorAll('main img')].some((one) => one.complete && one.naturalWidth > 600);
  const look = () => (isThere() ? seen() : requestAnimationFrame(look));
  look();
})`;

type Figure = { name: string; aim: number | null; runs: number[] };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

await runScript(async () => {
  process.exitCode = await withProduct(values.url, measure);
});

async function measure(url: string): Promise<number> {
  const { executablePath, args, env } = await findBrowser();
  const hunter = await signIn(url, 'hunter');
  const landing: Figure = { name: 'front page, largest paint', aim: 1000, runs: [] };
  const cold: Figure = { name: "hunter's dashboard usable, nothing kept", aim: 4000, runs: [] };
  const whole: Figure = { name: '… the whole app there', aim: null, runs: [] };
  const warm: Figure = { name: "hunter's dashboard usable, opened before", aim: 1000, runs: [] };
  const wholeWarm: Figure = { name: '… the whole app there', aim: null, runs: [] };
  const room: Figure = { name: 'first picture of a proof room, from home', aim: 3000, runs: [] };
  for (let run = 0; run < Number(values.runs); run += 1) {
    const browser = await chromium.launch({ executablePath, args, env: browserEnvironment(env) });
    try {
      landing.runs.push(await largestPaint(browser, url));
      const context = await browser.newContext(PHONE);
      await context.addInitScript(keepVisitor, [hunter.token, hunter.side] as const);
      const first = await openDashboard(browser, context, url);
      cold.runs.push(first.usable);
      whole.runs.push(first.whole);
      await settle(context, url);
      const again = await openDashboard(browser, context, url);
      warm.runs.push(again.usable);
      wholeWarm.runs.push(again.whole);
      room.runs.push(await openRoom(browser, url));
    } finally {
      await browser.close();
    }
  }
  return report([landing, cold, whole, warm, wholeWarm, room]);
}

/** Returns the time of the last largest contentful paint, from the start of the page. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page, PROCESSOR);
  await page.goto(url, { waitUntil: 'load' });
  const time = (await page.evaluate(LARGEST_PAINT)) as number;
  await context.close();
  return time;
}

/** Opens the dashboard in a new tab; it is usable at the first frame where title and first row exist and a tap reaches the row. */
async function openDashboard(browser: Browser, context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await slowDown(page, PROCESSOR);
  const release = await slowWorkers(browser);
  await page.goto(`${url}/hunterDashboard`, { waitUntil: 'commit' });
  const found = (await page.evaluate('window.dashboardSeen')) as { usable: number; whole: number };
  await release();
  await page.close();
  return found;
}

/** Measures from the press on "Your turn" until the work itself is visible. */
async function openRoom(browser: Browser, url: string): Promise<number> {
  const { token, side } = await signIn(url, 'hunter', ROOM_OWNER);
  const context = await browser.newContext(PHONE);
  await context.addInitScript(keepVisitor, [token, side] as const);
  await settle(context, url, "Object.keys(localStorage).some((key) => key.startsWith('adire.forms.'))");
  const page = await context.newPage();
  await page.goto(`${url}/hunterDashboard`);
  const toRoom = page.locator('#app').getByRole('link', { name: /^Accept or ask for changes for / });
  await toRoom.first().waitFor();
  await slowDown(page, PROCESSOR);
  const release = await slowWorkers(browser);
  const begin = performance.now();
  await toRoom.first().tap();
  await page.evaluate(PICTURE_SEEN);
  const time = performance.now() - begin;
  await release();
  await context.close();
  return time;
}

/** An unhurried visit, after which the app has cached its files on the device and `more` is true. */
async function settle(context: BrowserContext, url: string, more = 'true'): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/hunterDashboard`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate("navigator.serviceWorker.ready.then(() => 'ready')");
  await page.evaluate(
    `new Promise((is) => { const look = () => (${more} ? is() : requestAnimationFrame(look)); look(); })`,
  );
  await page.close();
}

function report(figures: readonly Figure[]): number {
  const rows = figures.map(({ name, aim, runs }) => [
    name,
    seconds(median(runs)),
    `${seconds(Math.min(...runs))} to ${seconds(Math.max(...runs))}`,
    aim === null ? '' : seconds(aim),
  ]);
  const table = tableOf(['slow 3G, processor ÷ 4', 'middle', 'all runs', 'aim'], rows);
  const missed = figures.filter(({ aim, runs }) => aim !== null && median(runs) > aim);
  console.log(
    `${table}\n\n${missed.length === 0 ? 'All aims are met.' : `Missed: ${missed.map(({ name }) => name).join(', ')}.`}`,
  );
  if (values.write) writeReport('slow-network', `${table}\n\n${measuredOn()} ${values.runs} runs.`);
  return missed.length === 0 ? 0 : 1;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
