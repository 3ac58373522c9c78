/**
 * `npm run buying-time`: how long a newcomer who knows what they want needs from the front page to a paid package, on a phone at
 * a person's pace, including sign-up and profile; on a product started for it. The talent accepts as soon as the order arrives.
 * Prints the seconds of each step and fails above the target. `--url=ADDRESS` uses a running product instead, `--write` puts
 * the table into docs/experience.md.
 */
import { parseArgs } from 'node:util';
import { expect, type Locator, type Page, request } from '@playwright/test';
import { call, knownMember, PASSWORD, unique } from '../e2e/support/people.ts';
import { GOOD_CARD } from '../e2e/support/simulator.ts';
import { LOOK_MS, look, onPhone, tap, type } from './lib/experience/pace.ts';
import { measuredOn, withProduct } from './lib/experience/product.ts';
import { tableOf, writeReport } from './lib/experience/report.ts';
import { runScript } from './lib/run-script.ts';

/** Target for the whole walk, in seconds. */
const AIM_S = 90;
const TALENT = 'tunde@talent.example';
const WANTED = 'explainer film';
const NOTE = 'A film of 30 seconds for my soap stall.';

const { values } = parseArgs({
  options: { url: { type: 'string' }, write: { type: 'boolean', default: false } },
});

type Step = [name: string, walk: (page: Page, url: string) => Promise<unknown>];

const WALK: Step[] = [
  ['front page to the gig', findGig],
  ['package chosen', choosePackage],
  ['account', createAccount],
  ['login', logIn],
  ['profile', fillProfile],
  ['order sent', sendOrder],
  ['accepted and paid', pay],
];

await runScript(async () => {
  process.exitCode = await withProduct(values.url, measure);
});

async function measure(url: string): Promise<number> {
  const seconds: number[] = [];
  await onPhone(url, async (page) => {
    for (const [, walk] of WALK) {
      const begin = performance.now();
      await walk(page, url);
      seconds.push((performance.now() - begin) / 1000);
    }
  });
  return report(seconds);
}

async function findGig(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForTimeout(LOOK_MS);
  await type(page.getByRole('searchbox'), WANTED);
  await page.keyboard.press('Enter');
  await look(page, `Gigs for “${WANTED}”`);
  await tap(page.getByRole('main').locator('a[href*="/gigDetails/"]').first());
  await page.getByRole('link', { name: /^Order · N/ }).waitFor();
  await page.waitForTimeout(LOOK_MS);
}

async function choosePackage(page: Page): Promise<void> {
  await tap(page.getByRole('link', { name: /^Order · N/ }));
  await look(page, 'Create your account');
}

async function createAccount(page: Page): Promise<void> {
  await type(page.getByLabel('Username'), 'Amaka Obi');
  await type(page.getByLabel('Email'), `amaka.${unique()}@people.example`);
  await type(page.getByLabel('Password', { exact: true }), PASSWORD);
  await type(page.getByLabel('Confirm password', { exact: true }), PASSWORD);
  await tap(page.getByRole('button', { name: 'Create account' }));
  await look(page, 'Log in');
}

/** The phone has saved the password and fills the field with one tap. */
async function logIn(page: Page): Promise<void> {
  await tap(page.getByLabel('Password', { exact: true }));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tap(page.getByRole('button', { name: 'Log in' }));
  await look(page, 'Set up your profile');
}

async function fillProfile(page: Page): Promise<void> {
  await tap(page.getByRole('radio', { name: 'Female' }));
  await type(page.getByLabel('Phone number'), '08031234567');
  await tap(page.getByRole('button', { name: 'Next' }));
  await page.waitForTimeout(LOOK_MS);
  await type(page.getByLabel('Country'), 'Nigeria');
  await choose(page.getByLabel('State'), 'Lagos');
  await tap(page.getByRole('button', { name: 'Save profile' }));
}

/** Opens a phone's list of choices and picks one. */
async function choose(field: Locator, name: string): Promise<void> {
  await tap(field);
  await field.page().waitForTimeout(LOOK_MS);
  await field.selectOption(name);
}

async function sendOrder(page: Page): Promise<void> {
  await look(page, /^Order from /);
  await type(page.getByLabel('What should Tunde know?'), NOTE);
  await tap(page.getByRole('button', { name: 'Send order' }));
  await look(page, /^Order sent to /);
}

async function pay(page: Page, url: string): Promise<void> {
  await acceptAsTalent(url);
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Home/ }));
  await tap(page.getByRole('link', { name: /^Pay N/ }));
  await look(page, /./);
  await tap(page.getByRole('button', { name: /^Pay N.* into escrow$/ }));
  await look(page, /./);
  await type(page.getByLabel('Card number'), GOOD_CARD.number);
  await type(page.getByLabel('Expiry'), '1231');
  await type(page.getByLabel('CVV'), GOOD_CARD.cvv);
  await tap(page.getByRole('button', { name: /^Pay N/ }));
  await expect(page.getByRole('heading', { name: /is safe in escrow$/ })).toBeVisible();
}

/** Accepts the newest order waiting for the talent. */
async function acceptAsTalent(url: string): Promise<void> {
  const api = await request.newContext({ baseURL: url });
  const talent = await knownMember(api, TALENT, 'talent');
  type Pending = { pendingJobs: { id: string }[] };
  const { pendingJobs } = await call<Pending>(api, talent, 'GET', 'job/getpendingjobs?as=talent');
  await call(api, talent, 'PUT', `job/acceptorder/${pendingJobs[0]?.id}`, { terms_accepted: true });
  await api.dispose();
}

function report(seconds: readonly number[]): number {
  const total = seconds.reduce((sum, one) => sum + one, 0);
  const rows = WALK.map(([name], index) => [name, (seconds[index] ?? 0).toFixed(1)]);
  const table = tableOf(['step', 'seconds'], [...rows, ['**all of it**', total.toFixed(1)]]);
  const met = total <= AIM_S;
  console.log(`${table}\n\n${met ? 'The aim is met' : 'The aim is missed'}: at most ${AIM_S} s.`);
  if (values.write) writeReport('buying-time', `${table}\n\n${measuredOn()}`);
  return met ? 0 : 1;
}
