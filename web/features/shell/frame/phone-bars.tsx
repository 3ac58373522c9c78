/** The phone layout of both shells: top bar with menu and bell, bottom bar with five places, and the hunter's lists of orders. */
import { useLocation } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import type { Side } from '#web/lib/session.ts';
import { CountBadge } from '#web/ui/basics/badge.tsx';
import { IconButton } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { Logo } from './logo.tsx';
import { PlaceBadge, PlaceLink } from './place-link.tsx';
import { BAR, BELL, type Counts, ORDER_LISTS } from './places.ts';

const SHEET = later(async () => (await import('../parts/phone-sheet.tsx')).PhoneSheet);

type Props = { side: Side; counts: Counts };

export function PhoneTopBar({ side, counts }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <header
      data-bars="phone"
      className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-card pr-4 pl-2 lg:hidden"
    >
      <IconButton label={words.shell.nav.menu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon size={22} />
      </IconButton>
      <PlaceLink place={{ to: paths.turns[side] }} className="mr-auto rounded px-1 py-1 no-underline">
        <Logo />
      </PlaceLink>
      <BellPlace side={side} counts={counts} />
      {open && <LazyDialog dialog={SHEET} given={{ side, counts, onClose: () => setOpen(false) }} />}
    </header>
  );
}

/** The bell with the number of unread notifications. */
export function BellPlace({ side, counts: { notifications: count = 0 } }: Props) {
  const { to, label, icon: Icon } = BELL[side];
  return (
    <PlaceLink
      place={{ to }}
      label={count > 0 ? words.shell.nav.unread(label, count) : label}
      className="relative grid size-11 shrink-0 place-items-center rounded text-ink hover:bg-wash data-[status=active]:text-link"
    >
      <Icon size={22} />
      <span aria-hidden="true" className="absolute -top-0.5 left-1/2 ml-1">
        <CountBadge count={count} label="" />
      </span>
    </PlaceLink>
  );
}

export function PhoneBottomBar({ side, counts }: Props) {
  return (
    <nav
      aria-label={words.shell.nav.label}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {BAR[side].map((place) => (
        <PlaceLink key={place.to} place={place} className={itemClass}>
          <place.icon size={22} />
          <span className="max-w-full truncate text-[0.6875rem] leading-4 font-semibold tracking-tighter">
            {place.label}
          </span>
          <span className="absolute top-0 left-1/2 ml-2.5">
            <PlaceBadge place={place} counts={counts} />
          </span>
        </PlaceLink>
      ))}
    </nav>
  );
}

const itemClass =
  'relative grid min-h-14 min-w-0 flex-1 place-items-center content-center gap-0.5 border-t-3 border-transparent text-soft no-underline data-[status=active]:border-primary data-[status=active]:text-link focus-visible:-outline-offset-3';

/** Above the hunter's lists of orders: links to all four, each with the number of orders that need the person. */
export function OrdersStrip({ counts }: Pick<Props, 'counts'>) {
  const strip = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Scrolls the current list into view when the four are wider than the screen.
  useEffect(() => {
    const current = strip.current?.querySelector(`a[href="${path}"]`);
    current?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [path]);
  return (
    <nav
      ref={strip}
      aria-label={words.shell.nav.ordersLists}
      className="relative -mx-4 -mt-6 mb-5 flex overflow-x-auto border-b border-line bg-card px-2 lg:hidden"
    >
      {ORDER_LISTS.map((place) => (
        <PlaceLink key={place.to} place={place} className={stripClass}>
          {place.label}
          <span className="absolute top-0 right-0">
            <PlaceBadge place={place} counts={counts} />
          </span>
        </PlaceLink>
      ))}
    </nav>
  );
}

const stripClass =
  'relative inline-flex min-h-12 shrink-0 grow items-center justify-center border-b-3 border-transparent px-1.5 pt-2 text-sm font-semibold text-soft no-underline data-[status=active]:border-primary data-[status=active]:text-link focus-visible:-outline-offset-3';
