/** The shells of both sides: the talent's has its navigation on top, the hunter's beside the screen; phones have bars. */
import { Outlet, useLocation } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { usePerson } from '#web/lib/session.ts';
import { ButtonLink, IconButton } from '#web/ui/basics/button.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { MAIN } from '#web/ui/basics/main-part.tsx';
import { Logo } from './logo.tsx';
import { BellPlace, OrdersStrip, PhoneBottomBar, PhoneTopBar } from './phone-bars.tsx';
import { PlaceBadge, PlaceLink, useCounts } from './place-link.tsx';
import { CONVERSATION, type Counts, GIG, GROUPS, ORDER_LISTS, type Place } from './places.ts';

const CATEGORIES = later(async () => (await import('../parts/categories.tsx')).CategoryBar);

/** A conversation fills a phone's window and its own header leads back. A gig and the job in a minute have their own bottom bar. */
function usePhoneBars(desk: boolean): { top: boolean; bottom: boolean } {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const top = !desk && !CONVERSATION.test(path);
  return { top, bottom: top && path !== paths.quickJob && !GIG.test(path) };
}

/** `children` in the place of the screen. */
type ShellProps = { children?: ReactNode };

export function TalentShell({ children = <Outlet /> }: ShellProps) {
  const desk = useIsDesktop();
  const bars = usePhoneBars(desk);
  const counts = useCounts('talent');
  return (
    <div className="flex min-h-dvh flex-col">
      {desk && <DeskHeader counts={counts} />}
      {bars.top && <PhoneTopBar side="talent" counts={counts} />}
      <main
        id={MAIN}
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 pt-6 pb-24 outline-none lg:px-8 lg:pt-8 lg:pb-16"
      >
        {children}
      </main>
      {bars.bottom && <PhoneBottomBar side="talent" counts={counts} />}
    </div>
  );
}

/** Paths for browsing people and their work, the only ones where talents see the category bar. */
const BROWSED = /^\/(gig|work|publicP|viewp)/;

function DeskHeader({ counts }: { counts: Counts }) {
  const browsing = useLocation({ select: ({ pathname }) => BROWSED.test(pathname) });
  const { part: CategoryBar } = useLater(CATEGORIES, browsing);
  return (
    <header
      data-bars={browsing ? 'browsing' : 'desk'}
      className="sticky top-0 z-30 border-b border-line bg-card"
    >
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-3 px-8 xl:gap-5">
        <PlaceLink place={{ to: paths.turns.talent }} className="rounded no-underline">
          <Logo />
        </PlaceLink>
        <nav aria-label={words.shell.nav.label} className="ml-auto flex items-center gap-0.5 xl:gap-1">
          {GROUPS.talent.flatMap(({ places }) =>
            places.map((place) => (
              <PlaceLink key={place.to} place={place} className={barLinkClass}>
                {place.label}
                <PlaceBadge place={place} counts={counts} />
              </PlaceLink>
            )),
          )}
        </nav>
        <span className="flex items-center gap-2">
          <BellPlace side="talent" counts={counts} />
          <PersonPlace />
        </span>
      </div>
      {/* As high as the bar is, so that the page does not jump when it comes. */}
      {browsing && <div className="min-h-11.25">{CategoryBar && <CategoryBar />}</div>}
    </header>
  );
}

const barLinkClass =
  'inline-flex min-h-11 items-center gap-2 rounded px-2 font-medium whitespace-nowrap xl:px-3 text-soft no-underline hover:bg-wash hover:text-on-wash data-[status=active]:font-semibold data-[status=active]:text-link';

/** The hunter's shell: a side bar on desktop; on phones the two bars. */
export function HunterShell({ children = <Outlet /> }: ShellProps) {
  const desk = useIsDesktop();
  const bars = usePhoneBars(desk);
  const counts = useCounts('hunter');
  const inOrders = useLocation({
    select: ({ pathname }) => ORDER_LISTS.some(({ to }) => pathname.replace(/\/$/, '') === to),
  });
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      {desk && <SideBar counts={counts} />}
      {bars.top && <PhoneTopBar side="hunter" counts={counts} />}
      <main
        id={MAIN}
        tabIndex={-1}
        className="min-w-0 flex-1 px-4 pt-6 pb-24 outline-none lg:px-8 lg:pt-10 lg:pb-16"
      >
        {!desk && inOrders && <OrdersStrip counts={counts} />}
        <div className="mx-auto max-w-7xl">{children}</div>
      </main>
      {bars.bottom && <PhoneBottomBar side="hunter" counts={counts} />}
    </div>
  );
}

function SideBar({ counts }: { counts: Counts }) {
  const person = usePerson();
  return (
    <header className="sticky top-0 flex h-dvh w-66 shrink-0 flex-col border-r border-line bg-card p-4 pb-3">
      <div className="flex items-center justify-between gap-2">
        <PlaceLink place={{ to: paths.turns.hunter, exact: true }} className="rounded px-2 py-2 no-underline">
          <Logo />
        </PlaceLink>
        <BellPlace side="hunter" counts={counts} />
      </div>
      <ButtonLink to={paths.createJob} wide className="mt-3 shrink-0">
        {words.common.actions.postJob}
      </ButtonLink>
      <nav
        aria-label={words.shell.nav.label}
        className="-mx-1 mt-3 grid min-h-0 flex-1 content-start gap-2.5 overflow-y-auto px-1 py-1"
      >
        {GROUPS.hunter.map(({ name, places }) => (
          <div key={places[0]?.to} className="grid gap-0.5">
            {name && <p className="px-3 pb-0.5 text-xs leading-5 font-semibold text-soft">{name}</p>}
            {places.map((place) => (
              <SidePlace key={place.to} place={place} counts={counts} />
            ))}
          </div>
        ))}
      </nav>
      <div className="flex items-center gap-3 border-t border-line px-1 pt-3">
        <PersonPlace />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{person.user.name}</span>
          <span className="block text-sm text-soft">{words.shell.personMenu.hunter}</span>
        </span>
      </div>
    </header>
  );
}

function SidePlace({ place, counts }: { place: Place; counts: Counts }) {
  return (
    <PlaceLink place={place} className={sideLinkClass}>
      <place.icon size={20} className="shrink-0" />
      <span className="min-w-0 flex-1 truncate">{place.label}</span>
      <PlaceBadge place={place} counts={counts} />
    </PlaceLink>
  );
}

const sideLinkClass =
  'flex min-h-9.5 items-center gap-3 rounded px-3 text-soft no-underline hover:bg-wash hover:text-on-wash data-[status=active]:bg-wash data-[status=active]:font-semibold data-[status=active]:text-on-wash';

const MENU = later(async () => (await import('../parts/person-menu.tsx')).PersonMenu);

/** The place of the person's menu in the desktop shells; phones never load its content. */
function PersonPlace() {
  const { part: PersonMenu, failure, retry } = useLater(MENU);
  if (PersonMenu) return <PersonMenu />;
  if (!failure) return <Skeleton className="size-11 rounded-full" />;
  return (
    <IconButton label={words.shell.personMenu.failed} onClick={retry}>
      <RotateCw size={20} />
    </IconButton>
  );
}
