/** The style and the script of the public pages are inline, and the security policy allows exactly these two. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { allowInline, sendSecurityHeaders } from '#server/core/security/headers.ts';
import { readPageAssets } from './page-assets.ts';

const CSS = '@font-face{src:url(/assets/ojuju-abc.woff2)}p{color:red}';
const SCRIPT = 'document.documentElement.dataset.in="new"';
let dist = '';
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'adire-assets-'));
  mkdirSync(join(dist, '.vite'));
  mkdirSync(join(dist, 'assets'));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

function build(css: string, script: string): void {
  const manifest = {
    'public-pages/pages.css': { file: 'assets/pages.css' },
    'public-pages/entrance.ts': { file: 'assets/entrance.js' },
    'public-pages/worked-escrow.ts': { file: 'assets/worked.js' },
  };
  writeFileSync(join(dist, '.vite/public-pages.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'assets/pages.css'), `${css}\n`);
  writeFileSync(join(dist, 'assets/entrance.js'), script);
}

function sumOf(text: string | undefined): string {
  return `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`;
}

test('without a build the pages are bare', () => {
  const assets = readPageAssets({ dev: false }, join(dist, 'nothing'));
  expect([assets.head.markup, assets.workedEscrow]).toEqual(['', null]);
});

test('the hashes are those of the inline assets, in the policy of this answer alone', async () => {
  build(CSS, SCRIPT);
  const assets = readPageAssets({ dev: false }, dist);
  const { markup } = assets.head;
  expect(markup).toContain('<link rel="preload" href="/assets/ojuju-abc.woff2" as="font"');
  expect(assets.workedEscrow).toBe('/assets/worked.js');
  const http = Fastify();
  sendSecurityHeaders(http, readConfig({}));
  http.get('/page', async (_request, reply) => {
    allowInline(reply, assets.scripts, assets.styles);
    return 'page';
  });
  http.get('/other', async () => 'other');
  const policyOf = async (path: string) =>
    String((await http.inject(path)).headers['content-security-policy']);
  const policy = await policyOf('/page');
  expect(policy).toContain(`script-src 'self' ${sumOf(/<script>([^<]*)<\/script>/.exec(markup)?.[1])};`);
  expect(policy).toContain(`style-src 'self' ${sumOf(/<style>([^<]*)<\/style>/.exec(markup)?.[1])};`);
  expect(policy).not.toContain('unsafe-inline');
  expect(await policyOf('/other')).not.toContain('sha256');
  expect((await http.inject('/page')).headers['permissions-policy']).toContain(
    'camera=(), display-capture=(), geo',
  );
  await http.close();
});

test('a built file that would end its own element is refused', () => {
  build(CSS, 'x = "</script>"');
  expect(() => readPageAssets({ dev: false }, dist)).toThrow('would end its own element');
});
