/**
 * The proof room from the first round to the deed, both sides on phones: remarks on picture and sound, also by a guest, a
 * refused acceptance item, all rounds used and a further one paid for; after acceptance the files open and anyone can check the deed.
 */
import { createHash } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { lagosDay } from './support/deals.ts';
import { liveGig } from './support/gigs.ts';
import { sound } from './support/media.ts';
import { pay } from './support/order-calls.ts';
import { call, type Member, newMember, unique } from './support/people.ts';
import { handInPicture, label, pin, roomOf } from './support/proof-room.ts';

test.describe.configure({ timeout: 180_000 });

const PACKAGE = {
  ...{ name: 'Label', price: '60000', delivery_days: 9, offers: 1, revisions: 2 },
  includes: ['One label', 'Ten seconds of jingle'],
  further_round: { price: '15000', days: 3 },
};

type Two = { hunter: Member; talent: Member };
type File = { sha256: string; url: string | null };
type Seen = {
  submission: { status: string; rounds: { job_id: string }[]; job_submissions: { files: File[] }[] };
};

/** Makes a started gig order with two rounds of changes. */
async function ordered(request: APIRequestContext, { hunter, talent }: Two): Promise<string> {
  const gig = await liveGig(request, talent, `Label for your jar ${unique()}`, [PACKAGE]);
  const { job_id } = await call<{ job_id: string }>(request, hunter, 'POST', `gig/order/${gig}`, {
    ...{ position: 2, title: 'Label for tea', job_description: '<p>Red bush.</p>', price_budget: '60000' },
    milestones: [{ title: 'Label', due: 9, description: 'Print-ready', penalty: 5 }],
    ...{ start_date: lagosDay(0), end_date: lagosDay(9), terms: 'Two rounds of changes are included.' },
  });
  await begin(request, { hunter, talent }, job_id);
  return job_id;
}

async function begin(request: APIRequestContext, { hunter, talent }: Two, id: string): Promise<void> {
  await call(request, talent, 'PUT', `job/acceptorder/${id}`, { terms_accepted: true });
  await pay(request, hunter, id);
  await call(request, talent, 'PUT', `job/startjob/${id}`);
}

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

async function submitRound(page: Page, round: number, colour: string): Promise<void> {
  await page.getByRole('button', { name: `Submit round ${round}` }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('Please write a comment here').fill('As you asked');
  await dialog.getByLabel('Add files').setInputFiles(await label(colour));
  await dialog.getByRole('button', { name: 'Submit project' }).tap();
  await expect(dialog).toBeHidden();
}

async function firstRound(page: Page, jobId: string): Promise<void> {
  await page.goto(`/order/submittedProject/${jobId}`);
  await page.getByRole('button', { name: 'Submit project' }).first().tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('Please write a comment here').fill('Label and jingle');
  await dialog.getByLabel('Add files').setInputFiles([await label('#3a49b4'), sound('jingle.mp3', 10)]);
  await expect(dialog.getByText('Light preview sent')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit project' }).tap();
  await expect(dialog).toBeHidden();
}

/** A guest opens her link and pins a remark. */
async function colleagueLooks(browser: Browser, path: string): Promise<void> {
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(path);
  const picture = guest.getByRole('img', { name: 'label.png' }).first();
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('naturalWidth', 600);
  await pin(guest, 0.7, 0.6, 'Name on one line');
  await guest.getByRole('button', { name: 'Send 1 remark' }).tap();
  await expect(guest.getByRole('heading', { name: 'What was said' })).toBeVisible();
  await guest.context().close();
}

/** Plays the sound to its second second and adds a remark there. */
async function remarkOnSound(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Files of this round' }).getByText('jingle.mp3').tap();
  await expect(page.getByRole('slider', { name: 'Place in the sound' })).toBeVisible();
  await page.evaluate(`(async () => {
    const sound = document.querySelector('audio');
    await sound.play();
    sound.pause();
    sound.currentTime = 2;
  })()`);
  await page.getByRole('button', { name: 'Remark at 0:02.0' }).tap();
  await page.getByLabel('What should change?').fill('Softer here');
  await page.getByRole('button', { name: 'Add remark' }).tap();
}

async function checkDeed(browser: Browser, deed: Buffer, master: Buffer): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  const check = async (buffer: Buffer) =>
    page
      .getByLabel('A deed, or a file you were handed')
      .setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer });
  await page.goto('/verify');
  for (const file of [deed, master]) {
    await check(file);
    await expect(page.getByText('Valid', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Made by Tunde Alabi for Amaka Obi' })).toBeVisible();
    await check(Buffer.concat([file.subarray(0, -1), Buffer.from([(file.at(-1) ?? 0) ^ 1])]));
    await expect(page.getByText("We don't know this file")).toBeVisible();
  }
  await page.context().close();
}

test('remarks, rounds, one more that is paid for, acceptance and the deed', async ({ browser, request }) => {
  const [hunter, talent] = await Promise.all([
    newMember(request, 'Amaka Obi', 'hunter'),
    newMember(request, 'Tunde Alabi', 'talent'),
  ]);
  const jobId = await ordered(request, { hunter, talent });
  const see = (id: string) => call<Seen>(request, hunter, 'GET', `job/getsubmittedjob/${id}`);
  const theirs = await roomOf(browser, talent, jobId);
  await firstRound(theirs, jobId);
  await theirs.goto(`/proofRoom/${jobId}`);
  const page = await roomOf(browser, hunter, jobId);
  const row = (text: string) => theirs.getByRole('listitem').filter({ hasText: text });
  const changed = (text: string) => row(text).getByRole('button', { name: 'Mark as changed' }).tap();

  await test.step('a colleague looks without an account and pins one', async () => {
    await page.getByRole('button', { name: 'Add a colleague' }).tap();
    await page.getByLabel('Who is it for?').fill('Ada');
    await page.getByRole('button', { name: 'Make a link' }).tap();
    await page.getByRole('dialog', { name: 'Share this link' }).getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByText('Not opened yet')).toBeVisible();
    const { guests } = await call<{ guests: { path: string }[] }>(
      request,
      hunter,
      'GET',
      `job/roomguests/${jobId}`,
    );
    await colleagueLooks(browser, guests[0]?.path ?? '');
  });
  await test.step('the hunter refuses a line, pins picture and sound, and asks for changes', async () => {
    await pin(page, 0.25, 0.3, 'Leaf lower');
    await page.reload();
    await page.getByRole('button', { name: 'Use as my remark, Ada: Name on one line' }).tap();
    await remarkOnSound(page);
    await page.getByRole('button', { name: 'Not met: Ten seconds of jingle' }).tap();
    await expect(page.getByText('0 of 2 met')).toBeVisible();
    // A pin half covered by the top bar would count as too small.
    await page.evaluate('scrollTo(0, 0)');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Ask for changes (3)' }).tap();
    const dialog = dialogOf(page);
    await expect(dialog.getByText(/This is change 1 of the 2 in the package/)).toBeVisible();
    await expect(dialog.locator('ol').getByRole('listitem')).toHaveText([
      /^Leaf lower/,
      /^Name on one line/,
      /^Softer here/,
    ]);
    await expect(dialog.getByText('Not met: Ten seconds of jingle')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ask for changes', exact: true }).tap();
    await expect(dialog).toBeHidden();
  });
  await test.step('the talent, whose room was open, does two and answers one', async () => {
    await expect(theirs.getByText(/^3 remarks that must change are still open/)).toBeVisible();
    await expect(theirs.getByText('Not met').first()).toBeAttached();
    await expect(theirs.getByRole('button', { name: 'Submit round 2' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await changed('Leaf lower');
    await changed('Softer here');
    await row('Name on one line').getByRole('button', { name: 'Answer', exact: true }).tap();
    await theirs.getByLabel('Your answer').fill('The die cuts there');
    await theirs.getByRole('button', { name: 'Save answer' }).tap();
    await submitRound(theirs, 2, '#d9942b');
  });
  await test.step('the hunter compares, reads the answer, and asks once more', async () => {
    await expect(page.getByText('The die cuts there')).toBeVisible();
    await page.getByRole('button', { name: 'Compare with the last round' }).tap();
    await expect(page.getByRole('slider')).toBeVisible();
    await page.getByRole('button', { name: 'End comparing' }).tap();
    await pin(page, 0.5, 0.5, 'Warmer');
    await page.getByRole('button', { name: 'Ask for changes (1)' }).tap();
    await dialogOf(page).getByRole('button', { name: 'Ask for changes', exact: true }).tap();
    await changed('Warmer');
    await submitRound(theirs, 3, '#a3341f');
  });
  const round = await test.step('the rounds are used up: one more is ordered', async () => {
    await pin(page, 0.25, 0.3, 'A leaf beside the name');
    await page.getByRole('button', { name: 'Order round 4 for N15,000' }).tap();
    const dialog = dialogOf(page);
    await expect(dialog.getByText(/^A leaf beside the name/)).toBeVisible();
    await expect(dialog.getByText('3 days from payment')).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Order round 4 for N15,000' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Round 4: Label for tea' })).toBeVisible();
    return (await see(jobId)).submission.rounds[0]?.job_id ?? '';
  });
  await test.step('the talent looks at the place, and does it once it is paid', async () => {
    await theirs.goto(`/order/submittedProject/${round}`);
    await expect(theirs.getByRole('link', { name: 'First order' })).toBeVisible();
    await theirs.getByRole('link', { name: 'See the remarks on the work' }).tap();
    await expect(theirs.getByRole('heading', { name: 'Ordered as round 4' })).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Remark 1: A leaf beside the name' })).toBeVisible();
    await begin(request, { hunter, talent }, round);
    await handInPicture(request, talent, round, '#2f7d4f');
  });
  const accept = async (id: string, amount: string) => {
    await page.goto(`/proofRoom/${id}`);
    await page.getByRole('button', { name: `Accept and release ${amount}` }).tap();
    await dialogOf(page)
      .getByRole('button', { name: `Accept and release ${amount}` })
      .tap();
    await expect(page.getByText('Order Completed', { exact: true })).toBeVisible();
    expect((await see(id)).submission.status).toBe('accepted');
  };
  await test.step('the hunter accepts the round, then the first order', async () => {
    await accept(round, 'N15,000');
    await expect(page.getByRole('button', { name: 'Order another round' })).toBeVisible();
    const [first] = (await see(jobId)).submission.job_submissions;
    expect(first?.files.map(({ url }) => url)).toEqual([null]);
    await theirs.goto(`/proofRoom/${jobId}`);
    await accept(jobId, 'N60,000');
    await expect(theirs.getByText('N54,000 is yours')).toBeVisible();
  });
  await test.step('the files open, and anybody checks them and the deed', async () => {
    const [file] = (await see(jobId)).submission.job_submissions[0]?.files ?? [];
    const master = await (await page.request.get(file?.url ?? '')).body();
    expect(createHash('sha256').update(master).digest('hex')).toBe(file?.sha256);
    const headers = { Authorization: `Bearer ${hunter.token}` };
    const deed = await (await request.get(`/api/job/deed/${jobId}`, { headers })).body();
    await checkDeed(browser, deed, master);
  });
});
