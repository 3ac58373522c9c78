/** The parts of an upload: received on this machine, stored in the file store with a row each, and assembled when it is used. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { UploadRule } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import type { Read } from '../db/database.ts';
import type { ReceivedFile } from '../files/files.ts';
import { isDiskFull } from '../files/quota.ts';
import type { Services } from '../http/context.ts';
import { conflict, Refusal } from '../http/refusal.ts';
import { hashing, newHex } from '../security/ids.ts';
import { findUpload, PARTS_FOLDER, type UploadRow } from './stored-uploads.ts';
import { kindOf, tooLarge } from './uploads.ts';

type Part = { start: number; bytes: number; key: string };

async function scratchPath({ config }: Services, id: string): Promise<string> {
  const folder = join(config.dataDir, PARTS_FOLDER);
  await mkdir(folder, { recursive: true });
  return join(folder, `${id}-${newHex(6)}`);
}

/** Returns the number of bytes that have arrived. */
export async function offsetOf({ database }: Services, id: string): Promise<number> {
  return (await partsOf(database.db, id)).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function partsOf(db: Read, id: string): Promise<Part[]> {
  const rows = await db
    .selectFrom('upload_parts')
    .select(['start', 'bytes', 'key'])
    .where('upload_id', '=', id)
    .orderBy('start')
    .execute();
  return rows.map(({ start, bytes, key }) => ({ start: Number(start), bytes: Number(bytes), key }));
}

/**
 * Stores the stream from `offset` on, until it ends or breaks off, and returns the new offset: bytes that have arrived are
 * kept, even when the disk is full. 413 for bytes beyond the announced length, 409 when another process was faster.
 */
export async function appendPart(
  services: Services,
  upload: UploadRow,
  offset: number,
  body: Readable,
): Promise<number> {
  const path = await scratchPath(services, upload.id);
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    try {
      await receive(file, body, Number(upload.bytes) - offset);
    } finally {
      bytes = (await file.stat()).size;
      await file.close();
      await keepPart(services, upload, { path, start: offset, bytes });
    }
  } finally {
    await rm(path, { force: true });
  }
  return offset + bytes;
}

async function receive(file: FileHandle, body: Readable, most: number): Promise<void> {
  let at = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (at + chunk.length > most) throw new Refusal(413, words.common.refusals.tooLarge);
      await writeWhole(file, chunk, at);
      at += chunk.length;
    }
  } catch (error) {
    // A client that is still sending sees the error only when the rest of its body is read and discarded.
    if (isDiskFull(error)) body.resume();
    else body.destroy();
    if (error instanceof Refusal || !body.errored) throw error;
  }
}

/** Writes all bytes: on a nearly full disk a write stores only some of them, which only its count shows. */
async function writeWhole(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

/** Stores the part, then writes its row: of two parts that start at the same byte only one is kept. */
async function keepPart(
  { database: { db }, fileStore, clock }: Services,
  { id, bytes: announced }: UploadRow,
  { path, start, bytes }: { path: string; start: number; bytes: number },
): Promise<void> {
  const now = clock.now();
  if (bytes === 0) {
    await db.updateTable('uploads').set({ touched_at: now }).where('id', '=', id).execute();
    return;
  }
  const key = `${PARTS_FOLDER}/${id}.${newHex(6)}`;
  await fileStore.put(key, path, now);
  const finished_at = start + bytes === Number(announced) ? now : null;
  const { rows } = await sql`
    with part as (
      insert into upload_parts (upload_id, start, bytes, key)
      select id, ${start}::bigint, ${bytes}::bigint, ${key} from uploads where id = ${id} and taken_at is null
      on conflict do nothing
      returning upload_id
    )
    update uploads set touched_at = ${now}, finished_at = ${finished_at}
    from part
    where uploads.id = part.upload_id
    returning uploads.id
  `.execute(db);
  if (rows.length > 0) return;
  await fileStore.remove([key]);
  throw conflict(words.common.fileErrors.uploadMoved, 'offset');
}

/**
 * Returns a finished upload as if it had come with the request, checked by the same rule; the upload itself stays until
 * it is taken. Null when this person has no such upload, or it was already used.
 */
export async function receiveStored(
  services: Services,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
  rule: UploadRule,
): Promise<ReceivedFile | 'unfinished' | null> {
  const find = () => findUpload(services, id, ownerId, now);
  const upload = await find();
  if (!upload) return null;
  if (!upload.finished_at) return 'unfinished';
  if (Number(upload.bytes) > rule.maxBytes) throw tooLarge(rule);
  const path = await scratchPath(services, id);
  const discard = () => rm(path, { force: true });
  try {
    const sha256 = await putTogether(services, id, path);
    if (!sha256) {
      await discard();
      // It may have been swept or dropped in the meantime.
      return (await find()) ? 'unfinished' : null;
    }
    const mime = await kindOf(path, upload.display_name, rule);
    const facts = { displayName: upload.display_name, mime, bytes: Number(upload.bytes) };
    return { path, ...facts, sha256, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Writes the whole file and returns its SHA-256; null when a part is damaged and has to be sent again. */
async function putTogether(services: Services, id: string, path: string): Promise<string | null> {
  const { database, fileStore } = services;
  const hash = createHash('sha256');
  const parts = await partsOf(database.db, id);
  for (const { start, bytes, key } of parts) {
    const opened = await fileStore.open(key);
    if (opened?.size !== bytes) {
      opened?.stream.destroy();
      await forgetFrom(services, id, start);
      return null;
    }
    await pipeline(opened.stream, hashing(hash), createWriteStream(path, { flags: 'a', mode: 0o600 }));
  }
  return parts.length > 0 ? hash.digest('hex') : null;
}

/** Drops the damaged part and all later ones: the upload continues from there. */
async function forgetFrom(
  { database: { db }, fileStore }: Services,
  id: string,
  start: number,
): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    with open as (update uploads set finished_at = null where id = ${id} and taken_at is null returning id)
    delete from upload_parts using open
    where upload_id = open.id and start >= ${start}
    returning key
  `.execute(db);
  await fileStore.remove(rows.map(({ key }) => key));
}
