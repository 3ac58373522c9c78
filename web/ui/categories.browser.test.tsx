/** The choice of a category and its skills: a category that has subcategories can be chosen only where that is allowed. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#web/testing/show.tsx';
import { CategorySelect, skillsUnder } from './categories.tsx';

const CATEGORIES = [
  { id: 'experiential', name: 'Experiential', parentId: null },
  { id: 'copy', name: 'Copywriting', parentId: 'experiential' },
  { id: 'animators', name: 'Animators', parentId: null },
];
const SKILLS = [
  { id: 'ads', name: 'Ad copy', categoryId: 'copy' },
  { id: 'motion', name: 'Motion graphics', categoryId: 'animators' },
  { id: 'stage', name: 'Décor', categoryId: 'experiential' },
];

test.for([
  { onlyParts: true, offered: ['Experiential: Copywriting', 'Animators'] },
  { onlyParts: false, offered: ['Experiential: Experiential', 'Experiential: Copywriting', 'Animators'] },
])('only parts: $onlyParts', async ({ onlyParts, offered }) => {
  render(<CategorySelect categories={CATEGORIES} onlyParts={onlyParts} />);
  await expect.element(page.getByLabelText('Category')).toBeVisible();
  const options = [...document.querySelectorAll('option')];
  const names = options.map(({ parentElement: group, textContent }) =>
    group instanceof HTMLOptGroupElement ? `${group.label}: ${textContent}` : textContent,
  );
  expect(names).toEqual(offered);
});

test('a category holds the skills of its parts', () => {
  const under = (category: string) => skillsUnder(category, CATEGORIES, SKILLS).map(({ id }) => id);
  expect(under('experiential')).toEqual(['ads', 'stage']);
  expect(under('copy')).toEqual(['ads']);
  expect(under('')).toEqual([]);
});
