/** Either side leaves an agreement that is not paid yet; the hunter says whether the job takes bids again; an order from a gig is over. */
import * as z from 'zod/mini';
import { bids } from '#contract/bids/bids.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { screens } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { usePerson } from '#web/lib/session.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormRadio } from '#web/ui/forms/form-fields.tsx';
import { ReasonField } from '#web/ui/reason-dialog.tsx';

type Props = { order: OrderRow; onClose(): void };

const READY = {
  hunter: [
    screens.bids.thePlanHasChanged,
    screens.bids.theDatesDoNotWorkAny,
    screens.bids.weCouldNotAgreeOnThe,
  ],
  talent: [
    screens.bids.theDatesDoNotWorkAny,
    screens.bids.iHaveTakenOtherWorkMeanwhile,
    screens.bids.weCouldNotAgreeOnThe,
  ],
};
const CONSEQUENCE = {
  hunter: screens.bids.noMoneyIsInEscrowYetSo,
  talent: screens.bids.noMoneyIsInEscrowYetSo2,
};
const AFTERWARDS = [
  {
    value: 'bids',
    label: screens.bids.takeBidsAgain,
    hint: screens.bids.theJobIsShownToTalents,
  },
  { value: 'cancel', label: screens.bids.cancelTheJob, hint: screens.bids.theJobEndsHereItsBids },
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
      notify.info(screens.bids.agreementWithdrawn, 'usual', screens.bids.wasToldYourReason(other));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={screens.common.leaveTheAgreement}
      text={order.gig ? screens.bids.leavingCancelsTheOrder : CONSEQUENCE[side]}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={screens.common.leaveTheAgreement}
      cancel={screens.common.keepIt}
      danger
      className="gap-5"
    >
      <ReasonField
        control={control}
        name="reason"
        label={screens.common.yourReason}
        hint={screens.common.readsThis(other)}
        ready={READY[side]}
      />
      {order.can.includes('call-off') && !order.gig && (
        <FormRadio
          control={control}
          name="afterwards"
          label={screens.bids.whatHappensToTheJob}
          options={AFTERWARDS}
        />
      )}
    </FormDialog>
  );
}
