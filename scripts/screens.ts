/**
 * `npm run screens`: pictures of every screen on a phone and a desktop, in light and dark, into docs/screens.
 * `--only=WORD,WORD` takes the screens with one of the words in their names, `--out=FOLDER` writes elsewhere, `--url=ADDRESS` uses a
 * running product, `--whole` takes the full length of a page.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, request } from '@playwright/test';
import { GROUPS, SCREENS } from '../e2e/support/screens/all.ts';
import { type Market, openConsole, openMarket } from '../e2e/support/screens/cast.ts';
import type { Screen } from '../e2e/support/screens/screen.ts';
import { withProduct } from './lib/experience/product.ts';
import { ROOT } from './lib/root.ts';
import { runScript } from './lib/run-script.ts';
import { JUMPS_FROM, type Shot, shoot } from './lib/screens/shoot.ts';
import { withBrowser } from './lib/screens/stage.ts';

const COLUMNS = ['phone.light', 'phone.dark', 'desktop.light', 'desktop.dark'] as const;
const { values: asked } = parseArgs({
  options: {
    ...{ only: { type: 'string', default: '' }, out: { type: 'string' }, url: { type: 'string' } },
    whole: { type: 'boolean', default: false },
  },
});

await runScript(async () => {
  const chosen = SCREENS.filter(({ name }) => asked.only.split(',').some((word) => name.includes(word)));
  const folder = asked.out ?? join(ROOT, 'docs/screens');
  mkdirSync(folder, { recursive: true });
  const look = (url: string) => take(url, chosen, folder);
  const wrong = await withProduct(asked.url, look);
  if (asked.only === '' && !asked.out) writeFileSync(join(folder, 'README.md'), indexOf(GROUPS));
  process.exitCode = wrong.length > 0 ? 1 : 0;
  console.log(`${chosen.length} screens in ${folder}, ${wrong.length} with something wrong`);
});

async function take(url: string, chosen: readonly Screen[], folder: string): Promise<string[]> {
  const api = await request.newContext({ baseURL: url });
  const market = await openConsole(api, await openMarket(api));
  await api.dispose();
  return withBrowser(async (browser) => {
    const taken = await Promise.all(
      (['phone', 'desktop'] as const).map((size) => takeAll(browser, market, { url, size, folder }, chosen)),
    );
    return taken.flat();
  });
}

/** Takes them one after another, with a browser window per person; prints problems and returns the names of the screens with any. */
async function takeAll(
  browser: Browser,
  market: Market,
  place: Pick<Shot, 'url' | 'size' | 'folder'>,
  chosen: readonly Screen[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const role of new Set(chosen.map((screen) => screen.as))) {
    const screens = chosen.filter((screen) => screen.as === role);
    for await (const { name, shift, problem } of shoot(browser, market, screens, {
      ...place,
      role,
      whole: asked.whole,
    })) {
      const jump = shift >= JUMPS_FROM ? `the layout jumps by ${shift.toFixed(3)}` : undefined;
      for (const fault of [problem, jump]) {
        if (!fault) continue;
        wrong.push(name);
        console.log(`${name} ${place.size}: ${fault}`);
      }
    }
  }
  return wrong;
}

/** Markdown with one table per group. */
function indexOf(groups: Readonly<Record<string, readonly Screen[]>>): string {
  const parts = Object.entries(groups).map(([title, screens]) =>
    [`## ${title}`, '', ...tableOf(screens), ''].join('\n'),
  );
  return [
    '# Every screen',
    '',
    'Made by `npm run screens` from the product as it runs, with its example market and a few people more. All of them are fictional.',
    '',
    ...parts,
  ].join('\n');
}

function tableOf(screens: readonly Screen[]): string[] {
  return [
    `| screen | ${COLUMNS.map((column) => column.replace('.', ', ')).join(' | ')} |`,
    `| --- |${' --- |'.repeat(COLUMNS.length)}`,
    ...screens.map(
      ({ name, path }) =>
        `| ${name}<br>\`${path}\` | ${COLUMNS.map((column) => `![${name}, ${column.replace('.', ', ')}](${name}.${column}.webp)`).join(' | ')} |`,
    ),
  ];
}
