/** What can be removed from one's own page, how that is asked, and what is said when it is gone. */
import { profiles } from '#contract/profiles/profiles.ts';
import { certifications, educations, languages, userSkills } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words.ts';

export type Removable =
  | { kind: 'education' | 'certification' | 'skill' | 'language'; id: string; name: string }
  | { kind: 'picture' };

export const QUESTIONS: Record<Removable['kind'], { title: string; confirm: string; said: string }> = {
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

export const REMOVALS = {
  education: educations.remove,
  certification: certifications.remove,
  skill: userSkills.detach,
  language: languages.detach,
};

export const REMOVE_PICTURE = profiles.removePicture;
