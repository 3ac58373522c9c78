/** Builds the browser part in one language: the catalogue of that language takes the place of the codes. */
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../contract/core/languages.ts';

/** Words do nothing by themselves: whoever uses none of a module need not fetch it. */
const PURE = { moduleSideEffects: false };

/** `index.html` in English, `index.fr.html` in French: what both builds write under one name stands side by side. */
export function fileOf(name: string, language: Language): string {
  if (language === 'en') return name;
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}.${language}${name.slice(dot)}`;
}

/**
 * Puts `words/fr.ts` in the place of `words.ts`, and `words/fr/…` in that of `words/en/…`, so that a screen carries the words
 * of one language alone. All have the same keys, or they do not compile (`contract/words/fr/complete.ts`).
 */
export function inLanguage(language: Language, contract: string): Plugin {
  const codes = join(contract, 'words.ts');
  const english = join(contract, `words${sep}en${sep}`);
  return {
    name: 'word-language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.ts') || !importer) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (found?.id === codes) return { ...found, id: join(contract, `words/${language}.ts`), ...PURE };
      if (!found?.id.startsWith(english)) return found;
      return { ...found, id: join(contract, 'words', language, found.id.slice(english.length)), ...PURE };
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page) page.fileName = fileOf('index.html', language);
      },
    },
  };
}
