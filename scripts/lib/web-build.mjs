/** Builds the browser part when its sources changed since the last build. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { runQuietly } from './run-quietly.mjs';

const SOURCES = [
  ...['web', 'contract', 'vite.config.ts', 'package-lock.json'],
  ...['browser-contract', 'chunks', 'offline-worker', 'word-language'].map(
    (name) => `scripts/lib/${name}.ts`,
  ),
];
const STAMP = 'dist/.web-build';

/** Files among the sources that a build does not read, or writes itself. */
const NOT_A_SOURCE = /\.(test|gen)\.tsx?$/;

/**
 * Runs `vite build` in each language unless dist/ holds the result for exactly these sources. Throws a PlainError when it fails.
 *
 * @param {string} root the project's folder
 * @param {string} node a Node that can run Vite
 */
export async function ensureWebBuilt(root, node) {
  const wanted = hashSources(root);
  const stamp = join(root, STAMP);
  if (readText(stamp) === wanted) return;

  console.log('Building the browser part.');
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  // English first, because it empties the folder. French is written next to it (decision 0019).
  for (const language of [[], ['--mode', 'fr']]) {
    const args = [vite, 'build', '--logLevel', 'warn', ...language];
    const result = await runQuietly(node, args, { cwd: root, env });
    if (result.code !== 0)
      throw new PlainError(`The browser part could not be built:\n${withoutStack(result.output)}`);
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** @param {string} output */
function withoutStack(output) {
  return output.replace(/^ +at .*\n?/gm, '').trim();
}

/**
 * @param {string} root
 * @param {readonly string[]} [sources] files and folders within it
 */
export function hashSources(root, sources = SOURCES) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path a file or a folder
 * @returns {string[]} all files in a fixed order
 */
function filesUnder(path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    throw new PlainError(`${path} is missing; the browser part cannot be built without it.`);
  }
  return entries
    .filter((entry) => !NOT_A_SOURCE.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)],
    );
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
