/** The Line: one work per screen on phones, a wall and a viewer elsewhere; what is fetched, and where its buttons lead. */
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Gig, gigs } from '#contract/gigs/gigs.ts';
import { line, type Work } from '#contract/gigs/line.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { keptIds } from '#contract/people/kept-ids.ts';
import { shortlist } from '#contract/people/shortlist.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { setLite } from '#web/lib/lite.ts';
import { answerCatalogue, VISUAL } from '#web/testing/catalogue.ts';
import { answers } from '#web/testing/network.ts';
import { MOMENT, show, signIn } from '#web/testing/show.tsx';

afterEach(() => setLite('device'));

const idOf = (n: number) => `0199a200-0000-7000-8000-0000000000${10 + n}`;
const NAMES = ['Tunde Bello', 'Amara Eze', 'Zainab Musa', 'Kofi Mensah', 'Wanjiru Kamau'];
const picture = (n: number) => ({
  ...{ kind: 'image' as const, stem: `images/galleries/work${n}`, width: 960, height: 720 },
  ...{ placeholder: '', widths: [480, 960] },
});
const WORKS: Work[] = NAMES.map((name, n) => ({
  ...{ id: idOf(n), title: `Work ${n}`, userId: idOf(50 + n), skill: 'Logo design' },
  ...{ user: { name, online: false, rating: null, reviews: 0 }, userdetail: { profile_image: null } },
  ...{ rating: null, reviews: 0, cover: picture(n), price_from: 45_000, delivery_days: 4 },
  ...{ is_new: n === 1, pieces: n === 0 ? 3 : 1 },
}));

function gigOf(n: number): Gig {
  const { cover: _cover, skill, is_new: _new, pieces: _pieces, user, ...work } = WORKS[n] as Work;
  return {
    ...{
      ...work,
      skill,
      overview: '',
      status: 'live',
      category: 'Creative visualizers',
      tags: [],
      cover: null,
    },
    ...{ created_at: MOMENT, updated_at: MOMENT, description: '', categoryId: idOf(1), skillId: idOf(1) },
    ...{ gallery: [], faqs: [], can: [], own: false, orders_completed: 0, replies: null },
    user: { ...user, id: work.userId, created_at: MOMENT, reviews: n === 2 ? 1 : 0 },
    userdetail: null,
    scopepackage: ['Basic', 'Full'].map((name, index) => ({
      ...{
        position: index + 1,
        name,
        price: 45_000 * (index + 1),
        delivery_days: 4,
        offers: 1,
        revisions: 1,
      },
      includes: ['Vectors'],
      ...{ rights: null, rights_text: null, further_round: null },
    })),
  };
}

const ONE_REVIEW = {
  received_reviews: [
    {
      ...{ id: idOf(60), job_id: idOf(61), rating: 5, recommend_user: 'Yes' as const },
      ...{ comment: 'On time, and better than agreed', created_at: MOMENT, shown_at: MOMENT, gig: null },
      ...{ reply: null, replied_at: null, can_reply: false },
      reviewer: { id: idOf(62), name: 'Halima Bello' },
      reviewee: { id: idOf(52), name: 'Zainab Musa' },
    },
  ],
  ...{ average: 5, count: 1, histogram: [], next: null },
};

async function open(path = '/work', works = WORKS) {
  answerCatalogue();
  answers(line.page, { works, next: null });
  answers(gigs.get, ({ params }) => ({ gig: [gigOf(WORKS.findIndex(({ id }) => id === params.id))] }));
  answers(line.like, { gigs: [] });
  answers(reviews.received, ONE_REVIEW);
  const asked = answers(line.byTalent, {
    pieces: [0, 7, 8].map((n) => ({
      ...{ gig: idOf(0), title: 'Work 0', cover: picture(n), price_from: 45_000, delivery_days: 4 },
    })),
  });
  return { at: await show(path), asked };
}

const fetched = () => [...document.images].map(({ src }) => /work\d/.exec(src)?.[0]).filter(Boolean);

test('a phone shows one work, and fetches two ahead once the page stands', async () => {
  const { at } = await open();
  const first = page.getByRole('article').first();
  await expect.element(first).toBeInTheDocument();
  const { height } = first.element().getBoundingClientRect();
  expect(height).toBeGreaterThan(innerWidth * 0.75 + 150);
  expect(height).toBeLessThan(innerHeight - 150);
  await expect.poll(() => first.element().textContent).toContain('From N45,000 · 4 days');
  await expect.poll(fetched).toEqual(['work0', 'work1', 'work2']);
  page.getByRole('article').nth(2).element().scrollIntoView({ block: 'start' });
  await expect.poll(fetched).toEqual(['work1', 'work2', 'work3', 'work4']);
  await expect.poll(at).toBe(`/work?at=${idOf(2)}`);
});

test('more of the same talent is asked for at the first swipe, and shown in its place', async () => {
  const { asked } = await open();
  const more = page.getByRole('button', { name: '2 more · More by Tunde Bello' });
  await expect.element(more).toBeVisible();
  expect(asked).toHaveLength(0);
  await more.click();
  await expect.element(page.getByRole('button', { name: '2 / 3 · More by Tunde Bello' })).toBeVisible();
  await expect.poll(() => asked).toHaveLength(1);
  await expect.poll(fetched).toContain('work7');
});

test('a visitor who presses the heart signs in, and finds it pressed at the same work', async () => {
  const { at } = await open();
  const heart = page.getByLabelText('Add Work 1 to your shortlist');
  await expect.element(heart).toBeInTheDocument();
  (heart.element() as HTMLElement).click();
  await expect
    .poll(() => new URL(at(), location.origin).searchParams.get('next'))
    .toBe(`/work?at=${idOf(1)}&want=heart`);
  signIn('hunter');
  const kept = answers(shortlist.keep, {});
  answers(keptIds.list, () => ({ ids: kept.map(({ params }) => params.id ?? '') }));
  const back = await open(`/work?at=${idOf(1)}&want=heart`);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => kept.map(({ params }) => params)).toEqual([{ kind: 'gig', id: idOf(1) }]);
  await expect.poll(back.at).toBe(`/work?at=${idOf(1)}`);
  await expect.element(page.getByRole('article').nth(1)).toBeVisible();
});

test('the heart pressed before signing in is not pressed again where the visitor scrolls on', async () => {
  signIn('hunter');
  const kept = answers(shortlist.keep, {});
  answers(keptIds.list, () => ({ ids: kept.map(({ params }) => params.id ?? '') }));
  const { at } = await open(`/work?at=${idOf(1)}&want=heart`);
  await expect.poll(() => kept).toHaveLength(1);
  page.getByRole('article').nth(3).element().scrollIntoView({ block: 'start' });
  await expect.poll(at).toBe(`/work?at=${idOf(3)}`);
  // Hearts are sent in the order of the presses.
  (page.getByLabelText('Add Work 4 to your shortlist').element() as HTMLElement).click();
  await expect.poll(() => kept.at(-1)?.params.id).toBe(idOf(4));
  expect(kept.map(({ params }) => params.id)).toEqual([idOf(1), idOf(4)]);
});

test('a work that is not on the first page comes first where an address leads to it', async () => {
  await open(`/work?at=${idOf(4)}`, WORKS.slice(0, 3));
  await expect.poll(() => page.getByRole('article').first().element().textContent).toContain('Wanjiru Kamau');
  expect(page.getByRole('article').elements()).toHaveLength(4);
});

test('on a phone a category narrows it, whose name is then beside the tabs', async () => {
  const { at } = await open();
  await expect.element(page.getByRole('article').first()).toBeInTheDocument();
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect.poll(() => category.element().textContent).toContain('Creative visualizers');
  await category.selectOptions('Creative visualizers');
  await expect.poll(at).toBe(`/work?category=${VISUAL}`);
  await expect
    .element(page.getByRole('combobox', { name: 'Category Creative visualizers' }))
    .toBeInTheDocument();
});

test('on a phone words narrow it, from a field that lies on the work', async () => {
  const found = answers(gigSearch.search, {
    gigs: [],
    corrected: null,
    next: null,
  });
  const { at } = await open();
  await expect.element(page.getByRole('article').first()).toBeInTheDocument();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('mark{Enter}');
  await expect.poll(at).toBe('/work?q=mark');
  await expect.poll(() => found.at(-1)?.query).toMatchObject({ query: 'mark' });
  await expect.element(page.getByRole('button', { name: 'Search mark' })).toHaveFocus();
});

test('on larger screens a category and words narrow it', async () => {
  await page.viewport(1280, 800);
  const found = answers(gigSearch.search, {
    gigs: [],
    corrected: null,
    next: null,
  });
  const { at } = await open();
  await page.getByLabelText('Category').selectOptions('Creative visualizers');
  await expect.poll(at).toBe(`/work?category=${VISUAL}`);
  await page.getByRole('searchbox').fill(' mark ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => found.at(-1)?.query).toMatchObject({ category: VISUAL, query: 'mark' });
  await expect.element(page.getByRole('searchbox')).toHaveValue('mark');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test('on a desk a talent who looks at work has the categories above it', async () => {
  await page.viewport(1280, 800);
  signIn('talent');
  answers(keptIds.list, { ids: [] });
  await open();
  await expect.element(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
});

test('in the viewer arrow keys turn, a package leads to its order, and Escape gives the focus back', async () => {
  await page.viewport(1280, 800);
  const { at } = await open();
  const tile = page.getByRole('link', { name: 'Work 1, by Amara Eze, From N45,000 · 4 days' });
  await expect.element(tile).toBeVisible();
  (tile.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const viewer = page.getByRole('dialog');
  await expect.element(viewer.getByRole('heading', { name: 'Work 1' })).toBeVisible();
  expect(at()).toBe(`/work?view=${idOf(1)}`);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(viewer.getByRole('heading', { name: 'Work 2' })).toBeVisible();
  await expect.element(viewer.getByText('On time, and better than agreed')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.element(viewer.getByRole('heading', { name: 'Work 0' })).toBeVisible();
  await expect
    .element(viewer.getByRole('button', { name: 'Previous work' }))
    .toHaveAttribute('aria-disabled');
  await viewer.getByRole('button', { name: /^Full/ }).click();
  const order = new URL(
    viewer.getByRole('link', { name: 'Order · N90,000' }).element().getAttribute('href') ?? '',
    location.origin,
  );
  expect(order.searchParams.get('next')).toBe(`/gigDetails/${idOf(0)}?want=order&package=2`);
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  expect(at()).toBe('/work');
  expect(document.activeElement).toBe(tile.element());
});

test('with Lite nothing is fetched until it is tapped, and titles are seen', async () => {
  await page.viewport(1280, 800);
  setLite('on');
  await open();
  await expect.element(page.getByText('Work 0')).toBeVisible();
  expect(fetched()).toEqual([]);
  await page.getByRole('button', { name: 'Show picture' }).first().click();
  await expect.poll(fetched).toEqual(['work0']);
});

test('sound says how heavy it is and is fetched by a tap alone', async () => {
  const [work] = WORKS as [Work];
  const sound = { kind: 'audio' as const, url: 'images/galleries/jingle.mp3', bytes: 420_000, seconds: 12 };
  await open('/work', [{ ...work, cover: sound, pieces: 1 }]);
  const play = page.getByRole('button', { name: /^Play sound: Work 0, 12 seconds, 420 kB/ });
  await expect.element(play).toBeVisible();
  const asked = () => document.querySelector('audio, a[href$="jingle.mp3"]');
  expect(asked()).toBeNull();
  await play.click();
  // The player or, as the file does not exist here, the link to it.
  await expect.poll(asked).not.toBeNull();
});
