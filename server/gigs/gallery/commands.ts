/** Commands of a gallery: add, replace, arrange and remove files, and set posters. */
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { Media, MediaKind } from '#contract/core/media.ts';
import { parseWaveform } from '#contract/core/waveform.ts';
import { GALLERY_MAX, gallery } from '#contract/gigs/gallery.ts';
import { words } from '#contract/words.ts';
import { countOf } from '#server/core/db/counts.ts';
import { reorderRows } from '#server/core/db/positions.ts';
import { discardFiles } from '#server/core/files/file-sweep.ts';
import type { ReceivedFile } from '#server/core/files/files.ts';
import type { Ctx, ReadCtx } from '#server/core/http/context.ts';
import { conflict, invalid, orNotFound } from '#server/core/http/refusal.ts';
import { type ProcessedMedia, processMedia } from '#server/core/media/media.ts';
import { pictureInWidths } from '#server/core/media/pictures.ts';
import { newId } from '#server/core/security/ids.ts';
import { changeGig, type GigRow } from '../acts.ts';
import { findOwnGig, lockOwnGig, type OwnItem } from '../policy.ts';
import { galleryOf } from '../queries.ts';

type Form = Body<typeof gallery.add>;
type Sent = { body: Form; file: ReceivedFile | null };
type Ready = { body: Form; file: ProcessedMedia | null };

/** Prepares the file before the transaction of `addItem`; 404 and 409 come first, because what follows is slow. */
export async function readyItem(ctx: ReadCtx, { body, file }: Sent): Promise<ProcessedMedia | null> {
  const gig = await findOwnGig(ctx, body.gigId);
  await assertGalleryLimit(ctx, gig);
  return file && processMedia(file, gallery.add.upload.field);
}

/** Adds the file at the end. 404 when it is not the caller's gig, 409 when twelve are there, 422 for a broken or missing file. */
export async function addItem(ctx: Ctx, { body, file }: Ready): Promise<Reply<typeof gallery.add>> {
  const gig = await lockOwnGig(ctx, body.gigId);
  await assertGalleryLimit(ctx, gig);
  const stored = await storeFile(ctx, body, file, gallery.add.upload.field);
  const id = newId();
  await sql`
    insert into gallery_items (id, gig_id, position, kind, file_id, duration_seconds, waveform, created_at)
    select ${id}, ${gig.id}, coalesce(max(position), 0) + 1, ${stored.kind}, ${stored.file_id}::uuid,
      ${stored.duration_seconds}::real, ${stored.waveform}::int[], ${ctx.now}::timestamptz
    from gallery_items
    where gig_id = ${gig.id}
  `.execute(ctx.tx);
  await changeGig(ctx, gig, 'change');
  return { success: true, gallery: await itemView(ctx, gig.id, id) };
}

/** Prepares the file before the transaction of `replaceItem`, after its gate. */
export async function readyReplacement(_ctx: ReadCtx, { file }: Sent): Promise<ProcessedMedia | null> {
  return file && processMedia(file, gallery.replace.upload.field);
}

/** Replaces the file of an item; the old file's poster is removed. 422 when `gigId` is another gig. */
export async function replaceItem(
  ctx: Ctx,
  { body, file }: Ready,
  { gig, item }: OwnItem,
): Promise<Reply<typeof gallery.replace>> {
  if (body.gigId !== gig.id) throw invalid('gigId', words.gigs.errors.galleryOther);
  const stored = await storeFile(ctx, body, file, gallery.replace.upload.field);
  await ctx.tx
    .updateTable('gallery_items')
    .set({ ...stored, poster_id: null })
    .where('id', '=', item.id)
    .execute();
  await discardFiles(ctx.tx, [item.file_id, item.poster_id], ctx.now);
  await changeGig(ctx, gig, 'change');
  return { success: true, gallery: await itemView(ctx, gig.id, item.id) };
}

/** Prepares the file before the transaction of `setPoster`, after its gate. */
export async function readyPoster(
  _ctx: ReadCtx,
  { file }: { file: ReceivedFile | null },
): Promise<ReceivedFile | null> {
  return file && pictureInWidths(file, gallery.poster.upload.field);
}

/** Sets the poster of a sound or video. 422 for a picture, which is its own poster. */
export async function setPoster(
  ctx: Ctx,
  { file }: { file: ReceivedFile | null },
  { gig, item }: OwnItem,
): Promise<Reply<typeof gallery.poster>> {
  if (item.kind === 'image') throw invalid('img', words.gigs.errors.posterOfPicture);
  const poster = await ctx.services.files.store(ctx.tx, orNotFound(file), placeOf(ctx));
  await ctx.tx.updateTable('gallery_items').set({ poster_id: poster.id }).where('id', '=', item.id).execute();
  await discardFiles(ctx.tx, [item.poster_id], ctx.now);
  await changeGig(ctx, gig, 'change');
  return { success: true, gallery: await itemView(ctx, gig.id, item.id) };
}

/** Puts the gallery into this order. 422 unless these are the items that it has now. */
export async function arrange(
  ctx: Ctx,
  { body }: { body: Body<typeof gallery.arrange> },
  gig: GigRow,
): Promise<Reply<typeof gallery.arrange>> {
  const before = await reorderRows(ctx.tx, 'gallery_items', body.ids, sql`gig_id = ${gig.id}`);
  if (!before) throw invalid('ids', words.gigs.errors.galleryChanged);
  await changeGig(ctx, gig, 'change');
  return { success: true, gallery: await galleryOf(ctx.tx, gig.id) };
}

/** Removes an item. 409 `gallery_last` for the last one of a live gig. */
export async function removeItem(
  ctx: Ctx,
  _input: unknown,
  { gig, item }: OwnItem,
): Promise<Reply<typeof gallery.remove>> {
  if (gig.status === 'live' && (await countItems(ctx, gig)) === 1) {
    throw conflict(words.gigs.errors.galleryLast, 'gallery_last');
  }
  await ctx.tx.deleteFrom('gallery_items').where('id', '=', item.id).execute();
  await discardFiles(ctx.tx, [item.file_id, item.poster_id], ctx.now);
  await changeGig(ctx, gig, 'change');
  return { success: true };
}

async function assertGalleryLimit(ctx: ReadCtx, gig: GigRow): Promise<void> {
  if ((await countItems(ctx, gig)) >= GALLERY_MAX)
    throw conflict(words.gigs.errors.galleryFull, 'gallery_full');
}

function countItems(ctx: ReadCtx, gig: GigRow): Promise<number> {
  return countOf(ctx.db, sql`from gallery_items where gig_id = ${gig.id}`);
}

type Stored = {
  kind: MediaKind;
  file_id: string;
  duration_seconds: number | null;
  waveform: number[] | null;
};

async function storeFile(ctx: Ctx, body: Form, file: ProcessedMedia | null, field: string): Promise<Stored> {
  if (!file) throw invalid(field, words.common.fileErrors.required);
  const { kind, duration_seconds } = file;
  const waveform = waveformOf(body.waveform, kind);
  const { id } = await ctx.services.files.store(ctx.tx, file, placeOf(ctx));
  return { kind, file_id: id, duration_seconds, waveform };
}

function placeOf(ctx: Ctx) {
  return { folder: 'images/galleries' as const, ownerId: ctx.actor.userId, now: ctx.now };
}

async function itemView(ctx: Ctx, gigId: string, itemId: string): Promise<Media> {
  return orNotFound((await galleryOf(ctx.tx, gigId)).find((item) => item.id === itemId));
}

/** The waveform of a sound, null for other files. 422 for a text that is not a waveform. */
function waveformOf(text: string | undefined, kind: MediaKind): number[] | null {
  if (kind !== 'audio' || text === undefined) return null;
  const bars = parseWaveform(text);
  if (!bars) throw invalid('waveform', words.common.errors.invalid);
  return bars;
}
