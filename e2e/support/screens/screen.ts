/** An entry in the list of screens, and actions that bring a screen into a state. */
import type { Page } from '@playwright/test';

/** The role that sees a screen; newcomers have no data yet, the guest has no profile. */
export type Role =
  | 'nobody'
  | 'hunter'
  | 'talent'
  | 'chidera'
  | 'amara'
  | 'kofi'
  | 'sipho'
  | 'both'
  | 'newHunter'
  | 'newTalent'
  | 'guest'
  | 'buyer'
  | 'seller'
  | 'operator';

export type Screen = {
  /** Name of its screenshots. */
  name: string;
  /** File in `web/routes` without its ending, or `server` for a server-rendered page. */
  route: string;
  as: Role;
  /** `{place}` is replaced by a value of the cast. */
  path: string;
  /** Brings the screen into the intended state once it is ready. */
  prepare?: (page: Page) => Promise<void>;
};

/**
 * Presses the first button with this name, which may be folded under a heading on a phone. By key: content that loads while the page
 * scrolls can move a button away between the two halves of a click.
 */
export function press(name: string | RegExp, under?: string): (page: Page) => Promise<void> {
  return async (page) => {
    if (under) {
      const heading = page.getByRole('heading', { name: under });
      const fold = page.locator('main summary').filter({ has: heading });
      await heading.waitFor();
      if (await fold.isVisible()) await fold.press('Enter');
    }
    await page.locator('main').getByRole('button', { name }).first().press('Enter');
    await page.getByRole('dialog').waitFor();
  };
}

/** Presses a button by key, opening the menu first where it is inside one for lack of space. */
export function choose(menu: string | RegExp, entry: string): (page: Page) => Promise<void> {
  return async (page) => {
    const main = page.locator('main');
    const direct = main.getByRole('button', { name: entry }).first();
    const opener = main.getByRole('button', { name: menu, exact: typeof menu === 'string' }).first();
    await direct.or(opener).first().waitFor();
    if (await direct.isVisible()) await direct.press('Enter');
    else {
      await opener.press('Enter');
      await page.getByRole('menuitem', { name: entry }).press('Enter');
    }
    await page.getByRole('dialog').waitFor();
  };
}

/** Submits an empty form, so that its validation messages show. */
export function sendEmpty(name: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator('[id$="-error"]').first().waitFor();
  };
}

/** Takes the page offline. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page
    .getByText(/offline/i)
    .first()
    .waitFor();
}
