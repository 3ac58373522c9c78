/** The dialog in which a talent edits picture, story line and description, with a link to name and address. */
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { PublicProfile } from '#contract/people/people.ts';
import { ABOUT_MAX, STORYLINE_MAX } from '#contract/profiles/profile.ts';
import { profileChanges, profiles } from '#contract/profiles/profiles.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { changedOnly } from '#web/lib/forms/drafts.ts';
import { useSubmitForm } from '#web/lib/forms/form-call.ts';
import { type ContractForm, fileRefusal } from '#web/lib/forms/forms.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FileField, useFileSending } from '#web/ui/file-field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea, RestoredNote } from '#web/ui/forms/form-fields.tsx';
import { showRefusal } from '#web/ui/forms/show-refusal.ts';
import { type LookPart, useSaveProfile } from './own-profile.ts';
import { fullNameOf } from './parts/person-card.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

type Props = { profile: PublicProfile; part: LookPart; onClose: () => void };

const lookForm = z.pick(profileChanges, { storyline: true, description: true });

export function EditLookDialog({ profile, part, onClose }: Props) {
  const detail = profile.userdetail;
  const save = useSaveProfile();
  const sending = useFileSending();
  const { form, control, submit, busy, restored, discard, forget } = useSubmitForm({
    schema: lookForm,
    start: { storyline: detail?.storyLine ?? '', description: detail?.description ?? '' },
    draft: 'profile-story',
    onSubmit: (body, form) =>
      save.mutateAsync({ body: changedOnly(form, body), ...sending.begin() }).finally(sending.end),
    onDone: onClose,
    refuse(form, error) {
      const sentence = fileRefusal(error, 'profile_image');
      sending.refuse(sentence);
      if (sentence) notify.bad(sentence);
      else showRefusal(form, error);
    },
  });
  useFocusOn(form, part);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={words.profiles.look.title}
      busy={busy || sending.preparing}
      control={control}
      onSubmit={submit}
      confirm={words.common.fixed.save}
      onCancel={close}
      className="gap-5 pb-2"
    >
      {restored && <RestoredNote onDiscard={discard} />}
      <PictureField profile={profile} sending={sending} />
      <StoryFields control={control} />
      <TextLink to={paths.setUp} className="justify-self-start py-2.5">
        {words.profiles.page.editPersonal}
      </TextLink>
    </FormDialog>
  );
}

/** Focuses the field that the checklist or the page linked to. */
function useFocusOn({ setFocus }: ContractForm<typeof lookForm>, part: LookPart): void {
  useEffect(() => {
    if (part !== 'picture') setFocus(part);
  }, [part, setFocus]);
}

type PictureProps = {
  profile: PublicProfile;
  sending: ReturnType<typeof useFileSending>;
};

function PictureField({ profile, sending }: PictureProps) {
  const [removing, setRemoving] = useState(false);
  const image = profile.userdetail?.profile_image ?? null;
  return (
    <div className="grid items-center gap-4 sm:grid-cols-[auto_1fr]">
      <PicturePreview name={fullNameOf(profile)} image={image} chosen={sending.file} />
      <div className="grid gap-2">
        <FileField
          label={words.common.labels.picture}
          optional
          photo
          rule={profiles.save.upload}
          sending={sending}
        />
        {image && !sending.file && (
          <Button
            variant="quiet"
            icon={<Trash2 size={18} />}
            onClick={() => setRemoving(true)}
            className="-ml-3 justify-self-start sm:-ml-5"
          >
            {words.profiles.removal.pictureConfirm}
          </Button>
        )}
      </div>
      {removing && <RemoveDialog what={{ kind: 'picture' }} onClose={() => setRemoving(false)} />}
    </div>
  );
}

function StoryFields({ control }: Pick<ContractForm<typeof lookForm>, 'control'>) {
  return (
    <>
      <FormTextarea
        control={control}
        name="storyline"
        label={words.profiles.look.storyLine}
        hint={words.profiles.look.storyLineHint}
        maxLength={STORYLINE_MAX}
        rows={2}
        optional
      />
      <FormTextarea
        control={control}
        name="description"
        label={words.common.fixed.description}
        hint={words.profiles.look.descriptionHint}
        maxLength={ABOUT_MAX}
        rows={6}
        optional
      />
    </>
  );
}

type PicturePreviewProps = { name: string; image: string | null; chosen: File | null };

/** Previews the picture in the 10rem circle that everybody will see, before it is sent. */
function PicturePreview({ name, image, chosen }: PicturePreviewProps) {
  const address = useObjectUrl(chosen);
  // A picture that the browser cannot draw is refused by the server.
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className="justify-self-center">
      {address && address !== broken ? (
        <img
          src={address}
          onError={() => setBroken(address)}
          alt={words.profiles.look.preview}
          width={160}
          height={160}
          className="size-40 rounded-full bg-sunken object-cover"
        />
      ) : (
        <Avatar name={name} image={image} size="xl" />
      )}
    </div>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
