/** Adds a piece of past work, with the waveform of a sound (rules 9.8, 11, 13), or edits its title and description. */
import {
  type PastWorkItem,
  PIECE_TEXT_MAX,
  PIECE_TITLE_MAX,
  pastWork,
  pastWorkForm,
} from '#contract/past-work/past-work.ts';
import { words } from '#contract/words.ts';
import { useFormCall, useSubmitForm } from '#web/lib/forms/form-call.ts';
import { applyRefusal, type ContractForm, fileRefusal } from '#web/lib/forms/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { soundBars } from '#web/lib/sound/sound-bars.ts';
import { kindOf } from '#web/lib/upload/files.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FileField, useFileSending } from '#web/ui/file-field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText, FormTextarea, RestoredNote } from '#web/ui/forms/form-fields.tsx';

export function UploadDialog({ onClose }: { onClose: () => void }) {
  const sending = useFileSending();
  const add = useMutationCall(pastWork.add);
  const { form, control, submit, busy, restored, discard, forget } = useSubmitForm({
    schema: pastWorkForm,
    start: { title: '', description: '' },
    draft: 'past-work',
    async onSubmit(body) {
      const waveform = await waveformOf(sending.file);
      return add.mutateAsync({ body: { ...body, ...waveform }, ...sending.begin() }).finally(sending.end);
    },
    onDone() {
      notify.good(words.notifications.fixed.uploaded, 'long');
      onClose();
    },
    refuse(form, error) {
      const sentence = fileRefusal(error, 'file');
      sending.refuse(sentence);
      if (sentence) notify.bad(sentence);
      else applyRefusal(form, error);
    },
  });
  const askForFile = form.handleSubmit(() => sending.refuse(words.common.fileErrors.required));
  return (
    <FormDialog
      onClose={onClose}
      title={words.profiles.fixed.uploadTitle}
      busy={busy}
      control={control}
      onSubmit={sending.file ? submit : askForFile}
      confirm={words.profiles.fixed.uploadSubmit}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      {restored && <RestoredNote onDiscard={discard} />}
      <PieceFields control={control} />
      <FileField
        label={words.profiles.fixed.uploadFile}
        hint={words.profiles.pieceDialog.fileHint}
        rule={pastWork.add.upload}
        sending={sending}
      />
    </FormDialog>
  );
}

/** The waveform as the form sends it; empty for pictures, videos and sounds that this browser cannot decode. */
async function waveformOf(file: File | null): Promise<{ waveform?: string }> {
  if (!file || kindOf(file) !== 'audio/mpeg') return {};
  const bars = await soundBars(file);
  return bars ? { waveform: JSON.stringify(bars) } : {};
}

/** Edits the title and description of a piece of past work. */
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

/** Title and description of a piece of past work. */
function PieceFields({ control }: Pick<ContractForm<typeof pastWorkForm>, 'control'>) {
  return (
    <>
      <FormText
        control={control}
        name="title"
        label={words.common.labels.title}
        maxLength={PIECE_TITLE_MAX}
        autoComplete="off"
      />
      <FormTextarea
        control={control}
        name="description"
        label={words.common.fixed.description}
        hint={words.profiles.pieceDialog.descriptionHint}
        maxLength={PIECE_TEXT_MAX}
        rows={3}
        optional
      />
    </>
  );
}
