/** Builds the browser part in one language: the catalogue of that language takes the place of the codes. */
import { readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../contract/core/languages.ts';

/** Words do nothing by themselves: whoever uses none of a module need not fetch it. */
const PURE = { moduleSideEffects: false };
/** What is taken apart: a language's words of one part of the product. */
const MODULE = /[\\/](?:en|fr)[\\/](?!all|language|figures|complete)[\w-]+\.ts(?:\?|$)/;
/** Asks for one group of a module, `orders.ts?group=accept`. */
const GROUP = '?group=';

/** `index.html` in English, `index.fr.html` in French: what both builds write under one name stands side by side. */
export function fileOf(name: string, language: Language): string {
  if (language === 'en') return name;
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}.${language}${name.slice(dot)}`;
}

/**
 * Puts `words/fr.ts` in the place of `words.ts`, and `words/fr/…` in that of `words/en/…`, so that a screen carries the words
 * of one language alone. All have the same keys, or they do not compile (`contract/words/fr/complete.ts`). Each group of a
 * module is a file of its own to the build: as one file the words of an order made its screens 8 kB heavier.
 */
export function inLanguage(language: Language, contract: string): Plugin {
  const codes = join(contract, 'words.ts');
  const words = join(contract, 'words') + sep;
  const english = `${words}en${sep}`;
  return {
    name: 'word-language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/\.ts(?:\?|$)/.test(source) || !importer) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (!found) return null;
      if (found.id === codes) return { ...found, id: `${words}${language}.ts`, ...PURE };
      if (!found.id.startsWith(words)) return found;
      return { ...found, id: found.id.replace(english, `${words}${language}${sep}`), ...PURE };
    },
    async load(id) {
      if (!id.startsWith(words) || !MODULE.test(id)) return null;
      const [file = '', group] = id.split(GROUP);
      const text = await readFile(file, 'utf8');
      if (group) return { code: text, ...PURE };
      const groups = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
      const own = `./${basename(file)}${GROUP}`;
      return { code: groups.map((name) => `export { ${name} } from '${own}${name}';`).join('\n'), ...PURE };
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
