/** The hunter rejects a bid with a reason, which the talent reads. */
import { bids } from '#contract/bids.ts';
import type { Reply } from '#contract/endpoint.ts';
import { useFormCall } from '#web/lib/form-call.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { notify } from '#web/ui/toast.tsx';
import { ReasonField } from './reason-field.tsx';
import { useOrderRefresh } from './use-order-refresh.ts';

export type HunterBid = Reply<typeof bids.listForJob>['joboffers'][number];

const READY = [
  'The price is above our budget.',
  'We are looking for another style.',
  'We need more experience with this kind of work.',
  'The pitch does not answer the brief.',
];

/** Mount it when it opens. */
export function RejectBidDialog({ bid, onClose }: { bid: HunterBid; onClose: () => void }) {
  const refresh = useOrderRefresh();
  const { control, submit, busy } = useFormCall({
    schema: bids.reject.body,
    start: { rejection_reason: '' },
    draft: `reject.${bid.id}`,
    endpoint: bids.reject,
    input: (body) => ({ params: { id: bid.id }, body }),
    onSettled: refresh,
    onDone() {
      notify.info('Bid rejected', 'usual', `${bid.talent.name} was told your reason.`);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Reject this bid"
      text={`From ${bid.talent.name}. This can not be taken back.`}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm="Reject bid"
      danger
    >
      <ReasonField
        control={control}
        name="rejection_reason"
        label="Your reason"
        hint={`${bid.talent.name} reads this.`}
        ready={READY}
      />
    </FormDialog>
  );
}
