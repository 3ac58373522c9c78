/** The catalogue: the categories and skills that jobs and gigs are sorted by (rules 9.1, 9.5, 10). */
import * as z from 'zod/mini';
import { id, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** Maximum number of characters in the name of a category, and of a skill. */
export const CATEGORY_MAX = 60;
export const SKILL_MAX = 60;

export const category = z.object({
  id,
  name: z.string(),
  /** The parent category, e.g. Experiential for Copywriting; null for a category in the bar itself. */
  parentId: z.nullable(id),
});
export type Category = z.infer<typeof category>;
export const skill = z.object({ id, name: z.string(), categoryId: id });
export type Skill = z.infer<typeof skill>;

export const catalogue = {
  categories: endpoint({
    method: 'GET',
    path: 'category/categories',
    who: 'anyone',
    tags: ['catalogue'],
    summary: 'All categories in the order of the bar.',
    reply: z.object({ success, categories: z.array(category) }),
    errors: [],
  }),
  skills: endpoint({
    method: 'GET',
    path: 'skill',
    who: 'anyone',
    tags: ['catalogue'],
    summary: 'All skills, by name.',
    reply: z.object({ success, skills: z.array(skill) }),
    errors: [],
  }),
};
