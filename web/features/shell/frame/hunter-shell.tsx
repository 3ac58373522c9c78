/** The hunter's shell: a side bar on desktop; on phones the two bars. */
import { Outlet } from '@tanstack/react-router';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useDesk } from '#web/lib/media.ts';
import { usePerson } from '#web/lib/session.ts';
import { MAIN } from '#web/ui/basics/skip-link.tsx';
import { Mark } from './mark.tsx';
import { PersonPlace } from './person-place.tsx';
import { PhoneBottomBar, PhoneTopBar } from './phone-bars.tsx';
import { PlaceBadge, PlaceLink } from './place-link.tsx';
import { HUNTER_PLACES } from './places.ts';
import { type Unread, useUnread } from './use-unread.ts';

export function HunterShell() {
  const desk = useDesk();
  const unread = useUnread('hunter');
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      {desk ? (
        <SideBar unread={unread} />
      ) : (
        <PhoneTopBar side="hunter" places={HUNTER_PLACES} unread={unread} />
      )}
      <main
        id={MAIN}
        tabIndex={-1}
        className="min-w-0 flex-1 px-4 pt-6 pb-24 outline-none lg:px-8 lg:pt-10 lg:pb-16"
      >
        <div className="mx-auto max-w-5xl">
          <Outlet />
        </div>
      </main>
      {!desk && <PhoneBottomBar places={HUNTER_PLACES} unread={unread} />}
    </div>
  );
}

function SideBar({ unread }: { unread: Unread }) {
  const person = usePerson();
  return (
    <header className="sticky top-0 flex h-dvh w-66 shrink-0 flex-col overflow-y-auto border-r border-line bg-card p-4">
      <PlaceLink place={{ to: paths.begin.hunter, exact: true }} className="rounded px-2 py-2 no-underline">
        <Mark />
      </PlaceLink>
      <nav aria-label={words.shell.nav.label} className="mt-6 grid gap-1">
        {HUNTER_PLACES.map((place) => (
          <PlaceLink key={place.to} place={place} className={linkClass}>
            <place.icon size={20} className="shrink-0" />
            <span className="min-w-0 flex-1 truncate">{place.label}</span>
            <PlaceBadge place={place} unread={unread} />
          </PlaceLink>
        ))}
      </nav>
      <div className="mt-auto flex items-center gap-3 border-t border-line px-1 pt-4">
        <PersonPlace />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{person.user.name}</span>
          <span className="block text-sm text-soft">{words.shell.personMenu.hunter}</span>
        </span>
      </div>
    </header>
  );
}

const linkClass =
  'flex min-h-11 items-center gap-3 rounded px-3 text-soft no-underline hover:bg-wash hover:text-on-wash data-[status=active]:bg-wash data-[status=active]:font-semibold data-[status=active]:text-on-wash';
