/** The talent's shell: header with places and badges, the category bar under it; on phones the two bars. */
import { Outlet } from '@tanstack/react-router';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { useDesk } from '#web/lib/media.ts';
import { MAIN } from '#web/ui/basics/skip-link.tsx';
import { Mark } from './mark.tsx';
import { PersonPlace } from './person-place.tsx';
import { PhoneBottomBar, PhoneTopBar } from './phone-bars.tsx';
import { PlaceBadge, PlaceLink } from './place-link.tsx';
import { TALENT_PLACES } from './places.ts';
import { type Unread, useUnread } from './use-unread.ts';

const CATEGORIES = later(async () => (await import('../parts/categories.tsx')).CategoryBar);

export function TalentShell() {
  const desk = useDesk();
  const unread = useUnread('talent');
  return (
    <div className="flex min-h-dvh flex-col">
      {desk ? (
        <DeskHeader unread={unread} />
      ) : (
        <PhoneTopBar side="talent" places={TALENT_PLACES} unread={unread} />
      )}
      <main
        id={MAIN}
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 pt-6 pb-24 outline-none lg:pt-8 lg:pb-16"
      >
        <Outlet />
      </main>
      {!desk && <PhoneBottomBar places={TALENT_PLACES} unread={unread} />}
    </div>
  );
}

function DeskHeader({ unread }: { unread: Unread }) {
  const { part: CategoryBar } = useLater(CATEGORIES);
  return (
    <header data-bars="desk" className="sticky top-0 z-30 border-b border-line bg-card">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-6 px-4">
        <PlaceLink place={{ to: paths.begin.talent }} className="rounded no-underline">
          <Mark />
        </PlaceLink>
        <nav aria-label={words.shell.nav.label} className="ml-auto flex items-center gap-1">
          {TALENT_PLACES.map((place) => (
            <PlaceLink key={place.to} place={place} className={linkClass}>
              {place.label}
              <PlaceBadge place={place} unread={unread} />
            </PlaceLink>
          ))}
        </nav>
        <PersonPlace />
      </div>
      {/* As high as the bar is, so that the page does not jump when it comes. */}
      <div className="min-h-11.25">{CategoryBar && <CategoryBar />}</div>
    </header>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center gap-2 rounded px-2 font-medium whitespace-nowrap xl:px-3 text-soft no-underline hover:bg-wash hover:text-on-wash data-[status=active]:font-semibold data-[status=active]:text-link';
