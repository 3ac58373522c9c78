/** When the browser part is built again. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureWebBuilt } from './web-build.mjs';

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A fake Vite that records which language it builds and ends with the given code. */
function pretendVite(code: number): void {
  const program = `require('node:fs').appendFileSync('builds', process.argv.includes('fr') ? 'f' : 'e'); console.error('no such colour\\n    at x.js'); process.exit(${code})`;
  write('node_modules/vite/bin/vite.js', program);
}

/** Returns how many times both languages were built, English first each time. */
async function buildsAfter(change: () => void): Promise<number> {
  change();
  await ensureWebBuilt(root, process.execPath);
  const built = existsSync(join(root, 'builds')) ? readFileSync(join(root, 'builds'), 'utf8') : '';
  return built.split('ef').length - 1;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adire-build-'));
  vi.spyOn(console, 'log').mockReturnValue();
  const plugins = ['browser-contract', 'chunks', 'offline-worker', 'word-language'].map(
    (name) => `scripts/lib/${name}.ts`,
  );
  const sources = ['web/ui/basics/card.tsx', 'contract/jobs/jobs.ts', 'vite.config.ts', 'package-lock.json'];
  for (const path of [...sources, ...plugins]) write(path, '1');
  pretendVite(0);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('builds once, then after every change of what a build reads, and of nothing else', async () => {
  expect(await buildsAfter(() => {})).toBe(1);
  expect(await buildsAfter(() => {})).toBe(1);
  expect(await buildsAfter(() => write('web/ui/basics/card.tsx', '2'))).toBe(2);
  expect(await buildsAfter(() => write('web/ui/new.tsx', '1'))).toBe(3);
  expect(await buildsAfter(() => write('contract/jobs/jobs.ts', '2'))).toBe(4);
  expect(await buildsAfter(() => write('package-lock.json', '2'))).toBe(5);
  expect(await buildsAfter(() => write('scripts/lib/word-language.ts', '2'))).toBe(6);
  expect(await buildsAfter(() => write('web/ui/card.test.tsx', '2'))).toBe(6);
  expect(await buildsAfter(() => write('web/route-tree.gen.ts', '2'))).toBe(6);
  expect(await buildsAfter(() => rmSync(join(root, 'dist'), { recursive: true }))).toBe(7);
});

test('a failed build says why, and what it left behind is not taken for the earlier one', async () => {
  expect(await buildsAfter(() => {})).toBe(1);
  pretendVite(1);
  await expect(buildsAfter(() => write('web/ui/basics/card.tsx', '2'))).rejects.toThrow(
    /could not be built:\nno such colour$/,
  );
  pretendVite(0);
  expect(await buildsAfter(() => write('web/ui/basics/card.tsx', '1'))).toBe(2);
});
