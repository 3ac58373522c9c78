/**
 * `npm run data-cost`: the mobile data a newcomer uses from the front page to the first application, in a browser with an empty
 * cache, on a product started for it: landing, sign-up, profile, job search, five jobs read, one application. Prints bytes and naira for each
 * step and fails above the target. `--url=ADDRESS` uses a running product instead, `--write` puts the table into
 * docs/experience.md.
 */
import { parseArgs } from 'node:util';
import { chromium, expect, type Page } from '@playwright/test';
import { dataPrice } from '#contract/core/data-price.ts';
import { browserEnvironment, findBrowser } from '../e2e/support/browser.ts';
import { type Data, startMeter } from '../e2e/support/data-meter.ts';
import { goToApplication } from '../e2e/support/order-steps.ts';
import { fillProfile, logIn, signUp } from '../e2e/support/way-in.ts';
import { PHONE } from './lib/experience/pace.ts';
import { measuredOn, withProduct } from './lib/experience/product.ts';
import { tableOf, writeReport } from './lib/experience/report.ts';
import { runScript } from './lib/run-script.ts';

const AIM = 436_000;
const JOBS_READ = 5;

const { values } = parseArgs({
  options: { url: { type: 'string' }, write: { type: 'boolean', default: false } },
});

type Step = { name: string } & Data;
type Walk = (page: Page) => Promise<unknown>;

/** The journey of a newcomer who becomes a talent, in a phone's browser. */
const JOURNEY: [name: string, walk: Walk][] = [
  ['front page, read to its end', readLanding],
  ['sign-up', signUp],
  ['login', logInAgain],
  ['profile', (page) => fillProfile(page, /^Creative talent/)],
  ['the open jobs', listJobs],
  ['search by a skill', searchJobs],
  [`${JOBS_READ} jobs read`, readJobs],
  ['applied for one', apply],
];
/** What someone who hires would do instead; listed next to the total. */
const BESIDE: [name: string, walk: Walk] = ['besides: a search for gigs, with pictures', searchGigs];

await runScript(async () => {
  process.exitCode = await withProduct(values.url, measure);
});

async function measure(url: string): Promise<number> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: browserEnvironment(env) });
  try {
    const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'en-NG' });
    const page = await context.newPage();
    const meter = await startMeter(browser, page);
    const steps: Step[] = [];
    for (const [name, walk] of [...JOURNEY, BESIDE]) {
      await walk(page);
      await meter.quiet();
      steps.push({ name, ...meter.take() });
    }
    return report(steps);
  } finally {
    await browser.close();
  }
}

async function readLanding(page: Page): Promise<void> {
  await page.goto('/');
  // Pictures further down load when they come near.
  for (let screen = 0; screen < 12; screen += 1) await page.mouse.wheel(0, 700);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

async function logInAgain(page: Page): Promise<void> {
  await logIn(page, await page.getByLabel('Email').inputValue());
  await expect(page.getByLabel('First name')).toBeVisible();
}

async function searchGigs(page: Page): Promise<void> {
  await page.goto('/gigSearchResult');
  await page.getByRole('main').locator('a[href*="/gigDetails/"]').first().waitFor();
}

async function listJobs(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
  await cards(page).first().waitFor();
}

async function searchJobs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('Skill').selectOption({ index: 1 });
  await filters.getByRole('button', { name: 'Show jobs' }).click();
  await expect(page).toHaveURL(/skill=/);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await cards(page).first().waitFor();
}

function cards(page: Page) {
  return page.getByRole('main').locator('a[href*="/jobrequest/job/"]');
}

async function readJobs(page: Page): Promise<void> {
  for (let index = 0; index < JOBS_READ; index += 1) {
    await cards(page)
      .nth(index % (await cards(page).count()))
      .click();
    await expect(page).toHaveURL(/\/jobrequest\/job\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await cards(page).first().waitFor();
  }
}

async function apply(page: Page): Promise<void> {
  await cards(page).first().click();
  await goToApplication(page);
  await page.getByLabel('Your pitch').fill('I begin with twenty small marks.');
  await page.getByLabel(/^Yes, I accept/).check();
  await page.getByRole('button', { name: 'Apply for this job' }).click();
  await expect(page.getByRole('heading', { name: 'Offer Sent!' })).toBeVisible();
}

function report(all: readonly Step[]): number {
  const steps = all.slice(0, JOURNEY.length);
  const sum = (figure: keyof Data) => steps.reduce((before, step) => before + step[figure], 0);
  const total: Step = {
    name: '**all of it**',
    received: sum('received'),
    sent: sum('sent'),
    requests: sum('requests'),
  };
  const head = ['step', 'received', 'sent', 'together', 'naira', 'requests'];
  const table = tableOf(head, [...steps, total, ...all.slice(JOURNEY.length)].map(lineOf));
  const met = total.received + total.sent <= AIM;
  console.log(
    `${table}\n\n${met ? 'The aim is met' : 'The aim is missed'}: at most ${kilobytes(AIM)} together.`,
  );
  if (values.write) writeReport('data-cost', `${table}\n\n${measuredOn()}`);
  return met ? 0 : 1;
}

function lineOf({ name, received, sent, requests }: Step): string[] {
  const all = received + sent;
  return [name, kilobytes(received), kilobytes(sent), kilobytes(all), naira(all), String(requests)];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function naira(bytes: number): string {
  return `N${dataPrice(bytes).toFixed(3)}`;
}
