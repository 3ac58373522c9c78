/** The hunter rejects a bid with a reason, which the talent reads. */
import { bids } from '#contract/bids/bids.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { screens } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';

export type HunterBid = Reply<typeof bids.listForJob>['joboffers'][number];

const READY = [
  screens.bids.thePriceIsAboveOurBudget,
  screens.bids.weAreLookingForAnotherStyle,
  screens.bids.weNeedMoreExperienceWithThis,
  screens.bids.thePitchDoesNotAnswerThe,
];

/** Mount it when it opens. */
export function RejectBidDialog({ bid, onClose }: { bid: HunterBid; onClose: () => void }) {
  return (
    <ReasonDialog
      schema={bids.reject.body}
      name="rejection_reason"
      draft={`reject.${bid.id}`}
      endpoint={bids.reject}
      input={(typed) => ({ params: { id: bid.id }, body: { rejection_reason: typed } })}
      onDone={() =>
        notify.info(screens.bids.bidRejected, 'usual', screens.bids.wasToldYourReason(bid.talent.name))
      }
      onClose={onClose}
      title={screens.bids.rejectThisBid}
      text={screens.bids.fromThisCanNotBeTaken(bid.talent.name)}
      confirm={screens.bids.rejectBid}
      danger
      label={screens.common.yourReason}
      hint={screens.common.readsThis(bid.talent.name)}
      ready={READY}
    />
  );
}
