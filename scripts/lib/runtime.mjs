/** Finds a Node that runs TypeScript natively and runs a program with it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { runNpm } from './install.mjs';
import { PlainError } from './plain-error.mjs';

const NEEDED_MAJOR = 24;
const SAME_WISH_MS = 1000;
const ENDING = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Flags for every TypeScript program of this project: Node 24.0 to 24.2 warn about running TypeScript. */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning'];

/**
 * An idle server uses little memory: a smaller nursery and two malloc arenas save a fifth. A limit on the heap makes Node collect
 * garbage after load, long before the limit is near (bench/README.md, Memory).
 */
export const SERVER = {
  nodeFlags: ['--max-semi-space-size=8', '--max-old-space-size=512'],
  env: { MALLOC_ARENA_MAX: '2' },
};

/**
 * Where Node caches the compiled sources, by content: the next start takes half the time.
 *
 * @param {string} root the project's folder
 */
export function compileCache(root) {
  return { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile') };
}

/**
 * Returns the path of a Node 24 or newer: the running one if it is, otherwise the one among the packages.
 *
 * @param {string} root the project's folder
 * @returns {Promise<string>}
 */
export async function findNode(root) {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  const packaged = packagedNode(root);
  if (!existsSync(packaged)) await runNpm(root, ['rebuild', 'node']);
  if (existsSync(packaged)) return packaged;
  throw new PlainError(
    `This needs Node ${NEEDED_MAJOR}; this machine has ${process.versions.node} and the one among the packages is missing. ` +
      'Delete node_modules and run the command again with npm install scripts allowed, or install Node 24.',
  );
}

/** @param {string} root */
function packagedNode(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Runs a program in this terminal, asks it to end when this process is asked to, and returns its exit
 * code. A terminal sends Ctrl-C to the program as well; so that the request is not mistaken for an impatient second
 * Ctrl-C, it is passed on as SIGTERM, and only once a second.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { onStart?: (end: () => void) => void }} options
 *   `onStart` gets a function that asks the program to end
 * @returns {Promise<number>}
 */
export function runInForeground(command, args, { onStart, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: 'inherit' });
    let lastPassedOn = 0;
    const passOn = () => {
      if (Date.now() - lastPassedOn < SAME_WISH_MS) return;
      lastPassedOn = Date.now();
      child.kill('SIGTERM');
    };
    for (const signal of ENDING) process.on(signal, passOn);
    onStart?.(passOn);
    child.on('error', (error) => reject(new PlainError(`${command} could not be started: ${error.message}`)));
    child.on('exit', (code, signal) => {
      for (const ending of ENDING) process.off(ending, passOn);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
