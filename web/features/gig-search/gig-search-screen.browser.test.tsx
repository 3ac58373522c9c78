/** The gigs of a search do not wait for their counts, and stay when counting fails. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gigSearch } from '#contract/gigs/search.ts';
import { answerCatalogue, LOGO } from '#web/testing/catalogue.ts';
import { gigCard, gigCounts } from '#web/testing/market.ts';
import { answers, refuse, unanswered } from '#web/testing/network.ts';
import { ID, show, signIn } from '#web/testing/show.tsx';

const id = (n: number) => `0199a200-0000-7000-8000-0000000000d${n}`;
const GIGS = [1, 2, 3, 4].map((n) => gigCard(id(n), { id: ID, name: 'Tunde Bello' }));
const COUNTS = gigCounts(4, { skill: [{ value: LOGO.id, name: LOGO.name, count: 4, more: false }] });

const found = page.getByRole('list', { name: 'Gigs' }).getByRole('listitem');

function open() {
  signIn('hunter');
  answerCatalogue();
  answers(gigSearch.search, { gigs: GIGS, corrected: null, next: null });
  return show('/gigSearchResult/mark');
}

test('gigs are shown while they are still being counted, and the counts in every order', async () => {
  await page.viewport(1280, 800);
  unanswered(gigSearch.counts);
  await open();
  await expect.poll(() => found.elements().length).toBe(4);
  await expect.element(page.getByRole('status').getByText('4 gigs')).not.toBeInTheDocument();
  const counted = answers(gigSearch.counts, COUNTS);
  await open();
  await expect.element(page.getByRole('status').getByText('4 gigs')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Logo design/ })).toBeVisible();
  await page.getByLabelText('Sort by').selectOptions('Lowest price');
  await expect.poll(() => found.elements().length).toBe(4);
  expect(counted).toHaveLength(1);
});

test('a failed count leaves the gigs in view, and is tried again in the filters', async () => {
  let busy = true;
  answers(gigSearch.counts, () => (busy ? refuse(503, 'The search is busy. Please try again.') : COUNTS));
  await open();
  await expect.poll(() => found.elements().length).toBe(4);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.element(page.getByText('The search is busy. Please try again.')).toBeVisible();
  busy = false;
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('link', { name: /^Logo design/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show 4 gigs' })).toBeVisible();
});

test('a search for dots alone leads to all gigs, as on the front page', async () => {
  answers(gigSearch.counts, COUNTS);
  await open();
  await page.getByRole('searchbox').fill('..');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'All gigs' })).toBeInTheDocument();
});
