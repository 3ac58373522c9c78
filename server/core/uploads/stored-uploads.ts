/** Files uploaded in parts: one row each, kept for a day, owned by the person who started it, usable once. */
import { statfs } from 'node:fs/promises';
import { type Selectable, sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import { UPLOADS_OPEN_MAX } from '#contract/core/media.ts';
import { words } from '#contract/words.ts';
import type { Write } from '../db/database.ts';
import type { Uploads } from '../db/tables.gen.ts';
import { openDisk } from '../files/disk-store.ts';
import { removeUnnamed } from '../files/file-sweep.ts';
import { diskFull } from '../files/quota.ts';
import type { FileStore } from '../files/store.ts';
import type { Services } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { newHex } from '../security/ids.ts';
import { displayName } from './uploads.ts';

/** Folder of the parts in the file store, and on this machine of files being received and assembled. */
export const PARTS_FOLDER = 'uploads';

export type UploadRow = Selectable<Uploads>;

const LIVES_MS = DAY_MS;
/** Milliseconds without a new part after which an upload no longer counts towards the limit. */
const IDLE_MS = 10 * 60_000;

/** Starts an upload of `bytes` bytes. 429 while the person has three open and none of them is idle. */
export async function beginUpload(
  services: Services,
  about: { ownerId: string; bytes: number; name: string; now: Date },
): Promise<UploadRow> {
  const { ownerId, now } = about;
  const row = {
    id: newHex(16),
    owner_id: ownerId,
    display_name: displayName(about.name),
    bytes: BigInt(about.bytes),
    created_at: now,
    touched_at: now,
    expires_at: new Date(now.getTime() + LIVES_MS),
  };
  await services.database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${ownerId}`}, 0))`.execute(tx);
    await assertUploadLimit(tx, ownerId, now);
    await tx.insertInto('uploads').values(row).execute();
  });
  return { ...row, finished_at: null, taken_at: null };
}

async function assertUploadLimit(tx: Write, ownerId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; touched_at: Date }>`
    select id, touched_at
    from uploads
    where owner_id = ${ownerId} and taken_at is null and expires_at > ${now}
    order by touched_at
  `.execute(tx);
  if (rows.length < UPLOADS_OPEN_MAX) return;
  const [oldest] = rows;
  if (oldest && now.getTime() - oldest.touched_at.getTime() >= IDLE_MS) {
    await sql`update uploads set expires_at = ${now} where id = ${oldest.id}`.execute(tx);
    return;
  }
  throw new Refusal(429, words.common.fileErrors.uploadsMax, { retryAfterSeconds: 30 });
}

/** Returns the person's upload if it can still be used, else undefined. */
export async function findUpload(
  { database }: Services,
  id: string,
  ownerId: string,
  now: Date,
): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    select * from uploads
    where id = ${id} and owner_id = ${ownerId} and taken_at is null and expires_at > ${now}
  `.execute(database.db);
  return rows[0];
}

/** Returns the bytes that running uploads have announced but not sent yet; idle uploads do not count. */
async function announcedBytes({ database, clock }: Services): Promise<number> {
  const now = clock.now();
  const { rows } = await sql<{ bytes: bigint }>`
    select coalesce(sum(bytes - (select coalesce(sum(p.bytes), 0) from upload_parts p where p.upload_id = u.id)), 0)::bigint
      as bytes
    from uploads u
    where finished_at is null and taken_at is null and expires_at > ${now}
      and touched_at > ${new Date(now.getTime() - IDLE_MS)}
  `.execute(database.db);
  return Number(rows[0]?.bytes ?? 0n);
}

/** Deletes an upload that its owner has cancelled, with its parts. */
export async function dropUpload({ database: { db }, fileStore }: Services, id: string): Promise<void> {
  const parts = await db.selectFrom('upload_parts').select('key').where('upload_id', '=', id).execute();
  await fileStore.remove(parts.map(({ key }) => key));
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

/** Marks the upload as used, in the transaction that stores its file; false when another call was faster. */
export async function takeUpload(tx: Write, id: string, ownerId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update uploads set taken_at = ${now}
    where id = ${id} and owner_id = ${ownerId} and finished_at is not null and taken_at is null
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Removes used and expired uploads, and files older than a day without a row. Returns the number of rows. */
export async function sweepUploads(services: Services): Promise<number> {
  const { config, database, fileStore, clock } = services;
  const { rows } = await sql<{ id: string }>`
    select id from uploads where taken_at is not null or expires_at <= ${clock.now()} limit 1000
  `.execute(database.db);
  for (const { id } of rows) await dropUpload(services, id);
  for (const store of [fileStore, openDisk(config.dataDir)]) await sweepParts(services, store);
  return rows.length;
}

/** Removes parts whose row was never written, and local files left by a process that died. */
async function sweepParts({ database: { db }, clock }: Services, store: FileStore): Promise<void> {
  await removeUnnamed(store, PARTS_FOLDER, clock.now(), async (names) => {
    const keys = names.map((name) => `${PARTS_FOLDER}/${name}`);
    const rows = await db
      .selectFrom('upload_parts')
      .select('key')
      .where('key', 'in', [...keys, ''])
      .execute();
    const known = new Set(rows.map(({ key }) => key));
    return (name) => known.has(`${PARTS_FOLDER}/${name}`);
  });
}

/** Throws 503 when `bytes` plus the outstanding bytes of running uploads would not leave the disk reserve free. */
export async function assertDiskSpace(services: Services, bytes: number): Promise<void> {
  const { dataDir, diskReservePercent } = services.config;
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const coming = (bytes + (await announcedBytes(services))) / bsize;
  if ((bavail - coming) * 100 < blocks * diskReservePercent) throw diskFull();
}
