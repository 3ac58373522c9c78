/** Queries of messages: the list of conversations, one of them page by page, unread counts, and a search of one's own messages. */
import { sql } from 'kysely';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import type { Conversation, messages } from '#contract/messages/messages.ts';
import type { unreadMessages } from '#contract/messages/unread-messages.ts';
import { isOnline } from '#server/accounts/queries.ts';
import { afterNumber, cutPage, PAGE_DEFAULT, rowsToRead } from '#server/core/db/paging.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { writingOf } from '#server/core/i18n/language.ts';
import { picturePath } from '#server/profiles/queries.ts';
import { mayWrite, type Pair } from './policy.ts';
import { searchName, searchWords } from './rules.ts';
import { type Line, lineColumns, stepsOf, viewLines } from './views.ts';

function readerOf(ctx: ReadCtx) {
  return { userId: ctx.actor.userId, files: ctx.services.files, now: ctx.now, language: ctx.language };
}

type ConversationRow = Omit<Conversation, 'created_at' | 'last_id'> & {
  kind: Line['kind'];
  created_at: Date;
  last_message_id: bigint;
};

/** Conversations with the latest line first. A line of files only is shown by the name of its first file. */
export async function conversations(
  ctx: ReadCtx,
  { query }: { query: Query<typeof messages.conversations> },
): Promise<Reply<typeof messages.conversations>> {
  const after = afterNumber(query);
  const { rows } = await sql<ConversationRow>`
    select mine.other_id as anotheruser, u.name as username, ${picturePath} as profile_image,
      theirs.blocked_at is null and u.disabled_at is null and ${isOnline(sql`mine.other_id`, ctx.now)} as online,
      line.kind, line.created_at, coalesce(nullif(line.body, ''), (
        select named.display_name
        from message_files sent
        join files named on named.id = sent.file_id
        where sent.message_id = line.id
        order by sent.position
        limit 1
      ), '') as message,
      line.sender_id is not distinct from mine.user_id as own,
      mine.unread, mine.blocked_at is not null as blocked, mine.muted_at is not null as muted, mine.last_message_id
    from conversation_members mine
    join conversation_members theirs
      on theirs.conversation_id = mine.conversation_id and theirs.user_id = mine.other_id
    join messages line on line.id = mine.last_message_id
    join users u on u.id = mine.other_id
    left join profiles p on p.user_id = u.id
    left join files f on f.id = p.image_id
    where mine.user_id = ${ctx.actor.userId} and mine.last_message_id is not null
      and (${after}::bigint is null or mine.last_message_id < ${after}::bigint)
    order by mine.last_message_id desc
    limit ${rowsToRead(query)}
  `.execute(ctx.db);
  const { items, next } = cutPage(rows, query, (row) => String(row.last_message_id));
  const steps = await stepsOf(
    ctx.db,
    items.filter(({ kind }) => kind === 'event').map((row) => row.last_message_id),
    readerOf(ctx),
  );
  const { colon } = writingOf(ctx.language ?? 'en');
  const chats = items.map(({ kind: _, last_message_id, created_at, ...row }) => ({
    ...row,
    message: steps.get(last_message_id)?.text.replace('\n', `${colon} `) ?? row.message,
    last_id: Number(last_message_id),
    created_at: created_at.toISOString(),
  }));
  return { success: true, chats, next };
}

/** A page of lines, oldest first. It costs the same in a long conversation: the page is read from the end of the index. */
export async function conversation(
  ctx: ReadCtx,
  { query }: { params: Params<typeof messages.conversation>; query: Query<typeof messages.conversation> },
  pair: Pair,
): Promise<Reply<typeof messages.conversation>> {
  const { lines, previous } = await readPage(ctx, pair, query);
  return {
    success: true,
    messages: await viewLines(ctx.db, lines, readerOf(ctx)),
    standing: await conversationStateOf(ctx, pair),
    previous,
  };
}

type Asked = Query<typeof messages.conversation>;

async function readPage(
  ctx: ReadCtx,
  pair: Pair,
  query: Asked,
): Promise<{ lines: Line[]; previous: string | null }> {
  if (pair.conversation_id === null) return { lines: [], previous: null };
  if (query.after !== undefined) return readSince(ctx, pair, query, BigInt(query.after));
  const before = query.before === undefined ? null : BigInt(query.before);
  const { rows } = await sql<Line>`
    select ${lineColumns}
    from messages m
    where conversation_id = ${pair.conversation_id} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc
    limit ${rowsToRead(query)}
  `.execute(ctx.db);
  const { items, next } = cutPage(rows, { limit: query.limit }, (row) => String(row.id));
  return { lines: items.reverse(), previous: next };
}

/** Lines after one that the reader has; `previous` leads to that line and those before it. */
async function readSince(ctx: ReadCtx, pair: Pair, query: Asked, after: bigint) {
  const { rows } = await sql<Line>`
    select ${lineColumns}
    from messages m
    where conversation_id = ${pair.conversation_id} and id > ${after}
      and (${query.before ?? null}::bigint is null or id < ${query.before ?? null}::bigint)
    order by id
    limit ${query.limit ?? PAGE_DEFAULT}
  `.execute(ctx.db);
  const earlier = await sql`
    select from messages where conversation_id = ${pair.conversation_id} and id <= ${after} limit 1
  `.execute(ctx.db);
  return { lines: rows, previous: earlier.rows.length > 0 ? String(after + 1n) : null };
}

/** The state of the conversation and its people. A blocked person does not see when the other is online. */
async function conversationStateOf(
  ctx: ReadCtx,
  pair: Pair,
): Promise<Reply<typeof messages.conversation>['standing']> {
  const hidden = pair.blocked_by_other || pair.disabled;
  const facts = await factsOf(ctx, pair);
  return {
    person: {
      id: pair.other_id,
      name: pair.name,
      profile_image: pair.profile_image,
      online: !hidden && (facts?.online ?? false),
      seen_at: (!hidden && facts?.seen_at?.toISOString()) || null,
    },
    delivered_up_to: Number(pair.other_delivered_up_to),
    read_up_to: Number(pair.other_read_up_to),
    unread: pair.unread,
    escrow_funded: facts?.escrow_funded ?? false,
    blocked: pair.blocked,
    muted: pair.muted,
    may_write: mayWrite(pair),
  };
}

type Facts = { online: boolean; seen_at: Date | null; escrow_funded: boolean };

async function factsOf(ctx: ReadCtx, { other_id }: Pair): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    select ${isOnline(sql`${other_id}::uuid`, ctx.now)} as online,
      (select greatest(seen_at, left_at) from presence where user_id = ${other_id}) as seen_at,
      exists (
        select from jobs where hunter_id = ${ctx.actor.userId} and talent_id = ${other_id} and funded_at is not null
      ) or exists (
        select from jobs where hunter_id = ${other_id} and talent_id = ${ctx.actor.userId} and funded_at is not null
      ) as escrow_funded
  `.execute(ctx.db);
  return rows[0];
}

/** Number of unread messages in all conversations of the caller, and whether any of them is undelivered. */
export async function unread(ctx: ReadCtx): Promise<Reply<typeof unreadMessages.count>> {
  const { rows } = await sql<{ count: number; undelivered: boolean }>`
    select coalesce(sum(unread), 0)::int as count,
      coalesce(bool_or(exists (
        select from messages l
        where l.conversation_id = m.conversation_id and l.sender_id = m.other_id and l.id > m.delivered_up_to
      )), false) as undelivered
    from conversation_members m
    where user_id = ${ctx.actor.userId} and unread > 0
  `.execute(ctx.db);
  const { count = 0, undelivered = false } = rows[0] ?? {};
  return { success: true, unreadMessages: count, undelivered };
}

type Found = Line & { anotheruser: string; username: string };

/** Messages with all of these words, each as a prefix, newest first. The index finds only what the caller wrote or was sent. */
export async function search(
  ctx: ReadCtx,
  { query }: { query: Query<typeof messages.search> },
): Promise<Reply<typeof messages.search>> {
  const typed = searchWords(query.query);
  if (typed === null) return { success: true, found: [], next: null };
  const after = afterNumber(query);
  const own = `'${searchName(ctx.actor.userId)}'`;
  const { rows } = await sql<Found>`
    select ${lineColumns},
      mine.other_id as anotheruser, u.name as username
    from messages m
    join conversation_members mine
      on mine.conversation_id = m.conversation_id and mine.user_id = ${ctx.actor.userId}
    join users u on u.id = mine.other_id
    where m.search @@ (${own}::tsquery && to_tsquery('simple', ${typed}))
      and (${after}::bigint is null or m.id < ${after}::bigint)
    order by m.id desc
    limit ${rowsToRead(query)}
  `.execute(ctx.db);
  const { items, next } = cutPage(rows, query, (row) => String(row.id));
  const lines = await viewLines(ctx.db, items, readerOf(ctx));
  const found = items.flatMap(({ anotheruser, username }, index) => {
    const message = lines[index];
    return message ? [{ anotheruser, username, message }] : [];
  });
  return { success: true, found, next };
}
