/** The order of a package: the gig is fetched, its package fills the form in, and after sending one sees it pending. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { gigs } from '#contract/gigs/gigs.ts';
import { screens } from '#contract/words.ts';
import { OrderPackage } from '#web/features/jobs/order-package-screen.tsx';
import { callOptions } from '#web/lib/query.ts';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';

export function OrderFromGig({ gigId, position }: { gigId: string; position: number }) {
  const navigate = useNavigate();
  const query = useQuery(callOptions(gigs.get, { params: { id: gigId } }));
  const ordered = (name: string) => {
    notify.good(screens.titles.orderSent, 'long', screens.common.isAskedToAcceptItThen(name));
    void navigate({ to: '/hunterDashboard/PendingProjects' });
  };
  return (
    <QueryView query={query} errorTitle={screens.common.theGigCouldNotBeLoaded}>
      {({ gig: [gig] }) => {
        const chosen = gig?.scopepackage.find((one) => one.position === position);
        if (!gig || !chosen) return <EmptyState title={screens.titles.thisPackageIsNotOfferedAny} />;
        return (
          <>
            <PageHeader
              back
              title={screens.titles.orderFrom(gig.user.name)}
              text={screens.titles.changeWhatYouNeedNothingIs(gig.title, chosen.name)}
            />
            <OrderPackage gig={gig} chosen={chosen} onOrdered={() => ordered(gig.user.name)} />
          </>
        );
      }}
    </QueryView>
  );
}
