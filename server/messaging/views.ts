/** Turns lines of conversations into what the contract sends, with one statement for all files and one for all order steps. */
import { sql } from 'kysely';
import { conversationLineOf } from '#contract/acts/sentences.ts';
import type { Language } from '#contract/core/languages.ts';
import type { Message } from '#contract/messages/messages.ts';
import type { Read } from '#server/core/db/database.ts';
import type { Files } from '#server/core/files/files.ts';
import type { StoredFileRow } from '#server/escrow/queries.ts';
import { fileView } from '#server/escrow/views.ts';

export type Line = {
  id: bigint;
  kind: 'message' | 'event';
  sender_id: string | null;
  body: string;
  client_id: string | null;
  /** For an event: the page that it leads to, by the id of the reader. */
  links: Record<string, string> | null;
  created_at: Date;
};

/** Columns of a row `m` of messages. */
export const lineColumns = sql`m.id, m.kind, m.sender_id, m.body, m.client_id, m.links, m.created_at`;

type MessageReader = { userId: string; files: Files; now: Date; language?: Language | undefined };

/**
 * The lines as the reader sees them, in the order given; a `client_id` is shown only to its sender. `hasFiles` is false when it is
 * known that no line has files.
 */
export async function viewLines(
  db: Read,
  lines: readonly Line[],
  reader: MessageReader,
  hasFiles = true,
): Promise<Message[]> {
  const files = await filesOf(db, hasFiles ? lines : [], reader);
  const steps = await stepsOf(
    db,
    lines.filter(({ kind }) => kind === 'event').map(({ id }) => id),
    reader,
  );
  return lines.map((line) => ({
    id: Number(line.id),
    kind: line.kind,
    sender_id: line.sender_id,
    message: steps.get(line.id)?.text ?? line.body,
    order: steps.get(line.id)?.order ?? null,
    attachments: files.get(line.id) ?? [],
    link: line.links?.[reader.userId] ?? null,
    client_id: line.sender_id === reader.userId ? line.client_id : null,
    created_at: line.created_at.toISOString(),
  }));
}

type Step = {
  id: bigint;
  name: string;
  facts: object;
  by: string;
  order: string;
  hunter_id: string;
  hunter_name: string;
  talent_name: string | null;
};

type ShownStep = { text: string; order: string };

/** Lines of order steps by id, each rendered from its event in the reader's language. */
export async function stepsOf(
  db: Read,
  ids: readonly bigint[],
  { userId, language }: Pick<MessageReader, 'userId' | 'language'>,
): Promise<Map<bigint, ShownStep>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Step>`
    select m.id, e.name, e.facts, e.actor_kind as by, coalesce(e.facts ->> 'title', j.title) as order,
      h.id as hunter_id, h.name as hunter_name, t.name as talent_name
    from messages m
    join events e on e.id = m.event_id
    join jobs j on j.id = e.about_id
    join users h on h.id = j.hunter_id
    left join users t on t.id = coalesce((e.facts ->> 'talent_id')::uuid, j.talent_id)
    where m.id = any(${ids}::bigint[])
  `.execute(db);
  return new Map(
    rows.flatMap(({ id, name, facts, order, hunter_id, ...people }) => {
      const side = hunter_id === userId ? 'hunter' : 'talent';
      const text = conversationLineOf(name, { ...facts, ...people }, language, side);
      return text === null ? [] : [[id, { text, order }]];
    }),
  );
}

async function filesOf(db: Read, lines: readonly Line[], reader: MessageReader) {
  const byMessage = new Map<bigint, Message['attachments']>();
  const ids = lines.filter((line) => line.kind === 'message').map((line) => line.id);
  if (ids.length === 0) return byMessage;
  const { rows } = await sql<StoredFileRow & { id: string; message_id: bigint }>`
    select m.message_id, f.id, f.display_name, f.bytes, f.mime, f.folder, f.name
    from message_files m
    join files f on f.id = m.file_id
    where m.message_id = any(${ids}::bigint[])
    order by m.message_id, m.position
  `.execute(db);
  for (const row of rows) {
    byMessage.set(row.message_id, [...(byMessage.get(row.message_id) ?? []), fileView(row, reader)]);
  }
  return byMessage;
}
