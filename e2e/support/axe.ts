/** Axe on the screen as it stands, in light and dark. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** In this theme, once the colours have changed: two frames later. */
export async function inColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await inColours(page, colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((one) => `${colorScheme}: ${one.id} ${one.nodes[0]?.target.join(' ')}`)).toEqual(
      [],
    );
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
