/** What a gig must satisfy beyond the shape of its form. Pure. */
import { TAGS_MAX } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { invalid } from '#server/core/http/refusal.ts';

/** The tag of a gig without any (rules 10). */
const DEFAULT_TAG = 'talent';

/** As they were written, each once whatever its letters' case; `talent` when there are none. */
export function tagsOf(form: readonly { tag: string }[] | undefined): string[] {
  const tags = new Map<string, string>();
  for (const { tag } of form ?? []) {
    const key = tag.normalize('NFKC').toLowerCase();
    if (!tags.has(key)) tags.set(key, tag);
  }
  return tags.size > 0 ? [...tags.values()].slice(0, TAGS_MAX) : [DEFAULT_TAG];
}

export type Category = { id: string; parent_id: string | null };

/** 422 unless the skill stands under the gig's category, under the one above it, or under one below it. */
export function assertSkillFits(category: Category, ofSkill: Category): void {
  const fits =
    ofSkill.id === category.id || ofSkill.id === category.parent_id || ofSkill.parent_id === category.id;
  if (!fits) throw invalid('skillId', words.gigs.errors.skillNotInCategory);
}
