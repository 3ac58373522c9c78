/** Commands of messages: send, upload a file ahead, mark as read, report typing and presence, and erase a person's messages. */
import { sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { ATTACHMENTS_MAX, type Message, type messages } from '#contract/messages/messages.ts';
import { words as english } from '#contract/words/en.ts';
import { words } from '#contract/words.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Db, Write } from '#server/core/db/database.ts';
import type { ReceivedFile } from '#server/core/files/files.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { invalid, orNotFound, Refusal } from '#server/core/http/refusal.ts';
import { sendLiveEvent, sendLiveEvents } from '#server/core/live/live.ts';
import { newId } from '#server/core/security/ids.ts';
import { putWork } from '#server/core/work/queue.ts';
import { fileView } from '#server/escrow/views.ts';
import { lockPerson } from '#server/profiles/queries.ts';
import { PUSH_AFTER_MS, PUSH_REMINDER } from './delivery/commands.ts';
import {
  assertMayWrite,
  lockConversation,
  lockOpenPair,
  lockPair,
  mayWrite,
  type OpenPair,
  type Pair,
  type WithId,
} from './policy.ts';
import { unread } from './queries.ts';
import { NEW_PEOPLE_A_DAY, saysSomething, searchable, searchName } from './rules.ts';
import { type Line, lineColumns, viewLines } from './views.ts';

const DAY_SECONDS = DAY_MS / 1000;

type Form = Body<typeof messages.send>;

/**
 * Sends a message, once per `client_id`. 422 to oneself and without text or files, 404 when the recipient does not exist or is
 * suspended, 403 when one of the two has blocked the other, 429 for the 21st new person within 24 hours.
 */
export async function send(
  ctx: Ctx,
  { body, file }: { body: Form; file: ReceivedFile | null },
): Promise<Reply<typeof messages.send>> {
  if (body.recipient_id === ctx.actor.userId) throw invalid('recipient_id', words.messages.errors.self);
  const pair = await openPair(ctx, { id: body.recipient_id });
  const before = body.client_id === undefined ? null : await sentBefore(ctx, body.client_id);
  if (before) return { success: true, chat: before };
  assertMayWrite(pair);
  const waiting = await takeFiles(ctx, body.attachments ?? [], file !== null);
  if (!saysSomething(body.message) && waiting.length === 0 && !file)
    throw invalid('message', words.messages.errors.text);
  if (pair.last_message_id === null) await assertNewPerson(ctx, pair);
  const line = await writeMessage(ctx, pair, body);
  const stored = file ? [await storeFile(ctx, file)] : [];
  const attached = [...waiting, ...stored.map(({ id }) => id)];
  await attachFiles(ctx, line.id, attached);
  const from = ctx.actor.userId;
  const chat = await viewOne(ctx, line, from, attached.length > 0);
  // Links to files are signed for one reader.
  const theirs = attached.length === 0 ? chat : await viewOne(ctx, line, pair.other_id);
  await sendLiveEvents(ctx.tx, [
    { to: [pair.other_id], event: { name: 'message', from, message: { ...theirs, client_id: null } } },
    { to: [from], event: { name: 'message-sent', to: pair.other_id, message: chat } },
  ]);
  return { success: true, chat };
}

/** Locks the caller's conversation with that person, creating it if there is none. A pair has one conversation, whoever begins. */
export async function openPair(ctx: Ctx, params: WithId): Promise<OpenPair> {
  const { conversation_id, ...pair } = await lockPair(ctx, params);
  if (conversation_id !== null) return { ...pair, conversation_id };
  await openConversation(ctx.tx, ctx.actor.userId, pair.other_id, ctx.now);
  return lockOpenPair(ctx, params);
}

/** Creates the conversation of two people unless there is one; returns its id, locked. */
export async function openConversation(tx: Ctx['tx'], one: string, two: string, now: Date): Promise<string> {
  const [low, high] = one < two ? [one, two] : [two, one];
  const before = await lockConversation(tx, one, two);
  if (before) return before;
  await sql`
    insert into conversations (id, low_id, high_id, created_at)
    values (${newId()}, ${low}, ${high}, ${now})
    on conflict (low_id, high_id) do nothing
  `.execute(tx);
  const id = orNotFound(await lockConversation(tx, one, two));
  await sql`
    insert into conversation_members (conversation_id, user_id, other_id)
    values (${id}, ${low}, ${high}), (${id}, ${high}, ${low})
    on conflict do nothing
  `.execute(tx);
  return id;
}

async function sentBefore(ctx: Ctx, clientId: string): Promise<Message | null> {
  const { rows } = await sql<Line>`
    select ${lineColumns}
    from messages m
    where sender_id = ${ctx.actor.userId} and client_id = ${clientId}
  `.execute(ctx.tx);
  return rows[0] ? viewOne(ctx, rows[0], ctx.actor.userId) : null;
}

async function viewOne(ctx: Ctx, line: Line, userId: string, hasFiles = true): Promise<Message> {
  const reader = { userId, files: ctx.services.files, now: ctx.now };
  const [message] = await viewLines(ctx.tx, [line], reader, hasFiles);
  if (!message) throw new Error('a message without its view');
  return message;
}

/** Locks the caller's unsent files. 422 when there are too many, or one is somebody else's, was sent, or was removed after a day. */
async function takeFiles(ctx: Ctx, ids: readonly string[], oneMore: boolean): Promise<readonly string[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length + (oneMore ? 1 : 0) > ATTACHMENTS_MAX)
    throw invalid('attachments', words.messages.errors.attachmentsMax);
  if (wanted.length === 0) return [];
  const { rows } = await sql`
    select from message_files
    where file_id = any(${wanted}::uuid[]) and owner_id = ${ctx.actor.userId} and message_id is null
    for update
  `.execute(ctx.tx);
  if (rows.length !== wanted.length) throw invalid('attachments', words.messages.errors.attachmentGone);
  return wanted;
}

/** 429 beyond the new people of a day. The sender's row is locked, so that two first messages sent at once are both counted. */
async function assertNewPerson(ctx: Ctx, pair: OpenPair): Promise<void> {
  const { userId } = ctx.actor;
  await lockPerson(ctx.tx, userId);
  const count = await countOf(
    ctx.tx,
    sql`from conversations where begun_by = ${userId} and begun_at > ${new Date(ctx.now.getTime() - DAY_MS)}`,
  );
  if (count >= NEW_PEOPLE_A_DAY) {
    throw new Refusal(429, words.messages.errors.newPeople, { retryAfterSeconds: DAY_SECONDS });
  }
  await sql`
    update conversations set begun_by = ${userId}, begun_at = ${ctx.now} where id = ${pair.conversation_id}
  `.execute(ctx.tx);
}

async function writeMessage(ctx: Ctx, pair: OpenPair, body: Form): Promise<Line> {
  const people = [searchName(ctx.actor.userId), searchName(pair.other_id)];
  const { rows } = await sql<Line>`
    insert into messages as m (conversation_id, kind, sender_id, body, client_id, search, created_at)
    values (
      ${pair.conversation_id}, 'message', ${ctx.actor.userId}, ${body.message}, ${body.client_id ?? null},
      array_to_tsvector(${people}::text[]) || to_tsvector('simple', ${searchable(body.message)}), ${ctx.now}
    )
    returning ${lineColumns}
  `.execute(ctx.tx);
  const [line] = rows;
  if (!line) throw new Error('the message was not written');
  await sql`
    with first_answer as (
      update conversations set answered_by = ${ctx.actor.userId}, answered_at = ${ctx.now}
      where id = ${pair.conversation_id} and begun_by = ${pair.other_id} and answered_by is null
    )
    update conversation_members
    set last_message_id = ${line.id},
      unread = unread + case when user_id = ${pair.other_id} then 1 else 0 end
    where conversation_id = ${pair.conversation_id}
  `.execute(ctx.tx);
  const dueAt = new Date(ctx.now.getTime() + PUSH_AFTER_MS);
  await putWork(ctx.tx, [
    { kind: PUSH_REMINDER, subject: `${pair.conversation_id}:${pair.other_id}`, dueAt },
  ]);
  return line;
}

function storeFile(ctx: Ctx, file: ReceivedFile) {
  const place = { folder: 'chat/attachments' as const, ownerId: ctx.actor.userId, now: ctx.now };
  return ctx.services.files.store(ctx.tx, file, place);
}

async function attachFiles(ctx: Ctx, messageId: bigint, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into message_files (file_id, owner_id, message_id, position, created_at)
    select file_id, ${ctx.actor.userId}, ${messageId}, place, ${ctx.now}
    from unnest(${ids}::uuid[]) with ordinality as given (file_id, place)
    on conflict (file_id) do update set message_id = excluded.message_id, position = excluded.position
  `.execute(ctx.tx);
}

/** Stores a file for a later message; only the sender gets a link to it. */
export async function attach(
  ctx: Ctx,
  { file }: { file: ReceivedFile | null },
): Promise<Reply<typeof messages.attach>> {
  if (!file) throw new Error('an attachment without a file');
  const stored = await storeFile(ctx, file);
  await ctx.tx
    .insertInto('message_files')
    .values({ file_id: stored.id, owner_id: ctx.actor.userId, message_id: null, created_at: ctx.now })
    .execute();
  return {
    success: true,
    attachment: fileView(stored, { userId: ctx.actor.userId, files: ctx.services.files, now: ctx.now }),
  };
}

/** Moves the caller's receipts forward, never back; what is read counts as delivered, too. */
export async function seen(
  ctx: Ctx,
  { body }: { body: Body<typeof messages.seen> },
  pair: OpenPair,
): Promise<Reply<typeof messages.seen>> {
  const latest = (upTo: number) => sql<bigint>`coalesce((
    select id from messages
    where conversation_id = ${pair.conversation_id} and sender_id = ${pair.other_id} and id <= ${upTo}
    order by id desc
    limit 1
  ), 0)`;
  const read = body.read ?? 0;
  const { rows } = await sql<Marks>`
    update conversation_members
    set delivered_up_to = greatest(delivered_up_to, ${latest(Math.max(body.delivered, read))}),
      read_up_to = greatest(read_up_to, ${latest(read)})
    where conversation_id = ${pair.conversation_id} and user_id = ${ctx.actor.userId}
    returning delivered_up_to, read_up_to
  `.execute(ctx.tx);
  const [receipts] = rows;
  if (!receipts) throw new Error('a conversation without its members');
  if (receipts.read_up_to > pair.read_up_to) await countUnread(ctx, pair, receipts.read_up_to);
  if (receipts.read_up_to > pair.read_up_to || receipts.delivered_up_to > pair.delivered_up_to) {
    await sendLiveEvent(ctx.tx, [pair.other_id, ctx.actor.userId], {
      name: 'message-seen',
      by: ctx.actor.userId,
      delivered_up_to: Number(receipts.delivered_up_to),
      read_up_to: Number(receipts.read_up_to),
    });
  }
  return unread(ctx);
}

type Marks = { delivered_up_to: bigint; read_up_to: bigint };

async function countUnread(ctx: Ctx, pair: OpenPair, readUpTo: bigint): Promise<void> {
  await sql`
    update conversation_members
    set unread = (
      select count(*) from messages
      where conversation_id = ${pair.conversation_id} and sender_id = ${pair.other_id} and id > ${readUpTo}
    )
    where conversation_id = ${pair.conversation_id} and user_id = ${ctx.actor.userId}
  `.execute(ctx.tx);
}

/** Shows the other person that the caller is typing; stores nothing. Ignored without a conversation, or when the caller may not write. */
export async function typing(ctx: Ctx, _input: unknown, pair: Pair): Promise<Reply<typeof messages.typing>> {
  if (pair.last_message_id !== null && mayWrite(pair)) {
    await sendLiveEvent(ctx.tx, [pair.other_id], { name: 'typing', by: ctx.actor.userId });
  }
  return { success: true };
}

/** Maximum number of people notified of somebody's presence: those of the latest conversations. */
const NOTIFIED_MAX = 100;

/** Notifies the people in a person's latest conversations that the person went online or offline, except those the person blocked. */
export async function notifyPresence(db: Db, userId: string, online: boolean): Promise<void> {
  const { rows } = await sql<{ other_id: string }>`
    select other_id
    from conversation_members
    where user_id = ${userId} and last_message_id is not null and blocked_at is null
    order by last_message_id desc
    limit ${sql.lit(NOTIFIED_MAX)}
  `.execute(db);
  await sendLiveEvent(
    db,
    rows.map((row) => row.other_id),
    { name: 'presence', person: userId, online },
  );
}

/** Empties a person's messages; their files are removed with the person's other files. `name` is their name in lines about orders. */
export async function eraseMessages(tx: Write, userId: string, name: string): Promise<void> {
  await sql`delete from message_files where owner_id = ${userId}`.execute(tx);
  await sql`
    update messages set body = ${english.accounts.erased.message}, client_id = null, search = null
    where sender_id = ${userId}
  `.execute(tx);
  // A line begins with who acted: `Ngozi accepted the work`.
  await sql`
    update messages m set body = ${english.accounts.erased.person} || substr(m.body, char_length(${name}::text) + 1)
    from conversation_members c
    where c.user_id = ${userId} and m.conversation_id = c.conversation_id and m.kind = 'event'
      and starts_with(m.body, ${`${name} `}::text)
  `.execute(tx);
}
