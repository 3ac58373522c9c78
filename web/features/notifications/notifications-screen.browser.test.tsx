/** The list of notifications: one that cannot be loaded, an empty one, and older notifications on scroll. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '#contract/core/endpoint.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { turns } from '#contract/orders/turn-lists.ts';
import { ownData } from '#contract/own-data/own-data.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { MOMENT, show, signIn } from '#web/testing/show.tsx';

type Notification = Reply<typeof notifications.list>['notification'][number];

/** `count` notifications, numbered from `from` downwards. */
function news(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `0199a200-0000-7000-8000-${String(from - index).padStart(12, '0')}`,
    title: 'New application',
    description: `Kwame Mensah applied for “Mural ${from - index}”.`,
    link: '/account',
    created_at: MOMENT,
    read_at: MOMENT,
    job_id: null,
    kind: 'agreements' as const,
  }));
}

const NO_TURNS = {
  mine: [],
  theirs: [],
  money: { held: 0, ready: 0 },
};
const JOB = '0199a200-0000-7000-8000-00000000aaaa';

beforeEach(() => void answers(turns.list, NO_TURNS));

test('a list that cannot be loaded says so and offers another try', async () => {
  signIn('talent');
  answers(notifications.list, () => refuse(400, 'no'));
  await show('/talentnotification');
  await expect.element(page.getByText("We couldn't load your notifications")).toBeVisible();
  answers(notifications.list, { notification: [], next: null });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('heading', { name: 'No available notification' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('older notifications load on scroll, to the first one', async () => {
  signIn('hunter');
  answers(notifications.list, ({ query }) =>
    query.after ? { notification: news(4, 4), next: null } : { notification: news(24, 20), next: 'older' },
  );
  await show('/hunterDashboard/notification');
  const views = page.getByRole('link', { name: /^View page: / });
  await expect.poll(() => views.elements()).toHaveLength(20);
  views.elements().at(-1)?.scrollIntoView();
  await expect.poll(() => views.elements()).toHaveLength(24);
  await expect.element(page.getByText(/“Mural 1”/)).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('news of one order are one line, the newest; the others unfold, and all are read together', async () => {
  signIn('hunter');
  const [newest, second, oldest, other] = news(9, 4);
  const ofJob = { job_id: JOB, read_at: null };
  answers(notifications.list, {
    notification: [
      { ...newest, ...ofJob, title: 'Work submitted', kind: 'work' as const },
      { ...other, title: 'New review' },
      { ...second, ...ofJob, title: 'Milestone submitted', kind: 'work' as const },
      { ...oldest, ...ofJob, title: 'Work started', kind: 'work' as const },
    ] as Notification[],
    next: null,
  });
  const marked = answers(notifications.mark, {});
  // The page that the link leads to.
  answers(ownData.obstacles, { obstacles: [] });
  await show('/hunterDashboard/notification');
  await expect.element(page.getByRole('heading', { name: 'Work submitted' })).toBeVisible();
  const earlier = page.getByRole('button', { name: 'and 2 earlier' });
  await expect.element(page.getByText('Work started')).not.toBeVisible();
  await earlier.click();
  await expect.element(page.getByText('Work started')).toBeVisible();
  await page.getByRole('link', { name: 'View page: Work submitted' }).click();
  await expect
    .poll(() => marked.map(({ params }) => params.id))
    .toEqual([newest?.id, second?.id, oldest?.id]);
});

test('what is the reader’s turn comes first, with its button', async () => {
  signIn('hunter');
  const [fresh, older] = news(9, 2);
  answers(notifications.list, {
    notification: [fresh, { ...older, title: 'Offer accepted', job_id: JOB }] as Notification[],
    next: null,
  });
  const turn = { who: 'hunter' as const, doing: 'pay' as const, by: null, outcome: null };
  const card = { job_id: JOB, bid_id: JOB, title: 'Shea label', other: null, turn };
  answers(turns.list, {
    ...NO_TURNS,
    mine: [
      {
        ...card,
        from_gig: false,
        round: null,
        in_room: false,
        list: 'pending' as const,
        pictures: [],
        in_escrow: false,
        amount: 95_000,
        bids: 0,
        bidders: [],
        milestone: null,
      },
    ],
  });
  await show('/hunterDashboard/notification');
  await expect
    .element(page.getByRole('link', { name: 'Pay N95,000 of Shea label' }))
    .toHaveAttribute('href', `/hunterDashboard/paymentbid/${JOB}`);
  const titles = page.getByRole('heading', { level: 3 });
  await expect
    .poll(() => titles.elements().map((one) => one.textContent))
    .toEqual(['Offer accepted', 'New application']);
  await expect.element(page.getByRole('region', { name: 'Your turn, your money' })).toBeVisible();
  await page.viewport(1280, 800);
  const cells = page.getByRole('table').getByText(/your money|Nov|Offer accepted|New application/);
  await expect
    .poll(() => cells.elements().map((one) => one.textContent))
    .toEqual(['Your turn, your money', 'Offer accepted', expect.stringContaining('Nov'), 'New application']);
});
