/** Filters the skills of the catalogue by a search. */
import type { Skill } from '#contract/catalogue/catalogue.ts';
import { words } from '#contract/words.ts';

/** Matches names in English and in the reader's language. `taken` are ids to leave out. */
export function matchingSkills(
  skills: readonly Skill[],
  search: string,
  taken: readonly string[] = [],
): Skill[] {
  const wanted = normalizeText(search);
  return skills.filter(
    ({ id, name }) =>
      !taken.includes(id) && normalizeText(`${name} ${words.common.named.of(name)}`).includes(wanted),
  );
}

/** Normalises text: no case, accents or surrounding space. */
export function normalizeText(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
