/** Adds a piece of past work, where a sound brings its waveform along (rules 9.8, 11, 13), or changes what is said of one. */
import { useState } from 'react';
import {
  type PastWorkItem,
  PIECE_TEXT_MAX,
  PIECE_TITLE_MAX,
  pastWork,
  pastWorkForm,
} from '#contract/past-work/past-work.ts';
import { words } from '#contract/words.ts';
import { useDraft } from '#web/lib/forms/drafts.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import {
  applyRefusal,
  type ContractForm,
  fileRefusal,
  useContractForm,
  wasCancelled,
} from '#web/lib/forms/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { soundBars } from '#web/lib/sound/sound-bars.ts';
import { kindOf } from '#web/lib/upload/files.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FileField, useFileSending } from '#web/ui/file-field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText, FormTextarea, RestoredNote } from '#web/ui/forms/form-fields.tsx';

export function UploadDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(pastWorkForm, { title: '', description: '' });
  const draft = useDraft(form, 'past-work');
  const sending = useFileSending();
  const [refused, setRefused] = useState<string>();
  const [preparing, setPreparing] = useState(false);
  const add = useMutationCall(pastWork.add, { onSettled: sending.end });

  const choose = (file: File | null) => {
    sending.setFile(file);
    setRefused(undefined);
  };
  const onError = (error: Error) => {
    if (wasCancelled(error)) return;
    const sentence = fileRefusal(error, 'file');
    setRefused(sentence);
    if (sentence) notify.bad(sentence);
    else applyRefusal(form, error);
  };
  const submit = form.handleSubmit(async (body) => {
    if (!sending.file) return setRefused(words.common.fileErrors.required);
    setRefused(undefined);
    setPreparing(true);
    const waveform = await waveformOf(sending.file);
    setPreparing(false);
    add.mutate(
      { body: { ...body, ...waveform }, ...sending.begin() },
      {
        onError,
        onSuccess() {
          draft.clear();
          notify.good(words.notifications.fixed.uploaded, 'long');
          onClose();
        },
      },
    );
  });
  const leave = () => {
    draft.clear();
    onClose();
  };
  const discard = () => {
    form.reset();
    draft.clear();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={words.profiles.fixed.uploadTitle}
      busy={add.isPending || preparing}
      control={form.control}
      onSubmit={submit}
      confirm={words.profiles.fixed.uploadSubmit}
      onCancel={leave}
    >
      {draft.restored && <RestoredNote onDiscard={discard} />}
      <PieceFields control={form.control} />
      <FileField
        label={words.profiles.fixed.uploadFile}
        hint={words.profiles.pieceDialog.fileHint}
        rule={pastWork.add.upload}
        value={sending.file}
        onChange={choose}
        error={refused}
        progress={sending.part}
        onCancel={sending.cancel}
      />
    </FormDialog>
  );
}

/** As the form takes it; undefined for pictures, videos and sounds that this browser cannot decode. */
async function waveformOf(file: File): Promise<{ waveform?: string }> {
  if (kindOf(file) !== 'audio/mpeg') return {};
  const bars = await soundBars(file);
  return bars ? { waveform: JSON.stringify(bars) } : {};
}

/** The dialog in which title and description of a piece of past work are changed. */
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
