/** Hears events: writes the steps of an order into the conversation of its two parties, and tells open screens. */
import { sql } from 'kysely';
import { beginsConversation, orderLine } from '#contract/order-lines.ts';
import { languageOf } from '#server/accounts/language/queries.ts';
import type { Services } from '#server/core/context.ts';
import type { Tx } from '#server/core/db.ts';
import type { Event } from '#server/core/events.ts';
import { tell } from '#server/core/live.ts';
import { pageOf } from '#server/jobs/pages/rules.ts';
import { openConversation } from './policy.ts';
import { type Line, lineColumns, viewLines } from './views.ts';

type Parties = {
  hunter_id: string;
  hunter_name: string;
  talent_id: string | null;
  talent_name: string;
  bid_id: string | null;
};

function textFact(event: Event, name: string): string | null {
  const value = event.facts[name];
  return typeof value === 'string' ? value : null;
}

/** The talent is the one that the event names, else the one of the agreement. */
async function partiesOf(tx: Tx, event: Event): Promise<Parties | undefined> {
  const { rows } = await sql<Parties>`
    select h.id as hunter_id, h.name as hunter_name, t.id as talent_id, t.name as talent_name, b.id as bid_id
    from jobs j
    join users h on h.id = j.hunter_id
    left join users t on t.id = coalesce(${textFact(event, 'talent_id')}::uuid, j.talent_id)
    left join bids b on b.job_id = j.id and b.talent_id = t.id
    where j.id = ${event.aboutId}
  `.execute(tx);
  return rows[0];
}

/** What is on screen about a job or a payout is out of date; what changed is not said. */
export async function tellScreens(tx: Tx, event: Event): Promise<void> {
  if (event.aboutKind === 'payout') {
    await tell(tx, [textFact(event, 'user_id')], { name: 'payout', id: event.aboutId });
  }
  if (event.aboutKind !== 'job') return;
  const parties = await partiesOf(tx, event);
  if (parties) await tell(tx, [parties.hunter_id, parties.talent_id], { name: 'job', id: event.aboutId });
}

/** One line per event and conversation. Before the payment only where the two have written already. */
export async function writeOrderLine(tx: Tx, event: Event, services: Services): Promise<void> {
  if (event.aboutKind !== 'job' || orderLine(event.name, {}) === null) return;
  const parties = await partiesOf(tx, event);
  if (!parties || parties.talent_id === null) return;
  const two = { hunter: parties.hunter_id, talent: parties.talent_id };
  if (!beginsConversation(event.name) && !(await haveWritten(tx, two.hunter, two.talent))) return;
  const conversationId = await openConversation(tx, two.hunter, two.talent, event.at);
  const place = { jobId: event.aboutId, bidId: parties.bid_id, gig: textFact(event, 'gig') };
  const links = {
    [two.hunter]: pageOf(event.name, 'hunter', place),
    [two.talent]: pageOf(event.name, 'talent', place),
  };
  const text = orderLine(event.name, { ...event.facts, ...namesOf(parties), by: event.actorKind });
  const line = await insertLine(tx, conversationId, { event, text: text ?? '', links });
  if (!line) return;
  for (const [reader, other] of [
    [two.hunter, two.talent],
    [two.talent, two.hunter],
  ] as const) {
    const language = await languageOf(tx, reader);
    const seenBy = { userId: reader, files: services.files, now: services.clock.now(), language };
    const [message] = await viewLines(tx, [line], seenBy);
    if (message) await tell(tx, [reader], { name: 'message', from: other, message });
  }
}

function namesOf({ hunter_name, talent_name }: Parties) {
  return { hunter_name, talent_name };
}

async function haveWritten(tx: Tx, one: string, two: string): Promise<boolean> {
  const { rows } = await sql`
    select from conversation_members
    where user_id = ${one} and other_id = ${two} and last_message_id is not null
  `.execute(tx);
  return rows.length > 0;
}

type NewLine = { event: Event; text: string; links: Record<string, string> };

/** Undefined when the event has its line already. A line is nobody's unread message. */
async function insertLine(tx: Tx, conversationId: string, { event, text, links }: NewLine) {
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
