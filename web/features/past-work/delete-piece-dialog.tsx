/** Asks before a piece of past work is taken down for good. */
import { type PastWorkItem, pastWork } from '#contract/past-work/past-work.ts';
import { screens, words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

export function DeletePieceDialog({ item, onClose }: { item: PastWorkItem; onClose: () => void }) {
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={pastWork.remove}
      input={{ params: { id: item.id } }}
      onDone={() => notify.good(words.toast.deleted)}
      title={screens.pastWork.deleteThisPastJob}
      text={screens.pastWork.isTakenOffYourPageFor(item.title)}
      confirm={screens.pastWork.deletePastJob}
      cancel={screens.common.keepIt}
    />
  );
}
