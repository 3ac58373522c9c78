/** The talent reads the agreement (terms, dates, milestones, money) and accepts it by ticking the terms. */
import { useState } from 'react';
import { bids } from '#contract/bids.ts';
import type { OrderRow } from '#contract/orders.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { feeBetween, showNaira } from '#web/lib/money.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/choice-fields.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { MilestoneLines } from '#web/ui/milestone-lines.tsx';
import { MoneyLines } from '#web/ui/money-lines.tsx';
import { SafeHtml } from '#web/ui/safe-html.tsx';
import { notify } from '#web/ui/toast.tsx';
import { useOrderRefresh } from './use-order-refresh.ts';

type Props = { order: OrderRow; onClose(): void };

/** Mount it when it opens. */
export function AcceptOrderDialog({ order, onClose }: Props) {
  const refresh = useOrderRefresh();
  const [ticked, setTicked] = useState(false);
  const accept = useMutationCall(bids.acceptOrder, {
    onSettled: refresh,
    onSuccess: () => {
      notify.good('Order accepted', 'usual', `${order.user.name} can pay into escrow now.`);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Accept order"
      text={order.title}
      size="lg"
      busy={accept.isPending}
      actions={
        <>
          <Button variant="secondary" disabled={accept.isPending} onClick={onClose}>
            Not now
          </Button>
          <Button
            busy={accept.isPending}
            disabled={!ticked}
            onClick={() => accept.mutate({ params: { id: order.job_id }, body: { terms_accepted: true } })}
          >
            Accept order
          </Button>
        </>
      }
    >
      <Agreement order={order} />
      <CheckboxField
        label={words.agreement.termsBox}
        checked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
        className="mt-4"
      />
      {accept.error && <ErrorNote text={messageOf(accept.error)} />}
    </Dialog>
  );
}

function Agreement({ order }: { order: OrderRow }) {
  const { start_date: start, end_date: end } = order;
  return (
    <div className="grid gap-5">
      <Facts
        items={[
          ['Hunter', order.user.name],
          ['Start date', start ? showDay(start) : 'Not set'],
          ['Due date', end ? showDay(end) : 'Not set'],
        ]}
      />
      <section>
        <h3 className="mb-1 text-lg leading-7">Terms</h3>
        <p className="rounded bg-sunken p-4 whitespace-pre-wrap">{order.terms || 'No further terms.'}</p>
      </section>
      <details className="rounded border border-line">
        <summary className="min-h-11 px-4 py-2.5 font-semibold">Job brief</summary>
        <SafeHtml html={order.job_description} className="px-4 pb-4" />
      </details>
      <MilestoneLines milestones={order.milestones} price={order.price_budget} />
      <section>
        <h3 className="mb-2 text-lg leading-7">Your money</h3>
        <MoneyLines
          lines={[
            { label: 'Agreed price', naira: order.price_budget },
            { label: 'Service fee', naira: -feeBetween(order.price_budget, order.net_pay) },
          ]}
          total={{
            label: 'You receive',
            naira: order.net_pay,
            good: true,
            hint: 'When the work is accepted and no milestone was missed',
          }}
        />
        <p className="mt-3 text-soft">
          Next, {order.user.name} pays {showNaira(order.price_budget)} into escrow. You are told at once;
          start the work then, not before.
        </p>
      </section>
    </div>
  );
}
