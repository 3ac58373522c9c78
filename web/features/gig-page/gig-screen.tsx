/** A gig: gallery, seller, packages, and its five tabs (rule 9.7); what can be done stands beside the price. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Gig, gigs, type ScopePackage } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { ApiRefusal } from '#web/lib/api.ts';
import { callOptions } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { MessageScreen } from '#web/ui/basics/message-screen.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Skeleton } from '#web/ui/basics/skeleton.tsx';
import { GigGallery } from './gig-gallery.tsx';
import { GigParts } from './gig-parts.tsx';
import type { GigTab, GigView } from './gig-tabs.ts';
import { PackagePanel } from './package-panel.tsx';
import { PackageTable } from './package-table.tsx';
import { SellerStrip } from './seller-strip.tsx';

type GigSlots = {
  /** Order, contact, or what the owner may do, for the package that is chosen. */
  actions: (gig: Gig, chosen: ScopePackage) => ReactNode;
  share: (gig: Gig) => ReactNode;
  /** What the tab Reviews holds. */
  reviews: (gig: Gig) => ReactNode;
};

type Props = { id: string; view: GigView; onView: (view: GigView) => void } & GigSlots;

export function GigScreen({ id, ...props }: Props) {
  const query = useQuery(callOptions(gigs.get, { params: { id } }));
  if (query.error instanceof ApiRefusal && query.error.status === 404) return <Gone />;
  return (
    <QueryView query={query} errorTitle={words.common.failed.gig} waiting={<Waiting />}>
      {({ gig: [gig] }) => (gig ? <Loaded gig={gig} {...props} /> : <Gone />)}
    </QueryView>
  );
}

function Loaded({ gig, view, onView, actions, share, reviews }: Omit<Props, 'id'> & { gig: Gig }) {
  const chosen =
    gig.scopepackage.find(({ position }) => position === (view.package ?? 1)) ?? gig.scopepackage[0];
  if (!chosen) return <Gone />;
  const choose = (position: number) => onView({ ...view, package: position === 1 ? undefined : position });
  const tab = view.tab ?? 'overview';
  return (
    <article>
      <PageHeader back title={gig.title} actions={share(gig)} />
      <SellerStrip gig={gig} />
      <div className="mt-5 grid items-start gap-6 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <GigGallery gig={gig} />
          <PackageTable gig={gig} chosen={chosen} onChoose={choose} />
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

function Gone() {
  return (
    <MessageScreen
      title={words.gigs.page.gone}
      text={words.gigs.page.goneLead}
      actions={<ButtonLink to={paths.gigSearch}>{words.gigs.page.findOthers}</ButtonLink>}
    />
  );
}

function Waiting() {
  return (
    <div aria-hidden className="grid gap-5">
      <Skeleton className="h-10 w-3/4" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="aspect-4/3 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  );
}
