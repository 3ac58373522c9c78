/** Offline: pages seen before open with their time, typed text is kept, and nothing is left for the next user of the device. */
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { cachedNames, waitUntilCached } from './support/cached-answers.ts';
import { fund } from './support/order-calls.ts';
import { call, type Member, newMember, PASSWORD, pageOf } from './support/people.ts';
import { logIn, logOut } from './support/way-in.ts';

test.use({ serviceWorkers: 'allow' });

const AS_OF = /^Offline\. Updated \d{1,2}:\d\d\s[ap]m$/;
const THREAD = '/messagedashboard/talentMessageDetails';

/** Creates a talent with a paid order and a first message from its hunter. */
async function busyTalent(request: APIRequestContext, talentName = 'Tunde Alabi') {
  const hunter = await newMember(request, 'Ngozi Bello', 'hunter');
  const talent = await newMember(request, talentName, 'talent');
  const made = await fund(request, { hunter, talent }, 150_000);
  await write(request, hunter, talent, 'The brief is in the job');
  return { hunter, talent, ...made };
}

async function write(request: APIRequestContext, from: Member, to: Member, message: string): Promise<void> {
  await call(request, from, 'POST', 'chat/sendmessage', { recipient_id: to.id, message });
}

/** Opens a talent's most used pages and waits until the device has cached them. */
async function seeAll(page: Page, hunter: Member, title: string): Promise<void> {
  await page.goto(`${THREAD}/${hunter.id}`);
  await expect(page.getByText('The brief is in the job').first()).toBeVisible();
  await waitUntilCached(page, ['GET chat/getconversation/:id']);
  await page.goto('/jobrequest');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/order?tab=active');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await waitUntilCached(page, ['person', 'GET job/getactivejobs/:id', 'GET job/getsubmittedjob/:id']);
}

/** Signs in on the screen; the session belongs to this tab alone. */
async function signedIn(browser: Browser, member: Member): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/login');
  await logIn(page, member.email);
  await expect(page).toHaveURL(/\/publicProfile$/);
  return page;
}

test('a login without a network keeps what was typed and works once it is back', async ({
  page,
  request,
}) => {
  const { email } = await newMember(request, 'Sade Bello', 'talent');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  // Parts not loaded so far, such as the one that shows messages, are unavailable from now on.
  await page.context().setOffline(true);
  await logIn(page, email);
  await expect(page.getByRole('main').getByText("We can't reach Adire.")).toBeVisible();
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/publicProfile$/);
});

test('a menu that was never opened says that there is no network, and opens once it is back', {
  tag: '@both',
}, async ({ browser, request }) => {
  const page = await pageOf(browser, await newMember(request, 'Amaka Obi', 'hunter'));
  await page.goto('/hunterDashboard');
  const menu = page
    .getByRole('button', { name: 'Menu', exact: true })
    .or(page.getByRole('button', { name: 'Account menu, Amaka Obi' }));
  await expect(menu).toBeVisible();
  await page.context().setOffline(true);
  await menu.click();
  const notice = page.getByRole('dialog', { name: "We couldn't open this" });
  await expect(notice.getByText("We can't reach Adire.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeAttached();
  await page.context().setOffline(false);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Log out')).toBeVisible();
});

test('orders and messages open without a network as they were seen, and are fresh once it is back', async ({
  browser,
  request,
}) => {
  const { hunter, talent, title, jobId } = await busyTalent(request);
  const page = await pageOf(browser, talent);
  await seeAll(page, hunter, title);

  await page.context().setOffline(true);
  await page.goto('/order?tab=active');
  await expect(page.getByText(AS_OF)).toBeVisible();
  await page.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(new RegExp(jobId));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectNoViolations(page);
  await page.goto(`${THREAD}/${hunter.id}`);
  await expect(page.getByText('The brief is in the job').first()).toBeVisible();
  await expect(page.getByText(AS_OF)).toBeVisible();
  await page.goto('/earning');
  await expect(page.getByText('Not on this device yet').first()).toBeVisible();

  await page.goto(`${THREAD}/${hunter.id}`);
  await write(request, hunter, talent, 'One more thing');
  await page.context().setOffline(false);
  await expect(page.getByText('One more thing').first()).toBeVisible();
  await expect(page.getByText(AS_OF)).toBeHidden();
});

test('nothing moves when the network goes and comes, and the note of it is beside the title', {
  tag: '@both',
}, async ({ browser, request, isMobile }) => {
  const { hunter, talent, title: order } = await busyTalent(request);
  const page = await pageOf(browser, talent);
  const message = 'The brief is in the job';
  const title = page.getByRole('heading', { level: 1 });
  const note = page.getByText(/^Offline\. |^You're offline\./);
  const places = {
    '/order?tab=active': order,
    // A desktop shows the newest conversation beside the list, which is the same screen as the next one.
    ...(isMobile && { '/messagedashboard': message }),
    [`${THREAD}/${hunter.id}`]: message,
  };
  for (const [path, text] of Object.entries(places)) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    // The app itself, not the placeholder before it.
    await expect(page.getByRole('status').first()).toBeAttached();
    const before = await boxOf(title);
    await page.context().setOffline(true);
    const { x, y, height } = await boxOf(note);
    expect((await boxOf(title)).y).toBe(before.y);
    const below = before.y - y - height;
    const beside = Math.max(x - before.x - before.width, y - before.y - before.height);
    expect(Math.max(below, beside), path).toBeGreaterThanOrEqual(0);
    await page.context().setOffline(false);
    await expect(note).toBeHidden();
    expect((await boxOf(title)).y).toBe(before.y);
  }
});

async function boxOf(place: Locator) {
  await expect(place).toBeVisible();
  return (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

test('after the phone was off the app opens as it was left, and asks for the login once there is a network', async ({
  browser,
  request,
}) => {
  const { hunter, talent, title } = await busyTalent(request);
  const before = await signedIn(browser, talent);
  await seeAll(before, hunter, title);
  const context = before.context();
  await before.close();

  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto('/start?to=orders');
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByText(AS_OF)).toBeVisible();
  await page.goto('/order?tab=active');
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/publicProfile$/);

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login\?next=%2FpublicProfile$/);
  await logIn(page, talent.email);
  await expect(page).toHaveURL(/\/publicProfile$/);
  await expect(page.getByText(AS_OF)).toBeHidden();
});

test('a message written without a network outlives a reload', async ({ browser, request }) => {
  const { hunter, talent, title } = await busyTalent(request);
  const page = await pageOf(browser, talent);
  await seeAll(page, hunter, title);
  await page.goto(`${THREAD}/${hunter.id}`);
  await page.context().setOffline(true);
  await page.getByLabel(`Message to ${hunter.name}`).fill('Written on the bus');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Written on the bus')).toBeVisible();
});

test('logging out forgets it all, and the next person on the same phone sees nothing of the first', async ({
  browser,
  request,
}) => {
  const { hunter, talent, title } = await busyTalent(request, 'Amaka Obi');
  const page = await signedIn(browser, talent);
  await seeAll(page, hunter, title);
  await logOut(page);
  expect(await cachedNames(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/order?tab=active');
  await expect(page).toHaveURL(/\/login/);
  await page.context().setOffline(false);

  const { talent: second } = await busyTalent(request, 'Sade Bello');
  await page.goto('/login');
  await logIn(page, second.email);
  await expect(page).toHaveURL(/\/publicProfile$/);
  await waitUntilCached(page, ['person']);
  await page.context().setOffline(true);
  await page.goto('/order?tab=active');
  await expect(page.getByText('Not on this device yet').first()).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('a session that the server ended takes what was kept along', async ({ browser, request }) => {
  const { hunter, talent, title } = await busyTalent(request);
  const page = await pageOf(browser, talent);
  await seeAll(page, hunter, title);
  await call(request, talent, 'POST', 'logout', {});
  await page.goto('/earning');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect.poll(() => cachedNames(page)).toEqual([]);
});
