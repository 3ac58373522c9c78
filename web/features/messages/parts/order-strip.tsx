/** Above a conversation where no column is beside it: the order of the two that waits for the reader, else the next one, in one line. */
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { sayDay } from '#web/lib/dates.ts';
import { useDesk } from '#web/lib/media.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/basics/button.tsx';
import { useOrdersWith } from '../orders-with.ts';

export type Beside = { side: Side; person: { id: string; name: string } };

export function OrderStrip(given: Beside) {
  const [card] = useOrdersWith(given.side, given.person.id).cards ?? [];
  const desk = useDesk();
  if (!card) return null;
  const { who, by, doing } = card.turn;
  const act = words.asked.acts[doing];
  return (
    <Link
      to={paths.order[given.side]}
      params={{ id: card.job_id }}
      // Lines that go under it fade, and are not cut through.
      className="relative flex min-h-11 items-center gap-2 border-b border-line bg-card px-4 py-1 text-sm leading-5 text-ink no-underline after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:mt-px after:h-6 after:bg-linear-to-b after:from-page after:from-30% after:to-transparent hover:bg-wash focus-visible:-outline-offset-3"
    >
      <span className="min-w-0 flex-1 gap-x-4 sm:flex">
        <span className="block truncate">{card.title}</span>
        <span className="flex shrink-0 flex-wrap gap-x-2 tabular-nums *:not-first:before:mr-2 *:not-first:before:font-normal *:not-first:before:text-soft *:not-first:before:content-['·']">
          <span className="font-semibold">
            {card.in_escrow ? words.messages.beside.inEscrow(showNaira(card.amount)) : showNaira(card.amount)}
          </span>
          {who === given.side && (
            <span className="font-semibold text-link">{words.messages.beside.yourTurn}</span>
          )}
          {who !== given.side && doing === 'work' && (
            <span className="font-semibold">
              {/* Their helper for first names is in a far part of the build. */}
              {words.messages.beside.working(given.person.name.replace(/ .*/, ''))}
            </span>
          )}
          {by && <span className="text-soft">{words.messages.beside.by(sayDay(by))}</span>}
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
