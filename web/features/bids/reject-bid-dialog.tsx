/** The hunter rejects a bid with a reason, which the talent reads. */
import { useId } from 'react';
import { bids } from '#contract/bids.ts';
import type { Reply } from '#contract/endpoint.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-fields.tsx';
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
  const id = useId();
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
    <Dialog
      open
      onClose={onClose}
      title="Reject this bid"
      text={`From ${bid.talent.name}. This can not be taken back.`}
      busy={reject.isPending}
      actions={
        <>
          <Button variant="secondary" disabled={reject.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={id} busy={reject.isPending}>
            Reject bid
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <ReasonField
          control={form.control}
          name="rejection_reason"
          label="Your reason"
          hint={`${bid.talent.name} reads this.`}
          ready={READY}
        />
        <FormError control={form.control} />
      </form>
    </Dialog>
  );
}
