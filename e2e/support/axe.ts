/** Axe on the current screen, in light and dark. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Runs instead of axe where axe is on the page already. */
const NOTHING = ';';

/** In dark only the colours change. */
const RULES_IN_DARK = ['color-contrast'];

/** What axe finds in light, and then in the colours of dark: the theme, the rule, the first place. The page stays in light. */
export async function violationsOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  // What is half below a bar for the moment would count as too small to press.
  await page.evaluate('scrollTo(0, 0)');
  await page.evaluate(setBars('static'));
  // Frames need axe's longer way; without them most of the time would go into carrying axe there and what is right back.
  const alone = page.frames().length === 1;
  for (const colorScheme of ['light', 'dark'] as const) {
    await inColours(page, colorScheme);
    const axe = new AxeBuilder({ page, ...(alone && colorScheme === 'dark' && { axeSource: NOTHING }) })
      .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
      .setLegacyMode(alone);
    if (colorScheme === 'dark') axe.withRules(RULES_IN_DARK);
    const { violations } = await axe.analyze();
    found.push(...violations.map((one) => `${colorScheme}: ${one.id} ${one.nodes[0]?.target.join(' ')}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(setBars(''));
  return found;
}

/** Where the bars at the foot of a page stand. */
function setBars(position: string): string {
  return `for (const bar of document.querySelectorAll('[data-foot]')) bar.style.position = '${position}'`;
}

/** Begun two frames after the change of the theme; skeletons and spinners never end and are none of them. */
const COLOURS_CHANGED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
  Promise.allSettled(
    document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished),
  ).then(() => undefined))`;

/** In this theme, once the colours have changed. */
async function inColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(COLOURS_CHANGED);
}

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}
