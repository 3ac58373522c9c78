/** Keeps node_modules in step with package-lock.json; runs on any Node from 18 on. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { runQuietly } from './run-quietly.mjs';

/** @typedef {'production' | 'full'} InstallMode */
/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

const STAMP = 'node_modules/.install-stamp.json';
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Installs the packages when those in node_modules are not the ones of the lock file. A full install serves
 * both modes and is never made smaller.
 *
 * @param {string} root the project's folder
 * @param {InstallMode} needed `production` leaves out what only tests and checks use
 */
export async function ensureInstalled(root, needed) {
  if (modeInStamp(root, needed)) return;
  if (isInstalled(root, 'full')) return writeStamp(root, 'full');
  if (needed === 'production' && isInstalled(root, 'production')) return writeStamp(root, 'production');

  const mode = readStamp(root)?.mode === 'full' ? 'full' : needed;
  console.log('Installing the packages this project needs. The first time takes about a minute.');
  await runNpm(root, [
    'ci',
    mode === 'full' ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ]);
  writeStamp(root, mode);
}

/**
 * Runs npm without this project's own programs on the PATH, because `npm ci` deletes them while it runs.
 *
 * @param {string} root
 * @param {string[]} args
 */
export async function runNpm(root, args) {
  const own = join(root, 'node_modules');
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = (process.env.PATH ?? '').split(separator).filter((entry) => !entry.startsWith(own));
  const result = await runQuietly('npm', args, {
    cwd: root,
    env: { ...process.env, PATH: path.join(separator) },
    shell: process.platform === 'win32',
  });
  if (result.code !== 0)
    throw new PlainError(`The packages could not be installed: ${reason(result.output)}`);
}

/** @param {string} output */
function reason(output) {
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(output))
    return 'the package registry cannot be reached. Check the network and run the command again.';
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) return 'this folder may not be written to.';
  if (/\bENOSPC\b/.test(output)) return 'the disk is full.';
  if (/\bENOENT\b.*\bnpm\b|spawn npm/.test(output)) return 'npm was not found on the PATH.';
  if (/\bEUSAGE\b/.test(output))
    return 'package.json and package-lock.json do not agree. Run `npm install` once and commit the lock file.';
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim());
  return lines.find((line) => line !== '' && !line.startsWith('code ')) ?? 'npm ended without saying why.';
}

/**
 * @param {string} root
 * @param {InstallMode} needed
 */
function modeInStamp(root, needed) {
  const stamp = readStamp(root);
  if (!stamp || stamp.key !== stampKey(root)) return false;
  return stamp.mode === 'full' || stamp.mode === needed;
}

/**
 * Compares npm's record of what it installed with the lock file, so that a manual install counts.
 *
 * @param {string} root
 * @param {InstallMode} mode
 */
function isInstalled(root, mode) {
  const installed = readPackages(join(root, INSTALLED));
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link || entry.optional || entry.devOptional) return true;
    if (entry.dev && mode === 'production') return true;
    return installed[path]?.version === entry.version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * One hash of the lock file, npm's record of what it installed, and the kind of machine.
 *
 * @param {string} root
 */
function stampKey(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['package-lock.json', INSTALLED]) {
    try {
      hash.update(readFileSync(join(root, file)));
    } catch {
      return undefined;
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @returns {{ key: string, mode: InstallMode } | undefined}
 */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(join(root, STAMP), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * If the stamp cannot be written, the next start only has to check again.
 *
 * @param {string} root
 * @param {InstallMode} mode
 */
function writeStamp(root, mode) {
  try {
    writeFileSync(join(root, STAMP), `${JSON.stringify({ key: stampKey(root), mode })}\n`);
  } catch {}
}
