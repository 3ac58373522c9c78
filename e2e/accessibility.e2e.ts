/**
 * No screen of any role has Axe violations in light or dark, scrolls sideways (also on the narrowest phone and in French), or shifts
 * its layout while it loads.
 */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { violationsOn } from './support/axe.ts';
import { SCREENS } from './support/screens/all.ts';
import { type Market, openConsole, openMarket } from './support/screens/cast.ts';
import type { Role } from './support/screens/screen.ts';
import { visitorOf } from './support/screens/visit.ts';

/** Cumulative layout shift from which people notice it; `npm run screens` already reports half of that. */
const JUMPS_FROM = 0.1;
/** Maximum number of screens per test, so that the workers can share them. */
const TOGETHER = 22;

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** On a desktop one state per route is enough: only the frame and the columns differ there. */
const ON_DESKTOP = new Set(
  SCREENS.filter(
    ({ route }, index) => route === 'server' || SCREENS.findIndex((one) => one.route === route) === index,
  ),
);

/** The widths in which nothing may scroll sideways; the last is the window of the project. */
const WIDTHS = { phone: [320, 360], desktop: [500, 1024, 1280] };

/** Opened once per worker: with parallel tests, `beforeAll` would run for each of them. */
let market: Promise<Market> | undefined;
let withConsole: Promise<Market> | undefined;

async function marketOf(role: Role, api: APIRequestContext): Promise<Market> {
  market ??= openMarket(api);
  if (role !== 'operator') return market;
  withConsole ??= openConsole(api, await market);
  return withConsole;
}

for (const role of new Set<Role>(SCREENS.map(({ as }) => as))) {
  const all = SCREENS.filter(({ as }) => as === role);
  // Each operator sign-in has to wait for a new code.
  const parts = role === 'operator' ? 1 : Math.ceil(all.length / TOGETHER);
  for (let part = 0; part < parts; part += 1) {
    const screens = all.filter((_, index) => index % parts === part);
    const tag = screens.some((one) => ON_DESKTOP.has(one)) ? '@both' : [];
    const name = `the screens of ${role}${parts > 1 ? `, ${part + 1} of ${parts}` : ''}`;
    test(name, { tag }, async ({ browser, request: api }, { project }) => {
      const { page, visit, close } = await visitorOf(browser, await marketOf(role, api), role, {});
      const wrong: string[] = [];
      for (const screen of screens) {
        if (project.name === 'desktop' && !ON_DESKTOP.has(screen)) continue;
        const shift = await visit(screen);
        const faults = await violationsOn(page);
        if (shift >= JUMPS_FROM) faults.push(`the layout jumps by ${shift.toFixed(3)}`);
        faults.push(...(await tooWide(page)));
        wrong.push(...faults.map((fault) => `${screen.name} ${fault}`));
      }
      await close();
      expect(wrong).toEqual([]);
    });
  }
  const french = all.filter((one) => ON_DESKTOP.has(one));
  if (french.length === 0) continue;
  test(`the screens of ${role} in French`, async ({ browser, request: api }) => {
    const { page, walkTo, close } = await visitorOf(browser, await marketOf(role, api), role, {
      locale: 'fr-FR',
    });
    const wrong: string[] = [];
    for (const screen of french) {
      await walkTo(screen);
      wrong.push(...(await tooWide(page)).map((fault) => `${screen.name} ${fault}`));
    }
    expect(await page.evaluate('document.documentElement.lang')).toBe('fr');
    await close();
    expect(wrong).toEqual([]);
  });
}

/** Measures two frames later, when all has followed the window. */
const OVER = `(async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const boxes = [document.documentElement, ...document.querySelectorAll(':has(> table)')];
  return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
})()`;

/** Returns the windows in which the page or a table scrolls sideways. */
async function tooWide(page: Page): Promise<string[]> {
  const { width: own = 0, height = 0 } = page.viewportSize() ?? {};
  const wide: string[] = [];
  for (const width of own === WIDTHS.phone.at(-1) ? WIDTHS.phone : WIDTHS.desktop) {
    await page.setViewportSize({ width, height });
    const pixels = await page.evaluate<number>(OVER);
    if (pixels > 0) wide.push(`scrolls sideways by ${pixels} px in a window of ${width} px`);
  }
  return wide;
}
