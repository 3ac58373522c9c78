/** The home of both sides: cards and their buttons, empty and failed states, long words, and the navigation around it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gigs } from '#contract/gigs/gigs.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { orders } from '#contract/orders/orders.ts';
import { type TurnCard, turns } from '#contract/orders/turn-lists.ts';
import { checklistSteps, people } from '#contract/people/people.ts';
import { gigCard, NO_JOB_COUNTS, openJob } from '#web/testing/market.ts';
import { answers, refuse, unanswered } from '#web/testing/network.ts';
import { NO_TURNS, show, signIn, toasts } from '#web/testing/show.tsx';

const JOB = '0199a200-0000-7000-8000-0000000000c1';
const BID = '0199a200-0000-7000-8000-0000000000d1';
const TUNDE = { id: '0199a200-0000-7000-8000-0000000000e1', name: 'Tunde Alabi', image: null };
const GIG = gigCard(JOB, TUNDE);
const jobOf = (n: number) => `${JOB.slice(0, -2)}${10 + n}`;

/** The day this many days from now. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

type Changes = Partial<Omit<TurnCard, 'turn'>> & { by?: string | null; who?: TurnCard['turn']['who'] };

function card(doing: TurnCard['turn']['doing'], { by = null, who = 'hunter', ...changes }: Changes = {}) {
  return {
    ...{ job_id: JOB, bid_id: BID, title: 'Shea butter label', other: TUNDE },
    ...{ from_gig: false, round: null, in_room: false, list: null, pictures: [], in_escrow: false },
    ...{ amount: 95_000, bids: 0, bidders: [], milestone: null },
    ...changes,
    turn: { who, doing, by, outcome: null },
  };
}

const forTalent = (doing: TurnCard['turn']['doing'], changes: Changes = {}) =>
  card(doing, { who: 'talent', ...changes });

const NO_ORDERS = { pending: 0, active: 0, submitted: 0, completed: 0 };

function noJobs(): void {
  answers(jobs.listOwnOpen, {
    data: { data: [], next: null },
    counts: NO_JOB_COUNTS,
  });
}

/** Finds a link by the beginning of its name. */
const button = (name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
const href = async (name: string) => (await button(name).findElement()).getAttribute('href');

describe('a hunter', () => {
  beforeEach(() => {
    signIn('hunter');
    noJobs();
  });

  test('on the narrowest phone the lists of orders scroll by themselves, with what needs the person in each', async () => {
    await page.viewport(320, 740);
    const lists = ['pending', 'active', 'submitted', 'completed'] as const;
    answers(turns.list, { ...NO_TURNS, mine: lists.map((list) => card('pay', { list })) });
    answers(orders.listSubmitted, { submittedjobs: [], counts: NO_ORDERS, next: null });
    await show('/hunterDashboard/SubmittedProjects');
    const strip = page.getByRole('navigation', { name: 'Lists of orders' });
    await expect.element(strip.getByRole('link', { name: 'Completed One thing needs you.' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test('pays, reads bids and looks at a milestone by the buttons of the cards, above the jobs', async () => {
    answers(turns.list, {
      ...NO_TURNS,
      mine: [
        card('look-at-milestone', { milestone: 'the labels', by: inDays(2), job_id: `${JOB.slice(0, -1)}2` }),
        card('pay', { pictures: ['images/galleries/a-360.avif'] }),
        card('read-bids', { bids: 3, other: null, job_id: `${JOB.slice(0, -1)}3` }),
      ],
      theirs: [card('work', { who: 'talent', by: inDays(9), job_id: `${JOB.slice(0, -1)}4` })],
      money: { held: 315_000, ready: 20_000 },
    });
    await show('/hunterDashboard');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
    await expect.element(page.getByText('3 things need you.').first()).toBeVisible();
    expect(await href('Look at the work for Shea butter label')).toBe(
      `/hunterDashboard/SubmittedProjects/detail/${JOB.slice(0, -1)}2`,
    );
    expect(await href('Pay N95,000')).toBe(`/hunterDashboard/paymentbid/${BID}`);
    expect(await href('Read 3 bids')).toBe(`/hunterDashboard/TalentBid/${JOB.slice(0, -1)}3`);
    expect(document.querySelector('main img')?.getAttribute('src')).toBe('/images/galleries/a-360.avif');
    await expect.element(page.getByText(/1 day 23 hours left/)).toBeVisible();
    await expect.element(page.getByText('Tunde is working')).toBeVisible();
    const money = page.getByRole('region', { name: 'Your money' });
    await expect.element(money).toHaveTextContent('N315,000in escrowN20,000ready to withdrawRefunds');
    await expect.element(money.getByRole('link')).toHaveAttribute('href', '/hunterDashboard/payback');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Jobs' })).toBeVisible();
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Home/ });
    await expect.element(home).toHaveTextContent('Home33 things need you.');
  });

  test('with nothing to do sees work that can be ordered', async () => {
    answers(gigs.featured, { gigs: [GIG] });
    await show('/hunterDashboard');
    await expect.element(page.getByText("You're all caught up.")).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Best rated on Adire' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: `${GIG.title}, from N25,000` })).toBeVisible();
    expect(await href('Find talents')).toBe('/gigSearchResult');
    await expect.element(page.getByRole('link', { name: 'Create job' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Your money' })).not.toBeInTheDocument();
  });

  test('finds five places in the bar, the bell at the top alone, and how much needs them in each list', async () => {
    answers(turns.list, {
      ...NO_TURNS,
      mine: Array.from({ length: 12 }, (_, index) =>
        card('review', { job_id: jobOf(index), list: index < 2 ? 'pending' : 'completed' }),
      ),
    });
    await show('/hunterDashboard');
    const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const names = () => places.elements().map((one) => one.querySelector('span')?.textContent);
    await expect.poll(names).toEqual(['Home', 'Find', 'Jobs', 'Orders', 'Messages']);
    await expect.element(places.first()).toHaveTextContent('Home1212 things need you.');
    expect(page.getByRole('link', { name: /^Notifications/ }).elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'All pages' });
    await expect
      .element(menu.getByRole('link', { name: /^Pending/ }))
      .toHaveTextContent('Pending22 things need you.');
    await expect
      .element(menu.getByRole('link', { name: /^Completed/ }))
      .toHaveTextContent('Completed1010 things need you.');
    await expect.element(menu.getByRole('link', { name: 'Active', exact: true })).toBeVisible();
    await expect.element(menu.getByRole('link', { name: /^Notifications/ })).not.toBeInTheDocument();
  });

  test('cards that read the same are one, with the others behind it', async () => {
    const mine = [1, 2, 3].map((n) => card('review', { job_id: jobOf(n) }));
    answers(turns.list, { ...NO_TURNS, mine });
    await show('/hunterDashboard');
    await expect.element(page.getByText('3 things need you.').first()).toBeVisible();
    const cards = page.getByRole('main').getByRole('heading', { level: 2, name: 'Shea butter label' });
    await expect.poll(() => cards.elements().length).toBe(1);
    await page.getByRole('button', { name: '2 more like this' }).click();
    await expect.poll(() => cards.elements().length).toBe(3);
  });

  test('sees a few cards first, and all of them on request', async () => {
    const many = Array.from({ length: 5 }, (_, index) =>
      card('review', { job_id: jobOf(index), title: `Label ${index}` }),
    );
    answers(turns.list, { ...NO_TURNS, mine: many });
    await show('/hunterDashboard');
    const reviews = button('Leave a review');
    await expect.poll(() => reviews.elements()).toHaveLength(3);
    await page.getByRole('button', { name: 'Show all 5' }).click();
    await expect.poll(() => reviews.elements()).toHaveLength(5);
  });

  test('no single card is hidden', async () => {
    const four = [1, 2, 3, 4].map((n) => card('review', { job_id: jobOf(n), title: `Label ${n}` }));
    const twin = card('review', { job_id: jobOf(5), title: 'Label 1' });
    answers(turns.list, { ...NO_TURNS, mine: [...four, twin] });
    await show('/hunterDashboard');
    await expect.poll(() => button('Leave a review').elements()).toHaveLength(5);
    await expect
      .element(page.getByRole('button', { name: /^Show all|more like this/ }))
      .not.toBeInTheDocument();
  });

  test('withdraws the money of several orders from one card', async () => {
    const mine = [1, 2].map((n) => card('withdraw-money', { job_id: jobOf(n), amount: 5_000 * n }));
    answers(turns.list, { ...NO_TURNS, mine, money: { held: 0, ready: 15_000 } });
    await show('/hunterDashboard');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Money from 2 orders' })).toBeVisible();
    expect(await href('Withdraw N15,000')).toBe('/hunterDashboard/payback');
  });

  test('reads long words without scrolling sideways', async () => {
    const word = 'Lebensmittelverpackungs'.repeat(5);
    answers(turns.list, {
      ...NO_TURNS,
      mine: [card('look-at-milestone', { title: word, milestone: word, other: { ...TUNDE, name: word } })],
      theirs: [card('work', { who: 'talent', title: word, other: { ...TUNDE, name: word } })],
    });
    await show('/hunterDashboard');
    await expect.element(page.getByRole('heading', { level: 2, name: word })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  test('sees their jobs once the height of what waits above them is known', async () => {
    unanswered(turns.list);
    await show('/hunterDashboard');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
    expect(page.getByRole('tab').elements()).toHaveLength(0);
  });

  test('whose turns cannot be loaded can try again, and still has the jobs', async () => {
    let pressed = false;
    document.addEventListener('click', () => (pressed = true), { capture: true, once: true });
    // The bar may request the same list by itself, at any time before the press.
    answers(turns.list, () => (pressed ? { ...NO_TURNS, mine: [card('pay')] } : refuse(400, 'no')));
    await show('/hunterDashboard');
    await expect.element(page.getByText("We couldn't load what waits for you")).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Jobs' })).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect.element(button('Pay N95,000')).toBeVisible();
  });

  test('on a page of talents can add that side', async () => {
    const where = await show('/earning');
    await expect
      .element(page.getByRole('heading', { name: 'This page is for creative talents' }))
      .toBeVisible();
    expect(where()).toBe('/earning');
    expect(await href('Start selling too')).toBe('/updateProfile?step=2');
    expect(await href('Go to your home')).toBe('/hunterDashboard');
  });
});

describe('a talent', () => {
  beforeEach(() => signIn('talent'));

  test('answers an offer, works and withdraws by the buttons of the cards', async () => {
    answers(turns.list, {
      ...NO_TURNS,
      mine: [
        forTalent('accept-offer', { by: inDays(2.5) }),
        forTalent('accept-offer', { from_gig: true, round: 3, job_id: `${JOB.slice(0, -1)}4` }),
        forTalent('work', { by: inDays(8), job_id: `${JOB.slice(0, -1)}2` }),
        forTalent('withdraw-money', { amount: 72_675, job_id: `${JOB.slice(0, -1)}3` }),
      ],
    });
    await show('/start');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
    await expect.element(page.getByText('Tunde ordered round 3.', { exact: false })).toBeVisible();
    expect(await href('Read the agreement')).toBe(`/order/submittedProject/${JOB}`);
    expect(await href('Read the order')).toBe(`/order/submittedProject/${JOB.slice(0, -1)}4`);
    expect(await href('Submit work')).toBe(`/order/submittedProject/${JOB.slice(0, -1)}2`);
    expect(await href('Withdraw N72,675')).toBe(`/order/completedProject/${JOB.slice(0, -1)}3`);
    // Only near dates are counted down.
    const left = page.getByText(/left$/).elements();
    expect(left).toHaveLength(1);
    expect(left[0]?.closest('[title]')?.getAttribute('title')).toMatch(/20\d\d/);
    const links = page.getByRole('navigation', { name: 'Go to' }).getByRole('link');
    await expect.element(links.first()).toHaveTextContent('Job requests');
  });

  test('who begins is shown what to do first, and who has done it what comes next', async () => {
    answers(people.checklist, { steps: checklistSteps.map((step) => ({ step, done: step === 'picture' })) });
    answers(jobs.listOpen, { openjobs: [openJob(JOB, 'School wall')], next: null });
    await show('/start');
    await expect.element(page.getByRole('heading', { name: 'Your next steps' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: '1 of 4 steps done' })).toBeVisible();
    await expect.element(page.getByText('Picture (done)')).toBeVisible();
    expect(await href('Show past work')).toBe('/viewpastjobs?upload=true');
    expect(await href('Create a portfolio')).toBe('/creategig');
    await expect.element(page.getByRole('navigation', { name: 'Go to' })).not.toBeInTheDocument();

    answers(people.checklist, { steps: checklistSteps.map((step) => ({ step, done: true })) });
    await show('/start');
    await expect.element(page.getByText("You're all caught up.")).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /School wall/ })).toBeVisible();
    expect(await href('See open jobs')).toBe('/jobrequest');
  });

  test('at a desk has neither the categories of buyers nor the places of the bar twice', async () => {
    await page.viewport(1280, 800);
    answers(people.checklist, { steps: [] });
    await show('/start');
    await expect.element(page.getByRole('heading', { name: 'Your next steps' })).toBeVisible();
    await expect
      .element(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Earning' }))
      .toBeVisible();
    expect(page.getByRole('navigation', { name: 'Categories' }).elements()).toHaveLength(0);
    await expect.element(page.getByRole('navigation', { name: 'Go to' })).not.toBeInTheDocument();
  });

  test('on a page of hunters can add that side', async () => {
    const where = await show('/hunterDashboard');
    await expect.element(page.getByRole('heading', { name: 'This page is for hunters' })).toBeVisible();
    expect(where()).toBe('/hunterDashboard');
    expect(await href('Start hiring too')).toBe('/updateProfile?step=2');
    expect(await href('Go to your home')).toBe('/start');
  });
});

test('somebody with both sides who follows a link to the other one reads that the side changed', async () => {
  signIn('talent', 'hunter');
  noJobs();
  await show('/hunterDashboard');
  await expect.poll(() => toasts("You're on your hunter side now")).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'Create job' }).first()).toBeVisible();
});
