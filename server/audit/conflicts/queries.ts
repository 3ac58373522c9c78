/** Operators and their own affairs: whose money, dispute or account an action of the console is about, and old cases of it. */
import { type RawBuilder, sql } from 'kysely';
import type { Invariant } from '../witnesses/queries.ts';

/** As in the log: the action, what it is about, and the order that it names besides; each a text. */
export type Action = { act: RawBuilder<string>; about: RawBuilder<string>; jobId: RawBuilder<string | null> };

/**
 * The ids of the people that an action is about: both parties of the order, the owner of the payout, or the person; of
 * actions that touch neither money nor people, nobody.
 */
export function partiesOf({ act, about, jobId }: Action): RawBuilder<string> {
  const idOf = (noun: string) => sql`case when split_part(${act}, '.', 1) = ${noun} then ${about}::uuid end`;
  const found = sql`select f.reference from reconciliation_findings f where f.id = ${idOf('finding')}`;
  return sql`
    select unnest(array[j.hunter_id, j.talent_id])
    from jobs j
    where j.id in (
      select ${jobId}::uuid
      union all
      select d.job_id from disputes d where d.id = ${idOf('dispute')}
      union all
      select p.job_id
      from payments p
      where p.reference in (
        select ${about} union all select r.reference from refunds r where r.id = ${idOf('refund')} union all ${found}
      )
    )
    union all
    select p.user_id from payouts p where p.id = ${idOf('payout')} or p.reference in (${found})
    union all
    select ${idOf('person')}
  `;
}

export const conflicts: readonly Invariant[] = [
  {
    id: 'I38',
    property: 'no operator acted on money, a dispute or an account of their own',
    violations: sql`
      select 'line ' || l.id || ' of the log: ' || l.act as what
      from operator_log l
      where l.operator_id in (
        ${partiesOf({ act: sql`l.act`, about: sql`l.about_id`, jobId: sql`(l.after ->> 'job_id')` })}
      )
    `,
  },
];
