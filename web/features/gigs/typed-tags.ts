/** What typing into the tags does: comma and Enter add, no duplicates, ten at most. */
import { TAG_LETTERS, TAGS_MAX } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';

export type TypedTags = {
  tags: string[];
  /** Text that stays in the field because it could not be added. */
  rest: string;
  error?: string;
};

/** Adds every part of the text that is separated by commas. */
export function addTypedTags(tags: readonly string[], typed: string): TypedTags {
  const result: TypedTags = { tags: [...tags], rest: '' };
  const parts = typed
    .split(',')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  for (const [index, part] of parts.entries()) {
    if (result.tags.some((tag) => tag.toLowerCase() === part.toLowerCase())) continue;
    const error = refusal(result.tags, part);
    if (error) return { ...result, rest: parts.slice(index).join(', '), error };
    result.tags.push(part);
  }
  return result;
}

function refusal(tags: readonly string[], part: string): string | undefined {
  if (tags.length >= TAGS_MAX) return words.gigs.errors.tagsMax;
  return part.length > TAG_LETTERS ? words.common.errors.tooLong(TAG_LETTERS) : undefined;
}
