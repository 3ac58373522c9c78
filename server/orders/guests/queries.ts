/** Guests of a proof room, their links and their comments. */
import { type RawBuilder, sql } from 'kysely';
import type { Params, Reply } from '#contract/core/endpoint.ts';
import type { Guest, guests } from '#contract/orders/guests.ts';
import type { GuestMark } from '#contract/orders/mark.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import type { Read, Write } from '#server/core/db/database.ts';
import { fromJson, type JsonRow } from '#server/core/db/json-rows.ts';
import type { ReadCtx, Services } from '#server/core/http/context.ts';
import { orNotFound, Refusal } from '#server/core/http/refusal.ts';
import { isSealed, sealOf } from '#server/core/security/ids.ts';
import { isOffered } from '#server/jobs/policy.ts';

export type GuestRow = { id: string; name: string; created_at: Date; seen_at: Date | null };

/** The order statuses in which a guest may look at the work; commenting needs `submitted`. */
export const OPEN_TO_GUESTS: readonly string[] = ['active', 'submitted'];

const sealed = (guestId: string) => `room-guest\n${guestId}`;

export function guestView({ id, name, created_at, seen_at }: GuestRow, { config }: Services): Guest {
  return {
    ...{ id, name, created_at: created_at.toISOString(), seen_at: seen_at?.toISOString() ?? null },
    path: `${paths.guestRoom}#${id}.${sealOf(config.signingSecret, sealed(id))}`,
  };
}

/** The guests of the caller's own job whose links work, newest last, and all guests' comments on the newest round. */
export async function listGuests(
  ctx: ReadCtx,
  { params: { id } }: { params: Params<typeof guests.list> },
): Promise<Reply<typeof guests.list>> {
  const { rows } = await sql<{ guests: JsonRow<GuestRow>[]; marks: GuestMark[] }>`
    select ${workingGuests} as guests, ${guestMarks} as marks
    from jobs j
    where j.id = ${id} and j.hunter_id = ${ctx.actor.userId} and j.deleted_at is null
  `.execute(ctx.db);
  const { guests: working, marks } = orNotFound(rows[0]);
  const rowOf = (row: JsonRow<GuestRow>) => fromJson<GuestRow>(row, ['created_at', 'seen_at']);
  return { success: true, guests: working.map((row) => guestView(rowOf(row), ctx.services)), marks };
}

/** The guests of a jobs row aliased `j` whose links are not revoked. */
const workingGuests = sql`(
  select coalesce(json_agg(g order by g.id), '[]')
  from (
    select id, name, created_at, seen_at from room_guests where job_id = j.id and revoked_at is null
  ) g
)`;

/** Guests' comments on files of the newest round of a jobs row aliased `j`. */
const guestMarks: RawBuilder<GuestMark[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'id', m.id, 'by', g.name, 'file_id', m.file_id, 'kind', m.kind, 'text', m.text, 'x', m.x, 'y', m.y,
    'seconds', m.seconds, 'page', m.page
  ) order by m.id), '[]')
  from room_guests g
  join guest_marks m on m.guest_id = g.id
  join submission_files d on d.file_id = m.file_id
  where g.job_id = j.id
    and d.work_submission_id = (select s.id from work_submissions s where s.job_id = j.id order by s.round desc limit 1)
)`;

export async function marksOfGuests(db: Read, jobId: string): Promise<GuestMark[]> {
  const { rows } = await sql<{ marks: GuestMark[] }>`
    select ${guestMarks} as marks from jobs j where j.id = ${jobId}
  `.execute(db);
  return orNotFound(rows[0]).marks;
}

export type LockedGuest = {
  id: string;
  name: string;
  job_id: string;
  status: string;
  title: string;
  hunter: string;
  talent: string;
};

/**
 * The guest with this link, locked. 404 `guest_link_ended` for a link that never existed, was revoked, or whose order is
 * over; 404 `guest_work_accepted` for a link that worked until the work was accepted.
 */
export async function lockGuest(tx: Write, token: string, { config }: Services): Promise<LockedGuest> {
  const [id = '', seal = ''] = token.split('.');
  if (!isSealed(config.signingSecret, sealed(id), seal)) throw ended();
  const { rows } = await sql<LockedGuest>`
    select g.id, g.name, g.job_id, j.status, j.title, h.name as hunter, t.name as talent
    from room_guests g
    join jobs j on j.id = g.job_id
    join users h on h.id = j.hunter_id
    join users t on t.id = j.talent_id
    where g.id = ${id} and g.revoked_at is null and j.deleted_at is null and ${isOffered}
      and j.status = any(${[...OPEN_TO_GUESTS, 'accepted']}::text[])
    for update of g
  `.execute(tx);
  const [found] = rows;
  if (!found) throw ended();
  if (found.status === 'accepted')
    throw new Refusal(404, words.room.guests.accepted, { code: 'guest_work_accepted' });
  return found;
}

function ended(): Refusal {
  return new Refusal(404, words.room.guests.ended, { code: 'guest_link_ended' });
}
