/** Ordering a package: the gig is fetched, its package fills in the form, and after sending the next steps are shown. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { gigs } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { OrderPackage } from '#web/features/jobs/order-package-screen.tsx';
import { callOptions } from '#web/lib/query.ts';
import { NotFound } from '../ui/basics/message-screens.tsx';
import { PageHeader } from '../ui/basics/page-header.tsx';
import { QueryView } from '../ui/basics/query-view.tsx';

export function OrderFromGig({ gigId, position }: { gigId: string; position: number }) {
  const navigate = useNavigate();
  const query = useQuery(callOptions(gigs.get, { params: { id: gigId } }));
  return (
    <QueryView query={query} about="gig" errorTitle={words.common.failed.gig}>
      {({ gig: [gig] }) => {
        const chosen = gig?.scopepackage.find((one) => one.position === position);
        if (!gig || !chosen) return <NotFound what="gig" />;
        return (
          <>
            <PageHeader back title={words.shell.orderFromGig.title(gig.user.name)} />
            <OrderPackage
              gig={gig}
              chosen={chosen}
              onOrdered={(id) => void navigate({ to: paths.orderSent, params: { id }, replace: true })}
            />
          </>
        );
      }}
    </QueryView>
  );
}
