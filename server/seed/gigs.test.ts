/** The example market contains what its own search suggests. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { words } from '#contract/words/en.ts';
import { words as french } from '#contract/words/fr.ts';
import { allGigs } from './gigs.ts';
import { people, sellers } from './people.ts';

const PICTURES = join(import.meta.dirname, 'pictures');

test('every word that the search field suggests is the tag of a gig', () => {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[^a-z, ]/gi, '')
      .toLowerCase();
  const tags = allGigs.flatMap((gig) => gig.tags);
  for (const { placeholder } of [words.gigs.search, french.gigs.search]) {
    expect(tags).toEqual(expect.arrayContaining(plain(placeholder).split(', ')));
  }
});

test('every gig shows at least three pictures of its own, all of them painted', () => {
  for (const { title, pictures } of allGigs) {
    expect(new Set(pictures).size, title).toBeGreaterThan(2);
    const missing = pictures.filter((name) => !existsSync(join(PICTURES, `${name}.webp`)));
    expect(missing, title).toEqual([]);
  }
  const firsts = allGigs.map(({ pictures }) => pictures[0]);
  expect(new Set(firsts).size, 'no two cards look the same').toBe(firsts.length);
});

test('films are there with their posters, and weigh at most 60 kB', () => {
  const films = allGigs.flatMap(({ film }) => film ?? []);
  expect(films).toHaveLength(4);
  for (const film of films) {
    const fileOf = (ending: string) => join(import.meta.dirname, 'films', `${film}.${ending}`);
    expect(statSync(fileOf('mp4')).size, film).toBeLessThanOrEqual(60_000);
    expect(existsSync(fileOf('webp')), film).toBe(true);
  }
});

test('a picture belongs to one talent', () => {
  const owners = new Map<string, Set<string>>();
  for (const { by, pictures } of allGigs) {
    for (const name of pictures) owners.set(name, (owners.get(name) ?? new Set()).add(by));
  }
  const shared = [...owners].filter(([, talents]) => talents.size > 1).map(([name]) => name);
  expect(shared).toEqual([]);
});

test('everybody has a face of at most 8 kB', () => {
  for (const { profile } of Object.values({ ...people, ...sellers })) {
    const file = join(PICTURES, 'portraits', `${profile.firstname.toLowerCase()}.webp`);
    expect(statSync(file).size, profile.firstname).toBeLessThanOrEqual(8000);
  }
});
