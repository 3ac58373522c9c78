/** The payment provider's simulator: its hosted page as a payer uses it, and its steering API. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export type TestCard = { number: string; cvv: string };

export const GOOD_CARD: TestCard = { number: '4084084084084081', cvv: '408' };
export const DECLINED_CARD: TestCard = { number: '4084080000005408', cvv: '001' };
export const NO_CODE_CARD: TestCard = { number: '507850785078507853', cvv: '082' };

/** Account numbers that behave in a fixed way. */
export const ACCOUNTS = {
  fails: '0000000001',
  comesBack: '0000000002',
  waits: '0000000003',
  unknown: '0000000004',
} as const;

/** Fills the hosted page's card form and pays. */
export async function payByCard(page: Page, { number, cvv }: TestCard): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pay with a card' })).toBeVisible();
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12/31');
  await page.getByLabel('CVV').fill(cvv);
  await page.getByRole('button', { name: /^Pay N/ }).click();
}

type Transfer = { reference: string; amountKobo: number; status: string };

/** Returns the reference of the only unanswered transfer of this amount in naira. */
export async function waitingTransfer(request: APIRequestContext, naira: number): Promise<string> {
  const answer = await request.get('/paystack-simulator/control/transfers');
  const transfers = (await answer.json()) as Transfer[];
  const found = transfers.find(
    ({ amountKobo, status }) => amountKobo === naira * 100 && status === 'pending',
  );
  expect(found, `a waiting transfer of ${naira} naira`).toBeDefined();
  return found?.reference ?? '';
}

/** Lets the bank answer a transfer; the webhook is delivered before this returns. */
export async function endTransfer(
  request: APIRequestContext,
  reference: string,
  verb: 'settle' | 'fail' | 'reverse',
): Promise<void> {
  const answer = await request.post(`/paystack-simulator/control/transfers/${reference}/${verb}`, {
    data: { webhook: true },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
