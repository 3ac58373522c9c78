/** On events: writes the steps of orders into the conversations of their two parties. */
import { sql } from 'kysely';
import { actOf } from '#contract/acts/all.ts';
import { actAddressOf } from '#contract/acts/pages.ts';
import { conversationLineOf } from '#contract/acts/sentences.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { languageOfAccount } from '#server/core/i18n/language.ts';
import { type SentLiveEvent, sendLiveEvents } from '#server/core/live/live.ts';
import { type Effect, type Event, withEarlier } from '#server/core/work/events.ts';
import { type Parties, type Party, partiesOf, placeOf } from '#server/jobs/parties/queries.ts';
import { openConversation } from './commands.ts';
import { type Line, lineColumns, viewLines } from './views.ts';

const KIND = 'write-order-line';

export const writingOrderLine: Effect = {
  kind: KIND,
  matches: isLine,
  async run(tx, events, services) {
    const all = (await withEarlier(tx, KIND, events)).filter(isLine);
    const parties = await partiesOf(tx, all);
    const written: WrittenLine[] = [];
    for (const event of all) {
      const those = parties.get(event.id);
      if (those) written.push(...(await writeOrderLine(tx, event, those)));
    }
    await sendLines(tx, written, services);
  },
};

function isLine({ name, aboutKind }: Event): boolean {
  return aboutKind === 'job' && Boolean(actOf(name).inConversation);
}

type WrittenLine = { line: Line; hunter: Party; talent: Party };

/** Writes one line per event and conversation; acts marked `if-open` only where the two had already written to each other. */
async function writeOrderLine(tx: Write, event: Event, parties: Parties): Promise<WrittenLine[]> {
  const { inConversation } = actOf(event.name);
  const { hunter, talent } = parties;
  if (!talent) return [];
  if (inConversation === 'if-open' && !(await hadWritten(tx, hunter.id, talent.id, event.at))) return [];
  const conversationId = await openConversation(tx, hunter.id, talent.id, event.at);
  const place = placeOf(event, parties);
  const links = {
    [hunter.id]: actAddressOf(event.name, 'hunter', place),
    [talent.id]: actAddressOf(event.name, 'talent', place),
  };
  const names = { hunter_name: hunter.name, talent_name: talent.name };
  const said = conversationLineOf(event.name, { ...event.facts, ...names, by: event.actorKind });
  // Stored for data exports, with a name as its first word; readers get the line rendered anew.
  const text = said && ('title' in event.facts ? `${said}\n${event.facts.title}` : said);
  const lines = text ? await insertLine(tx, conversationId, { event, text, links }) : [];
  return lines.map((line) => ({ line, hunter, talent }));
}

/** Sends each line to both parties, in their own language. */
async function sendLines(tx: Write, written: readonly WrittenLine[], services: Services): Promise<void> {
  const toSend = written.flatMap(({ line, hunter, talent }) => [
    { line, reader: hunter, from: talent.id },
    { line, reader: talent, from: hunter.id },
  ]);
  const events: SentLiveEvent[] = [];
  for (const [userId, those] of Map.groupBy(toSend, ({ reader }) => reader.id)) {
    const language = languageOfAccount(those[0]?.reader.language ?? null);
    const seenBy = { userId, files: services.files, now: services.clock.now(), language };
    const messages = await viewLines(
      tx,
      those.map(({ line }) => line),
      seenBy,
    );
    for (const [i, { from }] of those.entries()) {
      const message = messages[i];
      if (message) events.push({ to: [userId], event: { name: 'message', from, message } });
    }
  }
  await sendLiveEvents(tx, events);
}

async function hadWritten(tx: Write, one: string, two: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from conversation_members c
    where user_id = ${one} and other_id = ${two} and last_message_id is not null
      and (select m.created_at from messages m where m.conversation_id = c.conversation_id order by m.id limit 1) <= ${at}
  `.execute(tx);
  return rows.length > 0;
}

type NewLine = { event: Event; text: string; links: Record<string, string> };

/** Returns no line when the event already has one. These lines do not count as unread. */
async function insertLine(
  tx: Write,
  conversationId: string,
  { event, text, links }: NewLine,
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    with m as (
      insert into messages (conversation_id, kind, body, event_id, links, created_at)
      values (${conversationId}, 'event', ${text}, ${event.id}, ${JSON.stringify(links)}, ${event.at})
      on conflict (conversation_id, event_id) do nothing
      returning *
    ), shown_last as (
      update conversation_members set last_message_id = m.id from m
      where conversation_members.conversation_id = ${conversationId}
    )
    select ${lineColumns} from m
  `.execute(tx);
  return rows;
}
