/** What is missing in a talent's profile. */
import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';

function openSteps(look: Parameters<typeof nextSteps>[0]): string[] {
  return nextSteps(look)
    .filter((step) => !step.done)
    .map((step) => step.label);
}

test('a new talent has picture, story line and description before them', () => {
  expect(openSteps({ profile_image: null, storyline: null, description: null })).toEqual([
    'Add a picture',
    'Write your story line',
    'Describe your work',
  ]);
});

test('blank text does not count as written', () => {
  const look = { profile_image: 'images/profiles/a.webp', storyline: '  ', description: 'Posters' };
  expect(openSteps(look)).toEqual(['Write your story line']);
});
