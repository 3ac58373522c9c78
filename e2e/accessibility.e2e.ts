/** Axe finds nothing on any screen of any person in light and dark, none is wider than its window, and none jumps while it comes. */
import { expect, request, test } from '@playwright/test';
import { violationsOn } from './support/axe.ts';
import { SCREENS } from './support/screens/all.ts';
import { type Market, openMarket } from './support/screens/cast.ts';
import type { Role } from './support/screens/screen.ts';
import { visitorOf } from './support/screens/visit.ts';

/** Cumulative layout shift that people notice; `npm run screens` already tells of half of it. */
const JUMPS_FROM = 0.1;
/** In dark only the colours change. */
const RULES_IN_DARK = ['color-contrast'];

test.describe.configure({ timeout: 600_000 });

/** On a desktop one state of each route is enough: what differs there is the frame and the columns. */
const ONE_OF_EACH = SCREENS.filter(
  ({ route }, index) => route === 'server' || SCREENS.findIndex((one) => one.route === route) === index,
);

let market: Market;
test.beforeAll(async ({ baseURL }) => {
  const api = await request.newContext({ baseURL });
  market = await openMarket(api);
  await api.dispose();
});

for (const role of new Set<Role>(SCREENS.map(({ as }) => as))) {
  test(`the screens of ${role}`, { tag: '@both' }, async ({ browser }, { project }) => {
    const { page, visit, close } = await visitorOf(browser, market, role, { reducedMotion: 'reduce' });
    const wrong: string[] = [];
    const screens = project.name === 'desktop' ? ONE_OF_EACH : SCREENS;
    for (const screen of screens.filter(({ as }) => as === role)) {
      const shift = await visit(screen);
      const faults = await violationsOn(page, RULES_IN_DARK);
      if (shift >= JUMPS_FROM) faults.push(`the layout jumps by ${shift.toFixed(3)}`);
      const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      if (await page.evaluate<boolean>(`${over} > 0`)) faults.push('it is wider than its window');
      wrong.push(...faults.map((fault) => `${screen.name} ${fault}`));
    }
    await close();
    expect(wrong).toEqual([]);
  });
}
