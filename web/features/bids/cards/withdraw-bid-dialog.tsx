/** Asks before a talent withdraws a bid. */
import { bids } from '#contract/bids/bids.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

type Props = { bidId: string; jobTitle: string; onClose: () => void };

/** Mount it to open it. */
export function WithdrawBidDialog({ bidId, jobTitle, onClose }: Props) {
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={bids.withdrawBid}
      input={{ params: { id: bidId } }}
      onDone={() => notify.info(words.jobs.bid.withdrawn)}
      title={words.jobs.withdrawBid.title}
      text={words.jobs.withdrawBid.lead(jobTitle)}
      confirm={words.jobs.withdrawBid.confirm}
      cancel={words.common.actions.keep}
    />
  );
}
