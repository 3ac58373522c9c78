/** Asks before a piece of past work is taken down for good. */
import { type PastWorkItem, pastWork } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

export function DeletePieceDialog({ item, onClose }: { item: PastWorkItem; onClose: () => void }) {
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={pastWork.remove}
      input={{ params: { id: item.id } }}
      onDone={() => notify.good(words.notifications.fixed.deleted)}
      title={words.profiles.pieceDialog.deleteTitle}
      text={words.profiles.pieceDialog.deleteText(item.title)}
      confirm={words.profiles.pieceDialog.deleteConfirm}
      cancel={words.common.actions.keep}
    />
  );
}
