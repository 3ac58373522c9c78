/** A gig: gallery, seller, packages, and its five tabs (rule 9.7); the actions are beside the price. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Clock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Gig, gigs, type ScopePackage } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showMonth } from '#web/lib/dates.ts';
import { useWide } from '#web/lib/media.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { useSession } from '#web/lib/session.ts';
import type { WantSearch } from '#web/lib/wants.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { NotFound } from '#web/ui/basics/message-screens.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { OnlineDot } from '#web/ui/lists/person-link.tsx';
import { GigRating } from '#web/ui/lists/stars.tsx';
import { EscrowNote, Included, PackageRows } from '#web/ui/package-rows.tsx';
import { GigGallery } from './parts/gig-gallery.tsx';
import { GigParts, type GigTab } from './parts/gig-parts.tsx';

type GigSlots = {
  /** Order, contact, or what the owner may do, for the package that is chosen. */
  actions: (gig: Gig, chosen: ScopePackage) => ReactNode;
  share: (gig: Gig) => ReactNode;
  /** What the tab Reviews holds. */
  reviews: (gig: Gig) => ReactNode;
};

/** The search part of the address of a gig: the tab, the package that is chosen, 1 to 3, and what a visitor wanted. */
export type GigView = { tab?: GigTab | undefined; package?: number | undefined } & WantSearch;

type Props = { id: string; view: GigView; onView: (view: GigView) => void } & GigSlots;

export function GigScreen({ id, ...props }: Props) {
  const query = useQuery(callOptions(gigs.get, { params: { id } }));
  return (
    <QueryView query={query} about="gig" errorTitle={words.common.failed.gig} waiting={<Waiting />}>
      {({ gig: [gig] }) => (gig ? <Loaded gig={gig} {...props} /> : <NotFound what="gig" />)}
    </QueryView>
  );
}

/** The picture is whole in the window, its thumbnails beside it, and the panel has the rest. */
const COLUMNS =
  'grid gap-6 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,max(40rem,calc((100dvh-19.5rem)*4/3+6.75rem)))_minmax(20rem,1fr)]';

function Loaded({ gig, view, onView, actions, share, reviews }: Omit<Props, 'id'> & { gig: Gig }) {
  const chosen =
    gig.scopepackage.find(({ position }) => position === (view.package ?? 1)) ?? gig.scopepackage[0];
  if (!chosen) return <NotFound what="gig" />;
  const choose = (position: number) => onView({ ...view, package: position === 1 ? undefined : position });
  const tab = view.tab ?? 'overview';
  return (
    <article>
      <PageHeader back typed corner title={gig.title} actions={share(gig)} />
      <SellerStrip gig={gig} />
      <div className={cx('mt-5 items-start', COLUMNS)}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <GigGallery gig={gig} />
          <PackageTable gig={gig} chosen={chosen} onChoose={choose} />
          {!gig.own && <EscrowNote price={chosen.price} className="-mt-3 lg:hidden" />}
          <GigParts
            gig={gig}
            tab={tab}
            onTab={(next: GigTab) => onView({ ...view, tab: next === 'overview' ? undefined : next })}
            reviews={reviews(gig)}
          />
        </div>
        <PackagePanel gig={gig} chosen={chosen} onChoose={choose} actions={actions(gig, chosen)} />
      </div>
    </article>
  );
}

function Waiting() {
  return (
    <div aria-hidden className="grid gap-5">
      <Skeleton className="h-10 w-3/4" />
      <div className={COLUMNS}>
        <Skeleton className="aspect-4/3 w-full rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  );
}

type PackageTableProps = { gig: Gig; chosen: ScopePackage; onChoose: (position: number) => void };

const PACKAGES = ['', 'sm:max-w-sm', 'sm:grid-cols-2', 'sm:grid-cols-3'];

/** The packages side by side; on phones one after the other by a switch. */
function PackageTable({ gig, chosen, onChoose }: PackageTableProps) {
  const wide = useWide();
  const several = gig.scopepackage.length > 1;
  const shown = wide ? gig.scopepackage : [chosen];
  return (
    <section aria-label={words.common.labels.packages} className="grid gap-3">
      <h2 className="text-xl leading-7">
        {several ? words.common.labels.packages : words.gigs.page.package}
      </h2>
      {several && !wide && <Switch {...{ gig, chosen, onChoose }} />}
      <ul className={cx('grid gap-3', PACKAGES[gig.scopepackage.length])}>
        {shown.map((one) => (
          <li
            key={one.position}
            className={cx(
              'flex flex-col gap-4 rounded-card border bg-card p-4',
              several && wide && one.position === chosen.position ? 'border-primary' : 'border-line',
            )}
          >
            <div>
              <h3 className="font-body text-base font-semibold wrap-anywhere">{one.name}</h3>
              <p className="text-xl leading-8 font-bold tabular-nums">{showNaira(one.price)}</p>
            </div>
            <PackageFacts one={one} />
            <Included lines={one.includes} />
            {one.rights_text && <p className="text-sm text-soft wrap-anywhere">{one.rights_text}</p>}
            {several && wide && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-auto"
                aria-pressed={one.position === chosen.position}
                onClick={() => onChoose(one.position)}
              >
                {one.position === chosen.position ? words.common.labels.chosen : words.gigs.page.choose}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a package promises, in figures. */
function PackageFacts({ one }: { one: ScopePackage }) {
  const { further_round: round } = one;
  const facts = [
    [words.common.labels.delivery, words.common.counted.days(one.delivery_days)],
    [words.common.labels.offers, words.common.counted.pieces(one.offers)],
    [words.common.labels.revisions, String(one.revisions)],
    ...(round
      ? [
          [
            words.gigs.round.label,
            words.gigs.round.said(showNaira(round.price), words.common.counted.days(round.days)),
          ],
        ]
      : []),
  ];
  return (
    <dl className="grid gap-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-soft">{name}</dt>
          <dd className="text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PackagePanelProps = {
  gig: Gig;
  chosen: ScopePackage;
  onChoose: (position: number) => void;
  actions: ReactNode;
};

/** The chosen package with its price and what can be done now; on phones the last lines stick to the foot of the screen. */
function PackagePanel({ gig, chosen, onChoose, actions }: PackagePanelProps) {
  // Visitors have no bar of places there.
  const { person } = useSession();
  return (
    <aside
      aria-label={words.gigs.page.chosenPackage}
      className="z-20 max-lg:contents lg:sticky lg:top-32 lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-5"
    >
      <div className="grid gap-4 max-lg:hidden">
        {gig.scopepackage.length > 1 ? <Switch {...{ gig, chosen, onChoose }} /> : <Price chosen={chosen} />}
        <Included lines={chosen.includes} />
      </div>
      <div
        data-foot
        className={cx(
          person ? 'max-lg:bottom-14' : 'max-lg:bottom-0',
          'max-lg:sticky max-lg:-mx-4 max-lg:grid max-lg:grid-cols-1 max-lg:gap-1.5 max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:px-4 max-lg:py-2 lg:mt-5',
        )}
      >
        <p className="flex items-baseline justify-between gap-3 lg:hidden">
          <span className="min-w-0 truncate text-sm text-soft">
            {gig.scopepackage.length > 1 &&
              `${words.common.amounts.of(chosen.position, gig.scopepackage.length)} · `}
            {chosen.name} · {words.common.counted.days(chosen.delivery_days)}
          </span>
          <span className="text-lg font-bold whitespace-nowrap tabular-nums">{showNaira(chosen.price)}</span>
        </p>
        <div className="flex flex-wrap gap-2 *:first:flex-1 lg:flex-col lg:*:first:order-first">
          {actions}
          {!gig.own && <EscrowNote price={chosen.price} className="w-full max-lg:hidden lg:-order-1" />}
        </div>
      </div>
    </aside>
  );
}

/** The only package, which is not chosen from others. */
function Price({ chosen }: { chosen: ScopePackage }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-semibold">{chosen.name}</span>
        <span className="text-2xl leading-8 font-bold tabular-nums max-lg:text-xl">
          {showNaira(chosen.price)}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-soft">
        <span className="inline-flex items-center gap-2">
          <Clock aria-hidden size={18} />
          {words.common.counted.days(chosen.delivery_days)}
        </span>
        <span className="inline-flex items-center gap-2">
          <RefreshCw aria-hidden size={18} />
          {words.common.counted.revisions(chosen.revisions)}
        </span>
      </p>
    </>
  );
}

type SwitchProps = Omit<PackagePanelProps, 'actions'>;

function Switch({ gig, chosen, onChoose }: SwitchProps) {
  return (
    <PackageRows
      legend={<legend className="sr-only">{words.common.labels.packages}</legend>}
      packages={gig.scopepackage}
      chosen={chosen.position}
      onChoose={onChoose}
    />
  );
}

/** Who sells: picture, name, whether they are online, what others said of them; where they are, and since when here. */
function SellerStrip({ gig }: { gig: Gig }) {
  const { user, userdetail } = gig;
  const since = `${words.gigs.page.memberSince} ${showMonth(user.created_at)}`;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
      <Avatar name={user.name} image={userdetail?.profile_image} />
      <div>
        <div className="flex flex-wrap items-center gap-x-3">
          <Link to={paths.person.talent} params={{ id: user.id }} className="font-semibold wrap-anywhere">
            {user.name}
          </Link>
          {user.online && <OnlineDot labelled />}
          <GigRating gig={gig} />
        </div>
        <p className="text-sm text-soft">{userdetail ? `${userdetail.country} · ${since}` : since}</p>
      </div>
    </div>
  );
}
