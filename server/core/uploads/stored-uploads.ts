/** Files that arrive in parts: a row and a file on disk each, kept for a day, owned by who began them, used once. */
import { createHash } from 'node:crypto';
import { copyFile, type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Selectable, sql } from 'kysely';
import type { UploadRule } from '#contract/core/endpoint.ts';
import { UPLOADS_OPEN_MAX } from '#contract/core/media.ts';
import { words } from '#contract/words.ts';
import { DAY_MS } from '../clock.ts';
import type { Write } from '../db/database.ts';
import type { Uploads } from '../db/tables.gen.ts';
import type { ReceivedFile } from '../files/files.ts';
import { diskFull, isDiskFull } from '../files/quota.ts';
import type { Services } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { newHex } from '../security/ids.ts';
import { displayName, kindOf, tooLarge } from './uploads.ts';

export type UploadRow = Selectable<Uploads>;

const LIVES_MS = DAY_MS;
/** One that got no part for so long gives its place to a new one. */
const IDLE_MS = 10 * 60_000;

function folderOf({ config }: Services): string {
  return join(config.dataDir, 'uploads');
}

function pathOf(services: Services, id: string): string {
  return join(folderOf(services), id);
}

/** Begins an upload of so many bytes. 429 while three of the person are open and none of them is idle. */
export async function beginUpload(
  services: Services,
  about: { ownerId: string; bytes: number; name: string; now: Date },
): Promise<UploadRow> {
  const { ownerId, now } = about;
  await mkdir(folderOf(services), { recursive: true });
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
    await (await open(pathOf(services, row.id), 'wx', 0o600)).close();
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

/** The person's own upload that can still be used, or undefined. */
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

/** How many bytes have arrived. */
export async function offsetOf(services: Services, id: string): Promise<number> {
  return (await stat(pathOf(services, id)).catch(() => null))?.size ?? 0;
}

/** What the uploads under way have announced and not brought yet; one that stands still counts no more. */
async function announcedBytes(services: Services): Promise<number> {
  const now = services.clock.now();
  const { rows } = await sql<{ id: string; bytes: bigint }>`
    select id, bytes
    from uploads
    where finished_at is null and taken_at is null and expires_at > ${now}
      and touched_at > ${new Date(now.getTime() - IDLE_MS)}
  `.execute(services.database.db);
  const missing = rows.map(async ({ id, bytes }) => Number(bytes) - (await offsetOf(services, id)));
  return (await Promise.all(missing)).reduce((sum, one) => sum + one, 0);
}

/**
 * Writes what comes, from `offset` on, until the stream ends or breaks off, and returns the new offset: what has arrived
 * stays, also when the disk is full. 413 for bytes beyond the announced length. It is finished when the file on disk has them all.
 */
export async function appendPart(
  services: Services,
  upload: UploadRow,
  offset: number,
  body: Readable,
): Promise<number> {
  const bytes = Number(upload.bytes);
  const file = await open(pathOf(services, upload.id), 'r+');
  let at = offset;
  let size = offset;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (at + chunk.length > bytes) throw new Refusal(413, words.common.refusals.tooLarge);
      await writeWhole(file, chunk, at);
      at += chunk.length;
    }
  } catch (error) {
    // A client still sending learns of a full disk only when the rest is read and discarded.
    if (isDiskFull(error)) body.resume();
    else body.destroy();
    if (error instanceof Refusal || !body.errored) throw error;
  } finally {
    ({ size } = await file.stat());
    await file.close();
    const { db } = services.database;
    const now = services.clock.now();
    const finished_at = size === bytes ? now : null;
    await db
      .updateTable('uploads')
      .set({ touched_at: now, finished_at })
      .where('id', '=', upload.id)
      .execute();
  }
  return size;
}

/** A disk that is nearly full takes a part of the bytes and says so only in the count. */
async function writeWhole(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

/** The person does not want it any more. */
export async function dropUpload(services: Services, id: string): Promise<void> {
  await rm(pathOf(services, id), { force: true });
  await services.database.db.deleteFrom('uploads').where('id', '=', id).execute();
}

/**
 * A finished upload as if it had come with the request, judged by the same rule; the upload itself stays until it is
 * taken. Null when it is not there for this person, or used already.
 */
export async function receiveStored(
  services: Services,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
  rule: UploadRule,
): Promise<ReceivedFile | 'unfinished' | null> {
  const upload = await findUpload(services, id, ownerId, now);
  if (!upload) return null;
  if (!upload.finished_at) return 'unfinished';
  if (Number(upload.bytes) > rule.maxBytes) throw tooLarge(rule);
  const path = `${pathOf(services, id)}-${newHex(6)}`;
  const discard = () => rm(path, { force: true });
  try {
    await copyFile(pathOf(services, id), path);
    if ((await stat(path)).size !== Number(upload.bytes)) {
      await discard();
      return 'unfinished';
    }
    const mime = await kindOf(path, upload.display_name, rule);
    const facts = { displayName: upload.display_name, mime, bytes: Number(upload.bytes) };
    return { path, ...facts, sha256: await hashOf(path), discard };
  } catch (error) {
    await discard();
    // It was used and swept away, or dropped, a moment ago.
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

/** Uses the upload up, in the transaction that stores its file; false when another call was faster. */
export async function takeUpload(tx: Write, id: string, ownerId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update uploads set taken_at = ${now}
    where id = ${id} and owner_id = ${ownerId} and finished_at is not null and taken_at is null
    returning id
  `.execute(tx);
  return rows.length > 0;
}

async function hashOf(path: string): Promise<string> {
  const file = await open(path);
  const hash = createHash('sha256');
  for await (const chunk of file.createReadStream()) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Removes uploads that were used or are over, and files a day old without a row. Returns how many rows. */
export async function sweepUploads(services: Services): Promise<number> {
  const { db } = services.database;
  const now = services.clock.now();
  const { rows } = await sql<{ id: string }>`
    select id from uploads where taken_at is not null or expires_at <= ${now} limit 1000
  `.execute(db);
  for (const { id } of rows) await dropUpload(services, id);
  const names = await readdir(folderOf(services)).catch(() => []);
  const kept = await db
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', [...names, ''])
    .execute();
  const known = new Set(kept.map((row) => row.id));
  for (const name of names.filter((one) => !known.has(one))) {
    const path = join(folderOf(services), name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs >= LIVES_MS) await rm(path, { force: true });
  }
  return rows.length;
}

/** Throws 503 when so many bytes, and those that uploads under way still have to bring, would not leave the reserve free. */
export async function assertDiskSpace(services: Services, bytes: number): Promise<void> {
  const { dataDir, diskReservePercent } = services.config;
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const coming = (bytes + (await announcedBytes(services))) / bsize;
  if ((bavail - coming) * 100 < blocks * diskReservePercent) throw diskFull();
}
