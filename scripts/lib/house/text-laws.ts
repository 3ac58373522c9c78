/** Laws on texts and settings: nothing half done, nothing of one machine, everything pinned. */
import { homedir } from 'node:os';
import { type LockFile, missingEntries } from '../lock-file.ts';
import type { Law } from './law.ts';
import { type Code, findIn, place, type Source, type Tree } from './source.ts';

/** Assembled from halves so that this file does not break its own law. */
const HALF_DONE = new RegExp(
  `\\b(${['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK'].join('|')})\\b|${'coming' + ' soon'}|${'lorem' + ' ipsum'}`,
  'g',
);
const HALF_DONE_IN_ANY_CASE = new RegExp(`${'coming' + ' soon'}|${'lorem' + ' ipsum'}`, 'gi');
const MACHINE_PATH = /(?<=^|[\s'"`(=:>])\/(home|Users|root|tmp|mnt)\/\w[\w./-]*/gm;

/** Documents that are not in the repository, by the names once used to cite them. */
const ELSEWHERE = new RegExp(
  `\\b(${['decisions', 'security', 'look', 'screens', 'voice', 'reads', 'safety'].join('|')})\\.md\\b|\\bspecification(\\.txt)? \\d`,
  'g',
);
const CITED_RULE = /\brules? (\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)/g;

function citations({ code, files }: Tree): string[] {
  const book = files.find(({ path }) => path === 'docs/rules.md')?.text;
  const known = new Set(
    [...(book ?? '').matchAll(/^(?:## )?(\d+\.\d+|\d+(?=\. ))/gm)].map(([, rule]) => rule),
  );
  return code.flatMap((source) => [
    ...matches(source, ELSEWHERE),
    ...(book === undefined || source.path.startsWith('scripts/lib/house/')
      ? []
      : [...source.text.matchAll(CITED_RULE)]
          .filter(([, rules = '']) => rules.split(/, | and | to /).some((rule) => !known.has(rule)))
          .map((match) => place(source, match.index, match[0]))),
  ]);
}

function written({ files }: Tree): Source[] {
  return files.filter(({ path }) => path !== 'package-lock.json');
}

function matches(source: Source, pattern: RegExp): string[] {
  return [...source.text.matchAll(pattern)].map((match) => place(source, match.index, match[0]));
}

/** This machine's own folders, unless their paths are short enough to be mistaken for a word. */
function thisMachine(): string[] {
  return [process.cwd(), homedir()].filter((path) => path.split(/[\\/]/).length > 2);
}

function unpinned({ files }: Tree): string[] {
  const file = files.find(({ path }) => path === 'package.json');
  if (!file) return [];
  const { dependencies = {}, devDependencies = {} } = JSON.parse(file.text) as Record<
    string,
    Record<string, string>
  >;
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json  ${name} ${version}`);
}

function registryHosts({ files }: Tree): string[] {
  return files.flatMap((file) => {
    if (file.path === 'package-lock.json') return matches(file, /"resolved": *"https?:[^"]*"/g).slice(0, 5);
    if (file.path === '.npmrc') return matches(file, /^.*(registry|_auth).*=.*\/\/.*$/gm);
    return [];
  });
}

/** Without them `npm ci` refuses the lock file, on every machine. */
function missingBuilds({ files }: Tree): string[] {
  const lock = files.find(({ path }) => path === 'package-lock.json');
  if (!lock) return [];
  return missingEntries(JSON.parse(lock.text) as LockFile).map(
    ({ path, wantedBy }) => `${path}  for ${wantedBy}`,
  );
}

/** The router writes its tree when the browser part is built; a route that is missing there does not exist. */
function routesOutsideTree({ files }: Tree): string[] {
  const routes = files
    .map(({ path }) => /^web\/routes\/(.+)\.tsx$/.exec(path)?.[1])
    .filter((name): name is string => name !== undefined && !/\.test$|(^|\/)-/.test(name));
  const tree = files.find(({ path }) => path === 'web/route-tree.gen.ts')?.text ?? '';
  const known = new Set([...tree.matchAll(/from ['"]\.\/routes\/([^'"]+)['"]/g)].map(([, name]) => name));
  const missing = routes
    .filter((name) => !known.has(name))
    .map((name) => `web/routes/${name}.tsx is missing in it`);
  const gone = [...known]
    .filter((name) => !routes.includes(name ?? ''))
    .map((name) => `routes/${name} is gone`);
  return [...missing, ...gone];
}

/** Words of the project's early days; docs/glossary.md and the industry have better ones. */
const RETIRED =
  /\b(parcels?|carriers?|tellings?|farness|becameOf|packText|asData|demandRoom|can not|guest house|shop window)\b/gi;

/** Names are looked at whole and word by word: `rowsOf` is `rowsOf` and `rows Of`. */
function retiredWords(code: Code): string[] {
  const comments = code.comments.flatMap(({ value, start }) =>
    [...value.matchAll(RETIRED)].map((match) => place(code, start + match.index, match[0])),
  );
  const names = findIn(code, (report) => {
    const look = (node: { start: number; name: string }) => {
      const words = node.name.replaceAll('_', ' ').replace(/([a-z\d])(?=[A-Z])/g, '$1 ');
      if (`${node.name} ${words}`.match(RETIRED)) report(node, node.name);
    };
    const lookAtType = ({ id }: { id: { start: number; name: string } }) => {
      if (/Standing$/.test(id.name)) report(id, id.name);
    };
    return {
      Identifier: look,
      JSXIdentifier: look,
      TSTypeAliasDeclaration: lookAtType,
      TSInterfaceDeclaration: lookAtType,
    };
  });
  return [...new Set([...comments, ...names])];
}

const PATHS = 'contract/site/paths.ts';
/** The operator console has its own addresses; the router's files are named after theirs. */
const SPELLS_ADDRESSES = /\.test\.tsx?$|^web\/(routes|features\/operator)\/|^server\/testing\//;

/** Finds strings that contain the address of a screen, on its own or followed by more. */
function spelledAddresses({ code }: Tree): string[] {
  const paths = code.find(({ path }) => path === PATHS)?.text ?? '';
  const first = new Set([...paths.matchAll(/'\/(\w+)/g)].map(([, name]) => name));
  const address = new RegExp(`(^|=")/(${[...first].join('|')})(?![\\w-])`);
  return code
    .filter(
      ({ path }) => /^(web|contract|server)\//.test(path) && !SPELLS_ADDRESSES.test(path) && path !== PATHS,
    )
    .flatMap((source) =>
      findIn(source, (report) => ({
        Literal(node) {
          if (typeof node.value === 'string' && address.test(node.value)) report(node, node.value);
        },
        TemplateElement(node) {
          if (address.test(node.value.raw)) report(node, node.value.raw.trim());
        },
      })),
    );
}

export const TEXT_LAWS: Law[] = [
  {
    title: 'nothing is half done',
    instead: 'Finish it, or leave it out and open an issue.',
    find: (tree) =>
      written(tree).flatMap((file) => [
        ...new Set([...matches(file, HALF_DONE), ...matches(file, HALF_DONE_IN_ANY_CASE)]),
      ]),
  },
  {
    title: 'comments cite what is in the repository, and rules that there are',
    instead: 'Say the rule itself, or cite its number in docs/rules.md: "rule 3.5".',
    find: citations,
  },
  {
    title: 'names and comments use the words of the industry',
    instead:
      'Say action, queued write, sender, notification, score, "cannot"; give a type a name of its own, such as AccountState.',
    find: ({ code }) => code.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(retiredWords),
  },
  {
    title: 'no path of one machine',
    instead: 'Work it out from import.meta.dirname, os.tmpdir() or a setting.',
    find: (tree) =>
      written(tree).flatMap((file) => [
        ...matches(file, MACHINE_PATH),
        ...thisMachine()
          .filter((path) => file.text.includes(path))
          .map((path) => `${file.path}  ${path}`),
      ]),
  },
  {
    title: 'no registry host in the lock file or .npmrc',
    instead:
      'Install with this project’s .npmrc (omit-lockfile-registry-resolved), so that any registry serves.',
    find: registryHosts,
  },
  {
    title: 'the lock file names the builds for every kind of machine',
    instead:
      'Run `node scripts/complete-lock.ts` after `npm install`: some registries lack them and npm leaves them out.',
    find: missingBuilds,
  },
  {
    title: 'every dependency is pinned to one version',
    instead: 'Write the exact version: an old npm picks old packages out of a range.',
    find: unpinned,
  },
  {
    title: 'the browser part writes days and numbers by the catalogue',
    instead:
      'Use web/lib/dates.ts and money.ts over contract/words/en/language.ts: the first `Intl` formatter of a page takes a phone 100 ms.',
    find: (tree) =>
      written(tree)
        .filter(({ path }) => path.startsWith('web/') && !path.includes('.test.'))
        .flatMap((file) => matches(file, /\bIntl\.\w+|\.toLocale\w*String\b/g)),
  },
  {
    title: 'the address of a screen stands once',
    instead: 'Take it from contract/site/paths.ts: `paths.order.hunter`, or `paths.fill(paths.pay, { id })`.',
    find: spelledAddresses,
  },
  {
    title: 'the route tree knows every route file',
    instead: 'Build the browser part once (`npm start` does) and commit web/route-tree.gen.ts.',
    find: routesOutsideTree,
  },
];
