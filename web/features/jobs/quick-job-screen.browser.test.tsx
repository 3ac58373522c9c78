/** A job in four cards: what each asks for, what is sent, and what a visitor keeps over the login. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gigSearch } from '#contract/gigs/search.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { draftKey, writeDraft } from '#web/lib/draft-store.ts';
import { adoptVisitorDrafts } from '#web/lib/drafts/visitor-drafts.ts';
import { answerCatalogue, LOGO } from '#web/testing/catalogue.ts';
import { gigCounts, NO_JOB_COUNTS, openJob } from '#web/testing/market.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, MOMENT, show, signIn, toasts } from '#web/testing/show.tsx';

const next = page.getByRole('button', { name: 'Next' });
const need = page.getByLabelText('What do you need?');
const heading = (name: string) => page.getByRole('heading', { level: 2, name });

async function open(path = '/quickJob'): Promise<void> {
  answerCatalogue();
  answers(gigSearch.search, { gigs: [], corrected: null, next: null });
  await show(path);
}

async function sayWhat(): Promise<void> {
  await page.getByRole('radio', { name: 'Logo design' }).click();
  await need.fill('A mark for my soap stall. One colour.');
  await next.click();
}

async function fillIn(): Promise<void> {
  await sayWhat();
  await next.click();
  await page.getByRole('button', { name: 'N80,000' }).click();
  await page.getByLabelText(/^Done within/).fill('12');
  await next.click();
}

test('each card asks before the next one comes', async () => {
  signIn('hunter');
  await open();
  await next.click();
  await expect.element(page.getByText('Choose a skill')).toBeVisible();
  await expect.element(page.getByText('Describe the job')).toBeVisible();
  await sayWhat();
  await expect.element(heading('Whose work do you like?')).toHaveFocus();
  await expect.element(page.getByText(/No gig of this kind/)).toBeVisible();
  await next.click();
  await expect.element(page.getByText(/start at N45,000 to N80,000/)).toBeVisible();
  await next.click();
  await expect.element(page.getByText('Enter the budget in whole naira')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(need).toHaveValue('A mark for my soap stall. One colour.');
});

test('a kind of work is found by what its gigs are about', async () => {
  signIn('hunter');
  await open();
  const logos = { value: LOGO.id, name: LOGO.name, count: 1, more: false };
  answers(gigSearch.counts, ({ query }) =>
    gigCounts(0, query.query === 'emblem' && query.any ? { skill: [logos] } : {}),
  );
  await page.getByRole('searchbox', { name: /^Search all \d+ kinds of work$/ }).fill('emblem');
  await expect.element(page.getByRole('radio')).toHaveAccessibleName('Logo design');
});

test('an ordinary job is posted, with one milestone and a title from the need', async () => {
  signIn('hunter');
  await open();
  await fillIn();
  await expect.element(page.getByLabelText('Title')).toHaveValue('A mark for my soap stall. One colour');
  // However it is pasted, the title is one line.
  await page.getByLabelText('Title').fill('A mark for my soap stall.\n One colour');
  await expect.element(page.getByLabelText('Title')).toHaveValue('A mark for my soap stall. One colour');
  const sent = answers(jobs.create, () => refuse(409, 'enough'));
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    ...{ title: 'A mark for my soap stall. One colour', skill: LOGO.name, category: null, job_type: 'open' },
    ...{ job_description: '<p>A mark for my soap stall. One colour.</p>', price_budget: '80000' },
    milestones: [{ title: 'The whole work', due: 12, description: 'As the brief says.', penalty: 5 }],
    must_haves: [],
  });
  await expect.element(page.getByText('enough')).toBeVisible();
});

test('a visitor goes to an account, and finds the job again as its owner', async () => {
  await open();
  await fillIn();
  const account = page.getByRole('link', { name: 'Create an account and post' });
  await expect
    .element(account)
    .toHaveAttribute('href', '/login?next=%2FquickJob%3Fcard%3Dcheck&as=hunter&tab=new');
  await expect.poll(() => JSON.stringify(localStorage)).toContain('80000');
  signIn('hunter');
  adoptVisitorDrafts(ID);
  await open('/quickJob?card=check');
  await expect.element(page.getByLabelText('Title')).toHaveValue('A mark for my soap stall. One colour');
  await expect.element(page.getByText('N80,000')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Post job' })).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes('nobody'))).toEqual([]);
});

test('the last card, opened alone, leads to each thing that is missing and back', async () => {
  signIn('hunter');
  await open('/quickJob?card=check');
  await expect.element(page.getByRole('link', { name: 'Choose Kind of work' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Choose Price budget' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Change Due date' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Post job' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Fill in what is missing' }).click();
  await expect.element(heading('What do you need?')).toHaveFocus();
  await sayWhat();
  await expect.element(heading('Is this right?')).toHaveFocus();
  await page.getByRole('link', { name: 'Choose Price budget' }).click();
  await page.getByRole('button', { name: 'N80,000' }).click();
  await next.click();
  await expect.element(page.getByLabelText('Title')).toHaveValue('A mark for my soap stall. One colour');
  await expect.element(page.getByText('N80,000')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Post job' })).toBeVisible();
});

test('what most people come for stands first', async () => {
  signIn('hunter');
  await open();
  await expect.element(page.getByRole('radio').first()).toHaveAccessibleName('Logo design');
});

test('who could not be invited to the posted job is named', async () => {
  signIn('hunter');
  const since = { created_at: MOMENT, since: MOMENT };
  const tunde = { id: ID, email: null, name: 'Tunde Bello' };
  const sade = { gig: ID, talent: LOGO.id, name: 'Sade Cole' };
  writeDraft(draftKey('quick-job'), {
    ...{
      title: 'A mark',
      job_description: '<p>A mark for jars.</p>',
      skill: LOGO.name,
      price_budget: '80000',
    },
    picks: [sade, { gig: ID, talent: tunde.id, name: tunde.name }],
  });
  await open('/quickJob?card=check');
  answers(jobs.create, { data: openJob(ID, 'A mark') });
  answers(jobs.listOwnOpen, { data: { data: [], next: null }, counts: NO_JOB_COUNTS });
  answers(jobs.invite, ({ body }) =>
    body.talent_id === sade.talent
      ? refuse(422, 'Invited already')
      : { data: { ...since, state: 'invited' as const, talent: tunde } },
  );
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect.poll(() => toasts("We couldn't invite Sade.")).toHaveLength(1);
  expect(toasts('Invite successful')).toHaveLength(1);
});
