/** Forms started offline, on a device that has only opened home: kept over a reload, and sent once. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { waitUntilCached } from './support/cached-answers.ts';
import { postJob } from './support/deals.ts';
import { fund } from './support/order-calls.ts';
import { goToApplication } from './support/order-steps.ts';
import { call, newMember, pageOf, unique } from './support/people.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens home only, then goes offline. */
async function homeThenOffline(page: Page, side: string, kept: readonly string[]): Promise<void> {
  await page.goto('/start');
  await expect(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
  await waitUntilCached(page, ['GET turn', 'GET skill', 'GET category/categories', ...kept]);
  const mark = () => page.evaluate((key) => localStorage.getItem(key), `adire.forms.${side}`);
  await expect.poll(mark).not.toBeNull();
  await page.context().setOffline(true);
}

/** Submits a form offline (refused), reloads, and submits it again once online. */
async function sendLater(
  page: Page,
  open: () => Promise<unknown>,
  button: string,
  field: Locator,
  text: string,
) {
  const send = page.getByRole('button', { name: button }).last();
  await send.click();
  await expect(page.getByText("We can't reach Adire.", { exact: false }).last()).toBeVisible();
  await page.reload();
  await open();
  await expect(field).toHaveValue(text);
  await page.context().setOffline(false);
  await send.click();
}

test('a bid, a gig and the work of an order are begun without a network on a device that has only seen home', async ({
  browser,
  request,
}) => {
  const hunter = await newMember(request, 'Ngozi Bello', 'hunter');
  const talent = await newMember(request, 'Tunde Alabi', 'talent');
  const { jobId, title } = await fund(request, { hunter, talent }, 150_000);
  await call(request, talent, 'PUT', `job/startjob/${jobId}`);
  const opening = `Drum covers ${unique()}`;
  const openId = await postJob(request, hunter, opening);
  const page = await pageOf(browser, talent);
  await homeThenOffline(page, 'talent', ['GET job/getopenjobs', 'GET job/getsubmittedjob/:id']);

  await page.getByRole('link', { name: /^Submit work/ }).click();
  const work = page.getByRole('dialog').getByLabel('Comments');
  const openWork = () => page.getByRole('button', { name: 'Submit Project' }).first().click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await openWork();
  await work.fill('All covers, as PNG');
  await sendLater(page, openWork, 'Submit project', work, 'All covers, as PNG');
  await expect(page.getByText('submission successful.').first()).toBeVisible();

  await page.context().setOffline(true);
  await page.goto('/jobrequest');
  await page.getByRole('link', { name: opening }).click();
  await goToApplication(page);
  const pitch = page.getByLabel('Your pitch');
  await pitch.fill('I begin on the bus.');
  await page.getByLabel(/^Yes, I accept/).check();
  await sendLater(page, () => goToApplication(page), 'Apply for this job', pitch, 'I begin on the bus.');
  await expect(page.getByRole('heading', { name: 'Offer Sent!' })).toBeVisible();
  const { job } = await call<{ job: { bids_count: number } }>(request, hunter, 'GET', `job/${openId}`);
  expect(job.bids_count).toBe(1);

  await page.context().setOffline(true);
  await page.goto('/creategig');
  await fillGig(page, opening);
  await sendLater(page, async () => {}, 'Save and continue', page.getByLabel('Title'), opening);
  await expect(page).toHaveURL(/step=gallery/);
  const { gigs } = await call<{ gigs: { title: string }[] }>(request, talent, 'GET', 'gig/get');
  expect(gigs.map((gig) => gig.title)).toEqual([opening]);
});

async function fillGig(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description', { exact: true }).fill('Three directions, and you choose one.');
  await page.getByLabel('Category').selectOption('Creative visualizers');
  await page.getByLabel('Skill').selectOption('Brand identity');
  await page.getByLabel('Price').fill('25000');
  await page.getByLabel('Delivery (days)').fill('5');
  await page.getByLabel('Included, line 1').fill('Vectors as AI and PDF');
}

test('a job is begun without a network on a device that has only seen home, and posted once', async ({
  browser,
  request,
}) => {
  const hunter = await newMember(request, 'Ngozi Bello', 'hunter');
  const page = await pageOf(browser, hunter);
  await homeThenOffline(page, 'hunter', []);
  await page.goto('/hunterDashboard/createJob');
  const brief = page.getByLabel('What do you need?');
  await page.getByLabel('Title').first().fill('Label for shea butter');
  await brief.fill('A label for a jar,\nin indigo & white.');
  await page.getByLabel('Skill').selectOption({ index: 1 });
  await page.getByLabel('Price budget').fill('120000');
  await page.getByLabel(/^Open/).check();
  await page.getByLabel('1', { exact: true }).check();
  const first = page.getByRole('group', { name: 'First milestone' });
  await first.getByLabel('Title').fill('First sketches');
  await first.getByLabel('Due (days)').fill('5');
  await first.getByLabel('Penalty (%)').fill('5');
  await first.getByLabel('Description').fill('Three sketches, as PNG.');
  await sendLater(page, async () => {}, 'Create job', brief, 'A label for a jar,\nin indigo & white.');
  await expect(page).toHaveURL(/\/DashboardHomeContent/);
  const { data } = await call<{ data: { data: { job_description: string }[] } }>(
    request,
    hunter,
    'GET',
    'job',
  );
  expect(data.data.map((job) => job.job_description)).toEqual([
    '<p>A label for a jar,</p><p>in indigo &amp; white.</p>',
  ]);
});
