/** `npm run reel`: half a minute of the product, docs/tour/reel.webp: a hunter finds a gig, orders it and gets the work; the talent is paid. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page, request } from '@playwright/test';
import { giveAccount, orderOf } from '../e2e/support/order-steps.ts';
import { call, knownMember, type Member, PASSWORD } from '../e2e/support/people.ts';
import { endTransfer, GOOD_CARD, payByCard, waitingTransfer } from '../e2e/support/simulator.ts';
import { withProduct } from './lib/experience/product.ts';
import { ROOT } from './lib/root.ts';
import { runScript } from './lib/run-script.ts';
import { type Reel, startReel } from './lib/screens/reel.ts';
import { withBrowser } from './lib/screens/stage.ts';

const FILE = join(ROOT, 'docs/tour/reel.webp');
const WORK = 'brand-lumo.webp';
const NOTE = 'A mark for our honey, warm and simple, for jars and a stall.';

const LIKE_A_PHONE = {
  ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  ...{ locale: 'en-NG', timezoneId: 'Africa/Lagos', reducedMotion: 'reduce', colorScheme: 'light' },
} satisfies BrowserContextOptions;

/** The two people, what is bought, and the recorder. */
type Play = { hunter: Page; talent: Page; reel: Reel; gig: string; title: string; net: number };

/** True when every picture in view has loaded and nothing is pending. */
const IS_THERE = `document.querySelector('h1') !== null && [...document.images].every((one) => {
  const { top, bottom, left, right } = one.getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && one.checkVisibility();
  return !isInView || one.complete;
}) && !document.querySelector('.skeleton, [role=progressbar]')`;

await runScript(async () => {
  await withProduct(undefined, (url) => withBrowser((browser) => film(browser, url)));
});

async function film(browser: Browser, url: string): Promise<void> {
  const api = await request.newContext({ baseURL: url });
  const hunterMember = await knownMember(api, 'ngozi@hunter.example', 'hunter');
  const talentMember = await knownMember(api, 'chidera@talent.example', 'talent');
  const gig = await gigOf(api, talentMember);
  const [visitor, hunter, talent] = await Promise.all([
    phone(browser, url),
    phone(browser, url, hunterMember),
    phone(browser, url, talentMember),
  ]);
  let left = visitor;
  const reel = startReel(() => ({ left, right: talent }));
  const play: Play = { hunter, talent, reel, gig, title: '', net: 0 };
  await talent.goto('/publicProfile');
  await find(visitor, reel, gig);
  left = hunter;
  await order(play);
  const { title, price_budget } = await newestOrder(api, hunterMember);
  Object.assign(play, { title, net: price_budget * 0.9 });
  await agree(play);
  await pay(play);
  await work(play);
  await accept(play);
  await withdraw(play, () => waitingTransfer(api, play.net).then((one) => endTransfer(api, one, 'settle')));
  const { bytes, seconds } = await reel.write(FILE);
  console.log(`${FILE}: ${seconds.toFixed(0)} s, ${Math.round(bytes / 1024)} kB`);
  await api.dispose();
}

async function phone(browser: Browser, baseURL: string, member?: Member): Promise<Page> {
  const context = await browser.newContext({ ...LIKE_A_PHONE, baseURL });
  if (member) {
    const { token, side } = member;
    await context.addInitScript(
      `sessionStorage.setItem('adire.token', '${token}'); sessionStorage.setItem('adire.side', '${side}');`,
    );
  }
  return context.newPage();
}

type Api = Parameters<typeof call>[0];

async function gigOf(api: Api, talent: Member): Promise<string> {
  const search = `gig/search?query=${encodeURIComponent(`logo ${talent.name}`)}`;
  const { gigs } = await call<{ gigs: { id: string }[] }>(api, talent, 'GET', search);
  const [gig] = gigs;
  if (!gig) throw new Error(`${talent.name} sells no logo`);
  return gig.id;
}

type Ordered = { title: string; price_budget: number; created_at: string };

async function newestOrder(api: Api, hunter: Member): Promise<Ordered> {
  const path = 'job/getpendingjobs?as=hunter';
  const { pendingJobs } = await call<{ pendingJobs: Ordered[] }>(api, hunter, 'GET', path);
  const [newest] = pendingJobs.sort((a, b) => b.created_at.localeCompare(a.created_at));
  if (!newest) throw new Error('no order was sent');
  return newest;
}

/** Scrolls down by `down` pixels and waits for pictures. */
async function settle(page: Page, down = 0): Promise<void> {
  if (down > 0) await page.evaluate(`scrollBy(0, ${down})`);
  await expect.poll(() => page.evaluate(IS_THERE), { timeout: 10_000 }).toBe(true);
}

async function find(visitor: Page, reel: Reel, gig: string): Promise<void> {
  await visitor.goto('/');
  await settle(visitor);
  await reel.show('A market of African creative work', 1_800);
  for (const down of [420, 420]) {
    await settle(visitor, down);
    await reel.show('A market of African creative work', 700);
  }
  await visitor.goto('/gigSearchResult?query=logo');
  await settle(visitor);
  await reel.show('Find work you like', 1_000);
  for (const down of [360, 420]) {
    await settle(visitor, down);
    await reel.show('Find work you like', 650);
  }
  await visitor.goto(`/gigDetails/${gig}`);
  await settle(visitor);
  await reel.show('Look closer', 1_300);
  await settle(visitor, 480);
  await reel.show('Look closer', 900);
}

async function order({ hunter, reel, gig }: Play): Promise<void> {
  await hunter.goto(`/gigDetails/${gig}`);
  await hunter.getByRole('link', { name: /^Order · N/ }).click();
  const field = hunter.getByLabel(/^What should/);
  await expect(field).toBeVisible();
  await settle(hunter);
  for (const typed of [NOTE.slice(0, 20), NOTE]) {
    await field.fill(typed);
    await reel.show('Order in a minute', 700);
  }
  await hunter.getByRole('button', { name: 'Send order' }).click();
  await expect(hunter.getByRole('heading', { level: 1, name: /^Order sent to/ })).toBeVisible();
  await reel.show('Order in a minute', 1_100);
}

async function agree({ hunter, talent, reel, title }: Play): Promise<void> {
  await talent.goto('/order');
  await orderOf(talent, title).getByRole('button', { name: 'Accept order' }).click();
  const dialog = talent.getByRole('dialog');
  await dialog.getByLabel('I hereby accept all the terms and conditions as stated in the job brief.').check();
  await reel.show('The talent says yes', 1_100);
  await dialog.getByRole('button', { name: 'Accept order' }).click();
  await expect(orderOf(talent, title).getByText(/Waiting for .* to pay/)).toBeVisible();
  await settle(hunter);
  await reel.show('The talent says yes', 900);
}

async function pay({ hunter, talent, reel, title }: Play): Promise<void> {
  await hunter.goto('/hunterDashboard/PendingProjects');
  await orderOf(hunter, title).getByRole('link', { name: 'Pay' }).click();
  await expect(hunter.getByRole('heading', { name: 'Payment summary' })).toBeVisible();
  await settle(hunter);
  await reel.show('Pay into escrow', 1_300);
  await hunter.getByRole('button', { name: /^Pay N.* into escrow$/ }).click();
  await expect(hunter.getByRole('heading', { name: 'Pay with a card' })).toBeVisible();
  await reel.show('Pay into escrow', 900);
  await payByCard(hunter, GOOD_CARD);
  await expect(hunter.getByRole('heading', { name: /is safe in escrow$/ })).toBeVisible();
  await settle(hunter);
  await reel.show('The money is safe until you accept', 1_600);
  await talent.goto('/order?tab=active');
  await orderOf(talent, title).getByRole('button', { name: 'Start work' }).click();
  await expect(orderOf(talent, title).getByRole('button', { name: 'Submit Project' })).toBeVisible();
}

async function work({ talent, reel, title }: Play): Promise<void> {
  await orderOf(talent, title).getByRole('button', { name: 'Submit Project' }).click();
  const dialog = talent.getByRole('dialog');
  await dialog
    .getByPlaceholder('Please write a comment here')
    .fill('Three directions, and the one I would choose.');
  const buffer = readFileSync(join(ROOT, 'server/seed/pictures', WORK));
  await dialog.getByLabel('Add files').setInputFiles({ name: 'mark.webp', mimeType: 'image/webp', buffer });
  await settle(talent);
  await reel.show('The work comes', 1_300);
  await dialog.getByRole('button', { name: 'Submit project' }).click();
  await expect(talent.getByText('submission successful.')).toBeVisible();
}

async function accept({ hunter, reel, title }: Play): Promise<void> {
  await hunter.goto('/hunterDashboard/SubmittedProjects');
  await orderOf(hunter, title).getByRole('link', { name: 'View' }).click();
  await expect(hunter.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await settle(hunter);
  await reel.show('Look at it, then accept', 1_100);
  await settle(hunter, 420);
  await reel.show('Look at it, then accept', 1_000);
  await hunter
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  const dialog = hunter.getByRole('dialog');
  const release = dialog.getByRole('button', { name: /^Accept/ });
  await expect(release).toBeEnabled();
  await reel.show('Look at it, then accept', 1_100);
  await release.click();
  await expect(hunter.getByText('Order Completed', { exact: true })).toBeVisible();
  await hunter.evaluate('scrollTo(0, 0)');
  await settle(hunter);
  await reel.show('Accepted: the money is released', 1_500);
}

async function withdraw(
  { talent, reel, title, net }: Play,
  settleTransfer: () => Promise<void>,
): Promise<void> {
  await talent.goto('/order?tab=completed');
  await orderOf(talent, title).getByRole('link').first().click();
  await expect(talent.getByText('Order Completed!')).toBeVisible();
  await settle(talent);
  await reel.show('The talent is paid', 1_400);
  await talent
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .click();
  await giveAccount(talent, '0123456789');
  const dialog = talent.getByRole('dialog', { name: 'Payment Request' });
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await reel.show('The talent is paid', 1_000);
  await dialog.getByRole('button', { name: new RegExp(`^Withdraw N${net.toLocaleString('en-US')}`) }).click();
  await expect(dialog.getByRole('list', { name: 'Withdrawal progress' })).toBeVisible();
  await settleTransfer();
  await expect(dialog.getByText('Your bank confirmed it.')).toBeVisible();
  await reel.show('The talent is paid', 2_500);
}
