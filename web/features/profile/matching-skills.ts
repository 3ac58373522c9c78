/** Which skills of the catalogue a search and a category leave. */
import type { Category, Skill } from '#contract/catalogue/catalogue.ts';
import { words } from '#contract/words.ts';

/** By name, in English or in the language of the reader; a category holds the skills of its parts too. `taken` are ids that are not offered again. */
export function matchingSkills(
  skills: readonly Skill[],
  categories: readonly Category[],
  { search, category }: { search: string; category: string },
  taken: readonly string[],
): Skill[] {
  const wanted = plain(search);
  const parts = categories.filter(({ parentId }) => parentId === category).map(({ id }) => id);
  return skills.filter(
    ({ id, name, categoryId }) =>
      !taken.includes(id) &&
      (category === '' || categoryId === category || parts.includes(categoryId)) &&
      plain(`${name} ${words.common.named.of(name)}`).includes(wanted),
  );
}

/** Without case, accents and space around. */
export function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
