/** Axe on the current screen, in light and dark. */
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Style sheets are not fetched again for it. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** In dark only the colours change. */
const RULES: Record<'light' | 'dark', RunOptions> = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast'] },
};

/** What axe finds in light, and then in the colours of dark: the theme, the rule, the first place. The page stays in light. */
export async function violationsOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  // What is half below a bar for the moment would count as too small to press.
  await page.evaluate('scrollTo(0, 0)');
  await page.evaluate(setBars('static'));
  await page.evaluate(`${axe.source}; undefined`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await inColours(page, colorScheme);
    const violations = await page.evaluate<string[]>(run({ ...OPTIONS, ...RULES[colorScheme] }));
    found.push(...violations.map((one) => `${colorScheme}: ${one}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(setBars(''));
  return found;
}

/** As source, because these types have no DOM: the rule and the first place of each violation. */
function run(options: RunOptions): string {
  return `axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ' ' + nodes[0]?.target.join(' ')))`;
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
