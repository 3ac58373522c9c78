/** The order of a package: the gig is fetched, its package fills the form in, and after sending one sees it pending. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { gigs } from '#contract/gigs.ts';
import { OrderPackage } from '#web/features/jobs/order-package.tsx';
import { callOptions } from '#web/lib/query.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { notify } from '#web/ui/toast.tsx';

export function OrderFromGig({ gigId, position }: { gigId: string; position: number }) {
  const navigate = useNavigate();
  const query = useQuery(callOptions(gigs.get, { params: { id: gigId } }));
  const ordered = (name: string) => {
    notify.good('Order sent', 'long', `${name} is asked to accept it. Then you can pay.`);
    void navigate({ to: '/hunterDashboard/PendingProjects' });
  };
  return (
    <QueryView query={query} errorTitle="The gig could not be loaded">
      {({ gig: [gig] }) => {
        const chosen = gig?.scopepackage.find((one) => one.position === position);
        if (!gig || !chosen) return <EmptyState title="This package is not offered any more" />;
        return (
          <>
            <PageHeader
              back
              title={`Order from ${gig.user.name}`}
              text={`${gig.title}, ${chosen.name}. Change what you need; nothing is paid yet.`}
            />
            <OrderPackage gig={gig} chosen={chosen} onOrdered={() => ordered(gig.user.name)} />
          </>
        );
      }}
    </QueryView>
  );
}
