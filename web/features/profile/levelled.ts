/** Skills and languages, which both have a level: one shape for the lists and dialogs of both. */
import type { PublicProfile } from '#contract/people/people.ts';

/** One skill or language with its level, whichever it is. */
export type LevelEntry = { kind: 'skill' | 'language'; id: string; name: string; level: string };

export function skillLevels(skills: PublicProfile['skills']): LevelEntry[] {
  return skills.map(({ skillId, name, proficiency }) => ({
    kind: 'skill',
    id: skillId,
    name,
    level: proficiency,
  }));
}

export function languageLevelsOf(languages: PublicProfile['languages']): LevelEntry[] {
  return languages.map(({ languageId, name, proficiency }) => ({
    kind: 'language',
    id: languageId,
    name,
    level: proficiency,
  }));
}
