/** The two parties of the jobs that events are about. */
import { type RawBuilder, sql } from 'kysely';
import type { Place } from '#contract/acts/pages.ts';
import type { Read } from '#server/core/db/database.ts';
import type { Event } from '#server/core/work/events.ts';

export type Party = { id: string; name: string; email: string; language: string | null; disabled: boolean };
export type Parties = { jobId: string; hunter: Party; talent: Party | null; bidId: string | null };

/** The parties by event id. The talent is the one the event names, else the one of the agreement. Events without a job are left out. */
export async function partiesOf(db: Read, events: readonly Event[]): Promise<Map<bigint, Parties>> {
  const { rows } = await sql<Parties & { eventId: bigint }>`
    select e.id as "eventId", j.id as "jobId", ${partyOf('h')} as hunter,
      case when t.id is not null then ${partyOf('t')} end as talent, b.id as "bidId"
    from unnest(
      ${events.map(({ id }) => id)}::bigint[], ${events.map(jobOf)}::uuid[],
      ${events.map(({ facts }) => talentIn(facts))}::uuid[]
    ) as e (id, job_id, talent_id)
    join jobs j on j.id = e.job_id
    join users h on h.id = j.hunter_id
    left join users t on t.id = coalesce(e.talent_id, j.talent_id)
    left join bids b on b.job_id = j.id and b.talent_id = t.id
  `.execute(db);
  return new Map(rows.map(({ eventId, ...parties }) => [eventId, parties]));
}

function jobOf({ aboutKind, aboutId, facts }: Event): string | null {
  if (aboutKind === 'job') return aboutId;
  return aboutKind === 'board' && 'job_id' in facts ? (facts.job_id ?? null) : null;
}

function partyOf(users: 'h' | 't'): RawBuilder<Party> {
  const column = (name: string) => sql.ref(`${users}.${name}`);
  return sql`json_build_object(
    'id', ${column('id')}, 'name', ${column('name')}, 'email', ${column('email')},
    'language', ${column('language')}, 'disabled', ${column('disabled_at')} is not null
  )`;
}

/** The values that fill in the addresses of an event's pages. */
export function placeOf({ aboutKind, aboutId, facts }: Event, { jobId, bidId }: Parties): Place {
  return {
    jobId,
    bidId,
    boardId: aboutKind === 'board' ? aboutId : null,
    taskId: 'task_id' in facts ? facts.task_id : null,
    reference: 'reference' in facts ? (facts.reference ?? null) : null,
    gig: 'gig' in facts ? (facts.gig ?? null) : null,
  };
}

/** The talent that the facts of an event name. */
export function talentIn(facts: Event['facts']): string | null {
  return 'talent_id' in facts ? (facts.talent_id ?? null) : null;
}
