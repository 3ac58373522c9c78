/** The steps of an order in a conversation: of several in a row on one day the last is shown, those before it on request. */
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
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
        <li className="mt-2 text-center text-xs">
          <details>
            <summary className="inline-block min-h-8 cursor-pointer px-3 py-2 text-link">
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

/** What is numbered in it, such as the remarks of a round, is a list of its own. */
export function listIn(message: string): { said: string; points: string[] } {
  const from = message.search(/\b1\. .* · 2\. /);
  if (from < 0) return { said: message, points: [] };
  return { said: message.slice(0, from).trim(), points: message.slice(from).split(/ · (?=\d+\. )/) };
}

/** Leads to the order. */
function EventLine({ line }: { line: Message }) {
  const { said: sentence, points } = listIn(line.message);
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
    <li className="mx-auto mt-2 max-w-prose text-center text-xs leading-4 text-balance wrap-anywhere text-soft">
      {line.link ? <OrderLink link={line.link} said={said} list={list} /> : said}
      {!line.link && list}
    </li>
  );
}

function OrderLink({ link, said, list }: { link: string; said: ReactNode; list: ReactNode }) {
  const { to, search, hash } = linkParts(link);
  return (
    <Link
      to={to as LinkProps['to']}
      search={search as LinkProps['search']}
      hash={hash}
      className="flex items-center justify-center gap-1 rounded-sm px-3 py-1 underline-offset-3 hover:text-ink hover:underline"
    >
      <span>
        <span className="max-sm:line-clamp-2">{said}</span>
        {list}
      </span>
      <ChevronRight aria-hidden size={14} className="shrink-0 text-link" />
    </Link>
  );
}
