/** Which skills are offered while a talent searches the catalogue. */
import { expect, test } from 'vitest';
import { matchingSkills } from './matching-skills.ts';

const SKILLS = [
  { id: 'ads', name: 'Ad copy', categoryId: 'copy' },
  { id: 'motion', name: 'Motion graphics', categoryId: 'animators' },
  { id: 'stage', name: 'Décor', categoryId: 'experiential' },
];

function offered(search: string, taken: string[] = []): string[] {
  return matchingSkills(SKILLS, search, taken).map(({ id }) => id);
}

test('a name is found without its case, its accents and space around', () => {
  expect(offered(' MOTION ')).toEqual(['motion']);
  expect(offered('decor')).toEqual(['stage']);
  expect(offered('welding')).toEqual([]);
});

test('what is on the profile is not offered again', () => {
  expect(offered('', ['ads', 'motion'])).toEqual(['stage']);
});
