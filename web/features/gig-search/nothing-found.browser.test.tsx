/** A search that finds nothing leads on: to the nearest gigs, the categories, and a job with the same words. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gigSearch } from '#contract/gigs/search.ts';
import { answerCatalogue, VISUAL } from '#web/testing/catalogue.ts';
import { gigCounts } from '#web/testing/market.ts';
import { answers } from '#web/testing/network.ts';
import { ID, MOMENT, show, signIn } from '#web/testing/show.tsx';

const EMPTY = { gigs: [], corrected: null, next: null };
const OTHER_ID = '0199a200-0000-7000-8000-0000000000d1';
const USER = { id: OTHER_ID, name: 'Tunde Bello', created_at: MOMENT, online: false, rating: 4, reviews: 12 };
const GIG = {
  ...{ id: ID, title: 'A mark for your stall', overview: '', status: 'live' as const, tags: [], cover: null },
  ...{ category: 'Creative visualizers', skill: 'Logo design', userId: USER.id, user: USER },
  ...{ rating: null, reviews: 0, price_from: 25_000, delivery_days: 5, created_at: MOMENT },
  userdetail: {
    ...{ firstname: 'Tunde', lastname: 'Bello', storyline: null, description: null },
    ...{ countryId: 'NG', country: 'Nigeria', profile_image: null },
  },
};
const FOUND = { ...EMPTY, gigs: [GIG] };
const CATEGORY = { value: VISUAL, name: 'Creative visualizers', count: 1, more: false };

function prepare() {
  signIn('hunter');
  answerCatalogue();
  answers(gigSearch.counts, gigCounts(1, { category: [CATEGORY] }));
}

async function search(path: string, finds: (query: { query?: string; rating?: unknown }) => boolean) {
  prepare();
  const sent = answers(gigSearch.search, ({ query }) => (finds(query) ? FOUND : EMPTY));
  await show(path);
  await expect.element(page.getByRole('heading', { name: 'No Gig yet' })).toBeVisible();
  return sent;
}

test('the same words without the filters come first, with whose stars they are', async () => {
  await search('/gigSearchResult/mark?rating=5', ({ query, rating }) => query === 'mark' && !rating);
  await expect.element(page.getByRole('heading', { name: 'Close to what you searched' })).toBeVisible();
  await expect.element(page.getByText('(12)')).toBeVisible();
  expect(page.getByText('(12)').element().parentElement?.textContent).toBe('Talent4.0(12)');
});

test('where nothing is found there is nothing to sort or to filter, unless filters are why', async () => {
  await search('/gigSearchResult/welding', ({ query }) => query === undefined);
  await expect.element(page.getByLabelText('Sort by')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();
  await search('/gigSearchResult/welding?rating=5', ({ query }) => query === undefined);
  await expect.element(page.getByLabelText('Sort by')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('behind few gigs the same wish can be posted as a job, in the next cell', async () => {
  prepare();
  answers(gigSearch.search, ({ query }) => (query.query === 'mark' ? FOUND : EMPTY));
  await show('/gigSearchResult/mark');
  await expect
    .element(page.getByRole('link', { name: 'Post a job for this' }))
    .toHaveAttribute('href', '/hunterDashboard/createJob?title=mark');
  const list = page.getByRole('list', { name: 'Gigs' });
  const [gig, own] = list
    .getByRole('listitem')
    .elements()
    .map((one) => one.getBoundingClientRect());
  expect(own?.left).toBeGreaterThan(gig?.right ?? Number.NaN);
  expect([own?.top, own?.width, own?.height]).toEqual([gig?.top, gig?.width, gig?.height]);
});

test('words that were put right are offered where gigs have all of them, and not where some do', async () => {
  prepare();
  answers(gigSearch.search, ({ query }) =>
    query.query && !query.rating && !query.any ? { ...FOUND, corrected: 'mark' } : EMPTY,
  );
  await show('/gigSearchResult/marc?rating=5');
  await expect.element(page.getByRole('heading', { name: 'Did you mean “mark”?' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '“mark”?' }))
    .toHaveAttribute('href', '/gigSearchResult/mark');
  answers(gigSearch.search, ({ query }) =>
    query.any ? { ...FOUND, corrected: 'submarine wedding' } : EMPTY,
  );
  await show('/gigSearchResult/submarine%20welding');
  await expect.element(page.getByRole('heading', { name: 'Other gigs on Adire' })).toBeVisible();
  await expect.element(page.getByText('No gigs for “submarine welding”.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('wedding', { exact: false })).not.toBeInTheDocument();
});

test('where nothing is close it says so, and a job is posted with the words', async () => {
  await search('/gigSearchResult/welding', ({ query }) => query === undefined);
  await expect.element(page.getByRole('heading', { name: 'Other gigs on Adire' })).toBeVisible();
  const category = page.getByRole('link', { name: 'Creative visualizers' });
  await expect.element(category.last()).toHaveAttribute('href', `/gigSearchResult?category=${VISUAL}`);
  await page.getByRole('link', { name: 'Post a job for this' }).click();
  await expect.element(page.getByLabelText('Title', { exact: true }).first()).toHaveValue('welding');
});

test('gigs with any of the words come below the way to a job of one’s own', async () => {
  prepare();
  const other = { ...GIG, id: OTHER_ID, title: 'Labels for jars' };
  answers(gigSearch.search, ({ query }) => (query.any ? { ...FOUND, gigs: [GIG, other] } : EMPTY));
  await show('/gigSearchResult/label%20for%20sauce');
  await expect.element(page.getByText('Labels for jars')).toBeVisible();
  const names = page
    .getByRole('heading')
    .elements()
    .map((one) => one.textContent);
  expect(names.indexOf('Close to what you searched')).toBeGreaterThan(names.indexOf('No Gig yet'));
});

test('few gigs do not end the page, and none of them comes twice', async () => {
  prepare();
  const other = { ...GIG, id: OTHER_ID, title: 'Labels for jars' };
  answers(gigSearch.search, ({ query }) =>
    query.category === VISUAL ? { ...FOUND, gigs: [GIG, other] } : FOUND,
  );
  await show('/gigSearchResult/mark');
  await expect.element(page.getByText('Labels for jars')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'More in Creative visualizers' })).toBeVisible();
  expect(page.getByText('A mark for your stall').elements()).toHaveLength(1);
});
