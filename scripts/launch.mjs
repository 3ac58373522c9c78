/**
 * The first step of every npm command. Runs on any Node from 18 on: installs what is missing, finds a Node that
 * can run TypeScript, builds the browser part where the command needs it, and runs the command.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { PlainError, reportFailure } from './lib/plain-error.mjs';
import { compileCache, findNode, NODE_FLAGS, runInForeground, SERVER } from './lib/runtime.mjs';
import { watchNpm } from './lib/watch-npm.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

/**
 * @typedef {object} Verb
 * @property {string} [file] the program to run; without one, only what it needs is prepared
 * @property {import('./lib/install.mjs').InstallMode} install which packages it needs
 * @property {string} does one line for the usage text
 * @property {boolean} [needsWeb] true if the browser part has to be built first
 * @property {string[]} [args] placed before the arguments of the command line
 * @property {string[]} [nodeFlags]
 * @property {Record<string, string>} [env]
 */

/** A change in one of these folders restarts the server in `npm run dev`; the browser part reloads by itself. */
const WATCHED = ['server', 'contract', 'paystack-simulator'];

/** @type {Record<string, Verb>} */
const VERBS = {
  start: {
    file: 'server/main.ts',
    install: 'production',
    needsWeb: true,
    does: 'starts the product and prints its address',
    ...SERVER,
  },
  build: {
    install: 'production',
    needsWeb: true,
    does: 'builds the browser part into dist/web, if it changed since the last build',
  },
  test: {
    file: 'scripts/test.ts',
    install: 'full',
    does: 'runs all tests; --only=check,browser runs some parts, --changed what a change can reach',
  },
  'test:long': {
    file: 'scripts/test.ts',
    install: 'full',
    args: ['--only=pglite,processes,sequences', '--long'],
    does: 'runs the long form of the random tests, races, kills and outages, and every API test on PGlite',
  },
  'test:cluster': {
    file: 'node_modules/vitest/vitest.mjs',
    install: 'full',
    needsWeb: true,
    args: ['run', '--config=vitest.faults.config.ts', 'faults/cluster'],
    does: 'tries what takes Debian packages of its own: pgbackrest, patroni, etcd-server, haproxy',
  },
  fuzz: {
    file: 'node_modules/vitest/vitest.mjs',
    install: 'full',
    args: ['run', '--config=vitest.faults.config.ts', 'faults/requests/fuzz'],
    does: 'sends 2,000 random requests; FAULTS_RUNS=50000 sends more, FAULTS_SEED=7 others',
  },
  dev: {
    file: 'server/main.ts',
    install: 'full',
    does: 'starts the product and reloads it on every change',
    nodeFlags: ['--watch-preserve-output', ...WATCHED.map((folder) => `--watch-path=${folder}`)],
    env: { ADIRE_DEV: '1' },
  },
  check: {
    file: 'scripts/check.ts',
    install: 'full',
    does: 'checks types, lint, format, unused code and the house rules',
  },
  e2e: {
    file: 'scripts/e2e.ts',
    install: 'full',
    does: 'runs the browser tests; takes Playwright arguments',
  },
  lighthouse: {
    file: 'scripts/lighthouse.ts',
    install: 'full',
    does: 'asks Lighthouse about six pages, as on a phone',
  },
  'data-cost': {
    file: 'scripts/data-cost.ts',
    install: 'full',
    does: 'says what the way to the first application costs in data and naira',
  },
  'buying-time': {
    file: 'scripts/buying-time.ts',
    install: 'full',
    does: 'says how long a newcomer needs from the front page to a paid package',
  },
  'remarks-time': {
    file: 'scripts/remarks-time.ts',
    install: 'full',
    does: 'says how long three remarks at their places take, in the proof room and by messages',
  },
  'slow-network': {
    file: 'scripts/slow-network.ts',
    install: 'full',
    does: 'times the front page and the dashboard on slow 3G',
  },
  bench: { file: 'bench/run.ts', install: 'full', does: 'measures the API against a bare handler' },
  screens: {
    file: 'scripts/screens.ts',
    install: 'full',
    does: 'takes pictures of every screen into docs/screens; --only=WORD takes some',
  },
  reel: {
    file: 'scripts/reel.ts',
    install: 'full',
    does: 'films half a minute of the product into docs/tour/reel.webp',
  },
  compose: {
    file: 'scripts/compose.ts',
    install: 'full',
    does: 'plays the tunes of the example market anew; WORD plays those whose names hold it',
  },
  animate: {
    file: 'scripts/animate.ts',
    install: 'full',
    does: 'plays the films of the example market anew, with ffmpeg; WORD plays those whose names hold it',
  },
  paint: {
    file: 'scripts/paint.ts',
    install: 'full',
    does: 'draws the pictures of the example market anew; WORD draws those whose names hold it',
  },
  words: {
    file: 'scripts/words.ts',
    install: 'production',
    does: 'prints every sentence of the product with its place, in both languages',
  },
  lifecycles: {
    file: 'scripts/generate-lifecycles.ts',
    install: 'full',
    does: 'writes docs/lifecycles.md from the acts of the contract',
  },
  seed: { file: 'scripts/seed.ts', install: 'production', does: 'fills the database with a market' },
  operator: { file: 'scripts/operator.ts', install: 'production', does: 'grant EMAIL, revoke EMAIL, list' },
  files: {
    file: 'scripts/files.ts',
    install: 'production',
    does: 'copy disk s3, copy s3 disk: moves the files of a running market; check: compares them with the database',
  },
  audit: {
    file: 'scripts/audit.ts',
    install: 'production',
    does: 'checks every money invariant on the database and says how much is explained',
  },
  'after-deploy': {
    file: 'scripts/after-deploy.ts',
    install: 'production',
    does: 'takes away what only the version before asked for, once that runs nowhere any more',
  },
  backup: {
    file: 'scripts/backup.ts',
    install: 'production',
    does: '--to=FOLDER: backs up the database and every stored file; --stanza=NAME by pgBackRest',
  },
  restore: {
    file: 'scripts/restore.ts',
    install: 'production',
    does: '--from=FOLDER: puts the newest backup into an empty DATA_DIR and an empty database',
  },
  'restore-drill': {
    file: 'scripts/restore-drill.ts',
    install: 'production',
    does: '--from=FOLDER: restores the newest backup elsewhere, proves it and says what it took',
  },
  'verify-statement': {
    file: 'scripts/verify-statement.ts',
    install: 'production',
    does: 'FILE [EARLIER FILE]: re-adds and checks a statement of account',
  },
  'paystack-simulator': {
    file: 'scripts/paystack-simulator.ts',
    install: 'production',
    does: 'starts the payment simulator alone',
  },
};

function usage() {
  const lines = Object.entries(VERBS).map(([name, verb]) => `  ${name.padEnd(20)}${verb.does}`);
  return ['Usage: node scripts/launch.mjs COMMAND [ARGUMENTS]', ...lines].join('\n');
}

/**
 * @param {string | undefined} name
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function launch(name, args) {
  const verb = name !== undefined && Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) {
    console.error(usage());
    return 2;
  }
  if (Number(process.versions.node.split('.')[0]) < 18)
    throw new PlainError(`This needs Node 18 or newer; this machine has ${process.versions.node}.`);

  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  await ensureInstalled(root, verb.install);
  const node = await findNode(root);
  if (verb.needsWeb) await ensureWebBuilt(root, node);
  if (!verb.file) return 0;
  return runInForeground(
    node,
    [...NODE_FLAGS, ...(verb.nodeFlags ?? []), join(root, verb.file), ...(verb.args ?? []), ...args],
    {
      cwd: root,
      env: { ...compileCache(root), ...process.env, ...verb.env },
      onStart: watchNpm,
    },
  );
}

try {
  process.exitCode = await launch(process.argv[2], process.argv.slice(3));
} catch (failure) {
  reportFailure(failure);
  process.exitCode = 1;
}
