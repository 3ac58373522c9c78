/** A gig, the counts of a search and an open job as the API answers them. */

import { jobStatuses } from '#contract/acts/statuses.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import type { SkilledCard } from '#contract/gigs/cards.ts';
import type { Facet, gigSearch } from '#contract/gigs/search.ts';
import type { Job, JobCounts } from '#contract/jobs/jobs.ts';
import { ID, MOMENT } from './show.tsx';

const HUNTER = '0199a200-0000-7000-8000-0000000000b9';

export function openJob(id: string, title: string, changes: Partial<Job> = {}): Job {
  const record = { jobs_posted: 1, jobs_hired: 0, paid_total: 0, rating: null, reviews: 0, since: MOMENT };
  return {
    ...{ id, title, skill: 'Mural', category: ID, job_description: `<p>About ${title}</p>`, milestone: '1' },
    ...{ milestones: [], job_type: 'open', price_budget: 150_000, net_pay: 135_000, user_id: HUNTER },
    ...{
      user: { id: HUNTER, name: 'Kemi Ade', image: null, ...record },
      created_at: MOMENT,
      status: 'bidding',
    },
    ...{ start_date: null, end_date: null, order_accepted: 0, bid_id: null, bids_count: 0, saved: false },
    ...{ job_bids: [], invitees: [], can: [], ...changes },
  };
}

/** A gig card of this talent, from N25,000. */
export function gigCard(id: string, talent: { id: string; name: string }): SkilledCard {
  return {
    ...{ id, title: 'A mark for your stall', skill: 'Logo design', cover: null, userId: talent.id },
    ...{ user: { name: talent.name, online: false, rating: null, reviews: 0 } },
    ...{
      userdetail: { profile_image: null },
      rating: null,
      reviews: 0,
      price_from: 25_000,
      delivery_days: 5,
    },
  };
}

const NO_FACETS = {
  category: [],
  skill: [],
  price_max: [],
  delivery: [],
  rating: [],
  language: [],
  online: [],
};

/** The counts of a search for gigs that found `count`, with these values of filters. */
export function gigCounts(
  count: number,
  facets: Partial<Record<keyof typeof NO_FACETS, Facet[]>> = {},
): Omit<Reply<typeof gigSearch.counts>, 'success'> {
  return { total: { count, more: false }, facets: { ...NO_FACETS, ...facets } };
}

const byStatus = Object.fromEntries(jobStatuses.map((status) => [status, 0])) as JobCounts['open'];
/** Of a hunter without jobs. */
export const NO_JOB_COUNTS: JobCounts = { open: byStatus, close: byStatus };
