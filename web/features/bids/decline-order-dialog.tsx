/** The talent declines an agreement with a reason, which the hunter reads. */
import { bids } from '#contract/bids/bids.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';

type Props = { order: OrderRow; onClose(): void };

const READY = [words.jobs.reasons.myDates, words.jobs.reasons.terms, words.jobs.reasons.otherWork];

/** Mount it when it opens. */
export function DeclineOrderDialog({ order, onClose }: Props) {
  return (
    <ReasonDialog
      schema={bids.declineOrder.body}
      name="reason"
      draft={`decline-order.${order.job_id}`}
      endpoint={bids.declineOrder}
      input={(typed) => ({ params: { id: order.job_id }, body: { reason: typed } })}
      onDone={() =>
        notify.info(words.jobs.declineOrder.done, 'usual', words.jobs.reasons.sent(order.user.name))
      }
      onClose={onClose}
      title={words.jobs.declineOrder.title}
      text={order.gig ? words.jobs.declineOrder.leadGig : words.jobs.declineOrder.lead(order.title)}
      confirm={words.jobs.declineOrder.title}
      danger
      label={words.common.labels.reason}
      hint={words.common.people.willRead(order.user.name)}
      ready={READY}
    />
  );
}
