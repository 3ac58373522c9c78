/** What the reader waits for: one quiet line each, which leads to it. */
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { factsOf, turnAddress } from '#contract/orders/turn-cards.ts';
import type { TurnCard } from '#contract/orders/turn-lists.ts';
import { words } from '#contract/words.ts';
import { sayDay } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { linkParts } from '#web/lib/own-paths.ts';
import type { Side } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Button } from '#web/ui/basics/button.tsx';

/** How many lines are shown before the reader asks for all. */
const SHOWN = 4;

type Props = { cards: readonly TurnCard[]; side: Side };

export function WaitingList({ cards, side }: Props) {
  const [all, setAll] = useState(false);
  const seen = all ? cards : cards.slice(0, SHOWN);
  if (cards.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg leading-7">{words.home.titles.theirs}</h2>
      <ul className="card grid divide-y divide-line overflow-hidden">
        {seen.map((card) => (
          <Line key={`${card.job_id} ${card.turn.doing}`} card={card} side={side} />
        ))}
      </ul>
      {cards.length > SHOWN && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="justify-self-start"
        >
          {all ? words.home.card.showLess : words.home.card.showAll(cards.length)}
        </Button>
      )}
    </section>
  );
}

function Line({ card, side }: { card: TurnCard; side: Side }) {
  const { doing, by } = card.turn;
  const what = words.home.waiting[doing](factsOf(card, showNaira(card.amount)));
  return (
    <li>
      <Link
        {...linkParts(turnAddress(card, side))}
        className="flex min-h-11 items-center gap-3 px-4 py-2.5 text-ink no-underline hover:bg-wash focus-visible:-outline-offset-3"
      >
        {card.other && <Avatar name={card.other.name} image={card.other.image} size="sm" />}
        <span className="grid min-w-0 flex-1">
          <span className="wrap-anywhere">{what}</span>
          <span className="flex min-w-0 gap-x-2 text-sm text-soft">
            <span className="min-w-0 truncate">{card.title}</span>
            {by && <span className="shrink-0 whitespace-nowrap">{`· ${sayDay(by)}`}</span>}
          </span>
        </span>
        <ChevronRight aria-hidden size={18} className="shrink-0 text-soft" />
      </Link>
    </li>
  );
}
