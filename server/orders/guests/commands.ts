/** Links with which a hunter shows the work to guests, and the guests' comments. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { firstNameOf } from '#contract/core/names.ts';
import { GUESTS_MAX, type GuestRoom, type guests } from '#contract/orders/guests.ts';
import { MARKS_MAX } from '#contract/orders/marks.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx, OpenCtx } from '#server/core/http/context.ts';
import { conflict, illegalStep, invalid, orNotFound } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { guestAccess } from '#server/escrow/policy.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { listRounds } from '../detail/queries.ts';
import { fittingMarks } from '../marks/queries.ts';
import { guestView, type LockedGuest, lockGuest, marksOfGuests, OPEN_TO_GUESTS } from './queries.ts';

/** Creates a guest link; 409 when `GUESTS_MAX` links already work, or when the order is not open to guests. */
export async function inviteGuest(
  ctx: Ctx,
  { body: { name } }: { body: Body<typeof guests.invite> },
  job: JobRow,
): Promise<Reply<typeof guests.invite>> {
  if (!OPEN_TO_GUESTS.includes(job.status)) throw illegalStep(job.status);
  const row = { id: newId(), job_id: job.id, name, created_at: ctx.now };
  const { numInsertedOrUpdatedRows: made } = await ctx.tx
    .insertInto('room_guests')
    .columns(['id', 'job_id', 'name', 'created_at'])
    .expression(
      sql`
        select ${row.id}::uuid, ${row.job_id}::uuid, ${row.name}, ${row.created_at}::timestamptz
        where (select count(*) from room_guests where job_id = ${job.id} and revoked_at is null) < ${GUESTS_MAX}
      `,
    )
    .executeTakeFirstOrThrow();
  if (!made) throw conflict(words.room.guests.tooMany(GUESTS_MAX), 'too_many_guests');
  return { success: true, guest: guestView({ ...row, seen_at: null }, ctx.services) };
}

/** Revokes a guest link of one of the caller's own jobs; 404 otherwise. */
export async function revokeGuest(
  ctx: Ctx,
  { params: { id } }: { params: Params<typeof guests.revoke> },
): Promise<Reply<typeof guests.revoke>> {
  const { rows } = await sql`
    update room_guests g
    set revoked_at = coalesce(g.revoked_at, ${ctx.now})
    from jobs j
    where g.id = ${id} and j.id = g.job_id and j.hunter_id = ${ctx.actor.userId}
    returning g.id
  `.execute(ctx.tx);
  orNotFound(rows[0]);
  return { success: true };
}

/** Deletes the guests of this hunter's orders and their comments. */
export async function eraseGuests(tx: Write, hunterId: string): Promise<void> {
  await sql`
    delete from guest_marks m using room_guests g, jobs j
    where g.id = m.guest_id and j.id = g.job_id and j.hunter_id = ${hunterId}
  `.execute(tx);
  await sql`delete from room_guests g using jobs j where j.id = g.job_id and j.hunter_id = ${hunterId}`.execute(
    tx,
  );
}

/** What the guest with this link sees; the links to previews open in this browser only. */
export async function openRoom(
  ctx: OpenCtx,
  { body: { token } }: { body: Body<typeof guests.open> },
): Promise<GuestRoom> {
  const guest = await lockGuest(ctx.tx, token, ctx.services);
  await ctx.tx.updateTable('room_guests').set({ seen_at: ctx.now }).where('id', '=', guest.id).execute();
  return roomOf(ctx, guest);
}

async function roomOf(ctx: OpenCtx, guest: LockedGuest): Promise<GuestRoom> {
  ctx.allowFileLinks?.({ as: 'guest', id: guest.id });
  const viewing = { userId: guest.id, files: ctx.services.files, now: ctx.now, access: guestAccess };
  const [newest] = await listRounds(ctx.tx, guest.job_id, viewing);
  return {
    success: true,
    name: guest.name,
    title: guest.title,
    hunter: firstNameOf(guest.hunter),
    talent: firstNameOf(guest.talent),
    round: newest?.round ?? null,
    files: (newest?.files ?? []).map((file) => ({ ...file, sha256: null })),
    marks: await marksOfGuests(ctx.tx, guest.job_id),
    may_comment: guest.status === 'submitted',
  };
}

/** Stores a guest's comments; identical ones at the same place are stored once. 409 unless the work waits for an answer. */
export async function commentAsGuest(
  ctx: OpenCtx,
  { body: { token, marks } }: { body: Body<typeof guests.comment> },
): Promise<GuestRoom> {
  const guest = await lockGuest(ctx.tx, token, ctx.services);
  if (guest.status !== 'submitted') throw illegalStep(guest.status);
  const rows = marks.map((one) => ({ ...one, id: newId() }));
  const { rows: fitting } = await sql<{ again: boolean }>`
    with fitting as (
      select m.*, exists (
        select from guest_marks o
        where o.guest_id = ${guest.id} and o.file_id = m.file_id and o.text = m.text
          and (o.x, o.y, o.seconds, o.page) is not distinct from (m.x, m.y, m.seconds, m.page)
      ) as again
      from ${fittingMarks(guest.job_id, rows)}
    ), kept as (
      insert into guest_marks (id, guest_id, file_id, kind, text, x, y, seconds, page, created_at)
      select id, ${guest.id}, file_id, kind, text, x, y, seconds, page, ${ctx.now} from fitting where not again
    )
    select again from fitting
  `.execute(ctx.tx);
  if (fitting.length !== marks.length) throw invalid('marks', words.room.marks.otherFile);
  const room = await roomOf(ctx, guest);
  const files = room.files.map((file) => file.id);
  const { own } = await ctx.tx
    .selectFrom('guest_marks')
    .select(({ fn }) => fn.countAll<bigint>().as('own'))
    .where('guest_id', '=', guest.id)
    .where('file_id', '=', sql<string>`any(${files}::uuid[])`)
    .executeTakeFirstOrThrow();
  if (own > MARKS_MAX) throw invalid('marks', words.room.marks.tooMany(MARKS_MAX));
  return room;
}
