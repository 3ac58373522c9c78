/** The time that orders waited, beside what their events say of it: deadlines and the deduction for delay rest on it. */
import { sql } from 'kysely';
import { orderActs } from '#contract/acts/all.ts';
import type { Invariant } from '../witnesses/queries.ts';

/** The acts that begin or end time spent waiting. */
const WAITING = Object.entries(orderActs).flatMap(([verb, act]) => ('waits' in act ? [`job.${verb}`] : []));

export const waits: Invariant = {
  id: 'I39',
  property: 'the time that an order waited is what its history says',
  violations: sql`
    select distinct 'job ' || coalesce(w.job_id, h.job_id) as what
    from waits w
    full join (
      select *
      from (
        select e.about_id as job_id, e.at as from_at, lead(e.at) over story as until_at,
          count(*) filter (where e.name = 'job.submit') over story as round,
          case e.name
            when 'job.dispute' then 'dispute'
            when 'job.request-extension' then 'extension'
            when 'job.submit' then 'answer'
            when 'job.withdraw-dispute' then
              case when count(*) filter (where e.name = 'job.submit') over story
                > count(*) filter (where e.name in ('job.decline', 'job.accept')) over story then 'answer' end
          end as kind
        from events e
        where e.about_kind = 'job' and e.name = any(${WAITING}::text[])
        window story as (partition by e.about_id order by e.id)
      ) steps
      where kind is not null
    ) h on (h.job_id, h.kind, h.round, h.from_at) = (w.job_id, w.kind, w.round, w.from_at)
    where w.job_id is null or h.job_id is null or w.until_at is distinct from h.until_at
  `,
};
