/** Asks before a talent takes a bid back. */
import { bids } from '#contract/bids/bids.ts';
import { screens } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { notify } from '#web/ui/toast.tsx';

type Props = { bidId: string; jobTitle: string; onClose: () => void };

/** Mount it when it opens. */
export function WithdrawBidDialog({ bidId, jobTitle, onClose }: Props) {
  const withdraw = useMutationCall(bids.withdrawBid, {
    onSuccess: () => {
      notify.info(screens.bids.bidWithdrawn);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={() => withdraw.mutate({ params: { id: bidId } })}
      busy={withdraw.isPending}
      title={screens.bids.withdrawYourBid}
      text={screens.bids.yourBidForIsOverThen(jobTitle)}
      confirm={screens.bids.withdrawBid}
      cancel={screens.common.keepIt}
    >
      {withdraw.error && <ErrorNote text={messageOf(withdraw.error)} />}
    </ConfirmDialog>
  );
}
