/** The dialog in which title and description of a piece of past work are changed. */
import { type PastWorkItem, pastWork, pastWorkForm } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { RestoredNote } from '#web/ui/forms/restored-note.tsx';
import { PieceFields } from './parts/piece-fields.tsx';

export function EditPieceDialog({ item, onClose }: { item: PastWorkItem; onClose: () => void }) {
  const { control, submit, busy, restored, discard, forget } = useFormCall({
    schema: pastWorkForm,
    start: { title: item.title, description: item.description },
    draft: `past-work.${item.id}`,
    endpoint: pastWork.update,
    input: (body) => ({ params: { id: item.id }, body }),
    onDone() {
      notify.good(words.notifications.fixed.edited);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.profiles.pieceDialog.editTitle}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.common.fixed.save}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      {restored && <RestoredNote onDiscard={discard} />}
      <PieceFields control={control} />
    </FormDialog>
  );
}
