/** A gig: gallery, seller, packages, and its five tabs (rule 9.7); the actions are beside the price. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Gig, gigs, type ScopePackage } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { later } from '#web/lib/later.ts';
import { useFitsTables, useIsDesktop } from '#web/lib/media.ts';
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
import { Included } from '#web/ui/package-rows.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import { GigGallery } from './parts/gig-gallery.tsx';
import { GigParts, type GigTab } from './parts/gig-parts.tsx';
import { type ChoiceProps, PackagePanel, PackageSwitch } from './parts/package-panel.tsx';

const MORE_GIGS = later(async () => (await import('./parts/more-gigs.tsx')).MoreGigs);

type GigSlots = {
  /** Order, contact, or the owner's actions, for the chosen package. */
  actions: (gig: Gig, chosen: ScopePackage) => ReactNode;
  /** Invites to a job: in the panel on a desk, in the page on smaller screens. */
  invite: (gig: Gig) => ReactNode;
  share: (gig: Gig) => ReactNode;
  /** Content of the Reviews tab. */
  reviews: (gig: Gig) => ReactNode;
};

/** Search params of a gig: the tab, the chosen package (1 to 3), and what a visitor wanted to do before signing in. */
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

const COLUMNS = 'grid items-start gap-x-8 gap-y-5 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_20rem]';
/** How far from the top the panel sticks: hunters have their navigation at the side, others have two bars above. */
const useBars = () => {
  const { person, side } = useSession();
  return person && side === 'hunter' ? '[--bars:2rem]' : '[--bars:8rem]';
};

function Loaded({ gig, view, onView, actions, invite, share, reviews }: Omit<Props, 'id'> & { gig: Gig }) {
  const desk = useIsDesktop();
  const bars = useBars();
  const chosen =
    gig.scopepackage.find(({ position }) => position === (view.package ?? 1)) ?? gig.scopepackage[0];
  if (!chosen) return <NotFound what="gig" />;
  const choose = (position: number) => onView({ ...view, package: position === 1 ? undefined : position });
  const tab = view.tab ?? 'overview';
  return (
    <article className={cx(COLUMNS, bars)}>
      <div>
        <PageHeader back typed corner title={gig.title} text={<Place gig={gig} />} actions={share(gig)} />
        <SellerStrip gig={gig} />
      </div>
      <div className="grid min-w-0 gap-6">
        <GigGallery gig={gig} />
        <PackageTable gig={gig} chosen={chosen} onChoose={choose} />
        {!desk && <div className="grid empty:hidden sm:justify-items-start">{invite(gig)}</div>}
        <GigParts
          gig={gig}
          tab={tab}
          onTab={(next: GigTab) => onView({ ...view, tab: next === 'overview' ? undefined : next })}
          reviews={reviews(gig)}
        />
        <WhenNear part={MORE_GIGS} given={{ gig }} onlyNear />
      </div>
      <PackagePanel gig={gig} chosen={chosen} onChoose={choose}>
        {actions(gig, chosen)}
        {desk && invite(gig)}
      </PackagePanel>
    </article>
  );
}

/** The gig's category and skill, linking to more of that category. */
function Place({ gig: { category, categoryId, skill } }: { gig: Gig }) {
  return (
    <Link
      to={paths.gigSearch}
      search={{ category: categoryId }}
      className="-my-2 inline-flex min-h-11 max-w-full items-center text-sm text-soft"
    >
      <span className="truncate">
        <span className="max-sm:hidden">{words.common.named.of(category)} / </span>
        {words.common.named.of(skill)}
      </span>
    </Link>
  );
}

function Waiting() {
  return (
    <div aria-hidden className={cx(COLUMNS, useBars())}>
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-80 rounded lg:col-start-2 lg:row-span-2" />
      <Skeleton className="aspect-4/3 w-full rounded" />
    </div>
  );
}

const PACKAGES = ['', 'sm:max-w-sm', 'sm:grid-cols-2', 'sm:grid-cols-3'];

/** The packages side by side; on phones one at a time, with a switch. */
function PackageTable({ gig, chosen, onChoose }: ChoiceProps) {
  const wide = useFitsTables();
  const several = gig.scopepackage.length > 1;
  const shown = wide ? gig.scopepackage : [chosen];
  return (
    <section aria-label={words.common.labels.packages} className="grid gap-3">
      <h2 className="text-xl leading-7">
        {several ? words.common.labels.packages : words.gigs.page.package}
      </h2>
      {several && !wide && <PackageSwitch {...{ gig, chosen, onChoose }} />}
      <ul className={cx('grid gap-3', PACKAGES[gig.scopepackage.length])}>
        {shown.map((one) => (
          <li
            key={one.position}
            className={cx(
              'flex flex-col gap-4 rounded border bg-card p-4',
              several && wide && one.position === chosen.position ? 'border-primary' : 'border-line',
            )}
          >
            <div>
              <h3 className="text-base font-semibold wrap-anywhere">{one.name}</h3>
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

/** The seller: picture, name, online status and rating; country, reply time and completed orders. */
function SellerStrip({ gig }: { gig: Gig }) {
  const { user, userdetail, replies, orders_completed: orders } = gig;
  const known = [
    userdetail?.country,
    replies && words.gigs.page.replies[replies],
    orders > 0 && words.common.counted.orders(orders).replace(' ', '\u00A0'),
  ].filter(Boolean);
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
        <p className="text-sm text-soft">{known.join(' · ')}</p>
      </div>
    </div>
  );
}
