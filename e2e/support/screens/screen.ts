/** What one line of the list of screens says, and the actions that lead to a state of it. */
import type { Page } from '@playwright/test';

/** Who may see it; the newcomers have nothing yet, the guest has no profile. */
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
  /** Name of its pictures. */
  name: string;
  /** File of `web/routes` without its ending, or `server` for a page that the server makes whole. */
  route: string;
  as: Role;
  /** `{place}` is replaced by something of the cast. */
  path: string;
  /** What leads to the state that is meant, once the screen is ready. */
  prepare?: (page: Page) => Promise<void>;
};

/** Presses the first button of this name on the screen, which a phone may have folded under a heading. */
export function press(name: string | RegExp, under?: string): (page: Page) => Promise<void> {
  return async (page) => {
    if (under) {
      const heading = page.getByRole('heading', { name: under });
      const fold = page.locator('main summary').filter({ has: heading });
      // By key: what loads while the page scrolls there moves it from under the mouse.
      await heading.waitFor();
      if (await fold.isVisible()) await fold.press('Enter');
    }
    await page.locator('main').getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
  };
}

/** Presses a button, which is in a menu where there is no space for it. */
export function choose(menu: string | RegExp, entry: string): (page: Page) => Promise<void> {
  return async (page) => {
    const main = page.locator('main');
    const direct = main.getByRole('button', { name: entry }).first();
    const opener = main.getByRole('button', { name: menu, exact: typeof menu === 'string' }).first();
    await direct.or(opener).first().waitFor();
    if (await direct.isVisible()) await direct.click();
    else {
      await opener.click();
      await page.getByRole('menuitem', { name: entry }).click();
    }
    await page.getByRole('dialog').waitFor();
  };
}

/** Presses a button under which a form is checked, so that its messages show. */
export function sendEmpty(name: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator('[id$="-error"]').first().waitFor();
  };
}

/** Without a network, as in a lift. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page
    .getByText(/offline/i)
    .first()
    .waitFor();
}
