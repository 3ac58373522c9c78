/** When the launcher runs npm to install packages, and which ones. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureInstalled } from './install.mjs';

const FASTIFY = { 'node_modules/fastify': { version: '5.0.0' } };
const VITEST = { 'node_modules/vitest': { version: '5.0.0', dev: true } };
const FOR_OTHERS = { 'node_modules/fastify-darwin': { version: '5.0.0', optional: true } };
const ALL = 'ci --include=dev --no-audit --no-fund --no-progress';
const SOME = 'ci --omit=dev --no-audit --no-fund --no-progress';

let root: string;

/** A fake npm that records its arguments and then runs the script. */
function pretendNpm(script: string): void {
  const programs = join(root, 'programs');
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho "$@" >> '${root}/asked'\n${script}\n`);
  chmodSync(join(programs, 'npm'), 0o755);
  vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`);
}

/** A fake npm that leaves the record of having installed these. */
function npmThatInstalls(packages: object): void {
  pretendNpm(
    `mkdir -p node_modules\necho '${JSON.stringify({ packages })}' > node_modules/.package-lock.json`,
  );
}

function writeRecord(packages: object): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

function writeLock(packages: object): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
}

function asked(): string[] {
  const file = join(root, 'asked');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adire-install-'));
  vi.spyOn(console, 'log').mockReturnValue();
  writeLock({ ...FASTIFY, ...VITEST, ...FOR_OTHERS });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('nothing there: installs what the command needs, once', async () => {
  npmThatInstalls(FASTIFY);
  await ensureInstalled(root, 'production');
  await ensureInstalled(root, 'production');
  expect(asked()).toEqual([SOME]);
});

test('an install made by hand counts, and packages for other machines are not missed', async () => {
  npmThatInstalls({});
  writeRecord({ ...FASTIFY, ...VITEST });
  await ensureInstalled(root, 'full');
  await ensureInstalled(root, 'production');
  expect(asked()).toEqual([]);
});

test('a production install is made full when tests need it', async () => {
  npmThatInstalls(FASTIFY);
  await ensureInstalled(root, 'production');
  npmThatInstalls({ ...FASTIFY, ...VITEST });
  await ensureInstalled(root, 'full');
  expect(asked()).toEqual([SOME, ALL]);
});

test('a full install stays full when the lock file changes', async () => {
  npmThatInstalls({ ...FASTIFY, ...VITEST });
  await ensureInstalled(root, 'full');
  writeLock({ 'node_modules/fastify': { version: '5.1.0' }, ...VITEST });
  await ensureInstalled(root, 'production');
  expect(asked()).toEqual([ALL, ALL]);
});

test('an interrupted install is made again', async () => {
  mkdirSync(join(root, 'node_modules/fastify'), { recursive: true });
  npmThatInstalls(FASTIFY);
  await ensureInstalled(root, 'production');
  expect(asked()).toEqual([SOME]);
});

test.each([
  ['npm error code ENOTFOUND', 'the package registry cannot be reached'],
  ['npm error code EACCES', 'this folder may not be written to'],
  ['npm error code ENOSPC', 'the disk is full'],
  ['npm error code EUSAGE', 'package.json and package-lock.json do not agree'],
  ['npm error code E404\nnpm error 404 Not Found - fastify', '404 Not Found - fastify'],
])('%s is reported in one sentence', async (said, sentence) => {
  pretendNpm(`printf '%b\\n' '${said.replace('\n', '\\n')}' >&2; exit 1`);
  await expect(ensureInstalled(root, 'production')).rejects.toThrow(sentence);
});
