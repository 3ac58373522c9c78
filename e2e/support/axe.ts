/** Runs Axe on the current screen, in light and dark. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Keeps Axe from fetching style sheets again. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** In dark only contrast is checked, because only the colours differ. */
const RULES: Record<'light' | 'dark', RunOptions> = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast'] },
};

/** Returns Axe's violations in light, then in dark: theme, rule and first place. The page ends in light. */
export async function violationsOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  // A control half covered by a bar would count as too small to press.
  await page.evaluate('scrollTo(0, 0)');
  await page.evaluate(setBars('static'));
  await loadAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await inColours(page, colorScheme);
    const violations = await page.evaluate<string[]>(run({ ...OPTIONS, ...RULES[colorScheme] }));
    found.push(...violations.map((one) => `${colorScheme}: ${one}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(setBars(''));
  return found;
}

/**
 * Not by `page.evaluate`, whose `eval` takes twice as long for a script of this size. The session stays attached: detaching it would
 * remove the page's virtual authenticator.
 */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
}

/** Source text, because these types have no DOM; evaluates to the rule and first place of each violation. */
function run(options: RunOptions): string {
  return `axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ' ' + nodes[0]?.target.join(' ')))`;
}

/** Source text that sets the position of the bars at the foot of a page. */
function setBars(position: string): string {
  return `for (const bar of document.querySelectorAll('[data-foot]')) bar.style.position = '${position}'`;
}

/** Waits for the colour transitions, which begin two frames after the theme change; endless animations are ignored. */
const COLOURS_CHANGED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
  Promise.allSettled(
    document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished),
  ).then(() => undefined))`;

/** Switches to this theme and waits until the colours have changed. */
async function inColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(COLOURS_CHANGED);
}

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}
