/** An order from bid to reviews, using only the buttons on both home screens. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { bidAtBudget, lagosDay, postJob } from './support/deals.ts';
import { giveReview } from './support/order-steps.ts';
import { newMember, pageOf, unique } from './support/people.ts';
import { smallPicture } from './support/picture.ts';
import { GOOD_CARD, payByCard } from './support/simulator.ts';

test.describe.configure({ timeout: 180_000 });

/** Goes home by the navigation bar and presses the button of the only card. */
async function pressTurn(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Home/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: `${button} for ${title}` })
    .click();
}

async function atHome(browser: Browser, member: Awaited<ReturnType<typeof newMember>>, home: string) {
  const page = await pageOf(browser, member);
  await page.goto(home);
  return page;
}

async function sendAgreement(hunter: Page): Promise<void> {
  await hunter.getByRole('button', { name: 'Accept bid', exact: true }).click();
  await hunter.getByLabel('Start date').fill(lagosDay(0));
  await hunter.getByLabel('End date').fill(lagosDay(20));
  await hunter.getByRole('button', { name: 'Accept and send agreement' }).click();
  await expect(hunter.getByRole('list', { name: 'Bids' }).getByText('Agreement sent')).toBeVisible();
}

async function acceptAgreement(talent: Page): Promise<void> {
  await talent.getByRole('button', { name: 'Accept order' }).click();
  const dialog = talent.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Accept order' }).click();
  await expect(dialog).toBeHidden();
}

async function submitProject(talent: Page): Promise<void> {
  await talent.getByRole('button', { name: 'Submit Project' }).click();
  const dialog = talent.getByRole('dialog');
  await dialog.getByPlaceholder('Please write a comment here').fill('The mark in one colour.');
  await dialog.getByLabel('Add files').setInputFiles(smallPicture('final.png'));
  await dialog.getByRole('button', { name: 'Submit project' }).click();
  await expect(talent.getByText('submission successful.')).toBeVisible();
}

test('hunter and talent walk from the offer to the review by the buttons of their homes', async ({
  browser,
  request,
}) => {
  const run = unique();
  const title = `Mark for kraft paper ${run}`;
  const members = {
    hunter: await newMember(request, `Halima ${run}`, 'hunter'),
    talent: await newMember(request, `Chidi ${run}`, 'talent'),
  };
  await bidAtBudget(request, members.talent, await postJob(request, members.hunter, title));
  const hunter = await atHome(browser, members.hunter, '/hunterDashboard');
  const talent = await atHome(browser, members.talent, '/start');
  await expect(talent.getByRole('heading', { name: 'Your next steps' })).toBeVisible();

  await pressTurn(hunter, 'Read 1 bid', title);
  await sendAgreement(hunter);
  // The open home screen updates by itself.
  await expect(talent.getByText('Halima wants to hire you.', { exact: false })).toBeVisible();
  await pressTurn(talent, 'Read the agreement', title);
  await acceptAgreement(talent);
  await pressTurn(hunter, 'Pay N150,000', title);
  await hunter.getByRole('button', { name: 'Pay N150,000 into escrow' }).click();
  await payByCard(hunter, GOOD_CARD);
  await expect(hunter.getByRole('heading', { name: 'N150,000 is safe in escrow' })).toBeVisible();
  await pressTurn(talent, 'Start work', title);
  await talent.getByRole('button', { name: 'Start work' }).click();
  await expect(talent.getByRole('button', { name: 'Submit Project' })).toBeVisible();
  await pressTurn(talent, 'Submit work', title);
  await submitProject(talent);
  await pressTurn(hunter, 'Accept or ask for changes', title);
  await hunter.getByRole('button', { name: 'Accept and release N150,000' }).click();
  await hunter.getByRole('dialog').getByRole('button', { name: 'Accept and release N150,000' }).click();
  await expect(hunter.getByText('Order Completed', { exact: true })).toBeVisible();
  await pressTurn(hunter, 'Leave a review', title);
  await hunter.getByRole('button', { name: 'Add Review' }).click();
  await giveReview(hunter, 5, 'Exactly what the brief asked for.');
  await expect(hunter.getByText('Exactly what the brief asked for.')).toBeVisible();
  await pressTurn(talent, 'Withdraw N135,000', title);
  await expect(talent.getByRole('button', { name: 'Withdraw N135,000' })).toBeVisible();
});
