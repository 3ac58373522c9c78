/** Queries of past work: a gallery, newest first, of the caller or of another person. */
import { sql } from 'kysely';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import type { PastWorkItem, pastWork } from '#contract/past-work/past-work.ts';
import { isActiveAccount } from '#server/accounts/queries.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage, older, type PageQuery, rowsToRead } from '#server/core/db/paging.ts';
import type { OpenReadCtx, ReadCtx } from '#server/core/http/context.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { fileFields, type MediaRow, mediaOf } from '#server/core/media/media.ts';

type Row = MediaRow & { title: string; description: string; created_at: Date };

const columns = sql`
  w.id, w.title, w.description, w.kind, w.duration_seconds, w.waveform, w.created_at,
  ${fileFields('f')} as file, null as poster
`;
const withFile = sql`from past_work w join files f on f.id = w.file_id`;

function toItem(row: Row): PastWorkItem {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    file: row.file.name,
    media: mediaOf(row),
    created_at: row.created_at.toISOString(),
  };
}

/** One piece; throws when it does not exist. */
export async function getItem(db: Read, id: string): Promise<PastWorkItem> {
  const { rows } = await sql<Row>`select ${columns} ${withFile} where w.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`past work ${id} is not there`);
  return toItem(row);
}

async function galleryOf(ctx: OpenReadCtx, userId: string, query: PageQuery) {
  const { rows } = await sql<Row>`
    select ${columns} ${withFile}
    where w.user_id = ${userId} and ${older(query, sql`w.id`)}
    order by w.id desc
    limit ${rowsToRead(query)}
  `.execute(ctx.db);
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { success: true as const, gallery: { data: items.map(toItem), next } };
}

export function listOwn(
  ctx: ReadCtx,
  { query }: { query: Query<typeof pastWork.listOwn> },
): Promise<Reply<typeof pastWork.listOwn>> {
  return galleryOf(ctx, ctx.actor.userId, query);
}

/** A person's gallery; 404 for an unknown person and for a closed account. */
export async function ofPerson(
  ctx: OpenReadCtx,
  { params, query }: { params: Params<typeof pastWork.ofPerson>; query: Query<typeof pastWork.ofPerson> },
): Promise<Reply<typeof pastWork.ofPerson>> {
  if (!(await isActiveAccount(ctx.db, params.id))) throw notFound();
  return galleryOf(ctx, params.id, query);
}
