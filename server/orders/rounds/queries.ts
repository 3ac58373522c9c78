/** The facts by which a further round of an order is offered, with the other orders for the same work. */
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { offeredRound } from '#contract/orders/round.ts';
import type { Refusal } from '#server/core/http/refusal.ts';
import { roundTermsOf } from '#server/jobs/gig-orders/queries.ts';
import { type RoundFacts, refusesRound } from './rules.ts';

/** SQL column for other queries, for a jobs row aliased `j`; null unless it is an order of a gig of its talent. */
export const roundFacts: RawBuilder<RoundFacts | null> = sql`(
  select json_build_object(
    'round_price', o.round_price, 'round_days', o.round_days, 'included', o.revisions, 'number', coalesce(o.round, 1),
    'used', (select count(*) from work_submissions s where s.job_id = j.id and s.decline_reason is not null),
    'newest', (select coalesce(max(s.round), 0) from work_submissions s where s.job_id = j.id),
    'talent_here', t.disabled_at is null,
    'others', (
      select coalesce(json_agg(json_build_object(
        'job_id', m.id, 'number', coalesce(f.round, 1), 'title', m.title, 'status', m.status
      ) order by m.id), '[]')
      from gig_orders f
      join jobs m on m.id = f.job_id
      where coalesce(o.round_of, o.job_id) in (f.job_id, f.round_of) and m.id <> j.id
    )
  )
  from gig_orders o
  join gigs g on g.id = o.gig_id and g.talent_id = j.talent_id
  join users t on t.id = g.talent_id
  where o.job_id = j.id
)`;

type Offered = Omit<z.infer<typeof offeredRound>, 'can'> & { refusal: Refusal | null };

/** The next round of an order in this status, with the refusal if it may not be ordered now; null without a stated price. */
export function offeredRoundOf(status: string, facts: RoundFacts | null): Offered | null {
  const terms = facts && roundTermsOf(facts);
  return terms && { ...terms, number: facts.newest + 1, refusal: refusesRound(status, facts) };
}
