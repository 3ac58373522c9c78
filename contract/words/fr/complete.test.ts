/** The French catalogue holds what the English one holds: the same keys, every parameter used, nothing left in English. */
import { expect, test } from 'vitest';
import { words as english } from '../en.ts';
import { words as french } from '../fr.ts';

type Branch = Record<string, unknown>;

/** A call with marks for parameters says which of them a sentence uses; null for one that is made of facts. */
function marked(write: (...given: string[]) => unknown): string[] | null {
  const marks = Array.from({ length: write.length }, (_, index) => `<${index}>`);
  const said = write(...marks);
  return typeof said === 'string' ? marks.filter((mark) => said.includes(mark)) : null;
}

function differences(one: Branch, other: Branch, path = ''): string[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => {
    const [english, french] = [one[key], other[key]];
    const place = `${path}${key}`;
    if (typeof english !== typeof french) return [`${place} is missing in one of them`];
    if (typeof english === 'function' && typeof french === 'function') {
      const used = [marked(english as () => string), marked(french as () => string)];
      return String(used[0]) === String(used[1]) ? [] : [`${place} uses other parameters`];
    }
    return english && typeof english === 'object'
      ? differences(english as Branch, french as Branch, `${place}.`)
      : [];
  });
}

/** Parameters that French needs not, or turns into a word with its article. */
const OTHERWISE = ['common.player.play', 'profiles.levels.find', 'profiles.levels.none'].concat([
  'profiles.levels.typeName',
  'profiles.levels.addSeveral',
]);

test('both languages have the same keys and use the same parameters', () => {
  const expected = OTHERWISE.map((place) => `${place} uses other parameters`);
  expect(differences(english, french)).toEqual(expected);
});

test('a sentence of several words is another one in French', () => {
  const same: string[] = [];
  const compare = (one: Branch, other: Branch, path: string) => {
    for (const [key, text] of Object.entries(one)) {
      if (typeof text === 'string' && / .* /.test(text) && other[key] === text) same.push(`${path}${key}`);
      else if (text && typeof text === 'object')
        compare(text as Branch, other[key] as Branch, `${path}${key}.`);
    }
  };
  compare(english, french, '');
  expect(same).toEqual([]);
});

test.each([
  ['Tunde', 'Nouveau message de Tunde', 'dès que Tunde accepte'],
  ['Ada', 'Nouveau message d’Ada', 'dès qu’Ada accepte'],
  ['Élodie', 'Nouveau message d’Élodie', 'dès qu’Élodie accepte'],
  ['Yaa', 'Nouveau message de Yaa', 'dès que Yaa accepte'],
])('what stands before the name %s', (name, de, que) => {
  expect(french.messages.pushTitle.one(name)).toBe(de);
  expect(french.disputes.panel.ownProposal(name)).toContain(que);
});
