/** What can be taken off the own page, how that is asked, and what is said when it is gone. */
import { profiles } from '#contract/profiles/profiles.ts';
import { certifications, educations, languages, userSkills } from '#contract/profiles/qualifications.ts';
import { screens, words } from '#contract/words.ts';

export type Removable =
  | { kind: 'education' | 'certification' | 'skill' | 'language'; id: string; name: string }
  | { kind: 'picture' };

export const QUESTIONS: Record<Removable['kind'], { title: string; confirm: string; said: string }> = {
  education: {
    title: screens.profile.deleteThisEducation,
    confirm: screens.profile.deleteEducation,
    said: words.toast.educationChanged,
  },
  certification: {
    title: screens.profile.deleteThisCertificate,
    confirm: screens.profile.deleteCertificate,
    said: words.toast.deleted,
  },
  skill: {
    title: screens.profile.removeThisSkill,
    confirm: screens.profile.removeSkill,
    said: words.toast.deleted,
  },
  language: {
    title: screens.profile.removeThisLanguage,
    confirm: screens.profile.removeLanguage,
    said: words.toast.deleted,
  },
  picture: {
    title: screens.profile.removeYourPicture,
    confirm: screens.profile.removePicture,
    said: words.toast.deleted,
  },
};

export const REMOVALS = {
  education: educations.remove,
  certification: certifications.remove,
  skill: userSkills.detach,
  language: languages.detach,
};

export const REMOVE_PICTURE = profiles.removePicture;
