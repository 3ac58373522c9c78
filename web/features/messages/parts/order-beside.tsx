/** The open orders of the two, and whose turn it is: beside a conversation on wide screens, the first of them above it on others. */

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { firstNameOf } from '#contract/core/names.ts';
import { type TurnCard, turns } from '#contract/orders/turn-lists.ts';
import { describeTurn, type TurnText } from '#contract/orders/turn-text.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { sayDay } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';

export type Beside = { side: Side; person: { id: string; name: string } };

/** Those first that wait for the reader. */
function useOrdersWith({ side, person }: Beside) {
  const { data, isLoading } = useQuery(callOptions(turns.list, { query: { as: side } }));
  const all = [...(data?.mine ?? []), ...(data?.theirs ?? [])];
  return { isLoading, cards: data && all.filter(({ other }) => other?.id === person.id) };
}

/** One line for phones. */
export function OrderStrip(given: Beside) {
  const [card] = useOrdersWith(given).cards ?? [];
  if (!card) return null;
  const said = turnOf(card, given.side);
  return (
    <Link
      to={paths.order[given.side]}
      params={{ id: card.job_id }}
      className="flex min-h-11 items-center gap-2 border-b border-line bg-card px-4 py-1.5 text-sm leading-5 text-ink"
    >
      <span className="min-w-0 flex-1">
        <span className="flex gap-2">
          <span className="truncate">{card.title}</span>
          <span className="font-semibold tabular-nums">{showNaira(card.amount)}</span>
        </span>
        <span className={said.mine ? 'font-semibold text-link' : 'text-soft'}>{said.title}</span>
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-soft" />
    </Link>
  );
}

export function OrderBeside({ side, person }: Beside) {
  const { cards, isLoading } = useOrdersWith({ side, person });
  return (
    <aside
      aria-labelledby="beside"
      className="grid h-full w-60 shrink-0 content-start gap-4 overflow-y-auto border-l border-line bg-card p-4"
    >
      <h2 id="beside" className="text-lg leading-7">
        {words.messages.beside.title}
      </h2>
      {isLoading && <Skeleton className="h-32" />}
      {cards?.length === 0 && <p className="text-soft">{words.messages.beside.none(person.name)}</p>}
      <ul className="grid gap-4">
        {cards?.map((card) => (
          <OrderCard key={card.job_id} card={card} side={side} />
        ))}
      </ul>
    </aside>
  );
}

function turnOf({ amount, turn, other, round, from_gig: fromGig }: TurnCard, side: Side): TurnText {
  return describeTurn(turn, side, {
    other: other ? firstNameOf(other.name) : '',
    fromGig,
    round,
    price: showNaira(amount),
    by: turn.by && sayDay(turn.by),
  });
}

function OrderCard({ card, side }: { card: TurnCard; side: Side }) {
  const { job_id, title, amount, turn } = card;
  const said = turnOf(card, side);
  return (
    <li className="grid gap-1 rounded border border-line p-3">
      <TextLink
        to={paths.order[side]}
        params={{ id: job_id }}
        className="font-semibold wrap-anywhere text-ink"
      >
        {title}
      </TextLink>
      <p className="font-bold tabular-nums">{showNaira(amount)}</p>
      <p className={cx('text-sm', said.mine ? 'font-semibold text-link' : 'text-soft')}>{said.title}</p>
      {turn.by && (
        <p className="text-sm text-soft tabular-nums">{words.messages.beside.by(sayDay(turn.by))}</p>
      )}
    </li>
  );
}
