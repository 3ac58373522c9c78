/** The proof room of an order: the newest work, remarks in place, what was agreed, and the decision (rule 2.17). */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { firstNameOf } from '#contract/core/names.ts';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { sayDeadline } from '#web/lib/dates.ts';
import { later, useLater } from '#web/lib/later.ts';
import { callOptions, RENEW_LINKS_MS } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { turnOf, useOrderSide } from './order-side.ts';
import { changesOf } from './order-steps.ts';
import type { ShareLink } from './parts/guest-card.tsx';
import { type OpenOrderAction, OrderDialogHost, type OrderDialogs } from './parts/order-dialog-host.tsx';
import { Room } from './parts/room.tsx';

const ROUNDS = later(async () => (await import('./parts/round-links.tsx')).RoundLinks);
const w = words.room.page;

type Props = { jobId: string; dialogs: OrderDialogs; share: ShareLink };

export function ProofRoomScreen({ jobId, dialogs, share }: Props) {
  const query = useQuery({
    ...callOptions(orders.getSubmitted, { params: { id: jobId } }),
    refetchInterval: RENEW_LINKS_MS,
  });
  return (
    <QueryView
      query={query}
      about="order"
      errorTitle={words.orders.page.loadFailed}
      waiting={<Skeleton className="h-[60vh] w-full" />}
    >
      {({ submission }) => (
        <OrderDialogHost dialogs={dialogs} orders={[submission]}>
          {(open) => <Page order={submission} {...{ open, share }} />}
        </OrderDialogHost>
      )}
    </QueryView>
  );
}

type PageProps = { order: OrderDetail; open: OpenOrderAction; share: ShareLink };

function Page({ order, open, share }: PageProps) {
  const side = useOrderSide(order);
  const [newest, before] = order.job_submissions;
  const { part: RoundLinks } = useLater(ROUNDS, order.rounds.length > 0);
  const { mine, title } = turnOf(order, side);
  // For milestones `turn.by` is another deadline than that of the work itself.
  const until = order.turn.outcome === 'missed' ? null : order.turn.by;
  useOrderOnceAccepted(order, side);
  return (
    <>
      <header className="mb-4 grid justify-items-start gap-1">
        <ButtonLink
          to={(order.status === 'accepted' ? paths.endedOrder : paths.order)[side]}
          params={{ id: order.job_id }}
          variant="quiet"
          size="sm"
          className="-ml-3 max-sm:-mt-6 max-sm:focus-visible:-outline-offset-3"
        >
          <ArrowLeft size={18} />
          {w.backToOrder}
        </ButtonLink>
        <h1 className="named wrap-anywhere">{order.title}</h1>
        {newest && <RoundLine order={order} round={newest.round} />}
        <p className={mine ? 'font-semibold text-link' : 'text-soft'}>
          {title}
          {until && (
            <span className="font-normal text-soft"> {words.orders.turn.by(sayDeadline(until))}</span>
          )}
        </p>
        {RoundLinks && <RoundLinks order={order} side={side} />}
      </header>
      {newest && newest.files.length > 0 ? (
        // The key remounts the room for each round, so that no state carries over.
        <Room key={newest.id} {...{ order, side, open, newest, before, share }} />
      ) : (
        <EmptyState
          title={w.emptyTitle}
          text={side === 'hunter' ? w.emptyText(firstNameOf(order.creative.name)) : w.emptyTextTalent}
          action={
            order.can.includes('submit') && (
              <Button onClick={() => open('submitProject', order)}>{words.orders.fixed.submitProject}</Button>
            )
          }
        />
      )}
    </>
  );
}

/** Goes to the order's page upon acceptance, which shows the work and the money; opening the room later stays here. */
function useOrderOnceAccepted({ job_id: id, status }: OrderDetail, side: Side) {
  const navigate = useNavigate();
  const before = useRef(status);
  useEffect(() => {
    const accepted = status === 'accepted' && before.current !== 'accepted';
    before.current = status;
    if (accepted) void navigate({ to: paths.endedOrder[side], params: { id }, replace: true });
  }, [status, side, id, navigate]);
}

/** "Round 2 · 1 of 2 changes used" */
function RoundLine({ order, round }: { order: OrderDetail; round: number }) {
  const { used, included } = changesOf(order);
  return (
    <p className="text-soft tabular-nums">
      {words.orders.submissions.round(round)}
      {included !== null && ` · ${words.orders.submissions.changes(used, included)}`}
    </p>
  );
}
