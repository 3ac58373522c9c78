/** Either side leaves an agreement that is not paid yet; the hunter says whether the job takes bids again; an order from a gig is over. */
import * as z from 'zod/mini';
import { bids } from '#contract/bids/bids.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { usePerson } from '#web/lib/session.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormRadio } from '#web/ui/forms/form-fields.tsx';
import { ReasonField } from '#web/ui/reason-dialog.tsx';

type Props = { order: OrderRow; onClose(): void };

const READY = {
  hunter: [words.jobs.reasons.plan, words.jobs.reasons.dates, words.jobs.reasons.details],
  talent: [words.jobs.reasons.dates, words.jobs.reasons.otherWork, words.jobs.reasons.details],
};
const CONSEQUENCE = {
  hunter: words.jobs.cancelAgreement.leadHunter,
  talent: words.jobs.cancelAgreement.leadTalent,
};
const AFTERWARDS = [
  {
    value: 'bids',
    label: words.jobs.cancelAgreement.takeBids,
    hint: words.jobs.cancelAgreement.takeBidsHint,
  },
  {
    value: 'cancel',
    label: words.jobs.cancelAgreement.cancelJob,
    hint: words.jobs.cancelAgreement.cancelJobHint,
  },
];
const withdrawal = z.strictObject({
  reason: bids.withdrawOrder.body.shape.reason,
  afterwards: z.enum(['bids', 'cancel']),
});

/** Mount it when it opens. */
export function WithdrawOrderDialog({ order, onClose }: Props) {
  const { user } = usePerson();
  const [side, other] =
    order.user.id === user.id
      ? (['hunter', order.creative.name] as const)
      : (['talent', order.user.name] as const);
  const { control, submit, busy } = useFormCall({
    schema: withdrawal,
    start: { reason: '', afterwards: 'bids' },
    draft: `withdraw-order.${order.job_id}`,
    endpoint: bids.withdrawOrder,
    input: ({ reason, afterwards }) => ({
      params: { id: order.job_id },
      body: afterwards === 'cancel' ? { reason, cancel: true } : { reason },
    }),
    onDone() {
      notify.info(words.jobs.cancelAgreement.done, 'usual', words.jobs.reasons.sent(other));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.common.actions.cancelAgreement}
      text={order.gig ? words.jobs.cancelAgreement.leadGig : CONSEQUENCE[side]}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.common.actions.cancelAgreement}
      cancel={words.common.actions.keep}
      danger
      className="gap-5"
    >
      <ReasonField
        control={control}
        name="reason"
        label={words.common.labels.reason}
        hint={words.common.people.willRead(other)}
        ready={READY[side]}
      />
      {order.can.includes('call-off') && !order.gig && (
        <FormRadio
          control={control}
          name="afterwards"
          label={words.jobs.cancelAgreement.afterwards}
          options={AFTERWARDS}
        />
      )}
    </FormDialog>
  );
}
