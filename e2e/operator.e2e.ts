/** An operator's day in the console: a separate product, whose operator is granted on the command line. */
import { readFileSync } from 'node:fs';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { prepareOwnProduct } from './support/ahead.ts';
import { expectNoViolations } from './support/axe.ts';
import { confirm, grant, open, signIn } from './support/console.ts';
import { complete, fund, type OfferedJob } from './support/order-calls.ts';
import { call, type Member, newMember, PASSWORD, pageOf, unique } from './support/people.ts';

const { url, launch, api: calls, operator } = await prepareOwnProduct('operator');

test.use({ baseURL: url });
test.describe.configure({ timeout: 240_000 });

type Market = { ops: Member; hunter: Member; talent: Member; argued: OfferedJob; held: OfferedJob };

/** Creates a market of two people with a disputed order, a payout that waits for a code, and money in suspense. */
async function openMarket(): Promise<Market> {
  const end = await launch();
  const api = await calls();
  const hunter = await newMember(api, 'Hauwa Sani', 'hunter');
  const talent = await newMember(api, 'Sade Cole', 'talent');
  const two = { hunter, talent };
  const argued = await fund(api, two, 100_000);
  await call(api, hunter, 'POST', `job/dispute/${argued.jobId}`, {
    statement: 'The poster shows another festival than the one in the brief.',
  });
  await call(api, talent, 'PUT', `job/answerdispute/${argued.jobId}`, {
    statement: 'It is the festival that was named in the third message of the hunter.',
  });
  const held = await complete(api, two, 50_000);
  await withdrawHeld(api, talent, held);
  for (const [reference, naira] of [
    ['stray-to-give', 30_000],
    ['stray-to-refund', 12_000],
  ] as const) {
    await payStray(api, reference, naira);
  }
  const ops = await newMember(api, 'Adaeze Obi', 'hunter');
  await api.dispose();
  await end();
  return { ops, hunter, talent, argued, held };
}

/** Withdraws while the provider requires its one-time code, so that the payout waits. */
async function withdrawHeld(api: APIRequestContext, talent: Member, { jobId }: OfferedJob): Promise<void> {
  const control = (transferOtp: boolean) =>
    api.post('/paystack-simulator/control/settings', { data: { transferOtp, refundMode: 'manual' } });
  await control(true);
  const made = await call<{ data: { data: { recipient_code: string } } }>(
    api,
    talent,
    'POST',
    'payment/transferrecipient',
    { bank_code: '058', account_number: '0123456789', job_id: jobId, password: PASSWORD },
  );
  const transfer = { transfer_recipient_code: made.data.data.recipient_code, job_id: jobId };
  await call(api, talent, 'POST', 'payment/initiatetransfer', transfer);
  await control(false);
}

async function payStray(api: APIRequestContext, reference: string, naira: number): Promise<void> {
  const begun = await api.post('/paystack-simulator/transaction/initialize', {
    headers: { Authorization: 'Bearer sk_test_adire_local_simulator' },
    data: { email: 'somebody@people.example', amount: naira * 100, reference },
  });
  expect(begun.ok(), await begun.text()).toBe(true);
  await api.post(`/paystack-simulator/control/transactions/${reference}/pay`, { data: {} });
}

test("the operator's day in the console", async ({ browser, page }) => {
  const market = await openMarket();
  const code = grant(operator, market.ops.email);
  const end = await launch();
  const api = await calls();
  try {
    await test.step('signs in with an authenticator', () => signIn(page, market.ops.email, code));
    await test.step('suspends a person and lets them in again', () => suspend(browser, page, market.talent));
    await test.step('credits and refunds unmatched payments', () => emptySuspense(page, api, market));
    await test.step('releases a payout that needs a code', () => release(page));
    await test.step('decides a dispute', () => decide(page, api, market));
    await test.step('reconciles the books and resolves what differs', () => compare(page, api));
    await test.step('changes what the landing page says', () => askQuestion(page));
    await test.step('takes the ledger out as a file', () => takeLedger(page));
    await test.step('finds every action in the audit log', () => readLog(page));
    await test.step('reads the console in French', () => readFrench(page, market));
    await test.step('signs out, and nothing is left open', () => leave(page));
  } finally {
    await api.dispose();
    await end();
  }
});

async function suspend(browser: Browser, page: Page, talent: Member): Promise<void> {
  const atTalent = await pageOf(browser, talent);
  await atTalent.goto(`${url}/earning`);
  await expect(atTalent.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByLabel('Find anything').fill('sade');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: talent.name }).click();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await confirm(page, 'Suspend', 'spam');
  await expect(page.getByRole('dialog')).toContainText('Give a reason of at least 10 characters');
  await confirm(page, 'Suspend');
  await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible();

  await atTalent.reload();
  await expect(atTalent).toHaveURL(/\/login/);
  await atTalent.goto(`${url}/dev/mail`);
  await expect(atTalent.getByText('Your account is suspended', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Restore' }).click();
  await confirm(page, 'Restore');
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Actions of operators' })).toContainText('restored a person');
}

async function emptySuspense(page: Page, api: APIRequestContext, { hunter, argued }: Market): Promise<void> {
  await open(page, 'Money');
  const card = (reference: string) => page.getByRole('listitem').filter({ hasText: reference });
  await card('stray-to-give').getByRole('button', { name: 'Credit a hunter' }).click();
  await page.getByRole('dialog').getByLabel('Job ID').fill(argued.jobId);
  await confirm(page, 'Credit N30,000');
  await expect(card('stray-to-give')).toHaveCount(0);
  const payback = await call<{ pendingpayout: number }>(api, hunter, 'GET', 'payment/pending-payback');
  expect(payback.pendingpayout).toBe(30_000);

  await card('stray-to-refund').getByRole('button', { name: 'Refund' }).click();
  await confirm(page, 'Refund N12,000');
  await expect(page.getByText('No unmatched payments.')).toBeVisible();
  const [newest] = await (await api.get('/paystack-simulator/control/refunds')).json();
  await api.post(`/paystack-simulator/control/refunds/${newest.id}/move`, { data: { status: 'processed' } });
  await expect(async () => {
    await page.goto('/operator/money?tab=refunds');
    await expect(page.getByText('Refunded')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('tab', { name: 'Books' }).click();
  await expect(page.getByText('Every kobo is accounted for.')).toBeVisible();
}

async function release(page: Page): Promise<void> {
  await open(page, 'Payouts');
  await page.getByRole('link', { name: 'N45,000 → Sade Cole' }).click();
  await page.getByRole('button', { name: 'Release' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('One-time code').fill('000000');
  await confirm(page, 'Release N45,000');
  await expect(dialog).toContainText('Paystack refused this code');
  await dialog.getByLabel('One-time code').fill('123456');
  await dialog.getByRole('button', { name: 'Release N45,000' }).click();
  await expect(page.getByText('Sent to bank')).toBeVisible();
}

async function decide(page: Page, api: APIRequestContext, { hunter, argued }: Market): Promise<void> {
  await open(page, 'Disputes');
  await page.getByRole('link', { name: argued.title }).click();
  await expect(page.getByText('The poster shows another festival')).toBeVisible();
  await page.getByRole('button', { name: 'Decide' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('To the talent, before the fee').fill('40000');
  await expect(dialog).toContainText('N36,000');
  await expect(dialog).toContainText('N60,000');
  await confirm(page, 'Divide the escrow', 'The brief names one festival, the message another');
  await expect(page.getByText('Outcome')).toBeVisible();
  const payback = await call<{ pendingpayout: number }>(api, hunter, 'GET', 'payment/pending-payback');
  expect(payback.pendingpayout).toBe(90_000);
}

async function compare(page: Page, api: APIRequestContext): Promise<void> {
  const { balanceKobo } = await (await api.get('/paystack-simulator/control/book')).json();
  const less = { kobo: Number(balanceKobo) - 700 };
  await api.post('/paystack-simulator/control/balance', { data: less });
  await open(page, 'Reconciliation');
  await expect(page.getByText('No open findings.')).toBeVisible();
  await page.getByRole('button', { name: 'Reconcile now' }).click();
  await confirm(page, 'Reconcile');
  const finding = page.getByRole('listitem').filter({ hasText: 'Balance: unexplained' });
  await expect(finding).toContainText('N7');
  await expectNoViolations(page);
  await finding.getByRole('button', { name: 'Resolve' }).click();
  await confirm(page, 'Resolve', 'The provider took a charge for its card reader');
  await expect(page.getByText('No open findings.')).toBeVisible();
  await page.getByRole('button', { name: 'Closed', exact: true }).click();
  await expect(page.getByText('Adaeze Obi: The provider took a charge for its card reader')).toBeVisible();
}

async function askQuestion(page: Page): Promise<void> {
  await open(page, 'Site');
  await page.getByRole('button', { name: 'Add a question' }).click();
  const dialog = page.getByRole('dialog');
  const question = `Is there an office in Yaba? ${unique()}`;
  await dialog.getByLabel('Question').fill(question);
  await dialog.getByLabel('Answer').fill('Yes, above the bakery.');
  await confirm(page, 'Add a question');
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  const landing = await page.context().newPage();
  await landing.goto('/');
  await expect(landing.getByText(question)).toBeAttached();
  await landing.close();
}

async function takeLedger(page: Page): Promise<void> {
  await open(page, 'Exports');
  const download = page.waitForEvent('download');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ledger' })
    .getByRole('button', { name: 'Export' })
    .click();
  await confirm(page, 'Export');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^adire-ledger-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await file.path(), 'utf8').replace(/^\ufeff/, '');
  expect(text).toContain('"decide-escrow"');
  expect(text.split('\r\n').every((line) => line === '' || /^"[^=+\-@]/.test(line))).toBe(true);
}

async function readLog(page: Page): Promise<void> {
  await open(page, 'Audit log');
  const log = page.getByRole('list', { name: 'Actions of operators' });
  const actions = ['exported a table', 'added a question', 'decided a dispute', 'released a payout'];
  const books = ['reconciled the books', 'resolved a finding'];
  const money = [
    'refunded an unmatched payment',
    'credited an unmatched payment to a hunter',
    'suspended a person',
  ];
  for (const action of [...actions, ...books, ...money, 'signed in'])
    await expect(log).toContainText(`Adaeze Obi ${action}`);
}

/** Checks the console in French: labels, numbers, and sentences from the server. */
async function readFrench(page: Page, { held }: Market): Promise<void> {
  await page.goto('/language/fr?to=/operator');
  await expect(page.getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible();
  await expect(page.getByText('Tout est en ordre. Rien n’attend un opérateur.')).toBeVisible();
  await page.getByRole('link', { name: 'Missions' }).click();
  await page.getByRole('link', { name: held.title }).click();
  await expect(page.getByText('Hauwa Sani a publié la mission')).toBeVisible();
  await expect(page.getByText('Prix convenu')).toBeVisible();
  await expect(page.getByText(/N50\s000/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Hauwa Sani' }).first().click();
  await page.getByRole('button', { name: 'Suspendre' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motif').fill('pub');
  await dialog.getByRole('button', { name: 'Suspendre' }).click();
  await expect(dialog).toContainText('Donnez un motif de 10 caractères au moins');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await page.goto('/language/en?to=/operator');
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Operator console' })).toBeVisible();
  await page.goto('/operator/people');
  await expect(page.getByRole('heading', { name: 'Operator console' })).toBeVisible();
}
