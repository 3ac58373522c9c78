/** The phone layout of both shells: top bar with menu and bell, bottom bar with five places. */
import { Bell, type LucideIcon, Menu as MenuIcon, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import type { Side } from '#web/lib/session.ts';
import { CountBadge } from '#web/ui/basics/badge.tsx';
import { IconButton } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { Mark } from './mark.tsx';
import { PlaceBadge, PlaceLink } from './place-link.tsx';
import type { Place } from './places.ts';
import type { Unread } from './use-unread.ts';

const SHEET = later(async () => (await import('../parts/phone-sheet.tsx')).PhoneSheet);

type Props = { side: Side; places: readonly Place[]; unread: Unread };

export function PhoneTopBar({ side, places, unread }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <header
      data-bars="phone"
      className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-card px-2 lg:hidden"
    >
      <IconButton label={words.shell.nav.menu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon size={22} />
      </IconButton>
      <PlaceLink place={{ to: paths.begin[side] }} className="mr-auto rounded px-1 py-1 no-underline">
        <Mark />
      </PlaceLink>
      <CountedPlace
        to={paths.conversations[side]}
        label={words.common.places.messages}
        icon={MessageCircle}
        count={unread.messages}
      />
      <CountedPlace
        to={paths.notifications[side]}
        label={words.common.places.notifications}
        icon={Bell}
        count={unread.notifications}
      />
      {open && <LazyDialog dialog={SHEET} given={{ side, places, unread, onClose: () => setOpen(false) }} />}
    </header>
  );
}

type CountedProps = { to: string; label: string; icon: LucideIcon; count: number };

/** A place as a picture alone, with how much is unread there. */
function CountedPlace({ to, label, icon: Icon, count }: CountedProps) {
  return (
    <PlaceLink
      place={{ to }}
      label={count > 0 ? words.shell.nav.unread(label, count) : label}
      className="relative grid size-11 place-items-center rounded text-ink hover:bg-wash data-[status=active]:text-link"
    >
      <Icon size={22} />
      <span aria-hidden="true" className="absolute -top-0 -right-0">
        <CountBadge count={count} label="" />
      </span>
    </PlaceLink>
  );
}

export function PhoneBottomBar({ places, unread }: Omit<Props, 'side'>) {
  return (
    <nav
      aria-label={words.shell.nav.label}
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
