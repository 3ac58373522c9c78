/** The cards of what waits for the reader, the first few until all are asked for. */
import { useState } from 'react';
import type { TurnCard as Turn } from '#contract/orders/turn-lists.ts';
import { words } from '#contract/words.ts';
import type { Side } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { TurnCard } from './turn-card.tsx';

type Props = { cards: readonly Turn[]; side: Side; shown: number };

export function TurnList({ cards, side, shown }: Props) {
  const [all, setAll] = useState(false);
  const seen = all ? cards : cards.slice(0, shown);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4">
        {seen.map((card, place) => (
          <TurnCard key={`${card.job_id} ${card.turn.doing}`} card={card} side={side} first={place === 0} />
        ))}
      </ul>
      {cards.length > shown && (
        <Button
          variant="quiet"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="justify-self-start"
        >
          {all ? words.home.card.showLess : words.home.card.showAll(cards.length)}
        </Button>
      )}
    </div>
  );
}
