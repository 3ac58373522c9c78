/** The heart and the shortlist: shown at once, sent once, put right after a refusal, and several talents invited together. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gigs } from '#contract/gigs/gigs.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { keptIds } from '#contract/people/kept-ids.ts';
import { type ShortlistEntry, shortlist } from '#contract/people/shortlist.ts';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { gigCard, gigCounts, NO_JOB_COUNTS } from '#web/testing/market.ts';
import { answers, refuse, unreachable } from '#web/testing/network.ts';
import { ID, MOMENT, show, signIn, toasts } from '#web/testing/show.tsx';

const id = (end: string) => `0199a200-0000-7000-8000-0000000000${end}`;
const TUNDE = {
  ...{ id: id('c1'), name: 'Tunde Bello', created_at: MOMENT, online: false, rating: 4, reviews: 12 },
};
const GIG = gigCard(id('d1'), TUNDE);
const AMARA = {
  ...{ id: id('c2'), name: 'Amara Eze', storyline: 'Cloth', profile_image: null, rating: null, reviews: 0 },
};

const JOB: Job = {
  ...{ id: id('f1'), title: 'Labels', job_description: '<p>For jars.</p>', milestone: '1', user_id: ID },
  ...({ price_budget: 50_000, job_type: 'close', status: 'bidding', created_at: MOMENT } as const),
  ...{
    skill: 'Logo design',
    category: ID,
    milestones: [],
    net_pay: 45_000,
    start_date: null,
    end_date: null,
  },
  ...{
    order_accepted: 0,
    bid_id: null,
    bids_count: 0,
    saved: false,
    job_bids: [],
    invitees: [],
    can: ['invite'],
  },
  user: {
    ...{ id: ID, name: 'Amaka Obi', image: null, jobs_posted: 1, jobs_hired: 0, paid_total: 0 },
    ...{ rating: null, reviews: 0, since: MOMENT },
  },
};

const heart = page.getByRole('button', { name: 'Add A mark for your stall to your shortlist' });
const pressed = (is: boolean) => expect.element(heart).toHaveAttribute('aria-pressed', String(is));

/** Opens the search with one gig. */
function showSearch(side: 'hunter' | 'talent') {
  signIn(side);
  answerCatalogue();
  answers(gigSearch.search, { gigs: [{ ...GIG, cover: null }], corrected: null, next: null });
  answers(gigSearch.counts, gigCounts(1));
  return show('/gigSearchResult');
}

/** The same for a hunter; the fake server stores the shortlist. */
async function search() {
  const kept: string[] = [];
  const keep = answers(shortlist.keep, ({ params }) => {
    kept.push(params.id ?? '');
    return {};
  });
  const remove = answers(shortlist.remove, () => {
    kept.pop();
    return {};
  });
  await showSearch('hunter');
  answers(keptIds.list, () => ({ ids: kept }));
  return { keep, remove };
}

test('a heart shows at once what was pressed, and sends it', async () => {
  const { keep, remove } = await search();
  await pressed(false);
  await heart.click();
  await pressed(true);
  await heart.click();
  await pressed(false);
  await expect.poll(() => [keep.length, remove.length]).toEqual([1, 1]);
  expect(keep[0]?.params).toEqual({ kind: 'gig', id: GIG.id });
});

test('what is refused says why, and the heart is as it was', async () => {
  await search();
  answers(shortlist.keep, () => refuse(409, 'Your shortlist holds 200.', { code: 'full' }));
  await heart.click();
  await expect.poll(() => toasts('Your shortlist holds 200.').length).toBe(1);
  await pressed(false);
});

test('without a network it stays pressed, and is sent later', async () => {
  const { keep } = await search();
  unreachable(shortlist.keep);
  await heart.click();
  await pressed(true);
  const sent = answers(shortlist.keep, {});
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => sent.length).toBe(1);
  expect(keep).toEqual([]);
});

test('who hires nobody has no heart', async () => {
  await showSearch('talent');
  await expect.element(page.getByRole('link', { name: `${GIG.title}, from N25,000` })).toBeVisible();
  expect(heart.elements()).toEqual([]);
});

test('several are invited at once; one who cannot be invited is named', async () => {
  signIn('hunter');
  const kept: ShortlistEntry[] = [
    { id: id('e1'), gig: GIG, talent: null },
    { id: id('e2'), gig: null, talent: AMARA },
  ];
  answers(keptIds.list, { ids: [GIG.id, AMARA.id] });
  answers(shortlist.list, { kept, next: null });
  answers(gigs.featured, { gigs: [GIG] });
  answers(jobs.listOwnOpen, { data: { data: [], next: null }, counts: NO_JOB_COUNTS });
  answers(jobs.listOwnClosed, { jobs: [JOB], next: null, counts: NO_JOB_COUNTS });
  const invite = answers(jobs.invite, ({ body }) =>
    body.talent_id === AMARA.id
      ? refuse(422, 'email not available')
      : {
          data: {
            ...{ created_at: MOMENT, state: 'invited' as const, since: MOMENT },
            talent: { id: TUNDE.id, email: null, name: TUNDE.name },
          },
        },
  );
  await show('/hunterDashboard/shortlist');
  for (const name of ['Tunde Bello', 'Amara Eze']) await page.getByLabelText(`Choose ${name}`).click();
  await expect.element(page.getByText('2 talents chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Invite to a job' }).click();
  await page.getByRole('button', { name: 'Invite 2 to Labels' }).click();
  await expect.poll(() => invite.map(({ body }) => body.talent_id)).toEqual([TUNDE.id, AMARA.id]);
  await expect.poll(() => toasts("We couldn't invite Amara.").length).toBe(1);
  await expect.poll(() => toasts('Invite successful')).toHaveLength(1);
});

test('an empty list says how it fills, above the best gigs', async () => {
  signIn('hunter');
  answers(gigs.featured, { gigs: [GIG] });
  answers(shortlist.list, { kept: [], next: null });
  await show('/hunterDashboard/shortlist');
  await expect.element(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Find talents' }).last()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Best rated on Adire' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: `${GIG.title}, from N25,000` })).toBeVisible();
});
