/** The dialog in which a talent edits picture, story line and description. */
import { useState } from 'react';
import * as z from 'zod/mini';
import { profileChanges, profiles } from '#contract/profiles.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { type ContractForm, useContractForm } from '#web/lib/forms.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { FormError, FormTextarea } from '#web/ui/form-fields.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { tellRefusal } from '#web/ui/tell-refusal.ts';
import { notify } from '#web/ui/toast.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { pictureRefusal, wasCancelled } from './picture-refusal.ts';
import { useSaveProfile } from './use-save-profile.ts';

type Look = { profile_image: string | null; storyline: string | null; description: string | null };
type Props = { open: boolean; onClose: () => void; name: string; look: Look };

const lookForm = z.pick(profileChanges, { storyline: true, description: true });
const FORM_ID = 'edit-look';

export function EditLookDialog(props: Props) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, name, look }: Props) {
  const [picture, setPicture] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();
  const form = useContractForm(lookForm, {
    storyline: look.storyline ?? '',
    description: look.description ?? '',
  });
  const draft = useDraft(form, 'profile-story');
  const { save, progress, send, cancel } = useSending();
  const { control } = form;
  const submit = form.handleSubmit((body) => {
    setRefused(undefined);
    send(body, picture, {
      onSuccess() {
        draft.clear();
        onClose();
      },
      onError(error) {
        if (wasCancelled(error)) return;
        const sentence = pictureRefusal(error);
        setRefused(sentence);
        if (sentence) notify.bad(sentence);
        else tellRefusal(form, error);
      },
    });
  });
  const choose = (file: File | null) => {
    setPicture(file);
    setRefused(undefined);
  };
  const discard = () => {
    form.reset();
    draft.clear();
  };
  const leave = () => {
    draft.clear();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit picture and story"
      busy={save.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={leave} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit} className="grid gap-5 pb-2">
        {draft.restored && <RestoredNote onDiscard={discard} />}
        <div className="grid items-center gap-4 sm:grid-cols-[auto_1fr]">
          <PicturePreview name={name} image={look.profile_image} chosen={picture} />
          <FileField
            label="Picture"
            optional
            rule={profiles.save.upload}
            value={picture}
            onChange={choose}
            error={refused}
            progress={progress}
            onCancel={cancel}
          />
        </div>
        <StoryFields control={control} />
        <FormError control={control} />
      </form>
    </Dialog>
  );
}

function StoryFields({ control }: Pick<ContractForm<typeof lookForm>, 'control'>) {
  return (
    <>
      <FormTextarea
        control={control}
        name="storyline"
        label="Story line"
        hint="One sentence on what you do best"
        maxLength={160}
        rows={2}
        optional
      />
      <FormTextarea
        control={control}
        name="description"
        label="Description"
        hint="What you make, for whom, and how you go about it"
        maxLength={2000}
        rows={6}
        optional
      />
    </>
  );
}

type Outcome = { onSuccess: () => void; onError: (error: Error) => void };

/** Sends the changes; while a picture goes along, tells how much of it is sent and can stop. */
function useSending() {
  const save = useSaveProfile();
  const [sending, setSending] = useState<{ controller: AbortController; part: number } | null>(null);
  function send(body: z.output<typeof lookForm>, file: File | null, outcome: Outcome) {
    const controller = new AbortController();
    if (file) setSending({ controller, part: 0 });
    save.mutate(
      { body, file, signal: controller.signal, onProgress: (part) => setSending({ controller, part }) },
      { ...outcome, onSettled: () => setSending(null) },
    );
  }
  return { save, send, progress: sending?.part ?? null, cancel: () => sending?.controller.abort() };
}
