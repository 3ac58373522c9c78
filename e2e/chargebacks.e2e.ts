/** A payer's bank asks for a payment back: both parties see it frozen, an operator sends the evidence, the bank decides. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { orderPath, prepareOwnProduct } from './support/ahead.ts';
import { expectNoViolations } from './support/axe.ts';
import { confirm, grant, open, signIn } from './support/console.ts';
import { submit } from './support/order-calls.ts';
import { type Member, newMember, pageOf } from './support/people.ts';

const { url, launch, api: calls, operator } = await prepareOwnProduct('chargebacks');

test.use({ baseURL: url });
test.describe.configure({ timeout: 180_000 });

test('a chargeback is answered by an operator, and won', async ({ browser, page }) => {
  const before = await launch();
  const making = await calls();
  const hunter = await newMember(making, 'Hauwa Sani', 'hunter');
  const talent = await newMember(making, 'Sade Cole', 'talent');
  const made = await submit(making, { hunter, talent }, 100_000);
  const ops = await newMember(making, 'Adaeze Obi', 'hunter');
  await making.dispose();
  await before();
  const code = grant(operator, ops.email);
  const end = await launch();
  const api = await calls();
  const control = '/paystack-simulator/control';
  try {
    const { transactions } = await (await api.get(`${control}/book`)).json();
    const { reference } = transactions.at(-1);
    await api.post(`${control}/transactions/${reference}/dispute`, { data: {} });

    await test.step('the hunter cannot accept while the money is frozen', async () => {
      const atHunter = await orderOf(browser, hunter, made.jobId);
      await expect(async () => {
        await atHunter.reload();
        await expect(atHunter.getByText("The hunter's bank wants N100,000 back").first()).toBeVisible({
          timeout: 3000,
        });
      }).toPass();
      await expect(atHunter.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
    });

    await signIn(page, ops.email, code);
    await open(page, 'Chargebacks');
    await expectNoViolations(page);
    await page.getByRole('link', { name: made.title }).click();
    await expect(page.getByRole('heading', { name: 'Evidence for the bank' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Send evidence' }).click();
    await confirm(page, 'Send evidence');
    await expect(page.getByText('With the bank', { exact: true })).toBeVisible();

    const { disputes } = await (await api.get(`${control}/book`)).json();
    await api.post(`${control}/disputes/${disputes.at(-1).id}/win`, { data: {} });
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Won', { exact: true })).toBeVisible({ timeout: 2000 });
    }).toPass();
    const again = await orderOf(browser, hunter, made.jobId);
    await expect(again.getByRole('button', { name: 'Accept' }).first()).toBeVisible();
  } finally {
    await api.dispose();
    await end();
  }
});

async function orderOf(browser: Browser, member: Member, jobId: string): Promise<Page> {
  const page = await pageOf(browser, member);
  await page.goto(`${url}${orderPath(member, jobId)}`);
  return page;
}
