/** The proof room, both sides on phones: two remarks, one of them a guest's, sent as one request, answered, the next round compared and accepted. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { fund, say } from './support/order-calls.ts';
import { type Member, newMember } from './support/people.ts';
import { handInPicture, label, pin, roomOf } from './support/proof-room.ts';

/** Round 1, handed in with a picture; gives the id of the job. */
async function handedIn(request: APIRequestContext, hunter: Member, talent: Member): Promise<string> {
  const { jobId } = await fund(request, { hunter, talent }, 240_000);
  await say(request, talent, 'PUT', `job/startjob/${jobId}`);
  await handInPicture(request, talent, jobId);
  return jobId;
}

type Guests = { guests: { path: string }[] };

test('two remarks, both answered, and the next round is accepted', async ({ browser, request }) => {
  const [hunter, talent] = await Promise.all([
    newMember(request, 'Amaka Obi', 'hunter'),
    newMember(request, 'Tunde Alabi', 'talent'),
  ]);
  const jobId = await handedIn(request, hunter, talent);
  const theirs = await roomOf(browser, talent, jobId);
  const page = await roomOf(browser, hunter, jobId);

  await test.step('a colleague looks without an account and pins one', async () => {
    await page.getByLabel('Who is it for?').fill('Ada');
    await page.getByRole('button', { name: 'Make a link' }).tap();
    await expect(page.getByText('Not opened yet')).toBeVisible();
    const { guests } = await say<Guests>(request, hunter, 'GET', `job/roomguests/${jobId}`);
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(guests[0]?.path ?? '');
    const picture = guest.getByRole('img', { name: 'label.png' });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('naturalWidth', 600);
    await pin(guest, 0.7, 0.6, 'Name on one line');
    await guest.getByRole('button', { name: 'Send 1 remark' }).tap();
    await expect(guest.getByRole('heading', { name: 'What was said' })).toBeVisible();
    await guest.context().close();
  });
  await test.step('the hunter pins one, takes the other over, and asks for changes', async () => {
    await pin(page, 0.25, 0.3, 'Leaf lower');
    await page.reload();
    await page.getByRole('button', { name: 'Use as my remark, Ada: Name on one line' }).tap();
    await expect(page.getByRole('button', { name: 'Remark 2: Name on one line' })).toBeVisible();
    // A pin that is half under the bar at the top counts as too small.
    await page.evaluate('scrollTo(0, 0)');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Ask for changes (2)' }).tap();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog.getByText('1. Leaf lower · 2. Name on one line')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ask for changes', exact: true }).tap();
    await expect(dialog).toBeHidden();
  });
  await test.step('the talent, whose room was open, does one and answers the other', async () => {
    const next = theirs.getByRole('button', { name: 'Submit round 2' });
    await expect(
      theirs.getByText('2 remarks are still open. Say of each that it is changed, or answer it'),
    ).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    const row = (text: string) => theirs.getByRole('listitem').filter({ hasText: text });
    await row('Leaf lower').getByRole('button', { name: 'Changed', exact: true }).tap();
    await row('Name on one line').getByRole('button', { name: 'Answer', exact: true }).tap();
    await theirs.getByLabel('Your answer').fill('The die cuts there');
    await theirs.getByRole('button', { name: 'Save answer' }).tap();
    await expect(next).not.toHaveAttribute('aria-disabled', 'true');
    await next.tap();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByPlaceholder('Please write a comment here').fill('Leaf is lower');
    await dialog.getByLabel('Add files').setInputFiles(await label('#d9942b'));
    await dialog.getByRole('button', { name: 'Submit project' }).tap();
    await expect(dialog).toBeHidden();
  });
  await test.step('the hunter compares, reads the answer and accepts', async () => {
    await expect(page.getByText('The die cuts there')).toBeVisible();
    await page.getByRole('button', { name: 'Compare with the last round' }).tap();
    await expect(page.getByRole('slider')).toBeVisible();
    await page.getByRole('button', { name: 'Accept and release N216,000' }).tap();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog.getByRole('button', { name: 'Accept and release the money' }).tap();
    await expect(page.getByText('Order Completed', { exact: true })).toBeVisible();
    await expect(theirs.getByText('N216,000 is yours')).toBeVisible();
    const { submission } = await say<{ submission: { status: string } }>(
      request,
      hunter,
      'GET',
      `job/getsubmittedjob/${jobId}`,
    );
    expect(submission.status).toBe('accepted');
  });
  await test.step('anybody checks the deed, in a browser without an account', async () => {
    const headers = { Authorization: `Bearer ${hunter.token}` };
    const deed = await (await request.get(`/api/job/deed/${jobId}`, { headers })).body();
    const third = await (await browser.newContext()).newPage();
    const check = async (buffer: Buffer) =>
      third
        .getByLabel('A deed, or a file you were handed')
        .setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer });
    await third.goto('/verify');
    await check(deed);
    await expect(third.getByText('Valid', { exact: true })).toBeVisible();
    await expect(third.getByRole('heading', { name: 'Made by Tunde Alabi for Amaka Obi' })).toBeVisible();
    await check(Buffer.concat([deed.subarray(0, -1), Buffer.from([(deed.at(-1) ?? 0) ^ 1])]));
    await expect(third.getByText("We don't know this file")).toBeVisible();
    await third.context().close();
  });
});
