/** Laws of the server: the order of modules, their files, who owns which table, who may call whom. */
import { importsThat, type Law } from './law.ts';
import { type Code, findIn, isTest, type Source, type Tree } from './source.ts';

/**
 * The files a module may have. Past 300 lines, split into folders of the same shape by sub-noun.
 * `acts` defines what can happen to its rows, `guards` refuses it, `views` turns rows into replies, `scheduled-tasks` is the clock's work.
 */
const OPEN_FILES = ['commands', 'queries', 'policy', 'rules', 'acts', 'guards', 'views', 'adapter'];
/** Private to the module: no other module imports them. */
const CLOSED_FILES = ['routes', 'effects', 'scheduled-tasks'];
/** The ledger has its own file names. */
const LEDGER_FILES = ['accounts', 'postings', 'post', 'audit'];
/** Folders of the server that are not modules: those that know nothing of the business, and those that run the whole product. */
const GENERAL = ['core', 'documents', 'web-assets'];
const NO_MODULE = [...GENERAL, 'db', 'testing', 'seed'];
/** Code that reads the ledger to verify it, or that acts as people from outside. */
const SEES_LEDGER = /^server\/(ledger|audit|testing)\//;
const SENDS_REQUESTS = /^server\/(payments|core|testing|seed)\//;
const DRIVERS = /^(pg|kysely|@electric-sql\/pglite)(\/|$)/;
/** Packages that can send a request, and the names they export for it. */
const CLIENTS = /^(node:https?|undici)$/;
const SENDS = /^(request|get|fetch|default|\*)$/;
/** Files that read, decide or show. */
const READERS = /^server\/.*\/(queries|policy|rules|guards|views)\.ts$/;
const WRITERS = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const WRITE = /\b(?:insert\s+into|update\s+\w+(?:\s+(?:as\s+)?\w+)?\s+set|delete\s+from|merge\s+into)\b/i;
/** SQL whose effect lasts for a session; behind a pooler the next transaction has another session. */
const OF_A_SESSION =
  /\bpg_(?:try_)?advisory_lock|\bset_config\([^)]*,\s*false\)|\bcreate\s+temp|\bwith\s+hold\b|^\s*(?:set\s+(?!local\b)\w+\s*(?:=|to\b)|listen\b\s+\S|prepare\b\s+\w+\s+as\b)/i;
const LEDGER_TABLES = /\bledger_(accounts|transactions|entries)\b/;

function moduleOf(path: string): string | undefined {
  return /^server\/([^/]+)\/./.exec(path)?.[1];
}

function fileWord(path: string): string {
  return /([^/]+?)\.\w+$/.exec(path)?.[1] ?? '';
}

function isModuleFile(path: string): boolean {
  const name = moduleOf(path);
  return name !== undefined && !NO_MODULE.includes(name);
}

function openFiles(module: string): string[] {
  return module === 'ledger' ? [...OPEN_FILES, ...LEDGER_FILES] : OPEN_FILES;
}

/** True if code in module `from` may not import module `to`: `to` must come before `from` in the order. */
function againstOrder(order: string[], from: string, to: string): boolean {
  return order.indexOf(to) === -1 || order.indexOf(to) > order.indexOf(from);
}

/** Returns the module that owns each table: the one named in the first line of the migration that creates it. */
function tableOwners(files: Source[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { text } of files.filter(({ path }) => isMigration(path))) {
    const owner = /^-- ([a-z-]+):/.exec(text)?.[1] ?? '';
    for (const [, table = ''] of text.matchAll(/create table (?:if not exists )?(\w+)/gi))
      owners.set(table, owner);
  }
  return owners;
}

function isMigration(path: string): boolean {
  return /^server\/db\/(migrations|after-deploy)\/.*\.sql$/.test(path);
}

/** Searches the texts in the code: string literals and the fixed parts of templates. */
function findText(code: Code, matches: (text: string) => string | undefined): string[] {
  return findIn(code, (report) => {
    const look = (node: { start: number }, text: string) => {
      const what = matches(text);
      if (what !== undefined) report(node, what);
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') look(node, node.value);
      },
      TemplateElement(node) {
        look(node, node.value.raw);
      },
    };
  });
}

/** Finds writes to tables of other modules, through Kysely or in SQL. */
function foreignWrites(tree: Tree): string[] {
  const owners = tableOwners(tree.files);
  return tree.code
    .filter(({ path }) => (isModuleFile(path) || path.startsWith('server/core/')) && !isTest(path))
    .flatMap((code) => {
      const own = moduleOf(code.path);
      const foreign = (table: string | undefined) =>
        table !== undefined && owners.has(table) && owners.get(table) !== own;
      const calls = findIn(code, (report) => ({
        CallExpression({ callee, arguments: [first], start }) {
          if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
          if (!WRITERS.includes(callee.property.name)) return;
          const table = first?.type === 'Literal' ? String(first.value).split(' ')[0] : undefined;
          if (foreign(table)) report({ start }, `${table} belongs to ${owners.get(table ?? '')}`);
        },
      }));
      const texts = findText(code, (text) => {
        const table = /\b(?:insert\s+into|update|delete\s+from)\s+"?(\w+)"?/i.exec(text)?.[1];
        return foreign(table) ? `${table} belongs to ${owners.get(table ?? '')}` : undefined;
      });
      return [...calls, ...texts];
    });
}

export const SERVER_LAWS: Law[] = [
  {
    title: 'every folder of the server is a module of the list',
    instead: 'Add the module to MODULE_ORDER in server/modules.ts, below everything it needs.',
    find: ({ code, moduleOrder }) =>
      code
        .filter(({ path }) => isModuleFile(path) && !moduleOrder.includes(moduleOf(path) ?? ''))
        .map(({ path }) => path),
  },
  {
    title: 'a module is made of the known files only',
    instead: `Call it one of ${[...OPEN_FILES, ...CLOSED_FILES].join(', ')} or *.test.ts; split a long one by sub-noun folder; tools go to core.`,
    find: ({ code }) =>
      code
        .filter(({ path }) => isModuleFile(path) && !isTest(path))
        .filter(({ path }) => {
          return ![...openFiles(moduleOf(path) ?? ''), ...CLOSED_FILES].includes(fileWord(path));
        })
        .map(({ path }) => path),
  },
  {
    title: 'a module imports only modules above it',
    instead:
      'Move the verb to the lower of the two modules, or react to an event of the lower one in effects.ts.',
    find: (tree) =>
      importsThat(
        tree,
        (path) => isModuleFile(path) && !isTest(path),
        ({ target }, { path }) => {
          const from = moduleOf(path) ?? '';
          const to = target === null ? undefined : moduleOf(target);
          if (to === 'testing') return true;
          if (to === undefined || to === from || NO_MODULE.includes(to)) return false;
          return againstOrder(tree.moduleOrder, from, to);
        },
      ),
  },
  {
    title: 'a module keeps its routes, effects and scheduled tasks to itself',
    instead: 'Import a verb or a read of the other module, or react to its event in your effects.ts.',
    find: (tree) =>
      importsThat(
        tree,
        (path) => isModuleFile(path) && !isTest(path),
        ({ target }, { path }) => {
          if (target === null || !isModuleFile(target)) return false;
          const to = moduleOf(target) ?? '';
          return to !== moduleOf(path) && !openFiles(to).includes(fileWord(target));
        },
      ),
  },
  {
    title: 'core, documents and web-assets know no module of the business',
    instead:
      'Hand it in as a parameter from server/app.ts. Core imports itself alone, the other two core as well.',
    find: (tree) =>
      importsThat(
        tree,
        (path) => GENERAL.includes(moduleOf(path) ?? '') && !isTest(path),
        ({ target }, { path }) =>
          target?.startsWith('server/') === true &&
          ![moduleOf(path), 'core', 'db'].includes(moduleOf(target) ?? ''),
      ),
  },
  {
    title: 'only core/db imports a database driver',
    instead:
      'Take `Db` or `Write` from server/core/db/database.ts; of Kysely only `sql`, helpers and types go elsewhere.',
    find: (tree) =>
      importsThat(
        tree,
        (path) => path.startsWith('server/') && !/^server\/(core\/db|testing)\//.test(path),
        ({ specifier, values }) =>
          DRIVERS.test(specifier) &&
          !/^kysely\/helpers\//.test(specifier) &&
          values.some((name) => !(specifier === 'kysely' && name === 'sql')),
      ),
  },
  {
    title: 'only payments and core send requests to others',
    instead: 'Call a function of server/payments/adapter.ts.',
    find: ({ code }) =>
      code
        .filter(({ path }) => path.startsWith('server/') && !SENDS_REQUESTS.test(path))
        .filter(({ path }) => !isTest(path))
        .flatMap((file) =>
          findIn(file, (report) => ({
            CallExpression({ callee, start }) {
              if (callee.type === 'Identifier' && callee.name === 'fetch') report({ start }, 'fetch');
            },
          })).concat(
            file.imports
              .filter(
                ({ specifier, values }) => CLIENTS.test(specifier) && values.some((name) => SENDS.test(name)),
              )
              .map(({ line, specifier }) => `${file.path}:${line}  ${specifier}`),
          ),
        ),
  },
  {
    title: 'nothing is kept in a session of the database',
    instead:
      'Lock with pg_advisory_xact_lock and set with `set local`: DATABASE_URL may lead through a pooler.',
    find: ({ code }) =>
      code
        .filter(({ path }) => path.startsWith('server/') && !path.startsWith('server/testing/'))
        // listen.ts has its own connection, past any pooler; pooler.ts handles being behind one.
        .filter(({ path }) => !isTest(path) && !/^server\/core\/db\/(listen|pooler)\.ts$/.test(path))
        .flatMap((file) => findText(file, (text) => OF_A_SESSION.exec(text)?.[0])),
  },
  {
    title: 'only the ledger mentions ledger tables',
    instead: 'Post with a word of server/ledger/postings.ts and read through server/ledger/queries.ts.',
    find: ({ code, files }) => [
      ...code
        .filter(({ path }) => path.startsWith('server/') && !SEES_LEDGER.test(path))
        .filter(({ path }) => !isTest(path))
        .flatMap((file) => findText(file, (text) => LEDGER_TABLES.exec(text)?.[0])),
      ...files
        .filter(
          ({ path, text }) => isMigration(path) && LEDGER_TABLES.test(text) && !text.startsWith('-- ledger:'),
        )
        .map(({ path }) => path),
    ],
  },
  {
    title: 'a module writes only its own tables',
    instead: 'Call a command of the module that owns the table (named in the first line of its migration).',
    find: foreignWrites,
  },
  {
    title: 'queries, rules, policies, guards and views never write',
    instead: 'Make it a command in commands.ts.',
    find: ({ code }) =>
      code
        .filter(({ path }) => READERS.test(path) && isModuleFile(path))
        .flatMap((file) => [
          ...findIn(file, (report) => ({
            MemberExpression({ property, start }) {
              if (property.type === 'Identifier' && WRITERS.includes(property.name))
                report({ start }, property.name);
            },
          })),
          ...findText(file, (text) => WRITE.exec(text)?.[0]),
        ]),
  },
  {
    title: 'a migration is numbered, and its first line names its module',
    instead: 'Name it 0007-bids.sql with a number of its own and begin it with `-- bids: what it is for`.',
    find: ({ files, moduleOrder }) => {
      const migrations = files.filter(({ path }) => isMigration(path));
      const numbers = migrations.map(({ path }) => /\/(\d{4})-[a-z0-9-]+\.sql$/.exec(path)?.[1]);
      return migrations
        .filter(({ text }, index) => {
          const owner = /^-- ([a-z-]+): \S/.exec(text)?.[1] ?? '';
          const number = numbers[index];
          const known = owner === 'core' || moduleOrder.includes(owner);
          return !known || number === undefined || numbers.indexOf(number) !== index;
        })
        .map(({ path }) => path);
    },
  },
];
