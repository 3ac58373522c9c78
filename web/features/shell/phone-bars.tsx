/** The phone layout of both shells: top bar with menu and bell, bottom bar with five places. */
import { Bell, Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Side } from '#web/lib/session.ts';
import { CountBadge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Mark } from './mark.tsx';
import { PlaceBadge, PlaceLink } from './place-link.tsx';
import { BELL, HOME, type Place } from './places.ts';

const Sheet = lazy(async () => ({ default: (await import('./phone-sheet.tsx')).PhoneSheet }));

type Props = { side: Side; places: readonly Place[]; unread: number };

export function PhoneTopBar({ side, places, unread }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-card px-2 lg:hidden">
      <IconButton label="Menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon size={22} />
      </IconButton>
      <PlaceLink place={{ to: HOME[side] }} className="mr-auto rounded px-1 py-1 no-underline">
        <Mark />
      </PlaceLink>
      <PlaceLink
        place={{ to: BELL[side] }}
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        className="relative grid size-11 place-items-center rounded text-ink hover:bg-wash"
      >
        <Bell size={22} />
        <span aria-hidden="true" className="absolute -top-0 -right-0">
          <CountBadge count={unread} label="" />
        </span>
      </PlaceLink>
      {open && (
        <Suspense>
          <Sheet side={side} places={places} unread={unread} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

export function PhoneBottomBar({ places, unread }: Omit<Props, 'side'>) {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {places
        .filter((place) => place.short)
        .map((place) => (
          <PlaceLink key={place.to} place={place} className={itemClass}>
            <span className="relative">
              <place.icon size={22} />
              <span className="absolute -top-2 left-3">
                <PlaceBadge place={place} unread={unread} />
              </span>
            </span>
            <span className="text-[0.6875rem] leading-4 font-semibold">{place.short}</span>
          </PlaceLink>
        ))}
    </nav>
  );
}

const itemClass =
  'grid min-h-14 flex-1 place-items-center content-center gap-0.5 border-t-3 border-transparent text-soft no-underline data-[status=active]:border-primary data-[status=active]:text-link focus-visible:-outline-offset-3';
