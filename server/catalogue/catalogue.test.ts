/** The catalogue over the API: the bar in its order, and skills under a category. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { translateName } from '#server/core/i18n/language.ts';
import { call } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('the categories of the bar, and Experiential with its three', async () => {
  const { categories } = (await call(app, null, catalogue.categories)).body;
  const bar = categories.filter((one) => one.parentId === null);
  expect(bar.map((one) => one.name)).toEqual([
    'Creative visualizers',
    'Tech visual experts',
    'Animators',
    'Creative writers',
    'Voice overs/ language experts',
    'Experiential',
  ]);
  const experiential = bar.at(-1)?.id;
  const below = categories.filter((one) => one.parentId !== null);
  expect(below.map((one) => one.name)).toEqual(['Copywriting', 'Creative thinkers', 'Voiceover artist']);
  expect(below.every((one) => one.parentId === experiential)).toBe(true);
});

test('skills by name, at least 40, and every category has some', async () => {
  const { categories } = (await call(app, null, catalogue.categories)).body;
  const { skills } = (await call(app, null, catalogue.skills)).body;
  const names = skills.map((one) => one.name.toLowerCase());
  expect(skills.length).toBeGreaterThanOrEqual(40);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual([...names].sort());
  const parents = new Set(categories.map((one) => one.parentId));
  for (const { id, name } of categories.filter((one) => !parents.has(one.id))) {
    expect(
      skills.some((skill) => skill.categoryId === id),
      name,
    ).toBe(true);
  }
});

test('every category and skill that the tables begin with has a French name', async () => {
  const { categories } = (await call(app, null, catalogue.categories)).body;
  const { skills } = (await call(app, null, catalogue.skills)).body;
  const same = [...categories, ...skills]
    .map((one) => one.name)
    .filter((name) => translateName('fr', name) === name);
  expect(same).toEqual(['Illustration', 'Transcription']);
});
