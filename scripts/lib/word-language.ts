/** Builds the browser part in one language, replacing the codes with that language's catalogue. */
import { readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { type ESTree, type Plugin, parseAst } from 'vite';
import { type Language, languageFileName } from '../../contract/core/languages.ts';

/** Word modules have no side effects: a screen that uses none of a module's words need not load it. */
const PURE = { moduleSideEffects: false };
/** The modules that are split: one language's words for one part of the product. */
const MODULE = /[\\/](?:en|fr)[\\/](?!all|language|figures|complete)[\w-]+\.ts(?:\?|$)/;
/** Asks for one object of a module, `orders.ts?at=accept-errors`. */
const AT = '?at=';

/**
 * Replaces `words.ts` with `words/fr.ts`, and `words/en/…` with `words/fr/…`, so that a screen carries the words of only
 * one language. All have the same keys, or they do not compile (`contract/words/fr/complete.ts`). A build splits modules
 * into objects, so that a screen carries only the words it uses: whole objects made one 8 kB heavier.
 */
export function inLanguage(language: Language, contract: string): Plugin {
  const codes = join(contract, 'words.ts');
  const words = join(contract, 'words') + sep;
  const english = `${words}en${sep}`;
  let apart = false;
  return {
    name: 'word-language',
    enforce: 'pre',
    configResolved({ command }) {
      apart = command === 'build';
    },
    async resolveId(source, importer) {
      if (!/\.ts(?:\?|$)/.test(source) || !importer) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (!found) return null;
      if (found.id === codes) return { ...found, id: `${words}${language}.ts`, ...PURE };
      if (!found.id.startsWith(words)) return found;
      return { ...found, id: found.id.replace(english, `${words}${language}${sep}`), ...PURE };
    },
    async load(id) {
      if (!apart || !id.startsWith(words) || !MODULE.test(id)) return null;
      const [file = '', at = ''] = id.split(AT);
      return { code: wordByWord(basename(file), await readFile(file, 'utf8'), at), ...PURE };
    },
    transform: {
      order: 'post',
      handler(code, id) {
        // The React compiler sometimes does this for a component with many parts: no word could then be left out of the build.
        if (apart && /^\s*const \w+ = words;$/m.test(code))
          this.error(`${id} takes hold of all words at once`);
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page) page.fileName = languageFileName('index.html', language);
      },
    },
  };
}

/**
 * One object of a module as its own module: a constant for each word and a namespace for each nested object, so that a bundler
 * can inline and drop them one by one. `at` is the object's path, empty for the module itself.
 */
function wordByWord(name: string, text: string, at: string): string {
  const source = ({ start, end }: ESTree.Span) => text.slice(start, end);
  const lines: string[] = [];
  const names: string[] = [];
  let level = new Map<string, ESTree.Expression>();
  for (const statement of parseAst(text, { lang: 'ts' }).body) {
    const exported = statement.type === 'ExportNamedDeclaration' && statement.declaration;
    if (exported && exported.type === 'VariableDeclaration') {
      for (const { id, init } of exported.declarations)
        if (init && id.type === 'Identifier') level.set(id.name, init);
    } else if (!at || !exported) lines.push(source(statement));
    else if (exported.type === 'FunctionDeclaration' && exported.id) names.push(exported.id.name);
  }
  if (at) lines.push(`import { ${[...names, ...level.keys()].join(', ')} } from './${name}';`);
  for (const step of at ? at.split('-') : []) level = wordsIn(level.get(step)) ?? new Map();
  for (const [key, value] of level) {
    if (wordsIn(value)) lines.push(`export * as ${key} from './${name}${AT}${at && `${at}-`}${key}';`);
    else
      lines.push(
        `const own_${lines.length} = ${source(value)};`,
        `export { own_${lines.length} as ${key} };`,
      );
  }
  return lines.join('\n');
}

/** Returns the words of an object by name; null for anything else, or if it is more than a list of words. */
function wordsIn(value: ESTree.Expression | undefined): Map<string, ESTree.Expression> | null {
  if (value?.type === 'TSSatisfiesExpression') return wordsIn(value.expression);
  if (value?.type !== 'ObjectExpression') return null;
  const words = new Map<string, ESTree.Expression>();
  for (const word of value.properties) {
    if (word.type !== 'Property' || word.computed || word.key.type !== 'Identifier') return null;
    words.set(word.key.name, word.value);
  }
  return words;
}
