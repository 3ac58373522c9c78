/** The hunter rejects a bid with a reason, which the talent reads. */
import { bids } from '#contract/bids.ts';
import type { Reply } from '#contract/endpoint.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
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
  const form = useContractForm(bids.reject.body, { rejection_reason: '' });
  const draft = useDraft(form, `reject.${bid.id}`);
  const reject = useMutationCall(bids.reject, { onSettled: refresh });
  const submit = form.handleSubmit((body) =>
    reject.mutate(
      { params: { id: bid.id }, body },
      {
        onSuccess: () => {
          draft.clear();
          notify.info('Bid rejected', 'usual', `${bid.talent.name} was told your reason.`);
          onClose();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  return (
    <FormDialog
      onClose={onClose}
      title="Reject this bid"
      text={`From ${bid.talent.name}. This can not be taken back.`}
      busy={reject.isPending}
      control={form.control}
      onSubmit={submit}
      confirm="Reject bid"
      danger
    >
      <ReasonField
        control={form.control}
        name="rejection_reason"
        label="Your reason"
        hint={`${bid.talent.name} reads this.`}
        ready={READY}
      />
    </FormDialog>
  );
}
