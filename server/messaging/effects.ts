/** On events: writes the steps of an order into the conversation of its two parties. */
import { sql } from 'kysely';
import { actOf } from '#contract/acts/all.ts';
import { addressOf } from '#contract/acts/pages.ts';
import { lineOf } from '#contract/acts/sentences.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { languageOfAccount } from '#server/core/i18n/language.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import { type Effect, type Event, earlierEvents } from '#server/core/work/events.ts';
import { partiesOf, placeOf } from '#server/jobs/parties/queries.ts';
import { openConversation } from './commands.ts';
import { type Line, lineColumns, viewLines } from './views.ts';

const KIND = 'write-order-line';

export const writingOrderLine: Effect = {
  kind: KIND,
  hears: isLine,
  async run(tx, event, services) {
    for (const earlier of (await earlierEvents(tx, KIND, event)).filter(isLine))
      await writeOrderLine(tx, earlier, services);
    await writeOrderLine(tx, event, services);
  },
};

function isLine({ name, aboutKind }: Event): boolean {
  return aboutKind === 'job' && Boolean(actOf(name).inConversation);
}

/** One line per event and conversation. Before the payment only where the two have written already. */
async function writeOrderLine(tx: Write, event: Event, services: Services): Promise<void> {
  const { inConversation } = actOf(event.name);
  const parties = await partiesOf(tx, event);
  if (!parties?.talent) return;
  const { hunter, talent } = parties;
  if (inConversation === 'if-open' && !(await hadWritten(tx, hunter.id, talent.id, event.at))) return;
  const conversationId = await openConversation(tx, hunter.id, talent.id, event.at);
  const place = placeOf(event, parties);
  const links = {
    [hunter.id]: addressOf(event.name, 'hunter', place),
    [talent.id]: addressOf(event.name, 'talent', place),
  };
  const names = { hunter_name: hunter.name, talent_name: talent.name };
  const said = lineOf(event.name, { ...event.facts, ...names, by: event.actorKind });
  // Kept for a copy of one's data, with a name as its first word: for a reader it is written anew.
  const text = said && ('title' in event.facts ? `${said}\n${event.facts.title}` : said);
  const line = text && (await insertLine(tx, conversationId, { event, text, links }));
  if (!line) return;
  for (const [reader, other] of [
    [hunter, talent],
    [talent, hunter],
  ] as const) {
    const [userId, language] = [reader.id, languageOfAccount(reader.language)];
    const seenBy = { userId, files: services.files, now: services.clock.now(), language };
    const [message] = await viewLines(tx, [line], seenBy);
    if (message) await sendLiveEvent(tx, [userId], { name: 'message', from: other.id, message });
  }
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

/** Undefined when the event has its line already. A line is nobody's unread message. */
async function insertLine(tx: Write, conversationId: string, { event, text, links }: NewLine) {
  const { rows } = await sql<Line>`
    insert into messages as m (conversation_id, kind, body, event_id, links, created_at)
    values (${conversationId}, 'event', ${text}, ${event.id}, ${JSON.stringify(links)}, ${event.at})
    on conflict (conversation_id, event_id) do nothing
    returning ${lineColumns}
  `.execute(tx);
  const [line] = rows;
  if (!line) return undefined;
  await sql`
    update conversation_members set last_message_id = ${line.id} where conversation_id = ${conversationId}
  `.execute(tx);
  return line;
}
