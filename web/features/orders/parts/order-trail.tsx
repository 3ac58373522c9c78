/** The steps of an order's money, where it is now, and the reader's receipt until the work is handed over. */
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/core/endpoint.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { statements } from '#contract/statements/statements.ts';
import type { TrailNames } from '#contract/words/en/documents.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { isHandedOver } from '../order-steps.ts';
import { OrderPapers } from './order-papers.tsx';

type Props = { order: OrderDetail; side: Side };
type Trail = Reply<typeof statements.trail>;
const w = words.documents.trail;

export function OrderTrail({ order, side }: Props) {
  const query = useQuery(callOptions(statements.trail, { params: { id: order.job_id } }));
  const names = { hunter: order.user.name, talent: order.creative.name };
  return (
    <QueryView
      query={query}
      errorTitle={words.orders.shared.moneyTrailFailed}
      waiting={<SkeletonList rows={3} className="h-14" />}
    >
      {(trail) => (
        <div className="grid gap-6">
          <Steps trail={trail} names={names} />
          <section className="grid gap-3 border-t border-line pt-4">
            <h3 className="text-base leading-6">{w.now}</h3>
            <MoneyLines
              lines={trail.now.map((one) => ({
                label: words.documents.placeName(one, names),
                naira: one.amount,
              }))}
              total={{ label: words.common.money.totalPaid, naira: trail.paid_in }}
            />
          </section>
          {!isHandedOver(order) && hasReceipt(trail, side) && <OrderPapers order={order} />}
        </div>
      )}
    </QueryView>
  );
}

function Steps({ trail, names }: { trail: Trail; names: TrailNames }) {
  return (
    <Timeline
      label={w.title}
      entries={trail.steps.map((step) => ({
        id: step.id,
        at: step.at,
        title: <span className="tabular-nums">{showNaira(step.amount)}</span>,
        text: (
          <>
            <span className="block text-ink">
              {words.documents.placeName({ ...step, place: step.from, bank: null }, names)}
              <span aria-hidden> → </span>
              <span className="sr-only"> {words.orders.trail.to} </span>
              {words.documents.placeName({ ...step, place: step.to }, names)}
            </span>
            {words.documents.movementWords[step.what] ?? step.what}
            {step.charge !== null && step.charge > 0 && (
              <span className="block text-sm">
                {words.orders.trail.providerCharge(showNaira(step.charge))}
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}

function hasReceipt({ steps }: Trail, side: Side): boolean {
  return side === 'hunter' || steps.some(({ to }) => to === 'earnings');
}
