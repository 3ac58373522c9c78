/** Asks before something is taken off the own page. */
import type { PublicProfile } from '#contract/people/people.ts';
import { screens } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { rememberPerson, usePerson } from '#web/lib/session.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { notify } from '#web/ui/toast.tsx';
import { usePutProfile } from './own-profile.ts';
import { QUESTIONS, REMOVALS, REMOVE_PICTURE, type Removable } from './removals.ts';

type Props = { what: Removable; onClose: () => void };

/** Mount it when it opens. */
export function RemoveDialog({ what, onClose }: Props) {
  return what.kind === 'picture' ? (
    <RemovePicture onClose={onClose} />
  ) : (
    <RemoveEntry what={what} onClose={onClose} />
  );
}

type Entry = Exclude<Removable, { kind: 'picture' }>;

function RemoveEntry({ what, onClose }: { what: Entry; onClose: () => void }) {
  const put = usePutProfile();
  const { said, ...question } = QUESTIONS[what.kind];
  const remove = useMutationCall(REMOVALS[what.kind], {
    onSuccess() {
      notify.good(said);
      put((profile) => without(profile, what));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      {...question}
      text={screens.profile.isTakenOffYourPage(what.name)}
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: what.id } })}
      busy={remove.isPending}
      cancel={screens.common.keepIt}
    >
      {remove.error && <ErrorNote text={messageOf(remove.error)} />}
    </ConfirmDialog>
  );
}

function without(profile: PublicProfile, { kind, id }: Entry): Partial<PublicProfile> {
  switch (kind) {
    case 'education':
      return { educations: profile.educations.filter((one) => one.id !== id) };
    case 'certification':
      return { certifications: profile.certifications.filter((one) => one.id !== id) };
    case 'skill':
      return { skills: profile.skills.filter((one) => one.skillId !== id) };
    case 'language':
      return { languages: profile.languages.filter((one) => one.languageId !== id) };
  }
}

function RemovePicture({ onClose }: { onClose: () => void }) {
  const put = usePutProfile();
  const person = usePerson();
  const { said, ...question } = QUESTIONS.picture;
  const remove = useMutationCall(REMOVE_PICTURE, {
    onSuccess({ userdetail }) {
      notify.good(said);
      rememberPerson({ ...person, user_profile: userdetail });
      put((profile) => ({
        userdetail: profile.userdetail && { ...profile.userdetail, profile_image: null },
      }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      {...question}
      text={screens.profile.yourInitialsAreShownInsteadUntil}
      onClose={onClose}
      onConfirm={() => remove.mutate({})}
      busy={remove.isPending}
      cancel={screens.common.keepIt}
    >
      {remove.error && <ErrorNote text={messageOf(remove.error)} />}
    </ConfirmDialog>
  );
}
