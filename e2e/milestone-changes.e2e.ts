/** A milestone is sent back with a reason, submitted again, and passes because the hunter does not respond. */
import { expect, type Page, test } from '@playwright/test';
import { orderPath, prepareOwnProduct } from './support/ahead.ts';
import { fund } from './support/order-calls.ts';
import { call, newMember } from './support/people.ts';

const { url, launch, open, api } = await prepareOwnProduct('milestone-changes');

test.use({ baseURL: url });
test.describe.configure({ timeout: 180_000 });

const REASON = 'The mask has three horns in the brief, here it has two.';
const MILESTONE = 'First sketches';

function cardOf(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: MILESTONE }) });
}

/** Opens the form of this milestone in the dialog of all milestones. */
async function openForm(talent: Page, button: string) {
  const dialog = talent.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(`${button}.*${MILESTONE}`) }).click();
  return dialog;
}

test('a milestone goes back with a reason, comes again and passes in silence', async ({ browser }) => {
  let end = await launch();
  const calls = await api();
  const hunter = await newMember(calls, 'Hauwa Sani', 'hunter');
  const talent = await newMember(calls, 'Sade Cole', 'talent');
  const { jobId } = await fund(calls, { hunter, talent }, 100_000);
  await call(calls, talent, 'PUT', `job/startjob/${jobId}`);
  await calls.dispose();

  const atTalent = await open(browser, talent, orderPath(talent, jobId));
  await test.step('an empty submission is refused under the comment', async () => {
    await atTalent.getByRole('button', { name: 'Submit a milestone' }).click();
    const form = await openForm(atTalent, 'Submit this milestone');
    await form.getByRole('button', { name: 'Submit milestone' }).click();
    await expect(form.getByLabel('Comment')).toHaveAccessibleDescription(/Add a file, a link or a comment/);
    await expect(form.getByLabel('Comment')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Comment').fill('Three directions, in ink.');
    await form.getByRole('button', { name: 'Submit milestone' }).click();
    await expect(form.getByText('Three directions, in ink.')).toBeVisible();
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(cardOf(atTalent).getByText('Hauwa can ask for changes until')).toBeVisible();
  });

  const atHunter = await open(browser, hunter, orderPath(hunter, jobId));
  await test.step('the hunter asks for changes', async () => {
    await expect(atHunter.getByText(`Look at “${MILESTONE}”`)).toBeVisible();
    const card = cardOf(atHunter);
    await expect(card.getByText('Three directions, in ink.')).toBeVisible();
    await card.getByRole('button', { name: 'Ask for changes' }).click();
    const dialog = atHunter.getByRole('dialog');
    await dialog.getByLabel('What should change?').fill(REASON);
    await dialog.getByRole('button', { name: 'Ask for changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText(REASON)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Ask for changes' })).toHaveCount(0);
  });

  await test.step('the talent reads why and submits again', async () => {
    await atTalent.reload();
    const card = cardOf(atTalent);
    await expect(atTalent.getByText(`Changes requested to “${MILESTONE}”`)).toBeVisible();
    await expect(card.getByText('Changes requested').first()).toBeVisible();
    await expect(card.getByText(REASON)).toBeVisible();
    await card.getByRole('button', { name: new RegExp(`Submit again.*${MILESTONE}`) }).click();
    const form = await openForm(atTalent, 'Submit again');
    await form.getByLabel('Comment').fill('Now with three horns.');
    await form.getByRole('button', { name: 'Submit milestone' }).click();
    await expect(form.getByText('Now with three horns.')).toBeVisible();
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(card.getByText('Hauwa can ask for changes until')).toBeVisible();
  });
  await end();

  end = await launch(4);
  try {
    const later = await open(browser, hunter, orderPath(hunter, jobId));
    const card = cardOf(later);
    await expect(card.getByText('Submitted', { exact: true })).toBeVisible();
    await expect(card.getByText('No penalty: submitted on time')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Ask for changes' })).toHaveCount(0);
    await expect(later.getByText('Sade is working')).toBeVisible();
  } finally {
    await end();
  }
});
