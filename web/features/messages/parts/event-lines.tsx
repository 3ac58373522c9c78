/** Updates of an order in a conversation: of several in a row the last is shown, the earlier ones on request. */
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#contract/messages/messages.ts';
import type { TurnCard } from '#contract/orders/turn-lists.ts';
import * as paths from '#contract/site/paths.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { lagosDay, sayDate, sayDay, sayMoment, showClock, showMoment } from '#web/lib/dates.ts';
import { linkParts } from '#web/lib/own-paths.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';

/** The folded updates, shown on request, each with the title of its order where there are several. */
export function EarlierEvents({ lines, several }: { lines: readonly Message[]; several: boolean }) {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  return (
    <li className="mt-1 text-xs">
      <details>
        <summary className="inline-block min-h-8 cursor-pointer px-1 py-2 text-link">
          <span>{words.messages.conversation.updates(lines.length)}</span>
          <span className="text-soft"> · {daysOf(first, last)}</span>
        </summary>
        <ul>
          {lines.map((line, index) => (
            <EventLine
              key={line.id}
              line={line}
              dated={false}
              named={several && line.order !== lines[index - 1]?.order}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}

function daysOf(first: Message, last: Message): string {
  const [from, to] = [sayDate(first.created_at), sayDate(last.created_at)];
  return from === to ? from : words.messages.conversation.from(from, to);
}

type Props = {
  line: Message;
  /** True when the rule above it shows its day. */
  dated: boolean;
  /** True when the title of its order is shown. */
  named: boolean;
};

/** Links to the order; shows only the beginning, because the order's own page has all of it. */
export function EventLine({ line, dated, named }: Props) {
  const [title, ...rest] = line.message.split('\n');
  const said = (
    <>
      <Package aria-hidden size={14} className="mt-px shrink-0" />
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <span className="line-clamp-3 min-w-0">
          <span className="font-medium text-ink">{title}</span>
          {rest.length > 0 && `${colon} ${rest.join(' ')}`}
        </span>
        <span className="flex min-w-0 gap-x-1">
          {named && line.order && (
            <>
              <span className="truncate">{line.order}</span>
              <span>·</span>
            </>
          )}
          <EventTime line={line} dated={dated} />
        </span>
      </span>
    </>
  );
  return (
    <li className="mt-1 text-start text-xs leading-4 wrap-anywhere text-soft">
      {line.link ? <OrderLink link={line.link}>{said}</OrderLink> : <span className={ROW}>{said}</span>}
    </li>
  );
}

function EventTime({ line: { created_at: at }, dated }: Pick<Props, 'line' | 'dated'>) {
  return (
    <time dateTime={at} title={showMoment(at)} className="whitespace-nowrap tabular-nums">
      {dated ? showClock(at) : sayMoment(at)}
    </time>
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

/** An update of an order that waits for the reader, with the button that leads to the action. */
export function AskingEvent({ line, dated, named, card }: Props & { card: TurnCard }) {
  const [title, ...rest] = line.message.split('\n');
  return (
    <li className="card mt-2 grid max-w-prose gap-1 px-4 py-3 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{title}</span>
        <span className="text-xs text-soft">
          <EventTime line={line} dated={dated} />
        </span>
      </p>
      {named && <p className="text-sm text-soft">{line.order}</p>}
      {rest.length > 0 && <p className="line-clamp-3 text-sm text-soft">{rest.join(' ')}</p>}
      <ButtonLink {...linkParts(placeOf(line, card))} className="mt-1.5 min-w-0 justify-self-start">
        {words.asked.acts[card.turn.doing] ?? words.common.actions.viewOrder}
      </ButtonLink>
    </li>
  );
}

/** Work is answered in the proof room; everything else where the update links to. */
function placeOf({ link }: Message, { job_id: id, in_room, turn }: TurnCard): string {
  return turn.doing === 'answer' && in_room ? paths.fill(paths.proofRoom, { id }) : (link ?? '');
}

/** The rule above the lines of a day. */
export function DayLine({ at }: { at: string }) {
  return (
    <li className="mt-3 mb-1 flex items-center gap-3 text-sm text-soft">
      <span aria-hidden className="h-px flex-1 bg-line" />
      <time dateTime={lagosDay(at)}>
        {lagosDay(at) === lagosDay() ? words.common.time.today : sayDay(at)}
      </time>
      <span aria-hidden className="h-px flex-1 bg-line" />
    </li>
  );
}
