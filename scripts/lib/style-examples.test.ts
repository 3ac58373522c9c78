/** The good examples in STYLE.md are real code: each is found in the file it names, character by character except for spaces. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

type Example = { file: string; code: string };

/** `// good, in FILE` begins an example; `// bad` and the end of the block end it. */
function examplesIn(text: string): Example[] {
  return [...text.matchAll(/^\/\/ good, in ([\w./-]+?)(?:: .*)?\n([\s\S]*?)(?=^\/\/ bad|^```$)/gm)].map(
    ([, file = '', code = '']) => ({ file, code }),
  );
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

const style = readFileSync(join(ROOT, 'STYLE.md'), 'utf8');
const examples = examplesIn(style);

test('every good example names its file', () => {
  expect(examples.length).toBeGreaterThan(2);
  expect(style.match(/^\/\/ good/gm)).toHaveLength(examples.length);
});

test.each(examples)('the example of $file is there', ({ file, code }) => {
  expect(withoutSpaces(readFileSync(join(ROOT, file), 'utf8'))).toContain(withoutSpaces(code));
});

test('an example that is made up is not there', () => {
  const [one] = examplesIn('```ts\n// good, in STYLE.md: why\nmadeUp(now)\n// bad\nx\n```\n');
  expect(one).toEqual({ file: 'STYLE.md', code: 'madeUp(now)\n' });
  expect(withoutSpaces(style)).not.toContain(withoutSpaces(one?.code ?? ''));
});
