/** Laws on how code is written: names, sizes, and language features that are not used. */
import type { ESTree } from 'vite';
import type { Law } from './law.ts';
import { type Code, findIn, isGenerated, isTest, lineAt, place, type Tree } from './source.ts';

/** One file per module and language, however long; they are combined as namespaces, which a build can split by screen. */
const CATALOGUE = /^contract\/words\//;
const MOST_LINES = 300;
const MOST_LINES_OF_A_FUNCTION = 60;

/** Their tools accept only a default export. */
const DEFAULT_EXPORT_DEMANDED = /^([^/]+\.config\.ts|e2e\/support\/start-product\.ts)$/;
/** These extend a driver in the only way it offers. */
const CLASS_DEMANDED = /^server\/core\/db\/[^/]*\.ts$/;
const ERROR_CLASS = /(Error|Refusal)$/;

const KEBAB_FILE =
  /^[a-z0-9]+(-[a-z0-9]+)*(\.((browser\.)?test|e2e|gen|config|d))?\.(tsx?|mjs|css|sql|html)$/;
const KEBAB_FOLDER = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NAMED_FOLDERS = /^(contract|server|web|paystack-simulator|scripts|bench|e2e)\//;

const TEST_WORDS = new Set(['test', 'it', 'describe', 'suite', 'bench']);
const NOT_RUN = new Set(['only', 'skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail']);

function inAll(tree: Tree, find: (code: Code) => string[]): string[] {
  return tree.code.flatMap(find);
}

/** Returns the first name of `test.describe.only`: `test`. */
function firstName(node: ESTree.Expression | ESTree.Super): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return firstName(node.object);
  return node.type === 'CallExpression' ? firstName(node.callee) : undefined;
}

function badNames({ files }: Tree): string[] {
  return files
    .map(({ path }) => path)
    .filter((path) => NAMED_FOLDERS.test(path) && /\.(tsx?|mjs|css|sql|html)$/.test(path))
    .filter((path) => !path.startsWith('web/routes/'))
    .filter((path) => {
      const [file = '', ...folders] = path.split('/').reverse();
      return !KEBAB_FILE.test(file) || !folders.every((folder) => KEBAB_FOLDER.test(folder));
    });
}

/** A component of a feature is a screen, a dialog, or a part of them; the console is being rebuilt. */
const FEATURE_FILE =
  /^web\/features\/(operator\/.*|[^/]+\/([^/]+\.ts|[^/]+-(screens?|dialogs?)\.tsx|(parts|frame|lists|cards|own|live|guest|second-factor)\/[^/]+))$/;

function oddFeatureFiles({ code }: Tree): string[] {
  return code
    .map(({ path }) => path)
    .filter((path) => path.startsWith('web/features/') && !isTest(path) && !FEATURE_FILE.test(path));
}

function longFiles({ files }: Tree): string[] {
  return files
    .filter(({ path }) => /\.(tsx?|mjs|css|sql)$/.test(path) && !isGenerated(path) && !CATALOGUE.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => `${path}  ${lines} lines`);
}

/** Lines of nested functions count for themselves, not for the enclosing function. */
function longFunctions(code: Code): string[] {
  if (isTest(code.path)) return [];
  return findIn(code, (report) => {
    const inner: number[] = [];
    const enter = () => {
      inner.push(0);
    };
    const leave = (node: { start: number; end: number }) => {
      const lines = lineAt(code.text, node.end) - lineAt(code.text, node.start) + 1;
      const own = lines - (inner.pop() ?? 0);
      if (own > MOST_LINES_OF_A_FUNCTION) report(node, `${own} lines`);
      if (lines > 1 && inner.length > 0) inner[inner.length - 1] = (inner.at(-1) ?? 0) + lines;
    };
    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
    };
  });
}

function defaultExports(code: Code): string[] {
  if (DEFAULT_EXPORT_DEMANDED.test(code.path)) return [];
  return findIn(code, (report) => ({
    ExportDefaultDeclaration(node) {
      report(node);
    },
    ExportAllDeclaration(node) {
      if (!CATALOGUE.test(code.path)) report(node, 'export *');
    },
    ExportSpecifier(node) {
      if (node.exported.type === 'Identifier' && node.exported.name === 'default') report(node);
    },
  }));
}

function unusedLanguage(code: Code): string[] {
  return findIn(code, (report) => ({
    TSEnumDeclaration(node) {
      report(node, 'enum');
    },
    TSAnyKeyword(node) {
      report(node, 'any');
    },
    TSParameterProperty(node) {
      report(node, 'parameter property');
    },
    TSModuleDeclaration(node) {
      if (node.id.type === 'Identifier' && node.id.name !== 'global') report(node, 'namespace');
    },
  }));
}

function otherClasses(code: Code): string[] {
  if (CLASS_DEMANDED.test(code.path)) return [];
  return findIn(code, (report) => {
    const look = (node: ESTree.Class) => {
      const parent = node.superClass?.type === 'Identifier' ? node.superClass.name : '';
      if (!ERROR_CLASS.test(parent)) report(node, `class ${node.id?.name ?? ''}`);
    };
    return { ClassDeclaration: look, ClassExpression: look };
  });
}

/** Comments that switch a check off. Assembled from parts so that this file does not break its own law. */
const SUPPRESSION = new RegExp(
  `@ts-(${'ignore'}|expect-error|nocheck)|(biome|prettier)-${'ignore'}|(eslint|oxlint)-disable`,
);

function suppressions(code: Code): string[] {
  return code.comments
    .filter(({ value }) => SUPPRESSION.test(value))
    .map(({ start, value }) => place(code, start, value.trim()));
}

function testsNotRun(code: Code): string[] {
  if (!isTest(code.path)) return [];
  return findIn(code, (report) => ({
    MemberExpression(node) {
      const name = node.property.type === 'Identifier' ? node.property.name : '';
      if (name === 'waitForTimeout') report(node, name);
      if (NOT_RUN.has(name) && TEST_WORDS.has(firstName(node.object) ?? '')) report(node, `.${name}`);
    },
  }));
}

function withoutHead({ text }: Code): boolean {
  return !/^(#!.*\n)?\/\*\*\s*\*?\s*[^\s*][\s\S]*?\*\//.test(text);
}

export const STYLE_LAWS: Law[] = [
  {
    title: 'files and folders are named in kebab-case',
    instead: 'Rename to lower case with dashes, such as accept-work.tsx. Only web/routes follows the router.',
    find: badNames,
  },
  {
    title: 'a feature is made of screens, dialogs, parts and plain files',
    instead:
      'Name it <name>-screen.tsx or <name>-dialog.tsx, or put it into parts/. The other folders are chunks (scripts/lib/chunks.ts).',
    find: oddFeatureFiles,
  },
  {
    title: `no file is longer than ${MOST_LINES} lines`,
    instead: 'Split it by what it is about; a module of the server by sub-noun folder.',
    find: longFiles,
  },
  {
    title: `no function is longer than ${MOST_LINES_OF_A_FUNCTION} lines`,
    instead: 'Take its steps out as functions with names of their own.',
    find: (tree) => inAll(tree, longFunctions),
  },
  {
    title: 'every file says in one sentence at its head what it is for',
    instead: 'Begin the file with `/** What this is for. */`.',
    find: ({ code }) => code.filter(withoutHead).map(({ path }) => path),
  },
  {
    title: 'exports have names and stand where they are made',
    instead: 'Export by name, import from the file itself, and let no file pass on the exports of others.',
    find: (tree) => inAll(tree, defaultExports),
  },
  {
    title: 'no enum, namespace, parameter property or any',
    instead:
      'Use a union of literals, plain functions and a real type; Node runs these files by leaving types out.',
    find: (tree) => inAll(tree, unusedLanguage),
  },
  {
    title: 'no classes but errors',
    instead: 'Write functions that take what they need; only errors are classes.',
    find: (tree) => inAll(tree, otherClasses),
  },
  {
    title: 'no check is switched off by a comment',
    instead: 'Change the code so that the check passes; if the rule is wrong, change the rule for all.',
    find: (tree) => inAll(tree, suppressions),
  },
  {
    title: 'every test runs, and none waits for a fixed time',
    instead: 'Mend the test or delete it. Wait for what you expect to see, not for milliseconds.',
    find: (tree) => inAll(tree, testsNotRun),
  },
];
