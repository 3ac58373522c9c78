/** The catalogue after the build says the same as before. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { languages } from '#contract/core/languages.ts';
import { inLanguage } from './word-language.ts';

const CONTRACT = join(import.meta.dirname, '../../contract');

/** Has every property and can be called; as text it is something no sentence contains by chance. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, name) => {
    if (name === Symbol.toPrimitive) return () => '731';
    return typeof name === 'symbol' ? undefined : anything;
  },
});

/** The words with their names; for a function its result, or its failure. */
function outline(words: unknown): unknown {
  if (words === anything) return 'anything';
  if (typeof words === 'function') {
    try {
      return outline(words(anything, anything, anything, anything));
    } catch (error) {
      return (error as Error).name;
    }
  }
  if (Array.isArray(words) || words === null || typeof words !== 'object') return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, outline(value)]));
}

test.each(languages)('taken apart and put together again, no word of %s is missing', async (language) => {
  const outDir = mkdtempSync(join(tmpdir(), 'adire-words-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const source = join(CONTRACT, `words/${language}.ts`);
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [inLanguage(language, CONTRACT)],
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: source,
      rolldownOptions: { output: { entryFileNames: 'words.mjs' } },
    },
  });
  const [built, written] = [await import(join(outDir, 'words.mjs')), await import(source)];
  expect(outline(built.words)).toEqual(outline(written.words));
});
