/** Either side leaves an agreement that is not paid yet; the hunter says whether the job takes bids again. */
import * as z from 'zod/mini';
import { bids } from '#contract/bids.ts';
import type { OrderRow } from '#contract/orders.ts';
import { useFormCall } from '#web/lib/form-call.ts';
import { usePerson } from '#web/lib/session.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormRadio } from '#web/ui/form-fields.tsx';
import { notify } from '#web/ui/toast.tsx';
import { ReasonField } from './reason-field.tsx';
import { useOrderRefresh } from './use-order-refresh.ts';

type Props = { order: OrderRow; onClose(): void };

const READY = {
  hunter: ['The plan has changed.', 'The dates do not work any more.', 'We could not agree on the details.'],
  talent: [
    'The dates do not work any more.',
    'I have taken other work meanwhile.',
    'We could not agree on the details.',
  ],
};
const CONSEQUENCE = {
  hunter: 'Nothing is paid yet, so this is free for both sides.',
  talent:
    'Nothing is paid yet, so this is free for both sides. Your bid is taken back with it; you can not bid for this job again.',
};
const AFTERWARDS = [
  {
    value: 'bids',
    label: 'Take bids again',
    hint: 'The job is shown to talents again; earlier bids still stand.',
  },
  { value: 'cancel', label: 'Cancel the job', hint: 'The job ends here. Its bids are rejected.' },
];
const withdrawal = z.strictObject({
  reason: bids.withdrawOrder.body.shape.reason,
  afterwards: z.enum(['bids', 'cancel']),
});

/** Mount it when it opens. */
export function WithdrawOrderDialog({ order, onClose }: Props) {
  const refresh = useOrderRefresh();
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
    onSettled: refresh,
    onDone() {
      notify.info('Agreement withdrawn', 'usual', `${other} was told your reason.`);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Withdraw from the agreement"
      text={CONSEQUENCE[side]}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm="Withdraw"
      cancel="Keep it"
      danger
      className="gap-5"
    >
      <ReasonField
        control={control}
        name="reason"
        label="Your reason"
        hint={`${other} reads this.`}
        ready={READY[side]}
      />
      {order.can.includes('call-off') && (
        <FormRadio
          control={control}
          name="afterwards"
          label="What happens to the job?"
          options={AFTERWARDS}
        />
      )}
    </FormDialog>
  );
}
