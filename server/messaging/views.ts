/** Turns lines of conversations into answers, with their files, in one statement per kind of thing. */
import { sql } from 'kysely';
import type { Message } from '#contract/messages.ts';
import type { Tx } from '#server/core/db.ts';
import type { FileStore, Folder } from '#server/core/files.ts';

export type Line = {
  id: bigint;
  kind: 'message' | 'event';
  sender_id: string | null;
  body: string;
  client_id: string | null;
  /** Of an event: a page by the id of who reads. */
  links: Record<string, string> | null;
  created_at: Date;
};

/** Of `messages m`. */
export const lineColumns = sql`m.id, m.kind, m.sender_id, m.body, m.client_id, m.links, m.created_at`;

type Reader = { userId: string; files: FileStore; now: Date };

/** The lines as the reader sees them, in their order; a `client_id` is shown to whoever gave it. */
export async function viewLines(tx: Tx, lines: readonly Line[], reader: Reader): Promise<Message[]> {
  const files = await filesOf(tx, lines, reader);
  return lines.map((line) => ({
    id: Number(line.id),
    kind: line.kind,
    sender_id: line.sender_id,
    message: line.body,
    attachments: files.get(line.id) ?? [],
    link: line.links?.[reader.userId] ?? null,
    client_id: line.sender_id === reader.userId ? line.client_id : null,
    created_at: line.created_at.toISOString(),
  }));
}

export type Attached = {
  id: string;
  display_name: string;
  bytes: bigint;
  mime: string;
  folder: Folder;
  name: string;
};

/** With a link that lives for ten minutes. */
export function viewFile(file: Attached, { files, now }: Pick<Reader, 'files' | 'now'>) {
  return {
    id: file.id,
    name: file.display_name,
    bytes: Number(file.bytes),
    type: file.mime,
    url: `/${files.signedPath(file, now)}`,
  };
}

async function filesOf(tx: Tx, lines: readonly Line[], reader: Reader) {
  const byMessage = new Map<bigint, Message['attachments']>();
  const ids = lines.filter((line) => line.kind === 'message').map((line) => line.id);
  if (ids.length === 0) return byMessage;
  const { rows } = await sql<Attached & { message_id: bigint }>`
    select m.message_id, f.id, f.display_name, f.bytes, f.mime, f.folder, f.name
    from message_files m
    join files f on f.id = m.file_id
    where m.message_id = any(${ids}::bigint[])
    order by m.message_id, m.position
  `.execute(tx);
  for (const row of rows) {
    byMessage.set(row.message_id, [...(byMessage.get(row.message_id) ?? []), viewFile(row, reader)]);
  }
  return byMessage;
}
