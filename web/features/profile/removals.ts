/** What can be taken off the own page, how that is asked, and what is said when it is gone. */

import { profiles } from '#contract/profiles.ts';
import { certifications, educations, languages, userSkills } from '#contract/qualifications.ts';
import { words } from '#contract/words.ts';

export type Removable =
  | { kind: 'education' | 'certification' | 'skill' | 'language'; id: string; name: string }
  | { kind: 'picture' };

export const QUESTIONS: Record<Removable['kind'], { title: string; confirm: string; said: string }> = {
  education: {
    title: 'Delete this education?',
    confirm: 'Delete education',
    said: words.toast.educationChanged,
  },
  certification: {
    title: 'Delete this certificate?',
    confirm: 'Delete certificate',
    said: words.toast.deleted,
  },
  skill: { title: 'Remove this skill?', confirm: 'Remove skill', said: words.toast.deleted },
  language: { title: 'Remove this language?', confirm: 'Remove language', said: words.toast.deleted },
  picture: { title: 'Remove your picture?', confirm: 'Remove picture', said: words.toast.deleted },
};

export const REMOVALS = {
  education: educations.remove,
  certification: certifications.remove,
  skill: userSkills.detach,
  language: languages.detach,
};

export const REMOVE_PICTURE = profiles.removePicture;
