/** The talent reads the agreement (terms, dates, milestones, money) and accepts it by ticking the terms. */
import { useState } from 'react';
import { bids } from '#contract/bids/bids.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { screens, words } from '#contract/words.ts';
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
      notify.good(screens.bids.orderAccepted, 'usual', screens.bids.canPayIntoEscrowNow(order.user.name));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={screens.common.acceptOrder}
      text={order.title}
      size="lg"
      busy={accept.isPending}
      actions={
        <>
          <Button variant="secondary" disabled={accept.isPending} onClick={onClose}>
            {screens.bids.notNow}
          </Button>
          <NetworkButton
            busy={accept.isPending}
            disabled={!ticked}
            onClick={() => accept.mutate({ params: { id: order.job_id }, body: { terms_accepted: true } })}
          >
            {screens.common.acceptOrder}
          </NetworkButton>
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
          [screens.common.hunter, order.user.name],
          [screens.common.startDate, start ? showDay(start) : screens.bids.notSet],
          [screens.common.dueDate, end ? showDay(end) : screens.bids.notSet],
        ]}
      />
      <section>
        <h3 className="mb-1 text-lg leading-7">{screens.common.terms}</h3>
        <p className="rounded bg-sunken p-4 whitespace-pre-wrap">
          {order.terms || screens.bids.noFurtherTerms}
        </p>
      </section>
      <details className="rounded border border-line">
        <summary className="min-h-11 px-4 py-2.5 font-semibold">{screens.common.jobBrief}</summary>
        <SafeHtml html={order.job_description} className="px-4 pb-4" />
      </details>
      <MilestoneLines milestones={order.milestones} price={order.price_budget} />
      <section>
        <h3 className="mb-2 text-lg leading-7">{screens.bids.yourMoney}</h3>
        <MoneyLines
          lines={[
            { label: screens.bids.agreedPrice, naira: order.price_budget },
            { label: screens.bids.serviceFee, naira: -feeBetween(order.price_budget, order.net_pay) },
          ]}
          total={{
            label: screens.common.youReceive,
            naira: order.net_pay,
            good: true,
            hint: screens.bids.whenTheWorkIsAcceptedAnd,
          }}
        />
        <p className="mt-3 text-soft">
          {screens.bids.nextPaysIntoEscrowYouAre(order.user.name, showNaira(order.price_budget))}
        </p>
      </section>
    </div>
  );
}
