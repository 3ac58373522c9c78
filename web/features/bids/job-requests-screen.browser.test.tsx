/** Finding open jobs: the query is in the URL, jobs can be saved, and on a wide screen one opens beside the list. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { savedJobs } from '#contract/jobs/saved-jobs.ts';
import { openJob } from '#web/testing/market.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, MOMENT, show, signIn, toasts } from '#web/testing/show.tsx';

const A = '0199a200-0000-7000-8000-00000000000a';
const B = '0199a200-0000-7000-8000-00000000000b';

const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
const field = page.getByRole('searchbox', { name: 'Search open jobs' });

beforeEach(() => signIn('talent'));

describe('on a phone', () => {
  test('words, filters and order are asked for and kept in the address; clearing them shows everything', async () => {
    const calls = answers(jobs.listOpen, ({ query }) => ({
      openjobs: query.query === 'zzz' ? [] : [openJob(A, 'School wall')],
      next: null,
    }));
    answers(catalogue.skills, { skills: [{ id: ID, name: 'Mural', categoryId: ID }] });
    const address = await show('/jobrequest');
    await field.fill('  wall ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/jobrequest?query=wall');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Fewest bids first');
    await page.getByRole('button', { name: 'Filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByLabelText('Budget from N').fill('90000');
    await dialog.getByLabelText('Budget to N').fill('5000');
    await dialog.getByRole('button', { name: 'Show jobs' }).click();
    await expect.element(dialog.getByText('Enter at least the lowest price')).toBeVisible();
    await dialog.getByLabelText('Budget to N').fill('');
    await dialog.getByLabelText('Bids so far').selectOptions('No bids yet');
    await dialog.getByLabelText('Skill').selectOptions('Mural');
    await dialog.getByRole('button', { name: 'Show jobs' }).click();
    await expect
      .poll(() => Object.fromEntries(new URL(address(), 'https://adire.example').searchParams))
      .toEqual({ query: 'wall', sort: 'bids', skill: 'Mural', budget_min: '90000', bids: '0' });
    expect(calls.at(-1)?.query).toEqual({
      ...{ query: 'wall', sort: 'bids', skill: 'Mural', budget_min: '90000', bids: 0 },
    });
    await expect
      .element(page.getByText('Mural · From N90,000 · No bids yet', { exact: false }))
      .toBeVisible();

    await show(address());
    await expect.element(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
    await expect.element(field).toHaveValue('wall');
    await field.fill('zzz');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByRole('button', { name: 'Show open jobs' }).click();
    await expect.element(card('School wall')).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: '1 job' })).toBeVisible();
    await expect.element(field).toHaveValue('');
    expect(calls.at(-1)?.query).toEqual({});
  });

  test('a job is saved and taken off with one press; a refusal puts the bookmark back', async () => {
    let saved = false;
    answers(jobs.listOpen, () => ({ openjobs: [openJob(A, 'School wall', { saved })], next: null }));
    const calls = answers(savedJobs.save, ({ body }) => {
      saved = body.saved;
      return body;
    });
    await show('/jobrequest');
    const bookmark = card('School wall').getByRole('button');
    await bookmark.click();
    await expect.element(bookmark).toHaveAttribute('aria-pressed', 'true');
    await bookmark.click();
    await expect.element(bookmark).toHaveAttribute('aria-pressed', 'false');
    expect(calls.map(({ params, body }) => [params.id, body.saved])).toEqual([
      [A, true],
      [A, false],
    ]);
    answers(savedJobs.save, () => refuse(404, 'This job is gone'));
    await bookmark.click();
    await expect.poll(() => toasts('This job is gone').length).toBe(1);
    await expect.element(bookmark).toHaveAttribute('aria-pressed', 'false');
  });

  test('saved jobs say when they take no bids any more', async () => {
    answers(savedJobs.list, {
      savedjobs: [
        openJob(A, 'School wall', { saved: true, status: 'active' }),
        openJob(B, 'Gate', { saved: true }),
      ],
      next: null,
    });
    await show('/jobrequest?tab=saved');
    await expect.element(card('School wall').getByText('No longer takes bids')).toBeVisible();
    await expect.element(card('Gate').getByText('No longer takes bids')).not.toBeInTheDocument();
  });

  test('an address with a job beside the list opens the job alone', async () => {
    answers(jobs.listOpen, { openjobs: [], next: null });
    answers(jobs.get, { job: openJob(B, 'Gate') });
    const address = await show(`/jobrequest?query=gate&job=${B}`);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Gate' })).toBeVisible();
    expect(address()).toBe(`/jobrequest/job/${B}`);
  });

  test('the way to bid is at the foot and leads into the form; who has bid is led to the bid instead', async () => {
    const job_description = '<p>A gate.</p>'.repeat(40);
    answers(jobs.get, { job: openJob(B, 'Gate', { job_description }) });
    await show(`/jobrequest/job/${B}`);
    await expect.element(page.getByText("You'd receive N135,000")).toBeVisible();
    await page.getByRole('button', { name: 'Write your bid' }).last().click();
    await expect.element(page.getByRole('textbox', { name: 'Your pitch' })).toHaveFocus();
    await expect.element(page.getByText("You'd receive N135,000")).not.toBeVisible();

    const user = { id: ID, name: 'Tunde Bello', image: null };
    const own = {
      id: A,
      job_id: B,
      user_id: ID,
      pitch: 'Me',
      accept_price: 150_000,
      price_to_accept: null,
      user,
    };
    const state = {
      status: 'applied' as const,
      rejection_reason: null,
      withdrawal_reason: null,
      created_at: MOMENT,
    };
    answers(jobs.get, { job: openJob(B, 'Gate', { job_bids: [{ ...own, ...state }] }) });
    await show(`/jobrequest/job/${B}`);
    await expect.element(page.getByText("You've applied for this job")).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'View your bid' }))
      .toHaveAttribute('href', `/jobrequest/detail/${A}`);
    await expect.element(page.getByRole('button', { name: 'Write your bid' })).not.toBeInTheDocument();
  });
});

describe('from 1,100 px', () => {
  beforeEach(async () => {
    answers(catalogue.categories, { categories: [] });
    await page.viewport(1100, 800);
  });
  const pane = page.getByRole('region', { name: 'Job', exact: true });

  test('the first job, then the chosen one stands beside the list; keys lead there and back', async () => {
    const both = [openJob(A, 'School wall'), openJob(B, 'Gate')];
    answers(jobs.listOpen, { openjobs: both, next: null });
    answers(jobs.get, ({ params }) => ({
      job: both.find(({ id }) => id === params.id) ?? openJob(ID, 'Lost'),
    }));
    const address = await show('/jobrequest?sort=budget');
    await expect.element(pane.getByRole('heading', { name: 'School wall' })).toBeVisible();
    const link = card('Gate').getByRole('link', { name: 'Gate' });
    (await link.findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(pane.getByRole('heading', { name: 'Gate' })).toBeVisible();
    expect(address()).toBe(`/jobrequest?sort=budget&job=${B}`);
    await expect.element(pane).toHaveFocus();
    await expect.element(link).toHaveAttribute('aria-current');
    await userEvent.keyboard('{Escape}');
    await expect.element(link).toHaveFocus();
    await show(address());
    await expect.element(pane.getByRole('heading', { name: 'Gate' })).toBeVisible();
  });

  test('a job of the address that is not in the list is shown all the same', async () => {
    answers(jobs.listOpen, { openjobs: [], next: null });
    answers(jobs.get, { job: openJob(B, 'Gate') });
    await show(`/jobrequest?query=zzz&job=${B}`);
    await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect.element(pane.getByRole('heading', { name: 'Gate' })).toBeVisible();
  });
});
