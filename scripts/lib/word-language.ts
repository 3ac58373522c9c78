/** Builds the browser part in one language: the rooms of the catalogue are taken from the folder of that language. */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { type Language, languages } from '#contract/core/languages.ts';

/** `index.html` in English, `index.fr.html` in French: what both builds write under one name stands side by side. */
export function fileOf(name: string, language: Language): string {
  if (language === 'en') return name;
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}.${language}${name.slice(dot)}`;
}

/**
 * Puts `words/fr/ROOM.ts` in the place of `words/ROOM.ts`, so that a screen carries the words of one language alone. The
 * two have the same keys, or they do not compile (`contract/words/fr/complete.ts`).
 */
export function inLanguage(language: Language, words: string): Plugin {
  return {
    name: 'word-language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (language === 'en' || !source.endsWith('.ts') || !importer) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found ? { ...found, id: inFolder(found.id, words, language) } : null;
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

/** The room of that language; what is no room of the catalogue, and a language's own folder, stay as they are. */
function inFolder(id: string, words: string, language: Language): string {
  const room = relative(words, id);
  const [first = ''] = room.split(sep);
  if (first === '..' || languages.some((one) => one === first)) return id;
  const own = join(words, language, room);
  return existsSync(own) ? own : id;
}
