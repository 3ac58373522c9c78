/** `npm run bench -- --only=edge`: what nginx with `packaging/nginx/adire.conf` answers without the product, and how soon an edited gig shows behind it. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Page, request } from '@playwright/test';
import type { Gig } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { liveGig } from '../../e2e/support/gigs.ts';
import { call, knownMember } from '../../e2e/support/people.ts';
import { copyPrepared } from '../../e2e/support/prepared-data.ts';
import { launchProduct } from '../../e2e/support/start-product.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { nginxConfig } from '../../scripts/lib/nginx-config.ts';
import { withBrowser } from '../../scripts/lib/screens/stage.ts';
import { stop } from '../product.ts';

const VISITORS = 5;
const GIVEN_UP_S = 120;
const say = (text: string) => process.stdout.write(`${text}\n`);

export async function benchEdge(): Promise<void> {
  if (spawnSync('nginx', ['-v']).error) throw new Error('this part needs nginx (Debian: nginx-light)');
  const folder = mkdtempSync(join(tmpdir(), 'adire-edge-'));
  const [port, behind] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  await copyPrepared('market', join(folder, 'data'));
  const nginx = spawn('nginx', ['-p', folder, '-c', nginxConfig(folder, port, behind)], { stdio: 'inherit' });
  try {
    const settings = { PORT: String(behind), PUBLIC_URL: url, DATA_DIR: join(folder, 'data') };
    const end = await launchProduct({ ...settings, TRUSTED_PROXY: '127.0.0.1' });
    try {
      await walkAll(url);
      report(readFileSync(join(folder, 'asked'), 'utf8'));
      await editGig(url);
    } finally {
      await end();
    }
  } finally {
    await stop(nginx);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Visitors one after another, each with an empty browser: front page, a search, a gig, the Line. */
async function walkAll(url: string): Promise<void> {
  await withBrowser(async (browser) => {
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const context = await browser.newContext({ baseURL: url, locale: 'en-NG' });
      await walk(await context.newPage());
      await context.close();
    }
  });
}

async function walk(page: Page): Promise<void> {
  const seen = () => page.waitForLoadState('networkidle');
  await page.goto('/');
  await seen();
  await page.getByRole('searchbox').fill('logo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await seen();
  await page.locator('a[href*="/gigDetails/"]').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await seen();
  await page.goto(paths.work);
  await seen();
}

/** Reports the share of requests and of bytes that nginx answered alone, by kind. */
function report(log: string): void {
  const kinds: Record<string, RegExp> = {
    'pages and files of the app': /^\/(?!api\/|files\/|images\/)/,
    pictures: /^\/(files|images)\//,
    'answers of the API': /^\/api\//,
    all: /./,
  };
  const rows = log
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string, string, string]);
  say(
    `\n${'asked for'.padEnd(30)}${'requests'.padStart(9)}${'by nginx'.padStart(9)}${'of bytes'.padStart(9)}`,
  );
  for (const [name, fits] of Object.entries(kinds)) {
    const asked = rows.filter(
      ([, status, , path]) => status !== '499' && path !== '/readyz' && fits.test(path),
    );
    const alone = asked.filter(([kept]) => ['HIT', 'REVALIDATED', 'STALE'].includes(kept));
    const bytes = (some: typeof rows) => some.reduce((sum, [, , sent]) => sum + Number(sent), 0);
    const part = (of: number, whole: number) =>
      `${((100 * of) / Math.max(1, whole)).toFixed(0)} %`.padStart(9);
    say(
      `${name.padEnd(30)}${String(asked.length).padStart(9)}${part(alone.length, asked.length)}${part(bytes(alone), bytes(asked))}`,
    );
  }
}

/** The talent changes the gig's title; an anonymous visitor polls until the new title appears. */
async function editGig(url: string): Promise<void> {
  const api = await request.newContext({ baseURL: url });
  const talent = await knownMember(api, 'tunde@talent.example', 'talent');
  const id = await liveGig(api, talent, 'A poster of one line');
  const path = `gig/${id}`;
  const read = async () => (await (await api.get(`/api/${path}`)).json()).gig[0] as Gig;
  const { title, overview, description, categoryId, skillId, scopepackage } = await read();
  const packages = scopepackage.map(({ name, price, delivery_days, offers, revisions, includes }) => {
    return { name, price, delivery_days, offers, revisions, includes };
  });
  const form = { title: `${title}, edited`, overview, description, categoryId, skillId };
  await call(api, talent, 'PUT', path, { ...form, scopepackage: packages });
  const edited = performance.now();
  const seconds = () => (performance.now() - edited) / 1000;
  while ((await read()).title === title && seconds() < GIVEN_UP_S) await sleep(500);
  say(`\nAn edited gig was new behind nginx after ${seconds().toFixed(0)} s (aim 60).`);
  await api.dispose();
}
