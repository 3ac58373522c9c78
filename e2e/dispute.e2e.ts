/** A dispute as both sides see it: statement and evidence, the answer, a settlement, and withdrawal. */
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { type OfferedJob, submit } from './support/order-calls.ts';
import { type Member, newMember, pageOf } from './support/people.ts';
import { smallPicture } from './support/picture.ts';

const STATEMENT = 'The poster shows other masks than the three that we named in the brief.';
const ANSWER = 'The masks were changed in the chat on Tuesday, with a picture, and you agreed.';

type Scene = { hunter: Member; talent: Member; made: OfferedJob; atHunter: Page; atTalent: Page };

async function submitted(browser: Browser, request: APIRequestContext): Promise<Scene> {
  const hunter = await newMember(request, 'Hauwa Sani', 'hunter');
  const talent = await newMember(request, 'Sade Cole', 'talent');
  const made = await submit(request, { hunter, talent }, 100_000);
  const atHunter = await pageOf(browser, hunter);
  await atHunter.goto(`/hunterDashboard/SubmittedProjects/detail/${made.jobId}`);
  const atTalent = await pageOf(browser, talent);
  await atTalent.goto(`/order/submittedProject/${made.jobId}`);
  return { hunter, talent, made, atHunter, atTalent };
}

async function openDispute(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open a dispute' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText("Not replying doesn't lose the case by itself");
  await dialog.getByRole('button', { name: 'Open the dispute' }).click();
  await expect(dialog).toContainText('Say what happened in at least 30 characters');
  await dialog.getByLabel('What happened?').fill(STATEMENT);
  await dialog.getByLabel('Add files as evidence').setInputFiles(smallPicture('brief.png'));
  await expect(dialog.getByLabel('Sent', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Open the dispute' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Waiting for Sade to answer the dispute')).toBeVisible();
}

async function answerDispute(page: Page): Promise<void> {
  await expect(page.getByText("Your turn: answer Hauwa's dispute")).toBeVisible();
  await expect(page.getByText(STATEMENT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'brief.png' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Answer the dispute' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your side').fill(ANSWER);
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Waiting for Adire to decide the dispute')).toBeVisible();
}

test('the two settle: proposed, seen line by line, accepted, divided', async ({ browser, request }) => {
  const { atHunter, atTalent } = await submitted(browser, request);
  await openDispute(atHunter);
  await answerDispute(atTalent);
  await atTalent.getByRole('button', { name: 'Propose a settlement' }).click();
  const proposing = atTalent.getByRole('dialog');
  await proposing.getByLabel('How much for you, before the fee?').fill('40000');
  await expect(proposing).toContainText('N36,000');
  await proposing.getByRole('button', { name: 'Send the proposal' }).click();
  await expect(proposing).toBeHidden();
  await atHunter.getByRole('button', { name: 'Accept and get N60,000' }).click();
  const accepting = atHunter.getByRole('dialog');
  await expect(accepting).toContainText('−N40,000');
  await expect(accepting).toContainText('N60,000');
  await accepting.getByRole('button', { name: 'Accept and release the money' }).click();
  await expect(atHunter.getByText('You both agreed on a settlement')).toBeVisible();
  await expect(atTalent.getByText('You both agreed on a settlement')).toBeVisible();
  await expect(atTalent.getByText('N36,000').first()).toBeVisible();
});

test('whoever opened it can withdraw it, and the order goes on', async ({ browser, request }) => {
  const { atHunter, atTalent } = await submitted(browser, request);
  await openDispute(atHunter);
  await atHunter.getByRole('button', { name: 'Withdraw the dispute' }).click();
  await atHunter.getByRole('dialog').getByRole('button', { name: 'Withdraw the dispute' }).click();
  await expect(atHunter.getByText('Your turn: accept the work or ask for changes')).toBeVisible();
  await expect(atTalent.getByText('Waiting for Hauwa to accept or decline')).toBeVisible();
});
