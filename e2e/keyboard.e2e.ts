/** The main job without a pointer: two people sign up, agree, pay, work, accept and are paid by keyboard alone, with visible focus. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { lagosDay, showNaira } from './support/deals.ts';
import { attach, choose, enter, pick, reach, tick, write, writeDay } from './support/keys.ts';
import { type Deal, orderOf } from './support/order-steps.ts';
import { PASSWORD, unique } from './support/people.ts';
import { smallPicture } from './support/picture.ts';
import { ACCOUNTS, endTransfer, GOOD_CARD, waitingTransfer } from './support/simulator.ts';

test.describe.configure({ timeout: 300_000 });
test.use({ actionTimeout: 20_000 });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test('a job from sign-up to paid out by keys alone', { tag: '@desktop' }, async ({ browser, request }) => {
  const price = 130_000;
  const net = price - price / 10;
  const run = unique();
  const deal: Deal = {
    ...{ title: `Bus shelter mural ${run}`, price, shown: showNaira(price) },
    milestones: ['The whole wall'],
  };
  const hunter = await newcomer(browser, `Hauwa ${run}`, 'Talent hunter');
  const talent = await newcomer(browser, `Sade ${run}`, 'Creative talent');
  await test.step('the hunter posts a job', () => postJob(hunter, deal));
  await test.step('the talent applies', () => apply(talent, deal));
  await test.step('the hunter sends the agreement', () => sendAgreement(hunter, deal));
  await test.step('the talent accepts it', () => acceptAgreement(talent, deal));
  await test.step('The hunter pays', () => pay(hunter, deal));
  await test.step('the talent starts and submits', () => work(talent, deal));
  await test.step('the hunter accepts', () => accept(hunter, deal));
  await test.step('the talent withdraws', () => withdraw(talent, deal, net));
  await test.step('the bank settles it', async () => {
    await endTransfer(request, await waitingTransfer(request, net), 'settle');
    const dialog = talent.getByRole('dialog', { name: 'Payment Request' });
    await expect(dialog.getByText('Your bank confirmed it.')).toBeVisible();
    await enter(talent, button(talent, 'Done'));
    await expect(orderOf(talent, deal.title).getByText('Paid', { exact: true })).toBeVisible();
  });
});

/** Expects these parts in the accessibility tree of `main`, in this order; others may lie between. */
async function reads(page: Page, parts: string[]): Promise<void> {
  const lines = parts.map((part) => `  - ${part}`).join('\n');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`- main:\n${lines}`);
}

/** Follows a link of the navigation. */
async function go(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name: new RegExp(`^${name}`) }).filter({ visible: true });
  await enter(page, link.first());
}

async function newcomer(browser: Browser, name: string, type: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const email = `${name.replace(' ', '.').toLowerCase()}@people.example`;
  await page.goto('/signup');
  await reads(page, [
    ...['heading "Create your account" [level=1]', 'textbox "Username"', 'textbox "Email"'],
    ...[
      'textbox "Password"',
      'button "Show password"',
      'textbox "Confirm password"',
      'button "Create account"',
    ],
  ]);
  await write(page, page.getByLabel('Username'), name);
  await write(page, page.getByLabel('Email'), email);
  await write(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await write(page, page.getByLabel('Confirm password', { exact: true }), PASSWORD);
  await enter(page, button(page, 'Create account'));
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await write(page, page.getByLabel('Email'), email);
  await write(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/updateProfile/);
  const [first = name, last = ''] = name.split(' ');
  await write(page, page.getByLabel('First name'), first);
  await write(page, page.getByLabel('Last name'), last);
  await pick(page, page.getByLabel('Female'));
  await write(page, page.getByLabel('Phone number'), '+234 803 123 4567');
  await enter(page, button(page, 'Next'));
  await write(page, page.getByLabel('Country'), 'Nigeria');
  await choose(page, page.getByLabel('State'), 'Lagos');
  await pick(page, page.getByRole('radio', { name: new RegExp(`^${type}`) }));
  await enter(page, button(page, 'Save profile'));
  await expect(page).toHaveURL(type === 'Talent hunter' ? /\/hunterDashboard$/ : /\/publicProfile$/);
  return page;
}

async function postJob(page: Page, deal: Deal): Promise<void> {
  await enter(
    page,
    page
      .getByRole('link', { name: /^(Create job|Post a job)/ })
      .filter({ visible: true })
      .first(),
  );
  await reads(page, [
    ...[
      'heading "Create job" [level=1]',
      'heading "The job" [level=2]',
      'textbox "Title"',
      'combobox "Skill"',
    ],
    ...[
      'group "Job brief"',
      'heading "Price and visibility" [level=2]',
      'textbox "Price budget"',
      'group "Job type"',
    ],
    ...['heading "Milestones" [level=2]', 'group "Number of milestones"', 'button "Create job"'],
  ]);
  await write(page, page.getByLabel('Title').first(), deal.title);
  await write(page, page.getByLabel('What do you need?'), 'A wall of birds, in indigo.');
  await choose(page, page.getByLabel('Skill'));
  await write(page, page.getByLabel('Price budget'), String(deal.price));
  await pick(page, page.getByLabel(/^Open/));
  await pick(page, page.getByLabel('1', { exact: true }));
  const group = page.getByRole('group', { name: 'First milestone' });
  await write(page, group.getByLabel('Title'), deal.milestones[0] ?? '');
  await write(page, group.getByLabel('Due (days)'), '7');
  await write(page, group.getByLabel('Penalty (%)'), '5');
  await write(page, group.getByLabel('Description'), 'Both sides of it.');
  await enter(page, button(page, 'Create job'));
  await expect(page).toHaveURL(/\/DashboardHomeContent/);
}

async function apply(page: Page, deal: Deal): Promise<void> {
  await go(page, 'Job');
  await enter(page, page.getByRole('link', { name: deal.title }));
  // The form loads when it is scrolled near; until then a button stands in its place, as beside the price.
  const pitch = page.getByLabel('Your pitch');
  await reach(page, pitch.or(button(page, 'Write your bid')).first());
  await write(page, pitch, 'I have painted three walls of this size.');
  await pick(page, page.getByLabel(`Yes, I accept ${deal.shown}`));
  await enter(page, button(page, 'Apply for this job'));
  await expect(page.getByText('Offer Sent!')).toBeVisible();
}

async function sendAgreement(page: Page, deal: Deal): Promise<void> {
  await go(page, 'Bids|^Talent bids');
  await expect(page.getByRole('heading', { name: deal.title })).toBeVisible();
  await enter(page, page.getByRole('link', { name: 'View talent bid' }));
  await reads(page, [
    `heading "${deal.title}" [level=1]`,
    'list "Bids":\n    - listitem:\n      - heading /Sade/ [level=2]\n      - button "Reject"\n      - button "Accept bid"',
  ]);
  await enter(page, button(page, 'Accept bid'));
  await writeDay(page, page.getByLabel('Start date'), lagosDay(0));
  await writeDay(page, page.getByLabel('End date'), lagosDay(20));
  await enter(page, button(page, 'Accept and send agreement'));
  await expect(page.getByRole('list', { name: 'Bids' }).getByText('Agreement sent')).toBeVisible();
}

async function acceptAgreement(page: Page, deal: Deal): Promise<void> {
  await go(page, 'Orders');
  await enter(page, orderOf(page, deal.title).getByRole('button', { name: 'Accept order' }));
  const dialog = page.getByRole('dialog');
  await tick(
    page,
    dialog.getByLabel('I hereby accept all the terms and conditions as stated in the job brief.'),
  );
  await enter(page, dialog.getByRole('button', { name: 'Accept order' }));
  await expect(orderOf(page, deal.title).getByText(/Waiting for .* to pay/)).toBeVisible();
}

async function pay(page: Page, deal: Deal): Promise<void> {
  await go(page, 'Pending');
  await enter(page, orderOf(page, deal.title).getByRole('link', { name: 'Pay' }));
  await reads(page, [
    ...['heading "Payment summary" [level=1]', `heading "${deal.title}" [level=2]`],
    ...['heading "Milestones and penalties" [level=2]', 'heading "Who gets what" [level=2]'],
    `button "Pay ${deal.shown} into escrow"`,
  ]);
  await enter(page, button(page, `Pay ${deal.shown} into escrow`));
  await expect(page.getByRole('heading', { name: 'Pay with a card' })).toBeVisible();
  await write(page, page.getByLabel('Card number'), GOOD_CARD.number);
  await write(page, page.getByLabel('Expiry'), '12/31');
  await write(page, page.getByLabel('CVV'), GOOD_CARD.cvv);
  await enter(page, button(page, /^Pay N/));
  await expect(page.getByRole('heading', { name: `${deal.shown} is safe in escrow` })).toBeVisible();
}

async function work(page: Page, deal: Deal): Promise<void> {
  await page.reload();
  await pickTab(page, /^Active/);
  await enter(page, orderOf(page, deal.title).getByRole('button', { name: 'Start work' }));
  await enter(page, orderOf(page, deal.title).getByRole('button', { name: 'Submit Project' }));
  const dialog = page.getByRole('dialog');
  await write(page, dialog.getByPlaceholder('Please write a comment here'), 'Both sides are dry.');
  await attach(page, dialog.getByLabel('Add files'), smallPicture('wall.png'));
  await enter(page, dialog.getByRole('button', { name: 'Submit project' }));
  await expect(page.getByText('submission successful.')).toBeVisible();
}

/** Picks a tab: the row of tabs is one Tab stop, and arrow keys move within it. */
async function pickTab(page: Page, name: RegExp): Promise<void> {
  const wanted = page.getByRole('tab', { name });
  await reach(page, page.getByRole('tab', { selected: true }));
  for (let step = 0; (await wanted.getAttribute('aria-selected')) !== 'true'; step += 1) {
    if (step > 8) throw new Error(`the tab ${name} is not reached`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
}

async function accept(page: Page, deal: Deal): Promise<void> {
  await go(page, 'Submitted');
  await enter(page, orderOf(page, deal.title).getByRole('link', { name: 'View' }));
  await reads(page, [
    ...[`heading "${deal.title}" [level=1]`, 'region "Whose turn it is"'],
    ...['heading "Submitted work" [level=2]', 'article "Round 1"', 'button "Accept"'],
    ...['heading "Milestones" [level=2]', 'list "Order history"', 'heading "Money" [level=2]'],
    'button "Open a dispute"',
  ]);
  await enter(page, button(page, 'Accept'));
  await enter(
    page,
    page.getByRole('dialog').getByRole('button', { name: `Accept and release ${deal.shown}` }),
  );
  await expect(page.getByText('Order Completed', { exact: true })).toBeVisible();
}

async function withdraw(page: Page, deal: Deal, net: number): Promise<void> {
  await page.reload();
  await pickTab(page, /^Completed/);
  await enter(page, orderOf(page, deal.title).getByRole('button', { name: 'Payment' }));
  const dialog = page.getByRole('dialog', { name: 'Payment Request' });
  await write(page, dialog.getByLabel('Search banks'), 'guaranty trust');
  await choose(page, dialog.getByLabel('Bank', { exact: true }), 'Guaranty Trust Bank');
  await write(page, dialog.getByPlaceholder('Enter account number'), ACCOUNTS.waits);
  await enter(page, dialog.getByRole('button', { name: 'Submit' }));
  await expect(dialog.getByText('Account name')).toBeVisible();
  await write(page, dialog.getByLabel('Your password', { exact: true }), PASSWORD);
  await enter(page, dialog.getByRole('button', { name: `Withdraw ${showNaira(net)}` }));
  await expect(page.getByText('bank details submitted')).toBeVisible();
}
