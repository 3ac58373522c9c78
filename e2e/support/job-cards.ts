/** The cards of a hunter's own jobs, and their actions. */
import { expect, type Locator, type Page } from '@playwright/test';

export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}

/** Chooses an action of a job's card: a button on desktop, a menu entry on a phone. */
export async function choose(page: Page, card: Locator, action: string | RegExp): Promise<void> {
  await expect(card).toBeVisible();
  const menu = card.getByRole('button', { name: 'More' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name: action }).click();
  } else {
    await card.getByRole('button', { name: action }).click();
  }
}
