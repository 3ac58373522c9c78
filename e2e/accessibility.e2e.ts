/** Axe finds nothing on any screen of any person in light and dark, none is wider than its window, and none jumps while it comes. */
import { expect, type Page, request, test } from '@playwright/test';
import { violationsOn } from './support/axe.ts';
import { SCREENS } from './support/screens/all.ts';
import { type Market, openConsole, openMarket } from './support/screens/cast.ts';
import type { Role } from './support/screens/screen.ts';
import { visitorOf } from './support/screens/visit.ts';

/** Cumulative layout shift that people notice; `npm run screens` already reports half of that. */
const JUMPS_FROM = 0.1;
/** So many screens at most are one test, so that the workers can share them. */
const TOGETHER = 22;

/** To that width every screen goes without moving sideways (WCAG 1.4.10). */
const NARROW = 320;
const OVER = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

/** Whether it moves sideways, at this width or as it is. */
async function isTooWide(page: Page, width?: number): Promise<boolean> {
  const before = page.viewportSize();
  if (width && before) await page.setViewportSize({ ...before, width });
  const over = await page.evaluate<boolean>(OVER);
  if (width && before) await page.setViewportSize(before);
  return over;
}

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** On a desktop one state of each route is enough: what differs there is the frame and the columns. */
const ON_DESKTOP = new Set(
  SCREENS.filter(
    ({ route }, index) => route === 'server' || SCREENS.findIndex((one) => one.route === route) === index,
  ),
);

let market: Market;
test.beforeAll(async ({ baseURL }) => {
  const api = await request.newContext({ baseURL });
  market = await openMarket(api);
  await api.dispose();
});

for (const role of new Set<Role>(SCREENS.map(({ as }) => as))) {
  const all = SCREENS.filter(({ as }) => as === role);
  const parts = Math.ceil(all.length / TOGETHER);
  for (let part = 0; part < parts; part += 1) {
    const screens = all.filter((_, index) => index % parts === part);
    const tag = screens.some((one) => ON_DESKTOP.has(one)) ? '@both' : [];
    const name = `the screens of ${role}${parts > 1 ? `, ${part + 1} of ${parts}` : ''}`;
    test(name, { tag }, async ({ browser, request: api }, { project }) => {
      const known = role === 'operator' ? await openConsole(api, market) : market;
      const { page, visit, close } = await visitorOf(browser, known, role, {});
      const wrong: string[] = [];
      for (const screen of screens) {
        if (project.name === 'desktop' && !ON_DESKTOP.has(screen)) continue;
        const shift = await visit(screen);
        const faults = await violationsOn(page);
        if (shift >= JUMPS_FROM) faults.push(`the layout jumps by ${shift.toFixed(3)}`);
        if (await isTooWide(page)) faults.push('it is wider than its window');
        if (project.name === 'phone' && (await isTooWide(page, NARROW)))
          faults.push('it is wider than 320 pixels');
        wrong.push(...faults.map((fault) => `${screen.name} ${fault}`));
      }
      await close();
      expect(wrong).toEqual([]);
    });
  }
}
