/**
 * Notices that npm is gone. npm passes a signal on to the shell between itself and this process only, and the
 * shell dies of it silently: without this, `kill` on npm would leave the product running.
 */
import { readFileSync } from 'node:fs';

const EVERY_MS = 300;

/**
 * Calls `onGone` once when the npm command that started this process has ended. Does nothing without npm.
 *
 * @param {() => void} onGone
 */
export function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = [parent, parentOf(parent)].find((pid) => pid !== undefined && nameOf(pid)?.startsWith('npm'));
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    onGone();
  }, EVERY_MS);
  timer.unref();
}

/**
 * Known on Linux; elsewhere only this process's own parent is watched.
 *
 * @param {number} pid
 */
function parentOf(pid) {
  const parent = Number(/^PPid:\s*(\d+)/m.exec(readProc(pid, 'status') ?? '')?.[1]);
  return parent > 1 ? parent : undefined;
}

/** @param {number} pid */
function nameOf(pid) {
  return readProc(pid, 'comm');
}

/**
 * @param {number} pid
 * @param {string} file
 */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !readProc(pid, 'status')?.includes('\nState:\tZ');
  } catch {
    return false;
  }
}
