/** The hunter rejects a bid with a reason, which the talent reads. */

import { bids } from '#contract/bids/bids.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { firstNameOf } from '#contract/core/names.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';

export type HunterBid = Reply<typeof bids.listForJob>['joboffers'][number];

const READY = [
  words.jobs.reasons.price,
  words.jobs.reasons.style,
  words.jobs.reasons.experience,
  words.jobs.reasons.pitch,
];

/** Mount it to open it. */
export function RejectBidDialog({ bid, onClose }: { bid: HunterBid; onClose: () => void }) {
  return (
    <ReasonDialog
      schema={bids.reject.body}
      name="rejection_reason"
      draft={`reject.${bid.id}`}
      endpoint={bids.reject}
      input={(typed) => ({ params: { id: bid.id }, body: { rejection_reason: typed } })}
      onDone={() =>
        notify.info(words.jobs.rejectBid.done, 'usual', words.jobs.reasons.sent(firstNameOf(bid.talent.name)))
      }
      onClose={onClose}
      title={words.jobs.rejectBid.title}
      text={words.jobs.rejectBid.lead(firstNameOf(bid.talent.name))}
      confirm={words.jobs.rejectBid.confirm}
      danger
      label={words.common.labels.reason}
      hint={words.common.people.willRead(firstNameOf(bid.talent.name))}
      ready={READY}
    />
  );
}
