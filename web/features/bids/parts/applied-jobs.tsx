/** A talent's own applications with their status, each linking to its page. */
import { useState } from 'react';
import { bids } from '#contract/bids/bids.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { usePerson } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { type Column, DataTable, LoadMore } from '#web/ui/lists/data-table.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { TimeAgo } from '#web/ui/pieces/moments.tsx';
import { BidStatusBadge } from '../cards/bid-badges.tsx';
import { WithdrawBidDialog } from '../cards/withdraw-bid-dialog.tsx';

type Application = Reply<typeof bids.listApplied>['appliedjobs'][number];

export function AppliedJobs({ onShowOpen }: { onShowOpen: () => void }) {
  const { user } = usePerson();
  const [leaving, setLeaving] = useState<Application | null>(null);
  const pages = useCallPages(bids.listApplied, { params: { id: user.id } }, ({ appliedjobs, next }) => ({
    items: appliedjobs,
    next,
  }));
  return (
    <>
      <QueryView
        query={pages}
        errorTitle={words.jobs.bid.listFailed}
        waiting={<SkeletonList rows={4} className="h-20" />}
      >
        {(own) =>
          own.length === 0 ? (
            <EmptyState
              motif="envelope"
              title={words.jobs.bid.listEmpty}
              text={words.jobs.bid.listEmptyLead}
              action={<Button onClick={onShowOpen}>{words.jobs.requests.showOpen}</Button>}
            />
          ) : (
            <DataTable
              caption={words.jobs.fixed.requestsApplied}
              columns={columns(setLeaving)}
              rows={own}
              rowKey={(bid) => bid.id}
              wide
              tone={(bid) => (bid.rejection_reason ? 'refused' : undefined)}
            />
          )
        }
      </QueryView>
      <LoadMore pages={pages} />
      {leaving && (
        <WithdrawBidDialog bidId={leaving.id} jobTitle={leaving.job.title} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}

function columns(onWithdraw: (bid: Application) => void): Column<Application>[] {
  return [
    {
      header: words.common.places.job,
      title: true,
      className: 'lg:min-w-56',
      cell: (bid) => (
        <TextLink to={paths.ownBid} params={{ id: bid.id }}>
          {bid.job.title}
        </TextLink>
      ),
    },
    { header: words.common.people.hunter, cell: (bid) => <PersonLink person={bid.job.user} /> },
    {
      header: words.common.status.applied,
      cell: (bid) => <TimeAgo at={bid.created_at} />,
      className: 'whitespace-nowrap',
    },
    { header: words.common.labels.yourPrice, align: 'end', cell: (bid) => showNaira(bid.accept_price) },
    { header: words.common.money.youReceive, align: 'end', cell: (bid) => showNaira(bid.net_pay) },
    {
      header: words.common.labels.status,
      cell: (bid) => <BidStatusBadge status={bid.status} reader="talent" />,
      className: 'whitespace-nowrap',
    },
    {
      header: words.common.labels.actions,
      hideHeader: true,
      className: 'w-px space-x-2 text-right whitespace-nowrap',
      cell: (bid) => (
        <>
          {bid.can.includes('withdraw') && (
            <Button variant="quiet" size="sm" onClick={() => onWithdraw(bid)}>
              {words.common.actions.withdraw}
            </Button>
          )}
          <ButtonLink variant="secondary" size="sm" to={paths.ownBid} params={{ id: bid.id }}>
            {words.common.fixed.view}
          </ButtonLink>
        </>
      ),
    },
  ];
}
