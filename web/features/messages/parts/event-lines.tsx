/** The steps of an order in a conversation: of several in a row on one day the last is shown, those before it on request. */
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { lagosDay, showClock, showMoment } from '#web/lib/dates.ts';
import { linkParts } from '#web/lib/own-paths.ts';

/** So many in a row are folded. */
const FOLDED_FROM = 3;

export type ShownLine = {
  line: Message;
  earlier: readonly Message[];
  /** What the update in view before it says. */
  update: string;
};

/** The lines that stand in view; the last of a row of events has those before it as `earlier`. */
export function foldEvents(lines: readonly Message[]): ShownLine[] {
  const rows: Message[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    if (row && goesWith(row[0], line)) row.push(line);
    else rows.push([line]);
  }
  let update = '';
  return rows.flatMap((row) => {
    const seen = row.length < FOLDED_FROM ? row : row.slice(-1);
    return seen.map((line) => {
      const shown = { line, earlier: row.slice(0, row.length - seen.length), update };
      if (line.kind === 'event') update = line.message;
      return shown;
    });
  });
}

/** Events of one day. */
function goesWith(first: Message | undefined, line: Message): boolean {
  return (
    first?.kind === 'event' &&
    line.kind === 'event' &&
    lagosDay(first.created_at) === lagosDay(line.created_at)
  );
}

export function EventLines({ line, earlier, update }: ShownLine) {
  return (
    <>
      {earlier.length > 0 && (
        <li className="mt-2 text-xs">
          <details>
            <summary className="inline-block min-h-8 cursor-pointer px-1 py-2 text-link">
              {words.messages.conversation.updates(earlier.length)}
            </summary>
            <ul>
              {earlier.map((one) => (
                <EventLine key={one.id} line={one} />
              ))}
            </ul>
          </details>
        </li>
      )}
      <EventLine line={line} before={update} />
    </>
  );
}

/** What is numbered in it, such as the remarks of a round, is a list of its own. */
export function listIn(message: string): { said: string; points: string[] } {
  const from = message.search(/\b1\. .* · 2\. /);
  if (from < 0) return { said: message, points: [] };
  return { said: message.slice(0, from).trim(), points: message.slice(from).split(/ · (?=\d+\. )/) };
}

/** The update without its order, where the one before it is about the same. */
export function withoutOrder(update: string, before: string): string {
  const order = words.messages.conversation.orderIn(update);
  const title = order.slice(order.search(/[“«]/));
  const at = update.indexOf(order);
  // What a person wrote stays as it is: the order is named before any of that.
  const isNamedFirst = update.indexOf(title) === at + order.length - title.length;
  if (!order || !isNamedFirst || !before.includes(title)) return update;
  return update.slice(0, at) + update.slice(at + order.length);
}

/** Leads to the order. */
function EventLine({ line, before = '' }: { line: Message; before?: string }) {
  const { said: sentence, points } = listIn(withoutOrder(line.message, before));
  const said = (
    <>
      <time
        dateTime={line.created_at}
        title={showMoment(line.created_at)}
        className="whitespace-nowrap tabular-nums"
      >
        {showClock(line.created_at)}
      </time>{' '}
      {sentence}
    </>
  );
  const list = points.length > 0 && (
    <span className="mt-1 grid gap-0.5">
      {points.map((point) => (
        <span key={point}>{point}</span>
      ))}
    </span>
  );
  return (
    <li className="mt-1 text-start text-xs leading-4 wrap-anywhere text-soft">
      {line.link ? (
        <OrderLink link={line.link} said={said} list={list} />
      ) : (
        <span className={ROW}>
          <Said said={said} list={list} />
        </span>
      )}
    </li>
  );
}

const ROW = 'flex max-w-prose gap-2 rounded-sm px-1 py-1.5';

function Said({ said, list }: { said: ReactNode; list: ReactNode }) {
  return (
    <>
      <Package aria-hidden size={14} className="mt-px shrink-0" />
      <span className="min-w-0">
        <span className="line-clamp-2 pe-2">{said}</span>
        {list}
      </span>
    </>
  );
}

function OrderLink({ link, said, list }: { link: string; said: ReactNode; list: ReactNode }) {
  const { to, search, hash } = linkParts(link);
  return (
    <Link
      to={to as LinkProps['to']}
      search={search as LinkProps['search']}
      hash={hash}
      className={`${ROW} underline-offset-3 hover:text-ink hover:underline`}
    >
      <Said said={said} list={list} />
      <ChevronRight aria-hidden size={14} className="mt-px shrink-0 text-link" />
    </Link>
  );
}
