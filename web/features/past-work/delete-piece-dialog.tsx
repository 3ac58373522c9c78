/** Asks before a piece of past work is taken down for good. */
import { type PastWorkItem, pastWork } from '#contract/past-work/past-work.ts';
import { screens, words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { notify } from '#web/ui/toast.tsx';

export function DeletePieceDialog({ item, onClose }: { item: PastWorkItem; onClose: () => void }) {
  const remove = useMutationCall(pastWork.remove, {
    onSuccess() {
      notify.good(words.toast.deleted);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: item.id } })}
      busy={remove.isPending}
      title={screens.pastWork.deleteThisPastJob}
      text={screens.pastWork.isTakenOffYourPageFor(item.title)}
      confirm={screens.pastWork.deletePastJob}
      cancel={screens.common.keepIt}
    >
      {remove.error && <ErrorNote text={messageOf(remove.error)} />}
    </ConfirmDialog>
  );
}
