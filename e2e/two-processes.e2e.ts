/** Two people on two processes over one PostgreSQL: each sees the other's actions at once, even after a process was killed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, request, test } from '@playwright/test';
import { freePort } from '../scripts/lib/free-port.ts';
import { findPostgres, startPostgres, type TestPostgres } from '../scripts/lib/postgres.ts';
import { openColumn } from './support/boards.ts';
import { expectSent, lines, sendLine } from './support/conversations.ts';
import { lagosDay } from './support/deals.ts';
import { fund } from './support/order-calls.ts';
import { call, type Member, newMember, pageOf } from './support/people.ts';
import { launchProduct, type StopProduct } from './support/start-product.ts';

/** Allows for a page's reconnect attempts, whose pauses grow. */
const COMES_BACK = { timeout: 60_000 };

type Process = { url: string; end: StopProduct; start(): Promise<void> };

let postgres: TestPostgres;
let data: string;
let one: Process;
let two: Process;

test.describe.configure({ timeout: 240_000 });

test.beforeAll(async () => {
  const programs = findPostgres();
  if (!programs) throw new Error('This test needs the programs of a PostgreSQL server, 15 or newer.');
  postgres = await startPostgres(programs);
  data = mkdtempSync(join(tmpdir(), 'adire-e2e-two-'));
  one = await process();
  two = await process({ PAYSTACK_BASE_URL: `${one.url}/paystack-simulator` });
});
test.afterAll(async () => {
  await Promise.all([one?.end(), two?.end()]);
  await postgres?.stop();
  rmSync(data, { recursive: true, force: true });
});

async function process(more: Record<string, string> = {}): Promise<Process> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const place = { PORT: port, PUBLIC_URL: url, DATA_DIR: data, DATABASE_URL: postgres.url, SEED: 'off' };
  const self: Process = {
    url,
    end: async () => undefined,
    async start() {
      self.end = await launchProduct({ ...place, ...more });
    },
  };
  await self.start();
  return self;
}

/** Creates Ngozi, a hunter on the first process, and Tunde, a talent on the second, with an order whose board has a task. */
async function people() {
  const calls = await request.newContext({ baseURL: one.url });
  const hunter = await newMember(calls, 'Ngozi Bello', 'hunter');
  const talent = await newMember(calls, 'Tunde Alabi', 'talent');
  const { jobId } = await fund(calls, { hunter, talent }, 100_000);
  const tracked = await call<{ order: { id: string } }>(calls, hunter, 'POST', `trackorder/store/${jobId}`);
  await call(calls, talent, 'POST', 'task/store', {
    ...{ name: 'Ink the lines', description: 'On paper first', trackedOrderId: tracked.order.id },
    ...{ start_date: lagosDay(0), end_date: lagosDay(3) },
  });
  await calls.dispose();
  return { hunter, talent, jobId, boardId: tracked.order.id };
}

/** Opens a page that can tell whether it was reloaded in the meantime. */
async function open(browser: Browser, { url }: Process, member: Member, path: string): Promise<Page> {
  const page = await pageOf(browser, member);
  await page.goto(`${url}${path}`);
  await page.evaluate('window.notLoadedAgain = true');
  return page;
}

async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate('window.notLoadedAgain')).toBe(true);
}

/** Returns the number of unread notifications on the second process. */
async function unreadOf(member: Member): Promise<number> {
  const calls = await request.newContext({ baseURL: two.url });
  type Counted = { unreadNotification: number };
  const { unreadNotification } = await call<Counted>(calls, member, 'GET', 'notification/unread');
  await calls.dispose();
  return unreadNotification;
}

const badge = (page: Page) => page.getByRole('link', { name: /^Notifications.*unread/ }).first();

test('messages, moves and notifications of one process come to the screen of the other by themselves', async ({
  browser,
}) => {
  const { hunter, talent, jobId, boardId } = await people();
  const ngozi = await open(browser, one, hunter, `/hunterDashboard/messageHunter/details/${talent.id}`);
  const tunde = await open(browser, two, talent, `/messagedashboard/talentMessageDetails/${hunter.id}`);
  await expect(ngozi.getByText('Online', { exact: true }).first()).toBeVisible();
  await sendLine(ngozi, talent, 'From the first process');
  await expectSent(ngozi, 'From the first process');
  await expect(lines(tunde, 'From the first process')).toHaveCount(1);
  await sendLine(tunde, hunter, 'From the second process');
  await expectSent(tunde, 'From the second process');
  await expect(lines(ngozi, 'From the second process')).toHaveCount(1);
  await expect(lines(tunde, 'From the second process').getByText('Read', { exact: true })).toBeAttached();

  await ngozi.goto(`${one.url}/hunterDashboard/trackersettingshunter/${boardId}`);
  await ngozi.evaluate('window.notLoadedAgain = true');
  await expect(ngozi.getByText('Ink the lines')).toBeVisible();
  const before = await unreadOf(hunter);
  await tunde.goto(`${two.url}/trackerTalent/${boardId}`);
  await tunde.getByRole('button', { name: 'Move Ink the lines, now in' }).focus();
  await tunde.keyboard.press('ArrowRight');
  await expect((await openColumn(tunde, 'Doing')).getByText('Ink the lines')).toBeVisible();
  await expect(tunde.getByText('Task Moved Successfully').first()).toBeVisible();
  await expect((await openColumn(ngozi, 'Doing')).getByText('Ink the lines')).toBeVisible();
  const calls = await request.newContext({ baseURL: two.url });
  const more = { days: 2, reason: 'The printer is on strike' };
  await call(calls, talent, 'POST', `job/extension/${jobId}`, more);
  await calls.dispose();
  await expect(badge(ngozi)).toHaveAccessibleName(new RegExp(`\\b${before + 1} unread`));
  await expectSamePage(ngozi);
});

test('a process is killed and started again: its pages come back by themselves, with all that was said', async ({
  browser,
}) => {
  const { hunter, talent } = await people();
  const ngozi = await open(browser, one, hunter, `/hunterDashboard/messageHunter/details/${talent.id}`);
  const tunde = await open(browser, two, talent, `/messagedashboard/talentMessageDetails/${hunter.id}`);
  await sendLine(ngozi, talent, 'Before the end');
  await expectSent(ngozi, 'Before the end');
  await expect(lines(tunde, 'Before the end')).toHaveCount(1);

  await one.end('SIGKILL');
  await sendLine(tunde, hunter, 'While you were away');
  await expectSent(tunde, 'While you were away');
  await sendLine(ngozi, talent, 'Into the dark');
  await expect(lines(ngozi, 'Into the dark')).toHaveCount(1);
  await expect(lines(ngozi, 'While you were away')).toHaveCount(0);

  await one.start();
  await expect(lines(ngozi, 'While you were away')).toHaveCount(1, COMES_BACK);
  await expect(lines(ngozi, 'Into the dark').getByText(/^(Sent|Delivered|Read)$/)).toBeAttached(COMES_BACK);
  await expect(lines(tunde, 'Into the dark')).toHaveCount(1);
  await expect(lines(ngozi, 'Into the dark')).toHaveCount(1);
  await sendLine(tunde, hunter, 'There you are');
  await expectSent(tunde, 'There you are');
  await expect(lines(ngozi, 'There you are')).toHaveCount(1);
  await expectSamePage(ngozi);
  await expectSamePage(tunde);
});
