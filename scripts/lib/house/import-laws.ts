/** Laws on who may import what: the top folders, and the layers of the browser part. */
import { importsThat, type Law, topFolderOf } from './law.ts';
import { isTest, type Tree } from './source.ts';

const WEB_LAYERS = ['lib', 'ui', 'features', 'routes'];

/** May import anything, to compose the parts. */
const COMPOSITION_ROOT = /^server\/[^/]+\.ts$/;

function isIn(folder: string): (path: string) => boolean {
  return (path) => path.startsWith(`${folder}/`);
}

/** lib 0, ui 1, features 2, routes 3; undefined for files outside them (main.tsx, styles). */
function layerOf(path: string): number | undefined {
  const index = WEB_LAYERS.indexOf(path.split('/')[1] ?? '');
  return index === -1 ? undefined : index;
}

function featureOf(path: string): string | undefined {
  return /^web\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Import cycles, type and dynamic imports included: for each, the files that reach one another. */
function circles({ code }: Tree): string[] {
  const imports = new Map(
    code
      .filter(({ path }) => !isTest(path))
      .map(({ path, imports }) => [path, imports.map(({ target }) => target ?? '')]),
  );
  const from = new Map([...imports.keys()].map((path) => [path, reachedFrom(path, imports)]));
  const found = [...imports.keys()].filter((path) => from.get(path)?.has(path));
  const together = found.map((path) => found.filter((other) => from.get(path)?.has(other)).join(' ↔ '));
  return [...new Set(together)];
}

function reachedFrom(start: string, imports: ReadonlyMap<string, string[]>): Set<string> {
  const reached = new Set<string>();
  const next = [start];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    for (const target of imports.get(path) ?? []) {
      if (!imports.has(target) || reached.has(target)) continue;
      reached.add(target);
      next.push(target);
    }
  }
  return reached;
}

export const IMPORT_LAWS: Law[] = [
  {
    title: 'contract imports zod and itself, nothing else',
    instead: 'Keep the contract free of tools: move the code to server or web, or write it with zod alone.',
    find: (tree) =>
      importsThat(tree, isIn('contract'), ({ specifier, target }, { path }) => {
        const testing = path.endsWith('.test.ts') && (specifier === 'vitest' || specifier === 'fast-check');
        return target ? topFolderOf(target) !== 'contract' : !/^zod($|\/)/.test(specifier) && !testing;
      }),
  },
  {
    title: 'server imports neither web nor tools',
    instead: 'What both sides need belongs in contract/.',
    find: (tree) =>
      importsThat(
        tree,
        isIn('server'),
        ({ target }) =>
          target !== null && !['contract', 'server', 'paystack-simulator'].includes(topFolderOf(target)),
      ),
  },
  {
    title: 'web imports contract and itself, never the server',
    instead: 'Ask the API through web/lib, and take types and words from contract/.',
    find: (tree) =>
      importsThat(
        tree,
        isIn('web'),
        ({ target, specifier }) =>
          (target !== null && !['contract', 'web'].includes(topFolderOf(target))) ||
          specifier.startsWith('node:'),
      ),
  },
  {
    title: 'paystack-simulator stands alone',
    instead: 'The simulator plays a foreign company: it knows HTTP and its own book only.',
    find: (tree) =>
      importsThat(
        tree,
        isIn('paystack-simulator'),
        ({ target }) => target !== null && topFolderOf(target) !== 'paystack-simulator',
      ),
  },
  {
    title: 'only the composition root, the seed and tests start the simulator',
    instead: 'Talk to the provider through the payments adapter; server/app.ts alone mounts the simulator.',
    find: (tree) =>
      importsThat(
        tree,
        (path) =>
          isIn('server')(path) &&
          !COMPOSITION_ROOT.test(path) &&
          !/^server\/(testing|seed)\/|\.test\.ts$/.test(path),
        ({ target }) => target !== null && topFolderOf(target) === 'paystack-simulator',
      ),
  },
  {
    title: 'web imports downwards: routes, features, ui, lib',
    instead: 'Move the shared part down (into ui or lib), or compose the two in the route.',
    find: (tree) =>
      importsThat(tree, isIn('web'), ({ target }, { path }) => {
        const from = layerOf(path);
        const to = target?.startsWith('web/') ? layerOf(target) : undefined;
        return from !== undefined && to !== undefined && to > from;
      }),
  },
  {
    title: 'a feature never imports another feature',
    instead: 'Compose both in the route, or move what they share to web/ui or web/lib.',
    find: (tree) =>
      importsThat(tree, isIn('web/features'), ({ target }, { path }) => {
        const other = target === null ? undefined : featureOf(target);
        return other !== undefined && other !== featureOf(path);
      }),
  },
  {
    title: 'no file imports itself by way of others',
    instead: 'Move what both need, often a type, into a file that neither imports.',
    find: circles,
  },
  {
    title: 'an import inside the project carries its extension',
    instead: 'Write the file name whole, such as `./money.ts`: Node runs these files as they are.',
    find: (tree) =>
      importsThat(
        tree,
        () => true,
        ({ target, specifier }) =>
          target !== null &&
          !/\.(tsx?|mjs|css|json|svg|woff2)(\?\w+)?$/.test(specifier) &&
          !specifier.includes('${'),
      ),
  },
];
