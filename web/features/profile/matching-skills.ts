/** Filters the skills of the catalogue by a search and a category. */
import type { Category, Skill } from '#contract/catalogue/catalogue.ts';
import { words } from '#contract/words.ts';

/** Matches names in English and in the reader's language; a category includes its subcategories. `taken` are ids to leave out. */
export function matchingSkills(
  skills: readonly Skill[],
  categories: readonly Category[],
  { search, category }: { search: string; category: string },
  taken: readonly string[],
): Skill[] {
  const wanted = normalizeText(search);
  const parts = categories.filter(({ parentId }) => parentId === category).map(({ id }) => id);
  return skills.filter(
    ({ id, name, categoryId }) =>
      !taken.includes(id) &&
      (category === '' || categoryId === category || parts.includes(categoryId)) &&
      normalizeText(`${name} ${words.common.named.of(name)}`).includes(wanted),
  );
}

/** Normalises text: no case, accents or surrounding space. */
export function normalizeText(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
