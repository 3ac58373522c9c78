/** The cards of what waits for the reader, the first few until all are asked for. */
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { factsOf } from '#contract/orders/turn-cards.ts';
import type { TurnCard as Turn } from '#contract/orders/turn-lists.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { TurnCard } from './turn-card.tsx';

type Props = {
  cards: readonly Turn[];
  side: Side;
  shown: number;
  /** Sum of all withdrawals, in naira. */
  ready: number;
};

/** A single hidden card is not worth a tap. */
const FOLDED_MIN = 2;

export function TurnList({ cards, side, shown, ready }: Props) {
  const [all, setAll] = useState(false);
  const groups = groupEqualCards(cards);
  const folds = groups.length >= shown + FOLDED_MIN;
  const seen = all || !folds ? groups : groups.slice(0, shown);
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3 sm:gap-4">
        {seen.map((group, place) => (
          <Group key={keyOf(group[0])} cards={group} side={side} first={place === 0} ready={ready} />
        ))}
      </ul>
      {folds && (
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

/** Where all can be withdrawn. */
const WITHDRAWALS = { hunter: paths.payback, talent: `${paths.talentOrders}?tab=completed` };

type EqualCards = readonly [Turn, ...Turn[]];

/** Groups cards that read the same, such as four orders of one gig by one person, under the first; withdrawals are one group. */
function groupEqualCards(cards: readonly Turn[]): EqualCards[] {
  const groups = new Map<string, EqualCards>();
  for (const card of cards) {
    const facts = factsOf(card, showNaira(card.amount));
    const { doing } = card.turn;
    const { text, button } = words.home.doing[doing];
    const alike = [card.title, card.other?.name, facts.amount, text(facts), button(facts)];
    const said = doing === 'withdraw-money' ? doing : JSON.stringify(alike);
    const before = groups.get(said);
    groups.set(said, before ? [...before, card] : [card]);
  }
  return [...groups.values()];
}

function keyOf({ job_id, turn }: Turn): string {
  return `${job_id} ${turn.doing}`;
}

/** How many pictures fit side by side in one card. */
const SIDE_BY_SIDE = 3;

type GroupProps = { cards: EqualCards; side: Side; first: boolean; ready: number };

function Group({ cards: [card, ...others], side, first, ready }: GroupProps) {
  const [opened, setOpen] = useState(false);
  const folds = others.length >= FOLDED_MIN;
  const open = opened || !folds;
  if (card.turn.doing === 'withdraw-money' && others.length > 0) {
    const title = words.home.card.moneyFrom(others.length + 1);
    const pictures = [...new Set([card, ...others].flatMap((one) => one.pictures))].slice(0, SIDE_BY_SIDE);
    const sum = { ...card, title, amount: ready, other: null, pictures };
    return <TurnCard card={sum} side={side} first={first} address={WITHDRAWALS[side]} />;
  }
  return (
    <>
      <TurnCard card={card} side={side} first={first} />
      {folds && (
        <li className="-mt-2">
          <Button
            variant="quiet"
            wide
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="justify-between! border border-line bg-card px-4! sm:px-5!"
          >
            {open ? words.home.card.showLess : words.home.card.alike(others.length)}
            <ChevronRight aria-hidden size={18} className={open ? '-rotate-90' : 'rotate-90'} />
          </Button>
        </li>
      )}
      {open && others.map((one) => <TurnCard key={keyOf(one)} card={one} side={side} first={false} />)}
    </>
  );
}
