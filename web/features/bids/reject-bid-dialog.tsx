/** The hunter rejects a bid with a reason, which the talent reads. */
import { bids } from '#contract/bids/bids.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { screens } from '#contract/words.ts';
import { useFormCall } from '#web/lib/form-call.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { notify } from '#web/ui/toast.tsx';
import { ReasonField } from './reason-field.tsx';

export type HunterBid = Reply<typeof bids.listForJob>['joboffers'][number];

const READY = [
  screens.bids.thePriceIsAboveOurBudget,
  screens.bids.weAreLookingForAnotherStyle,
  screens.bids.weNeedMoreExperienceWithThis,
  screens.bids.thePitchDoesNotAnswerThe,
];

/** Mount it when it opens. */
export function RejectBidDialog({ bid, onClose }: { bid: HunterBid; onClose: () => void }) {
  const { control, submit, busy } = useFormCall({
    schema: bids.reject.body,
    start: { rejection_reason: '' },
    draft: `reject.${bid.id}`,
    endpoint: bids.reject,
    input: (body) => ({ params: { id: bid.id }, body }),
    onDone() {
      notify.info(screens.bids.bidRejected, 'usual', screens.bids.wasToldYourReason(bid.talent.name));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={screens.bids.rejectThisBid}
      text={screens.bids.fromThisCanNotBeTaken(bid.talent.name)}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={screens.bids.rejectBid}
      danger
    >
      <ReasonField
        control={control}
        name="rejection_reason"
        label={screens.common.yourReason}
        hint={screens.common.readsThis(bid.talent.name)}
        ready={READY}
      />
    </FormDialog>
  );
}
