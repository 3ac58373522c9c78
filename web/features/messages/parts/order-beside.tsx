/** Beside a conversation on the widest screens: the open orders of the two, and whose turn it is in each. */
import { firstNameOf } from '#contract/core/names.ts';
import type { TurnCard } from '#contract/orders/turn-lists.ts';
import { describeTurn, type TurnText } from '#contract/orders/turn-text.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { sayDeadline } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { orderPageOf, useOrdersWith } from '../orders-with.ts';
import type { Beside } from './order-strip.tsx';

export function OrderBeside({ side, person }: Beside) {
  const { cards, isLoading } = useOrdersWith(side, person.id);
  return (
    <aside
      aria-labelledby="beside"
      className="grid h-full w-56 shrink-0 content-start gap-4 overflow-y-auto border-l border-line bg-card p-4"
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
    by: turn.by && sayDeadline(turn.by),
  });
}

function OrderCard({ card, side }: { card: TurnCard; side: Side }) {
  const { title, amount, in_escrow, turn } = card;
  const said = turnOf(card, side);
  const act = said.mine && words.asked.acts[turn.doing];
  return (
    <li className="grid gap-1 rounded border border-line bg-page p-3">
      <TextLink to={orderPageOf(card, side)} className="font-semibold wrap-anywhere text-ink">
        {title}
      </TextLink>
      <p className="font-bold tabular-nums">
        {in_escrow ? words.messages.beside.inEscrow(showNaira(amount)) : showNaira(amount)}
      </p>
      <p className={cx('text-sm', said.mine ? 'font-semibold text-link' : 'text-soft')}>{said.title}</p>
      {turn.by && (
        <p className="text-sm text-soft tabular-nums">{words.messages.beside.by(sayDeadline(turn.by))}</p>
      )}
      {act && (
        <ButtonLink to={orderPageOf(card, side)} variant="secondary" size="sm" className="mt-1">
          {act}
        </ButtonLink>
      )}
    </li>
  );
}
