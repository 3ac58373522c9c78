/** The project's structural laws: each is a test, and its message says what to do instead. */
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from './scripts/lib/house/chapters.ts';
import { readTree } from './scripts/lib/house/source.ts';

const tree = readTree(import.meta.dirname);

for (const [chapter, laws] of Object.entries(CHAPTERS)) {
  describe(chapter, () => {
    test.each(laws)('$title', ({ instead, find }) => {
      const broken = find(tree);
      if (broken.length > 0) expect.fail(`${instead}\n  ${broken.join('\n  ')}`);
    });
  });
}
