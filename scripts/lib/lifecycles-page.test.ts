/** The page on lifecycles matches the acts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actNames } from '#contract/acts/all.ts';
import { lifecyclesPage } from './lifecycles-page.ts';
import { ROOT } from './root.ts';

test('docs/lifecycles.md is what the acts give; `npm run lifecycles` rewrites it', () => {
  expect(readFileSync(join(ROOT, 'docs/lifecycles.md'), 'utf8')).toBe(lifecyclesPage());
});

test('it has a row for every act', () => {
  expect(lifecyclesPage().match(/^\| `/gm)).toHaveLength(actNames.length);
});
