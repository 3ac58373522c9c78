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

export type ShownLine = { line: Message; earlier: readonly Message[] };

/** The lines that stand in view; the last of a row of events has those before it as `earlier`. */
export function foldEvents(lines: readonly Message[]): ShownLine[] {
  const rows: Message[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    if (row && goesWith(row[0], line)) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => {
    if (row.length < FOLDED_FROM) return row.map((line) => ({ line, earlier: [] }));
    return { line: row.at(-1) as Message, earlier: row.slice(0, -1) };
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

export function EventLines({ line, earlier }: ShownLine) {
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
      <EventLine line={line} />
    </>
  );
}

/** Leads to the order; its beginning alone, as the order's own page has all of it. */
function EventLine({ line }: { line: Message }) {
  const said = (
    <>
      <Package aria-hidden size={14} className="mt-px shrink-0" />
      <span className="line-clamp-2 min-w-0 pe-2">
        <time
          dateTime={line.created_at}
          title={showMoment(line.created_at)}
          className="whitespace-nowrap tabular-nums"
        >
          {showClock(line.created_at)}
        </time>{' '}
        {line.message}
      </span>
    </>
  );
  return (
    <li className="mt-1 text-start text-xs leading-4 wrap-anywhere text-soft">
      {line.link ? <OrderLink link={line.link}>{said}</OrderLink> : <span className={ROW}>{said}</span>}
    </li>
  );
}

const ROW = 'flex max-w-prose gap-2 rounded-sm px-1 py-1.5';

function OrderLink({ link, children }: { link: string; children: ReactNode }) {
  const { to, search, hash } = linkParts(link);
  return (
    <Link
      to={to as LinkProps['to']}
      search={search as LinkProps['search']}
      hash={hash}
      className={`${ROW} underline-offset-3 hover:text-ink hover:underline`}
    >
      {children}
      <ChevronRight aria-hidden size={14} className="mt-px shrink-0 text-link" />
    </Link>
  );
}
