/** Earnings, bank accounts, the money trail of an order and the financial documents, as both sides use them. */
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type Download, expect, type Page, test } from '@playwright/test';
import { checkStatement } from '../scripts/lib/statement-check.ts';
import { showNaira } from './support/deals.ts';
import { complete, fund, submit } from './support/order-calls.ts';
import { confirmWithdrawal, giveAccount, orderOf } from './support/order-steps.ts';
import { call, type Member, newMember, PASSWORD, pageOf } from './support/people.ts';
import { ACCOUNTS, endTransfer, waitingTransfer } from './support/simulator.ts';
import { toast } from './support/way-in.ts';

/** Amounts that no other test withdraws. */
const PRICE = 73_000;
const PRICE_GIVEN_UP = 83_000;

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** Returns the file that the action downloads. */
async function taken(page: Page, action: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  return download;
}

test('a talent is paid, sees where every naira went, and takes the documents along', async ({
  browser,
  request,
}) => {
  const two = {
    hunter: await newMember(request, 'Halima Bello', 'hunter'),
    talent: await newMember(request, 'Chidi Okafor', 'talent'),
  };
  const net = PRICE - PRICE / 10;
  const done = await complete(request, two, PRICE);
  const coming = await submit(request, two, 40_000);
  const talent = await pageOf(browser, two.talent);

  await test.step('the first withdrawal asks for bank and password', async () => {
    await talent.goto('/order?tab=completed');
    await talent.getByRole('button', { name: 'Payment' }).click();
    await giveAccount(talent, ACCOUNTS.waits);
    await confirmWithdrawal(talent, showNaira(net));
    await talent.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the Earning page shows it on its way, then paid', async () => {
    await talent.goto('/earning');
    await expect(talent.getByText(/^Next: N36,000 by /)).toBeVisible();
    await expect(talent.getByText(/^Next: /).getByRole('link', { name: coming.title })).toBeVisible();
    const way = talent.getByRole('list', { name: 'On its way' });
    await expect(way.getByText(/Sent to bank \(now\)/)).toBeAttached();
    await endTransfer(request, await waitingTransfer(request, net), 'settle');
    await expect(way).toHaveCount(0);
  });

  await test.step('one month is no chart yet; a month narrows the transactions, and all come back', async () => {
    await talent.reload();
    await talent.getByLabel('Month').selectOption({ index: 12 });
    await expect(talent.getByRole('list', { name: 'Months' })).toHaveCount(0);
    await expect(talent.getByText('No matching transactions')).toBeVisible();
    await talent.getByRole('button', { name: 'Show all' }).click();
    await expect(talent.getByRole('link', { name: done.title })).toBeVisible();
    await talent.getByLabel('Status').selectOption({ label: 'Pending' });
    await expect(talent.getByRole('link', { name: done.title })).toHaveCount(0);
    await expect(talent.getByRole('link', { name: coming.title }).last()).toBeVisible();
  });

  await test.step('table, statement and its data file are handed over', () => takePapers(talent, done.title));
  await test.step('a second account waits a day', () => addAccount(talent));

  await test.step('both sides follow the money to the bank', async () => {
    await seeTrail(talent, `/order/completedProject/${done.jobId}`, /Chidi .*'s bank .*ending in 0003/);
    const hunter = await pageOf(browser, two.hunter);
    const path = `/hunterDashboard/CompletedProjects/detail/${done.jobId}`;
    await seeTrail(hunter, path, /^.*Chidi [^(]*'s bank[^(]*$/);
  });

  await test.step('the next withdrawal goes to the account that is known', async () => {
    await call(request, two.hunter, 'PUT', `job/acceptsubmittedjob/${coming.jobId}`);
    await talent.goto('/order?tab=completed');
    await orderOf(talent, coming.title).getByRole('button', { name: 'Payment' }).click();
    await talent.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await talent.getByRole('dialog').getByRole('button', { name: 'Withdraw N36,000' }).click();
    await expect(toast(talent, 'details submitted.')).toBeVisible();
  });
});

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function takePapers(talent: Page, title: string): Promise<void> {
  await talent.goto('/earning');
  const table = await taken(talent, () => choose(talent, 'Transactions (CSV)'));
  expect(table.suggestedFilename()).toMatch(/^adire-earnings-.*\.csv$/);
  expect((await contentOf(table)).toString()).toContain(`"${title}","Paid"`);
  const pdf = await taken(talent, () => choose(talent, 'Statement (PDF)'));
  expect((await contentOf(pdf)).subarray(0, 5).toString()).toBe('%PDF-');
  const data = await taken(talent, () => choose(talent, 'Statement data file, for checking'));
  const { faults, summary } = checkStatement(JSON.parse((await contentOf(data)).toString()));
  expect(faults).toEqual([]);
  expect(summary[0]).toContain('Chidi Okafor');
}

async function addAccount(talent: Page): Promise<void> {
  await talent.goto('/bankAccounts');
  await expect(talent.getByText('ending in 0003')).toBeVisible();
  await talent.getByRole('button', { name: 'Add a bank account' }).click();
  const dialog = talent.getByRole('dialog', { name: 'Add a bank account' });
  await dialog.getByLabel('Search banks').fill('guaranty trust');
  await dialog.getByLabel('Bank', { exact: true }).selectOption({ label: 'Guaranty Trust Bank' });
  await dialog.getByPlaceholder('Enter account number').fill('0123456789');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const password = dialog.getByLabel('Your password', { exact: true });
  await password.fill('somebody-elses');
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(dialog.getByText("That's not your password. Try again.")).toBeVisible();
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(dialog).toHaveCount(0);
  const added = talent.getByRole('listitem').filter({ hasText: 'ending in 6789' });
  await expect(added.getByText(/you can withdraw to it from/)).toBeVisible();
  await added.getByRole('button', { name: /^Remove/ }).click();
  await talent.getByRole('button', { name: 'Remove account' }).click();
  await expect(added).toHaveCount(0);
}

/** Checks the money trail and the receipt of an order. */
async function seeTrail(page: Page, path: string, bank: RegExp): Promise<void> {
  await page.goto(path);
  await page.getByText('Every naira of this order').click();
  const steps = page.getByRole('list', { name: 'Every naira of this order' });
  await expect(steps.getByRole('listitem').first()).toContainText(', by card');
  await expect(steps.getByRole('listitem').last()).toContainText('Confirmed by the bank');
  await expect(steps.getByRole('listitem').last().getByText(bank)).toBeVisible();
  const receipt = await taken(page, () => page.getByRole('button', { name: 'Receipt (PDF)' }).click());
  expect((await contentOf(receipt)).subarray(0, 5).toString()).toBe('%PDF-');
}

test("a hunter's payback is listed by order, and withdrawn", async ({ browser, request }) => {
  const two = {
    hunter: await newMember(request, 'Sade Cole', 'hunter'),
    talent: await newMember(request, 'Femi Ade', 'talent'),
  };
  const made = await cancelled(request, two, PRICE_GIVEN_UP);
  const hunter = await pageOf(browser, two.hunter);
  await hunter.goto('/hunterDashboard/payback');
  await expect(hunter.getByText('The order was cancelled')).toBeVisible();
  await expect(hunter.getByRole('link', { name: made.title })).toBeVisible();
  await hunter.getByRole('button', { name: 'Withdrawal' }).click();
  await giveAccount(hunter, ACCOUNTS.waits);
  await confirmWithdrawal(hunter, showNaira(PRICE_GIVEN_UP));
  await endTransfer(request, await waitingTransfer(request, PRICE_GIVEN_UP), 'settle');
  await hunter.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(hunter.getByRole('button', { name: 'Withdrawal' })).toHaveCount(0);
  await hunter.reload();
  await expect(hunter.getByText('Paid', { exact: true }).first()).toBeVisible();
});

/** Makes an order that the talent cancelled after payment: the whole price is the hunter's payback. */
async function cancelled(request: APIRequestContext, two: { hunter: Member; talent: Member }, price: number) {
  const made = await fund(request, two, price);
  await call(request, two.talent, 'PUT', `job/canceljob/${made.jobId}`, { reason: 'Ill' });
  return made;
}
