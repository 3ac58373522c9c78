/** Buying a package on a phone: in few taps, by keyboard alone, and as a visitor who signs in on the way; and inviting instead. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { postJob } from './support/deals.ts';
import { liveGig } from './support/gigs.ts';
import { enter, write } from './support/keys.ts';
import { call, type Member, newMember, pageOf, unique } from './support/people.ts';
import { logIn } from './support/way-in.ts';

/** Maximum taps from the gig's page to the sent order, without typing (docs/buying.md). */
const TAPS_MAX = 6;
const NOTE = 'A mark for my soap stall.';
const FAMILY = {
  ...{ name: 'Family', price: '60000', delivery_days: 9, offers: 3, revisions: 2 },
  includes: ['Three marks', 'Vectors'],
};

type Shop = { hunter: Member; talent: Member; title: string; gig: string };

/** Creates a gig with packages of N25,000 and N60,000, and a hunter who wants it. */
async function openShop(request: APIRequestContext): Promise<Shop> {
  const [talent, hunter] = await Promise.all([
    newMember(request, 'Tunde Bello', 'talent'),
    newMember(request, 'Chuka Eze', 'hunter'),
  ]);
  const title = `Mark for your stall ${unique()}`;
  return { hunter, talent, title, gig: await liveGig(request, talent, title, [FAMILY]) };
}

type Job = { title: string; job_description: string; price_budget: number };

/** Returns the order that waits for the talent. */
async function ordered(request: APIRequestContext, { hunter }: Shop): Promise<Job> {
  const { pendingJobs } = await call<{ pendingJobs: Job[] }>(
    request,
    hunter,
    'GET',
    'job/getpendingjobs?as=hunter',
  );
  expect(pendingJobs).toHaveLength(1);
  return pendingJobs[0] as Job;
}

/** Counts taps and typed characters in the page; the counts survive navigation. */
async function count(page: Page): Promise<() => Promise<{ taps: number; typed: number }>> {
  await page.addInitScript(`(() => {
    const done = JSON.parse(sessionStorage.getItem('counted') ?? '{"taps":0,"typed":0}');
    const add = (name, more) => {
      done[name] += more;
      sessionStorage.setItem('counted', JSON.stringify(done));
    };
    addEventListener('pointerup', () => add('taps', 1), true);
    addEventListener('beforeinput', ({ data }) => add('typed', data?.length ?? 0), true);
  })()`);
  return async () => JSON.parse(await page.evaluate(`sessionStorage.getItem('counted')`));
}

test('is at most six taps and the text, and says what happens next', async ({ browser, request }) => {
  const shop = await openShop(request);
  const page = await pageOf(browser, shop.hunter);
  const counted = await count(page);
  await page.goto(`/gigDetails/${shop.gig}`);
  await page.getByRole('button', { name: 'Family' }).first().tap();
  await page.getByRole('link', { name: /^Order · N/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Order from Tunde Bello' })).toBeVisible();
  // There is no other field: the package's details are folded away.
  await expect(page.locator('main').locator('input, textarea, select').filter({ visible: true })).toHaveCount(
    1,
  );
  await expectNoViolations(page);
  await page.getByLabel('What should Tunde know?').tap();
  await page.keyboard.type(NOTE);
  await page.getByRole('button', { name: 'Send order' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Order sent to Tunde Bello' })).toBeVisible();
  const { taps, typed } = await counted();
  expect(taps).toBeLessThanOrEqual(TAPS_MAX);
  expect(typed).toBe(NOTE.length);

  for (const said of ['Nothing is charged yet', /^Tunde accepts by/, 'You pay N60,000 into escrow'])
    await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByText('Tunde delivers within 9 days')).toBeVisible();
  await expectNoViolations(page);
  const job = await ordered(request, shop);
  expect(job.title).toBe(`${shop.title}: Family`);
  expect(job.job_description).toContain(`<p>${NOTE}</p>`);
  expect(job.job_description).toContain('<li>Three marks</li>');

  // Going back leads to the gig, not to a form that would send the order again.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: shop.title })).toBeVisible();
});

test('goes by keys alone, with another price', async ({ browser, request }) => {
  const shop = await openShop(request);
  const page = await pageOf(browser, shop.hunter);
  await page.goto(`/gigDetails/${shop.gig}`);
  await enter(page, page.getByRole('link', { name: /^Order · N/ }));
  await write(page, page.getByLabel('What should Tunde know?'), NOTE);
  await enter(page, page.locator('summary', { hasText: 'Change the conditions' }));
  await write(page, page.getByLabel('Price', { exact: true }), '30000');
  await enter(page, page.getByRole('button', { name: 'Send order' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Order sent to Tunde Bello' })).toBeVisible();
  await enter(page, page.getByRole('link', { name: 'View order' }));
  await expect(page).toHaveURL(/SubmittedProjects\/detail/);
  expect((await ordered(request, shop)).price_budget).toBe(30_000);
});

test('a visitor reads a profile and a gig, and comes back from the login with the chosen package', {
  tag: '@both',
}, async ({ page, request }) => {
  const shop = await openShop(request);
  await page.goto(`/publicProfile/${shop.talent.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tunde Bello' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: `${shop.title}, from N25,000` }).click();
  await expect(page.getByRole('heading', { level: 1, name: shop.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.getByRole('button', { name: 'Family' }).first().click();
  await expectNoViolations(page);
  await page.getByRole('link', { name: /^Order · N/ }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, shop.hunter.email);
  await expect(page.getByRole('heading', { level: 1, name: 'Order from Tunde Bello' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Family' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/want=/);
});

test('a visitor writes: the message opens after the login', async ({ page, request }) => {
  const shop = await openShop(request);
  await page.goto(`/publicProfile/${shop.talent.id}`);
  await page.getByRole('link', { name: 'Send message' }).click();
  await logIn(page, shop.hunter.email);
  await expect(page.getByRole('dialog').getByLabel('Message')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/publicProfile/${shop.talent.id}$`));
});

test('a hunter invites the talent in front of them, and by name from the job', async ({
  browser,
  request,
}) => {
  const shop = await openShop(request);
  const title = `Soap label ${unique()}`;
  await postJob(request, shop.hunter, title, 'close');
  const page = await pageOf(browser, shop.hunter);
  await page.goto(`/publicProfile/${shop.talent.id}`);
  await page.getByRole('button', { name: 'Invite to a job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to a job' });
  await expect(dialog.getByRole('link', { name: 'Post a job for Tunde' })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: `Invite to ${title}` }).click();
  await expect(dialog.getByText('Invited', { exact: true })).toBeVisible();
  const talents = await pageOf(browser, shop.talent);
  await talents.goto('/jobrequest?tab=closed');
  await expect(talents.getByRole('heading', { name: title })).toBeVisible();

  const name = `Zola${unique()}`.replace(/\d/g, 'x');
  const other = await newMember(request, `${name} Musa`, 'talent');
  await page.goto('/hunterDashboard?tab=closed');
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Invite a talent' }).click();
  const search = page.getByRole('dialog', { name: 'Invite a talent' });
  await search.getByLabel('Find a talent by name').fill(name.slice(0, 9));
  await search.getByRole('button', { name: `Invite ${name} Musa` }).click();
  await expect(search.getByText('Invited', { exact: true })).toBeVisible();
  await expect(search).not.toContainText(other.email);
});
