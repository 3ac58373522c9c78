/** Breaks every structural law once, to show that each one notices. */
import { expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';
import { makeTree } from './source.ts';

/** A small project that breaks no law. */
const GOOD = {
  'contract/jobs/jobs.ts': "/** Jobs. */\nimport * as z from 'zod/mini';\nexport const job = z.object({});\n",
  'contract/site/paths.ts': "/** Addresses. */\nexport const openJob = '/jobrequest/job/$id';\n",
  'server/modules.ts':
    "/** The order. */\nexport const MODULE_ORDER = ['ledger', 'jobs', 'bids'] as const;\n",
  'server/core/db/database.ts':
    "/** The database. */\nimport pg from 'pg';\nexport class Client extends pg.Client {}\n",
  'server/db/migrations/0001-jobs.sql': '-- jobs: what hunters post\ncreate table jobs (id uuid);\n',
  'server/jobs/queries.ts':
    "/** Reads. */\nimport { sql } from 'kysely';\nexport const all = sql`select * from jobs`;\n",
  'server/jobs/acts.ts':
    "/** Acts. */\nexport const jobs = { table: 'jobs', columnsOf: (status, at) => ({ status, ended_at: at, updated_at: at }) };\n",
  'server/bids/commands.ts':
    "/** Writes. */\nimport { all } from '#server/jobs/queries.ts';\nexport function apply() {\n  return all;\n}\n",
  'web/features/jobs/parts/job-card.tsx':
    "/** A job. */\nimport { Card } from '#web/ui/basics/card.tsx';\nexport { Card as JobCard };\n",
  'web/ui/basics/card.tsx': '/** A card. */\nexport function Card() {\n  return <p />;\n}\n',
  'web/routes/_app/$id.tsx': '/** A route. */\nexport const Route = 1;\n',
  'web/route-tree.gen.ts': "import { Route } from './routes/_app/$id'\n",
  'package.json': '{"dependencies":{"zod":"4.6.7"}}',
  'docs/rules.md': '## 3. Money\n\n3.1 Round down.\n',
};

const HEAD = '/** A file. */\n';
const manyLines = (count: number) => `${HEAD}${'export {};\n'.repeat(count)}`;
const split = (...halves: string[]) => halves.join('');

/** For each law, by its title: files that break it, each on its own. */
const BAD: Record<string, Record<string, string>> = {
  'contract imports zod and itself, nothing else': {
    'contract/a.ts': `${HEAD}import 'kysely';`,
    'contract/b.ts': `${HEAD}import type { X } from '#server/core/db/database.ts';`,
  },
  'server imports neither web nor tools': {
    'server/core/a.ts': `${HEAD}import '../../web/ui/basics/card.tsx';`,
  },
  'web imports contract and itself, never the server': {
    'web/lib/a.ts': `${HEAD}export type { X } from '#server/core/db/database.ts';`,
    'web/lib/b.ts': `${HEAD}export const x = () => import('#server/core/db/database.ts');`,
  },
  'paystack-simulator stands alone': { 'paystack-simulator/a.ts': `${HEAD}import '#contract/jobs/jobs.ts';` },
  'only the composition root, the seed and tests start the simulator': {
    'server/jobs/commands.ts': `${HEAD}import '#simulator/app.ts';`,
  },
  'web imports downwards: routes, features, ui, lib': {
    'web/ui/a.tsx': `${HEAD}import '#web/features/jobs/parts/job-card.tsx';`,
    'web/lib/a.ts': `${HEAD}import '../ui/card.tsx';`,
  },
  'a feature never imports another feature': {
    'web/features/bids/parts/a.tsx': `${HEAD}import '../../jobs/parts/job-card.tsx';`,
  },
  'every form keeps what is typed': {
    'web/features/jobs/parts/a.tsx': `${HEAD}export const form = useContractForm({});`,
    'web/features/jobs/parts/b.tsx': `${HEAD}export const form = <form />;`,
    'web/features/jobs/parts/c.tsx': `${HEAD}export const form = useFormCall({\n    schema,\n  });`,
    'web/routes/d.tsx': `${HEAD}export const form = <form />;`,
  },
  'there is one way to do a form': {
    'web/features/jobs/parts/a.tsx': `${HEAD}export const form = useContractForm(schema, start);`,
  },
  'no file imports itself by way of others': {
    'web/ui/basics/card.tsx': `${HEAD}import type { JobCard } from './card.tsx';`,
    'contract/jobs/jobs.ts': `${HEAD}export const later = () => import('#contract/jobs/jobs.ts');`,
  },
  'an import inside the project carries its extension': { 'web/lib/a.ts': `${HEAD}import './b';` },
  'every folder of the server is a module of the list': {
    'server/chat/queries.ts': HEAD,
  },
  'a module is made of the known files only': { 'server/jobs/helpers.ts': HEAD },
  'a module imports only modules above it': {
    'server/jobs/commands.ts': `${HEAD}import '#server/bids/commands.ts';`,
    'server/bids/queries.ts': `${HEAD}import '../testing/app.ts';`,
  },
  'a module keeps its routes, effects and scheduled tasks to itself': {
    'server/bids/queries.ts': `${HEAD}import '../jobs/routes.ts';`,
  },
  'core, documents and web-assets know no module of the business': {
    'server/documents/b.ts': `${HEAD}import '#server/web-assets/web.ts';`,
    'server/core/a.ts': `${HEAD}import '#server/jobs/queries.ts';`,
  },
  'only core/db imports a database driver': {
    'server/jobs/rules.ts': `${HEAD}import pg from 'pg';`,
    'server/core/a.ts': `${HEAD}import { Kysely, sql } from 'kysely';`,
    'server/core/b.ts': `${HEAD}import '@electric-sql/pglite/vector';`,
  },
  'only payments and core send requests to others': {
    'server/jobs/effects.ts': `${HEAD}export const x = () => fetch('x');`,
    'server/bids/effects.ts': `${HEAD}import { request } from 'node:https';`,
  },
  'nothing is kept in a session of the database': {
    'server/jobs/commands.ts': `${HEAD}export const lock = sql\`select pg_advisory_lock(1)\`;`,
    'server/core/a.ts': `${HEAD}export const text = 'set work_mem = 1';`,
    'server/bids/queries.ts': `${HEAD}export const text = "select set_config('a', 'b', false)";`,
    'server/core/live/b.ts': `${HEAD}export const text = 'listen adire';`,
  },
  'only the ledger mentions ledger tables': {
    'server/jobs/rules.ts': `${HEAD}export const x = 'select 1 from ledger_entries';`,
    'server/db/migrations/0002-jobs.sql': '-- jobs: more\nupdate ledger_accounts set a = 1;',
  },
  'a module writes only its own tables': {
    'server/bids/effects.ts': `${HEAD}export const x = (tx) => tx.updateTable('jobs');`,
    'server/bids/adapter.ts': `${HEAD}export const x = sql\`delete from jobs where id = \${1}\`;`,
  },
  'queries, rules, policies, guards and views never write': {
    'server/jobs/lists/queries.ts': `${HEAD}export const x = (tx) => tx.updateTable('jobs');`,
    'server/jobs/rules.ts': `${HEAD}export const x = sql\`update jobs j set title = \${1}\`;`,
    'server/jobs/views.ts': `${HEAD}export const x = sql\`insert into jobs (id) values (\${1})\`;`,
  },
  'a migration is numbered, and its first line names its module': {
    'server/db/migrations/0001-more.sql': '-- jobs: the same number',
    'server/db/migrations/0003-chat.sql': '-- chat: no such module',
    'server/db/migrations/four.sql': '-- jobs: no number',
  },
  'acts alone change a status': {
    'server/jobs/commands.ts': `${HEAD}export const x = (tx) => tx.updateTable('jobs').where('id', '=', 1).set({ status: 'ended' });`,
    'server/jobs/lists/commands.ts': `${HEAD}export const x = (tx, at) => tx.updateTable('jobs').set({ ended_at: at });`,
    'server/jobs/more/commands.ts': `${HEAD}export const x = (tx) => tx.insertInto('jobs').values({ id: 1, state: 'new' });`,
    'server/jobs/policy.ts': `${HEAD}export const x = (tx, job) => perform(tx, jobs, job, 'edit', { set: { status: 'ended' } });`,
    'server/jobs/effects.ts': `${HEAD}export const x = (at) => sql\`update jobs j set title = \${at}, ended_at = \${at} where id = 1\`;`,
    'server/jobs/scheduled-tasks.ts': `${HEAD}export const x = 'insert into jobs (id, status) values (1, 2)';`,
    'server/jobs/adapter.ts': `${HEAD}export const x = 'insert into jobs (id) values (1) on conflict do update set state = 1';`,
  },
  'no number is made of money outside the money files': {
    'server/jobs/rules.ts': `${HEAD}export const x = (job) => Number(job.price_kobo);`,
    'server/jobs/effects.ts': `${HEAD}export const x = (job) => toNaira(job.price) * 2;`,
    'web/ui/a.tsx': `${HEAD}export const x = (amount) => +amount;`,
  },
  'ledger, rules, policies and adapters stay in kobo': {
    'server/ledger/post.ts': `${HEAD}export const x = (job) => toNaira(job.price);`,
  },
  'files and folders are named in kebab-case': {
    'web/ui/MyCard.tsx': HEAD,
    'server/Jobs/queries.ts': HEAD,
  },
  'a feature is made of screens, dialogs, parts and plain files': {
    'web/features/jobs/helper.tsx': HEAD,
    'web/features/jobs/helpers/card.tsx': HEAD,
  },
  'no file is longer than 300 lines': { 'web/ui/a.tsx': manyLines(300) },
  'no function is longer than 60 lines': {
    'web/ui/a.tsx': `${HEAD}export function x() {\n${'a();\n'.repeat(60)}}`,
  },
  'every file says in one sentence at its head what it is for': {
    'web/ui/a.tsx': 'export const x = 1;\n/** Too late. */',
    'web/ui/b.tsx': '/** */\nexport const x = 1;',
  },
  'exports have names and stand where they are made': {
    'web/ui/a.tsx': `${HEAD}export default 1;`,
    'web/ui/b.tsx': `${HEAD}export * from './card.tsx';`,
  },
  'no enum, namespace, parameter property or any': {
    'web/lib/a.ts': `${HEAD}export enum X { A }`,
    'web/lib/b.ts': `${HEAD}export const x: any = 1;`,
    'web/lib/c.ts': `${HEAD}export namespace X { export const a = 1; }`,
    'web/lib/d.ts': `${HEAD}export class X extends Error { constructor(readonly a: string) { super(a); } }`,
  },
  'no classes but errors': { 'server/jobs/rules.ts': `${HEAD}export class Job {}` },
  'no check is switched off by a comment': {
    'web/lib/a.ts': `${HEAD}// ${split('@ts-', 'ignore')}`,
    'web/lib/b.ts': `${HEAD}/* ${split('biome-', 'ignore')} lint: x */`,
  },
  'every test runs, and none waits for a fixed time': {
    'web/lib/a.test.ts': `${HEAD}test.${'only'}('x', () => {});`,
    'e2e/a.e2e.ts': `${HEAD}test.describe.${'skip'}('x', () => {});`,
    'e2e/b.e2e.ts': `${HEAD}page.${'waitForTimeout'}(1);`,
  },
  'nothing is half done': {
    'web/lib/a.ts': `${HEAD}// ${split('TO', 'DO')}`,
    'README.md': split('Coming', ' Soon'),
  },
  'comments cite what is in the repository, and rules that there are': {
    'server/core/a.ts': `${HEAD}// As ${split('decisions', '.md')} says.\n`,
    'server/core/b.ts': `${HEAD}// As ${split('specification', ' 2.10')} says.\n`,
    'server/core/c.ts': `${HEAD}// See ${split('rule', ' 9.9')}.\n`,
  },
  'names and comments use the words of the industry': {
    'web/lib/a.ts': `${HEAD}export const useFarness = 1;`,
    'web/lib/b.ts': `${HEAD}// It ${split('can', ' not')} fail.\n`,
    'server/core/a.ts': `${HEAD}export type TrailStanding = string;`,
    'server/core/b.ts': `${HEAD}export function becameOf() {}`,
    'web/ui/a.tsx': `${HEAD}export const x = <Parcel />;`,
  },
  'no path of one machine': {
    'README.md': `Open ${split('/home', '/ada/adire')}.`,
    'web/lib/a.ts': `${HEAD}export const x = '${split('/Users', '/ada')}';`,
  },
  'no registry host in the lock file or .npmrc': {
    'package-lock.json': '{"resolved": "https://packages.example/zod.tgz"}',
    '.npmrc': 'registry=https://packages.example/',
  },
  'the lock file names the builds for every kind of machine': {
    'package-lock.json': JSON.stringify({
      packages: { 'node_modules/a': { optionalDependencies: { 'a-darwin-arm64': '1.0.0' } } },
    }),
  },
  'every dependency is pinned to one version': { 'package.json': '{"dependencies":{"zod":"^4.6.7"}}' },
  'the browser part writes days and numbers by the catalogue': {
    'web/lib/a.ts': `${HEAD}export const day = new Intl.DateTimeFormat('en');`,
    'web/lib/b.ts': `${HEAD}export const day = new Date().toLocaleDateString();`,
  },
  'the address of a screen stands once': {
    'web/ui/a.tsx': `${HEAD}export const x = <a href="/jobrequest" />;`,
    'web/lib/a.ts': `${HEAD}export const x = (id) => \`/jobrequest/job/\${id}\`;`,
    'server/core/a.ts': `${HEAD}export const x = html\`<a href="/jobrequest?tab=applied">\`;`,
  },
  'the route tree knows every route file': { 'web/routes/new.tsx': HEAD },
};

const LAWS = Object.values(CHAPTERS).flat();

test('the small project breaks no law', () => {
  const tree = makeTree(GOOD);
  expect(LAWS.flatMap(({ title, find }) => find(tree).map((where) => `${title}: ${where}`))).toEqual([]);
});

test.each(LAWS)('noticed: $title', ({ title, find }) => {
  const files = Object.entries(BAD[title] ?? {});
  expect(files).not.toEqual([]);
  for (const [path, text] of files) expect(find(makeTree({ ...GOOD, [path]: text })), path).toHaveLength(1);
});
