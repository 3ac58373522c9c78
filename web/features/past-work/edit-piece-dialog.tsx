/** The dialog in which title and description of a piece of past work are changed. */
import { type PastWorkItem, pastWork, pastWorkForm } from '#contract/past-work.ts';
import { words } from '#contract/words.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { notify } from '#web/ui/toast.tsx';
import { usePastWorkRefresh } from './past-work-pages.ts';
import { PieceFields } from './piece-fields.tsx';

export function EditPieceDialog({ item, onClose }: { item: PastWorkItem; onClose: () => void }) {
  const form = useContractForm(pastWorkForm, { title: item.title, description: item.description });
  const draft = useDraft(form, `past-work.${item.id}`);
  const refresh = usePastWorkRefresh();
  const update = useMutationCall(pastWork.update);
  const submit = form.handleSubmit((body) =>
    update.mutate(
      { params: { id: item.id }, body },
      {
        onSuccess() {
          draft.clear();
          notify.good(words.toast.edited);
          void refresh();
          onClose();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  const discard = () => {
    form.reset();
    draft.clear();
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Edit past job"
      busy={update.isPending}
      control={form.control}
      onSubmit={submit}
      confirm="Save"
      onCancel={() => {
        draft.clear();
        onClose();
      }}
    >
      {draft.restored && <RestoredNote onDiscard={discard} />}
      <PieceFields control={form.control} />
    </FormDialog>
  );
}
