/** The levels of skills and languages, and how they are saved. */
import { languageLevels, languages, proficiencies, userSkills } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { usePutProfile } from './own-profile.ts';

/** One skill or language with its level, whichever it is. */
export type LevelEntry = { kind: 'skill' | 'language'; id: string; name: string; level: string };

export const LEVELS = { skill: proficiencies, language: languageLevels } as const;

/** The message for a missing level. */
export const NO_LEVEL = {
  skill: words.profiles.qualificationErrors.skillLevel,
  language: words.profiles.qualificationErrors.languageLevel,
};

type Entry = Pick<LevelEntry, 'id' | 'level'>;

/** Adds skills or languages to one's own profile, or changes their levels; one kind per call. */
export function useSaveLevels(kind: LevelEntry['kind'], onKept: () => void) {
  const put = usePutProfile();
  const skills = useMutationCall(userSkills.attach, {
    onSuccess(reply) {
      put(() => ({ skills: reply.skills }));
      onKept();
    },
  });
  const spoken = useMutationCall(languages.attach, {
    onSuccess(reply) {
      put(() => ({ languages: reply.languages }));
      onKept();
    },
  });
  function keep(entries: readonly Entry[]) {
    if (kind === 'skill') {
      const list = entries.map(({ id, level }) => ({ skillId: id, proficiency: level }));
      skills.mutate({ body: { skills: list } });
    } else {
      const list = entries.map(({ id, level }) => ({ languageId: id, proficiency: level }));
      spoken.mutate({ body: { languages: list } });
    }
  }
  return { keep, busy: skills.isPending || spoken.isPending, error: skills.error ?? spoken.error };
}
