/** How the catalogue is offered to who makes a gig. */
import type { catalogue } from '#contract/catalogue/catalogue.ts';
import type { Reply } from '#contract/core/endpoint.ts';

export type Category = Reply<typeof catalogue.categories>['categories'][number];
export type Skill = Reply<typeof catalogue.skills>['skills'][number];

/** The categories of the bar in their order, each with what stands under it. */
export function grouped(categories: readonly Category[]): { category: Category; parts: Category[] }[] {
  return categories
    .filter(({ parentId }) => parentId === null)
    .map((category) => ({ category, parts: categories.filter(({ parentId }) => parentId === category.id) }));
}

/** The skills of a category and of its parts; none while none is chosen. */
export function skillsUnder(
  id: string,
  categories: readonly Category[],
  skills: readonly Skill[],
): readonly Skill[] {
  const family = new Set([
    id,
    ...categories.filter(({ parentId }) => parentId === id).map((part) => part.id),
  ]);
  return skills.filter(({ categoryId }) => family.has(categoryId));
}
