/** Which files the worker caches in advance and which addresses it answers, read from the build and from the router's own list. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicPages } from '#contract/site/paths.ts';
import { placesOf, shellOf } from './offline-worker.ts';

const tree = readFileSync(join(import.meta.dirname, '../../web/route-tree.gen.ts'), 'utf8');

test('the shell is the first file with what it imports at once, and no screen', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_base.js'], css: ['assets/app.css'] },
    '_base.js': { file: 'assets/base.js', imports: ['_base.js'], assets: ['assets/font.woff2'] },
    'screen.tsx': { file: 'assets/screen.js', imports: ['_base.js'] },
  };
  expect(shellOf(manifest)).toEqual([
    'assets/app.css',
    'assets/base.js',
    'assets/font.woff2',
    'assets/index.js',
  ]);
});

test('every screen of the app opens from what is kept; operators and public pages ask the server', () => {
  const places = placesOf(tree);
  expect(places).toEqual(
    expect.arrayContaining(['start', 'login', 'order', 'hunterDashboard', 'gigDetails']),
  );
  expect(places).not.toContain('operator');
  for (const page of publicPages) expect(places).not.toContain(page.slice(1));
});
