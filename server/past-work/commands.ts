/** Commands of past work: add a piece, change its text, remove it; and erase a person's. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { parseWaveform } from '#contract/core/waveform.ts';
import { PAST_WORK_MAX, type pastWork } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Write } from '#server/core/db/database.ts';
import { discardFiles } from '#server/core/files/file-sweep.ts';
import type { ReceivedFile } from '#server/core/files/files.ts';
import type { Ctx, ReadCtx } from '#server/core/http/context.ts';
import { conflict, orNotFound } from '#server/core/http/refusal.ts';
import { type ProcessedMedia, processMedia } from '#server/core/media/media.ts';
import { newId } from '#server/core/security/ids.ts';
import { lockPerson } from '#server/profiles/queries.ts';
import { getItem } from './queries.ts';

/** Processes the file before the transaction opens. 409 when the gallery is full, 422 when the file is broken. */
export async function ready(
  ctx: ReadCtx,
  { file }: { file: ReceivedFile | null },
): Promise<ProcessedMedia | null> {
  await assertPastWorkLimit(ctx);
  return file && processMedia(file, 'file');
}

/** Adds a piece. 409 when the gallery is full. */
export async function add(
  ctx: Ctx,
  { body, file }: { body: Body<typeof pastWork.add>; file: ProcessedMedia | null },
): Promise<Reply<typeof pastWork.add>> {
  if (!file) throw new Error('past work without a file');
  const { userId } = ctx.actor;
  await lockPerson(ctx.tx, userId);
  await assertPastWorkLimit(ctx);
  const place = { folder: 'images/galleries' as const, ownerId: userId, now: ctx.now };
  const stored = await ctx.services.files.store(ctx.tx, file, place);
  const id = newId();
  await ctx.tx
    .insertInto('past_work')
    .values({
      id,
      user_id: userId,
      title: body.title,
      description: body.description,
      kind: file.kind,
      file_id: stored.id,
      duration_seconds: file.duration_seconds,
      waveform: file.kind === 'audio' ? parseWaveform(body.waveform) : null,
      created_at: ctx.now,
    })
    .execute();
  return { success: true, media: await getItem(ctx.tx, id) };
}

async function assertPastWorkLimit(ctx: ReadCtx): Promise<void> {
  const count = await countOf(ctx.db, sql`from past_work where user_id = ${ctx.actor.userId}`);
  if (count >= PAST_WORK_MAX) throw conflict(words.profiles.pastWorkErrors.full, 'gallery_full');
}

type Own = { id: string; file_id: string };

/** The caller's own piece, locked; 404 otherwise. */
export async function lockOwn(ctx: Ctx, params: Params<typeof pastWork.remove>): Promise<Own> {
  const { rows } = await sql<Own>`
    select id, file_id
    from past_work
    where id = ${params.id} and user_id = ${ctx.actor.userId}
    for update
  `.execute(ctx.tx);
  return orNotFound(rows[0]);
}

export async function update(
  ctx: Ctx,
  { body }: { body: Body<typeof pastWork.update> },
  own: Own,
): Promise<Reply<typeof pastWork.update>> {
  await sql`
    update past_work set title = ${body.title}, description = ${body.description} where id = ${own.id}
  `.execute(ctx.tx);
  return { success: true, media: await getItem(ctx.tx, own.id) };
}

export async function remove(ctx: Ctx, _input: unknown, own: Own): Promise<Reply<typeof pastWork.remove>> {
  await sql`delete from past_work where id = ${own.id}`.execute(ctx.tx);
  await discardFiles(ctx.tx, [own.file_id], ctx.now);
  return { success: true };
}

export async function erasePastWork(tx: Write, userId: string): Promise<void> {
  await tx.deleteFrom('past_work').where('user_id', '=', userId).execute();
}
