/** The steps of an order as its two parties take them on the screen. */
import { expect, type Page } from '@playwright/test';
import { lagosDay } from './deals.ts';
import { PASSWORD } from './people.ts';
import { smallPicture } from './picture.ts';
import { GOOD_CARD, payByCard } from './simulator.ts';

export type Deal = {
  title: string;
  /** Whole naira. */
  price: number;
  /** `N120,000`. */
  shown: string;
  /** Titles in order. */
  milestones: readonly string[];
};

/** Returns the only order with this title: its row on a desktop, its card on a phone. */
export function orderOf(page: Page, title: string) {
  return page.locator('tr, li').filter({ has: page.getByRole('link', { name: title }) });
}

/** The talent scrolls down to the form, which loads when it is near. */
export async function goToApplication(talent: Page): Promise<void> {
  await talent.getByRole('heading', { name: 'Apply', exact: true }).scrollIntoViewIfNeeded();
  await expect(talent.getByLabel('Your pitch')).toBeVisible();
}

/** The hunter accepts the only bid of the job and sends the agreement. */
export async function sendAgreement(hunter: Page, jobId: string): Promise<void> {
  await hunter.goto(`/hunterDashboard/TalentBid/${jobId}`);
  await hunter.getByRole('button', { name: 'Accept bid', exact: true }).click();
  const send = hunter.getByRole('button', { name: 'Accept and send agreement' });
  await expect(hunter.getByLabel('Start date')).toHaveValue(lagosDay(0));
  await hunter.getByLabel('End date').fill('');
  await expect(send).toBeDisabled();
  await hunter.getByLabel('End date').fill(lagosDay(20));
  await send.click();
  await expect(hunter.getByRole('list', { name: 'Bids' }).getByText('Agreement sent')).toBeVisible();
}

/** The talent ticks the terms and accepts. */
export async function acceptAgreement(talent: Page, deal: Deal): Promise<void> {
  await talent.goto('/order');
  await orderOf(talent, deal.title).getByRole('button', { name: 'Accept order' }).click();
  const dialog = talent.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Accept order' })).toBeDisabled();
  await dialog.getByLabel('I hereby accept all the terms and conditions as stated in the job brief.').check();
  await dialog.getByRole('button', { name: 'Accept order' }).click();
  await expect(orderOf(talent, deal.title).getByText(/Waiting for .* to pay/)).toBeVisible();
}

/** The hunter goes to the payment summary and on to the provider's page. */
export async function beginPayment(hunter: Page, deal: Deal): Promise<void> {
  await hunter.goto('/hunterDashboard/PendingProjects');
  await orderOf(hunter, deal.title).getByRole('link', { name: 'Pay' }).click();
  await expect(hunter.getByRole('heading', { name: 'Payment summary' })).toBeVisible();
  await hunter.getByRole('button', { name: `Pay ${deal.shown} into escrow` }).click();
}

/** The hunter pays with a card that works. */
export async function payIntoEscrow(hunter: Page, deal: Deal): Promise<void> {
  await beginPayment(hunter, deal);
  await payByCard(hunter, GOOD_CARD);
  await expect(hunter).toHaveURL(/\/hunterDashboard\/payment\/verify\?.*reference=/);
  await expect(hunter.getByRole('heading', { name: `${deal.shown} is safe in escrow` })).toBeVisible();
}

/** The talent starts the paid order. */
export async function startWork(talent: Page, deal: Deal): Promise<void> {
  await talent.goto('/order?tab=active');
  await orderOf(talent, deal.title).getByRole('button', { name: 'Start work' }).click();
  await expect(orderOf(talent, deal.title).getByRole('button', { name: 'Submit Project' })).toBeVisible();
}

/** The talent hands in one milestone with a picture. */
export async function handInMilestone(talent: Page, deal: Deal, milestone: string): Promise<void> {
  await talent.goto('/order?tab=active');
  await orderOf(talent, deal.title).getByRole('button', { name: 'milestone' }).click();
  const dialog = talent.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(`Submit this milestone.*${milestone}`) }).click();
  await dialog.getByLabel('Comment').fill(`${milestone}, ready for your eyes.`);
  await dialog.getByLabel('Add files').setInputFiles([smallPicture('sketch.png'), smallPicture('grid.png')]);
  await dialog.getByLabel('Links').fill('https://www.figma.example/file/sketch');
  await dialog.getByRole('button', { name: 'Submit milestone' }).click();
  await expect(talent.getByText('milestone successfully submitted')).toBeVisible();
  const handedIn = dialog.getByRole('list', { name: `Submitted for ${milestone}` });
  for (const name of ['sketch.png', 'grid.png', 'figma.example/file/sketch'])
    await expect(handedIn.getByRole('link', { name })).toBeVisible();
}

/** The talent submits the whole project; the order leaves the active list. */
export async function submitProject(talent: Page, deal: Deal, comment: string): Promise<void> {
  await talent.goto('/order?tab=active');
  await orderOf(talent, deal.title).getByRole('button', { name: 'Submit Project' }).click();
  const dialog = talent.getByRole('dialog');
  await dialog.getByPlaceholder('Please write a comment here').fill(comment);
  await dialog.getByLabel('Add files').setInputFiles(smallPicture('final.png'));
  await dialog.getByRole('button', { name: 'Submit project' }).click();
  await expect(talent.getByText('submission successful.')).toBeVisible();
  await expect(orderOf(talent, deal.title)).toHaveCount(0);
}

/** The hunter opens the submitted work. */
export async function openSubmitted(hunter: Page, deal: Deal): Promise<void> {
  await hunter.goto('/hunterDashboard/SubmittedProjects');
  await orderOf(hunter, deal.title).getByRole('link', { name: 'View' }).click();
  await expect(hunter.getByRole('heading', { level: 1, name: deal.title })).toBeVisible();
  await expect(hunter.getByText('submitted projects Detail', { exact: true })).toBeVisible();
}

/** The hunter asks for changes. */
export async function declineWork(hunter: Page, reason: string): Promise<void> {
  await hunter.getByRole('button', { name: 'Ask for changes Decline' }).click();
  const dialog = hunter.getByRole('dialog');
  await dialog.getByLabel('What should change?').fill(reason);
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog).toBeHidden();
}

/** Fills in the bank account of a withdrawal, up to the account name the bank returns. */
export async function giveAccount(page: Page, accountNumber: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Payment Request' });
  const banks = dialog.getByLabel('Bank', { exact: true });
  const another = dialog.getByRole('button', { name: 'Use another account' });
  await expect(banks.or(another)).toBeVisible();
  if (await another.isVisible()) await another.click();
  await expect(banks.locator('option').first()).toHaveText('select Option');
  await dialog.getByLabel('Search banks').fill('guaranty trust');
  await banks.selectOption({ label: 'Guaranty Trust Bank' });
  const number = dialog.getByLabel('Account number');
  await expect(number).toHaveAttribute('placeholder', 'Enter account number');
  await number.fill(accountNumber);
  await dialog.getByRole('button', { name: 'Submit' }).click();
}

/** Confirms the name of a new account with the password, and requests the transfer. */
export async function confirmWithdrawal(page: Page, shown: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Payment Request' });
  await expect(dialog.getByText('Account name')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: `Withdraw ${shown}` }).click();
  await expect(page.getByText('bank details submitted')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Withdrawal progress' })).toBeVisible();
}

/** Gives the other party stars, a recommendation and a comment. */
export async function giveReview(page: Page, stars: number, comment: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Review' });
  await dialog.locator('label', { hasText: `${stars} star` }).click();
  await dialog.getByLabel('Yes', { exact: true }).check();
  await dialog.getByLabel('Comment').fill(comment);
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog).toBeHidden();
}
