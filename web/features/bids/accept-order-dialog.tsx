/** The talent reads the agreement (terms, dates, milestones, money) and accepts it by ticking the terms. */
import { useState } from 'react';
import { bids } from '#contract/bids/bids.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { feeBetween, showNaira } from '#web/lib/money.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Facts } from '#web/ui/basics/card.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { ErrorNote } from '#web/ui/basics/error-note.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx';
import { SafeHtml } from '#web/ui/lists/safe-html.tsx';
import { MilestoneLines } from '#web/ui/milestone-lines.tsx';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import { NetworkButton } from '#web/ui/pieces/network-button.tsx';

type Props = { order: OrderRow; onClose(): void };

/** Mount it when it opens. */
export function AcceptOrderDialog({ order, onClose }: Props) {
  const [ticked, setTicked] = useState(false);
  const accept = useMutationCall(bids.acceptOrder, {
    onSuccess: () => {
      notify.good(words.jobs.acceptOrder.done, 'usual', words.jobs.acceptOrder.doneLead(order.user.name));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.common.fixed.acceptOrder}
      text={order.title}
      size="lg"
      busy={accept.isPending}
      actions={
        <>
          <Button variant="secondary" disabled={accept.isPending} onClick={onClose}>
            {words.jobs.acceptOrder.later}
          </Button>
          <NetworkButton
            busy={accept.isPending}
            disabled={!ticked}
            onClick={() => accept.mutate({ params: { id: order.job_id }, body: { terms_accepted: true } })}
          >
            {words.common.fixed.acceptOrder}
          </NetworkButton>
        </>
      }
    >
      <Agreement order={order} />
      <CheckboxField
        label={words.jobs.fixed.terms}
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
          [words.common.people.hunter, order.user.name],
          [words.common.labels.startDate, start ? showDay(start) : words.jobs.acceptOrder.notSet],
          [words.common.labels.dueDate, end ? showDay(end) : words.jobs.acceptOrder.notSet],
        ]}
      />
      <section>
        <h3 className="mb-1 text-lg leading-7">{words.common.labels.terms}</h3>
        <p className="rounded bg-sunken p-4 whitespace-pre-wrap">
          {order.terms || words.jobs.acceptOrder.noTerms}
        </p>
      </section>
      <details className="rounded border border-line">
        <summary className="min-h-11 px-4 py-2.5 font-semibold">{words.common.labels.jobBrief}</summary>
        <SafeHtml html={order.job_description} className="px-4 pb-4" />
      </details>
      <MilestoneLines milestones={order.milestones} price={order.price_budget} />
      <section>
        <h3 className="mb-2 text-lg leading-7">{words.jobs.acceptOrder.money}</h3>
        <MoneyLines
          lines={[
            { label: words.jobs.acceptOrder.price, naira: order.price_budget },
            { label: words.jobs.acceptOrder.fee, naira: -feeBetween(order.price_budget, order.net_pay) },
          ]}
          total={{
            label: words.common.money.youReceive,
            naira: order.net_pay,
            good: true,
            hint: words.jobs.acceptOrder.netHint,
          }}
        />
        <p className="mt-3 text-soft">
          {words.jobs.acceptOrder.next(order.user.name, showNaira(order.price_budget))}
        </p>
      </section>
    </div>
  );
}
