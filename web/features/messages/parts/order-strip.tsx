/** Above a conversation without a column beside it: the order that waits for the reader, else the next one, in one line. */
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { words } from '#contract/words.ts';
import { sayDeadline } from '#web/lib/dates.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/basics/button.tsx';
import { orderPageOf, useOrdersWith } from '../orders-with.ts';

export type Beside = { side: Side; person: { id: string; name: string } };

export function OrderStrip(given: Beside) {
  const [card, ...others] = useOrdersWith(given.side, given.person.id).cards ?? [];
  const desk = useIsDesktop();
  if (!card) return null;
  const { who, by, doing } = card.turn;
  const act = words.asked.acts[doing];
  return (
    <Link
      to={orderPageOf(card, given.side)}
      className="fade-below flex min-h-11 items-center gap-2 border-b border-line bg-card px-4 py-1 text-sm leading-5 text-ink no-underline hover:bg-wash focus-visible:-outline-offset-3"
    >
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-2 sm:flex">
        <span className="truncate sm:mr-2 sm:min-w-24 sm:shrink-99999">{card.title}</span>
        {by && (
          <span className="shrink-0 text-soft tabular-nums sm:order-last sm:after-dot">
            {words.messages.beside.by(sayDeadline(by))}
          </span>
        )}
        <span className="col-span-2 flex min-w-0 gap-x-2 font-semibold whitespace-nowrap tabular-nums">
          {/* Cut off before what to do is, but after the title. */}
          <span className="truncate">
            {card.in_escrow ? words.messages.beside.inEscrow(showNaira(card.amount)) : showNaira(card.amount)}
          </span>
          {who === given.side && (
            <span className="shrink-0 text-link after-dot">
              {(!desk && act) || words.messages.beside.yourTurn}
            </span>
          )}
          {who !== given.side && doing === 'work' && (
            <span className="after-dot">
              {/* The helper for first names is in a distant chunk of the build. */}
              {words.messages.beside.working(given.person.name.replace(/ .*/, ''))}
            </span>
          )}
          {others.length > 0 && (
            <span className="font-normal text-soft after-dot max-sm:hidden">
              {words.messages.beside.others(others.length)}
            </span>
          )}
        </span>
      </span>
      {desk && who === given.side && act ? (
        <span className={buttonClass({ variant: 'secondary', size: 'sm' })}>{act}</span>
      ) : (
        <ChevronRight aria-hidden size={18} className="shrink-0 text-soft" />
      )}
    </Link>
  );
}
