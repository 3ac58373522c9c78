/** Axe finds nothing on the main screens of both sides, with the example market in them, in light and dark. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, test } from '@playwright/test';
import { knownMember, type Member, pageOf, type Side } from './support/people.ts';

const SCREENS: Record<'nobody' | Side, readonly string[]> = {
  nobody: [
    ...['/', '/home', '/escrowHome', '/projecttrackerhunter', '/policy', '/agreement'],
    ...['/signup', '/login', '/forgotPassword', '/resetPassword', '/gigSearchResult'],
  ],
  hunter: [
    '/hunterDashboard',
    '/hunterDashboard/createJob',
    '/hunterDashboard/TalentBid',
    '/hunterDashboard/PendingProjects',
    '/hunterDashboard/ActiveProjects',
    '/hunterDashboard/SubmittedProjects',
    '/hunterDashboard/CompletedProjects',
    '/hunterDashboard/notification',
    '/hunterDashboard/projecttrackerhunter',
    '/hunterDashboard/messageHunter',
    '/hunterDashboard/payback',
    '/gigSearchResult',
    '/notificationPreferences',
    '/account',
  ],
  talent: [
    '/publicProfile',
    '/viewpastjobs',
    '/updateProfile',
    '/jobrequest',
    '/order',
    '/order?tab=active',
    '/order?tab=completed',
    '/earning',
    '/bankAccounts',
    '/talentnotification',
    '/trackerTalentList',
    '/messagedashboard',
    '/creategig',
  ],
};

async function violationsOn(
  browser: Browser,
  who: Member | null,
  paths: readonly string[],
): Promise<string[]> {
  const page = who ? await pageOf(browser, who) : await (await browser.newContext()).newPage();
  const found: string[] = [];
  // The live stream never ends, so that the network would never be idle.
  await page.route('**/api/live', (route) => route.abort());
  for (const path of paths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(
        ...violations.map((one) => `${path} ${colorScheme}: ${one.id} ${one.nodes[0]?.target.join(' ')}`),
      );
    }
  }
  await page.context().close();
  return found;
}

test('the public screens', async ({ browser }) => {
  expect(await violationsOn(browser, null, SCREENS.nobody)).toEqual([]);
});

test("the hunter's screens", async ({ browser, request }) => {
  const ngozi = await knownMember(request, 'ngozi@hunter.example', 'hunter');
  expect(await violationsOn(browser, ngozi, SCREENS.hunter)).toEqual([]);
});

test("the talent's screens", async ({ browser, request }) => {
  const tunde = await knownMember(request, 'tunde@talent.example', 'talent');
  expect(await violationsOn(browser, tunde, SCREENS.talent)).toEqual([]);
});
