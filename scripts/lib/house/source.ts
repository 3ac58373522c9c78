/** Reads the project's files for the structural laws: text, syntax tree and imports of each. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path/posix';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

export type Import = {
  specifier: string;
  line: number;
  /** The file inside this project, or null for a package. */
  target: string | null;
  /** The names imported at run time, without types. `*` and `default` stay as they are. */
  values: string[];
};

export type Source = { path: string; text: string };
type Comments = ReturnType<typeof parseSync>['comments'];
export type Code = Source & { program: ESTree.Program; comments: Comments; imports: Import[] };

/** Everything the laws look at. `moduleOrder` is MODULE_ORDER in server/modules.ts. */
export type Tree = { files: Source[]; code: Code[]; moduleOrder: string[] };

const NOT_OURS = new Set([
  ...[
    'node_modules',
    '.git',
    'dist',
    'data',
    'coverage',
    'test-results',
    'playwright-report',
    '.cache',
    '.tanstack',
  ],
]);
const CODE = new Set(['.ts', '.tsx', '.mjs']);
const TEXT = new Set([...CODE, '.css', '.html', '.json', '.md', '.sql', '.svg', '.txt', '.yml', '']);
/** Package `imports` whose folder is named differently from the alias. */
const ALIASES: Record<string, string> = { '#simulator/': 'paystack-simulator/' };

/** Reads all files below `root` that belong to the project. */
export function readTree(root: string): Tree {
  const paths = readdirSync(root, { withFileTypes: true })
    .filter((entry) => !NOT_OURS.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(root, entry.name) : [entry.name]));
  const texts = paths.filter((path) => TEXT.has(extname(path)));
  return makeTree(Object.fromEntries(texts.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath.replaceAll('\\', '/'), entry.name).slice(root.length + 1));
}

/** Makes a tree of texts by path. */
export function makeTree(texts: Record<string, string>): Tree {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const code = files.filter(({ path }) => CODE.has(extname(path)) && !isGenerated(path)).map(parse);
  return { files, code, moduleOrder: readModuleOrder(code) };
}

/** Files that a tool writes follow the tool's rules. */
export function isGenerated(path: string): boolean {
  return /\.gen\.ts$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path);
}

/** Returns the line, from 1, of an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Formats a location as editors open it. */
export function place({ path, text }: Source, offset: number, what = ''): string {
  return `${path}:${lineAt(text, offset)}${what && `  ${what}`}`;
}

/** Runs `visitors` on the file's syntax tree; returns the location of each node passed to `report`. */
export function findIn(
  code: Code,
  visitors: (report: (node: { start: number }, what?: string) => void) => VisitorObject,
): string[] {
  const found: string[] = [];
  new Visitor(visitors((node, what) => found.push(place(code, node.start, what)))).visit(code.program);
  return found;
}

function parse(source: Source): Code {
  const { program, comments, errors, module } = parseSync(source.path, source.text);
  if (errors[0]) throw new Error(`${source.path} cannot be parsed: ${errors[0].message}`);
  const at = (offset: number) => lineAt(source.text, offset);
  const imports: Import[] = [];
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const values = entries.filter((entry) => !entry.isType).map(({ importName }) => nameOf(importName));
    const taken = entries.length === 0 ? ['*'] : values;
    imports.push(makeImport(source.path, moduleRequest.value, at(start), taken));
  }
  for (const { entries, start } of module.staticExports) {
    for (const { moduleRequest, importName, isType } of entries) {
      if (!moduleRequest) continue;
      imports.push(
        makeImport(source.path, moduleRequest.value, at(start), isType ? [] : [nameOf(importName)]),
      );
    }
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const specifier = source.text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, '');
    imports.push(makeImport(source.path, specifier, at(start), ['*']));
  }
  return { ...source, program, comments, imports };
}

function nameOf(name: { kind: string; name?: string | null | undefined }): string {
  return name.kind === 'Name' ? (name.name ?? '*') : name.kind === 'Default' ? 'default' : '*';
}

function makeImport(from: string, specifier: string, line: number, values: string[]): Import {
  const [path = ''] = specifier.split('?');
  return { specifier, line, values, target: resolve(from, path) };
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const alias = /^#[^/]+\//.exec(specifier)?.[0];
  return alias ? specifier.replace(alias, ALIASES[alias] ?? alias.slice(1)) : null;
}

/** Reads MODULE_ORDER from the syntax tree, so that no server code has to run. */
function readModuleOrder(code: Code[]): string[] {
  const names: string[] = [];
  const modules = code.find(({ path }) => path === 'server/modules.ts');
  if (!modules) return names;
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'MODULE_ORDER' || !init) return;
      const list =
        init.type === 'TSAsExpression' || init.type === 'TSSatisfiesExpression' ? init.expression : init;
      if (list.type !== 'ArrayExpression') return;
      for (const element of list.elements) {
        if (element?.type === 'Literal' && typeof element.value === 'string') names.push(element.value);
      }
    },
  }).visit(modules.program);
  return names;
}
