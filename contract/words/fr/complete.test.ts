/** The French catalogue holds what the English one holds: the same keys, every parameter used, nothing left in English. */
import { expect, test } from 'vitest';
import { counted, named, screens, words } from '../../words.ts';
import { frenchCounted, frenchNamed, frenchScreens, frenchWords } from './complete.ts';

type Branch = Record<string, unknown>;

/** A call with marks for parameters tells which of them a sentence uses. */
function marked(write: (...given: string[]) => unknown): string[] {
  const marks = Array.from({ length: write.length }, (_, index) => `<${index}>`);
  const said = JSON.stringify(write(...marks));
  return marks.filter((mark) => said.includes(mark));
}

function differences(english: Branch, french: Branch, path: string): string[] {
  const keys = new Set([...Object.keys(english), ...Object.keys(french)]);
  return [...keys].flatMap((key) => {
    const [one, other] = [english[key], french[key]];
    const place = `${path}.${key}`;
    if (typeof one !== typeof other) return [`${place} is missing in one of them`];
    if (typeof one === 'function' && typeof other === 'function') {
      const write = { english: marked(one as () => string), french: marked(other as () => string) };
      return write.english.join() === write.french.join() ? [] : [`${place} uses other parameters`];
    }
    return one && typeof one === 'object' ? differences(one as Branch, other as Branch, place) : [];
  });
}

test('both languages have the same keys and use the same parameters', () => {
  // The first is the kind of a thing, which French turns into a word with its article.
  const turned = ['screens.pieces.play', 'screens.profile.findA', 'screens.profile.typeTheNameOfA'];
  const said = ['screens.profile.noIsCalled', 'screens.profile.addSeveral', 'screens.tracker.starsAfter'];
  const found = [
    ...differences(words, frenchWords, 'words'),
    ...differences(screens, frenchScreens, 'screens'),
    ...differences(counted, frenchCounted, 'counted'),
    ...differences(named, frenchNamed, 'named'),
  ];
  expect(found.filter((one) => ![...turned, ...said].some((key) => one.startsWith(`${key} uses`)))).toEqual(
    [],
  );
});

test('a sentence of several words is another one in French', () => {
  const same: string[] = [];
  const compare = (english: Branch, french: Branch, path: string) => {
    for (const [key, text] of Object.entries(english)) {
      if (typeof text === 'string' && / .* /.test(text) && french[key] === text) same.push(`${path}.${key}`);
      else if (text && typeof text === 'object')
        compare(text as Branch, french[key] as Branch, `${path}.${key}`);
    }
  };
  compare(words, frenchWords, 'words');
  compare(screens, frenchScreens, 'screens');
  expect(same).toEqual([]);
});
