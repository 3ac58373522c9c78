/** Removes an entry from one's own page: the question, and the message afterwards. */
import type { PublicProfile } from '#contract/people/people.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { certifications, educations, languages, userSkills } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words.ts';
import { rememberPerson, usePerson } from '#web/lib/session.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import { usePutProfile } from './own-profile.ts';

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
  return (
    <ConfirmCall
      danger
      {...question}
      text={words.profiles.removal.text(what.name)}
      onClose={onClose}
      endpoint={REMOVALS[what.kind]}
      input={{ params: { id: what.id } }}
      onDone={() => {
        notify.good(said);
        put((profile) => without(profile, what));
      }}
      cancel={words.common.actions.keep}
    />
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
  return (
    <ConfirmCall
      danger
      {...question}
      text={words.profiles.removal.pictureText}
      onClose={onClose}
      endpoint={REMOVE_PICTURE}
      input={{}}
      onDone={({ userdetail }) => {
        notify.good(said);
        rememberPerson({ ...person, user_profile: userdetail });
        put((profile) => ({
          userdetail: profile.userdetail && { ...profile.userdetail, profile_image: null },
        }));
      }}
      cancel={words.common.actions.keep}
    />
  );
}

/** What can be removed from one's own page. */
export type Removable =
  | { kind: 'education' | 'certification' | 'skill' | 'language'; id: string; name: string }
  | { kind: 'picture' };

const QUESTIONS: Record<Removable['kind'], { title: string; confirm: string; said: string }> = {
  education: {
    title: words.profiles.removal.education,
    confirm: words.profiles.removal.educationConfirm,
    said: words.notifications.fixed.educationChanged,
  },
  certification: {
    title: words.profiles.removal.certificate,
    confirm: words.profiles.removal.certificateConfirm,
    said: words.notifications.fixed.deleted,
  },
  skill: {
    title: words.profiles.removal.skill,
    confirm: words.profiles.removal.skillConfirm,
    said: words.notifications.fixed.deleted,
  },
  language: {
    title: words.profiles.removal.language,
    confirm: words.profiles.removal.languageConfirm,
    said: words.notifications.fixed.deleted,
  },
  picture: {
    title: words.profiles.removal.picture,
    confirm: words.profiles.removal.pictureConfirm,
    said: words.notifications.fixed.deleted,
  },
};

const REMOVALS = {
  education: educations.remove,
  certification: certifications.remove,
  skill: userSkills.detach,
  language: languages.detach,
};

const REMOVE_PICTURE = profiles.removePicture;
