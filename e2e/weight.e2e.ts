/** How much JavaScript a signed-in screen loads on a phone before any interaction. */
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { knownMember, type Member, pageOf, type Side } from './support/people.ts';

/** Maximum bytes, Brotli-compressed. */
const BUDGET = 170_000;

/** Milliseconds after the load event that still count. */
const WATCHED_MS = 3000;

/** An address, or a link found on a screen listed above it. */
type Screen = string | { on: string; link: RegExp };

type Screens = { of: string; side: Side; screens: readonly Screen[] };

const SCREENS: readonly Screens[] = [
  {
    of: 'jobs and orders',
    side: 'hunter',
    screens: [
      '/hunterDashboard',
      '/hunterDashboard/createJob',
      '/hunterDashboard/milestoneedit',
      '/hunterDashboard/TalentBid',
      { on: '/hunterDashboard/TalentBid', link: /\/TalentBid\/[^/]+$/ },
      '/hunterDashboard/PendingProjects',
      { on: '/hunterDashboard/PendingProjects', link: /\/paymentbid\// },
      '/hunterDashboard/ActiveProjects',
      '/hunterDashboard/SubmittedProjects',
      { on: '/hunterDashboard/ActiveProjects', link: /\/SubmittedProjects\/detail\// },
      '/hunterDashboard/CompletedProjects',
      { on: '/hunterDashboard/CompletedProjects', link: /\/CompletedProjects\/detail\// },
      { on: '/hunterDashboard/CompletedProjects', link: /\/hunterDashboard\/user\// },
    ],
  },
  {
    of: 'other places',
    side: 'hunter',
    screens: [
      '/hunterDashboard/projecttrackerhunter',
      { on: '/hunterDashboard/projecttrackerhunter', link: /\/trackersettingshunter\// },
      '/hunterDashboard/notification',
      '/hunterDashboard/messageHunter',
      { on: '/hunterDashboard/messageHunter', link: /\/messageHunter\/details\// },
      '/hunterDashboard/payback',
      '/hunterDashboard/shortlist',
      '/gigSearchResult',
      '/work',
      { on: '/gigSearchResult', link: /\/gigDetails\// },
      '/notificationPreferences',
      '/account',
      '/hunterDashboard/payment/verify?reference=none',
      '/updateProfile',
    ],
  },
  {
    of: 'all places',
    side: 'talent',
    screens: [
      '/publicProfile',
      '/creategig',
      '/viewpastjobs',
      '/updateProfile?step=2',
      '/jobrequest',
      { on: '/jobrequest', link: /\/jobrequest\/job\// },
      '/jobrequest?tab=applied',
      { on: '/jobrequest?tab=applied', link: /\/jobrequest\/detail\// },
      '/order',
      '/order?tab=active',
      { on: '/order?tab=active', link: /\/submittedProject\// },
      '/order?tab=completed',
      { on: '/order?tab=completed', link: /\/completedProject\// },
      '/trackerTalentList',
      { on: '/trackerTalentList', link: /\/trackerTalent\// },
      '/earning',
      '/bankAccounts',
      '/talentnotification',
      '/messagedashboard',
      { on: '/messagedashboard', link: /talentMessageDetails\// },
    ],
  },
];
const PEOPLE = { hunter: 'ngozi@hunter.example', talent: 'tunde@talent.example' } as const;

for (const { of, side, screens } of SCREENS) {
  test(`each screen of a ${side} weighs at most ${BUDGET / 1000} kB of JavaScript: ${of}`, async ({
    browser,
    request,
  }) => {
    const person = await knownMember(request, PEOPLE[side], side);
    const weights: [screen: string, bytes: number][] = [];
    const links = new Map<string, readonly string[]>();
    for (const screen of screens) {
      const address = typeof screen === 'string' ? screen : linkOf(links.get(screen.on) ?? [], screen);
      const weighed = await weigh(browser, request, person, address);
      weights.push([address, weighed.bytes]);
      links.set(address, weighed.links);
    }
    expectLight(weights);
  });
}

test(`the proof room weighs at most ${BUDGET / 1000} kB for both`, async ({ browser, request }) => {
  const hunter = await knownMember(request, 'amara@hunter.example', 'hunter');
  const talent = await knownMember(request, 'chidera@talent.example', 'talent');
  const home = await weigh(browser, request, hunter, '/hunterDashboard');
  const room = linkOf(home.links, { on: '/hunterDashboard', link: /\/proofRoom\// });
  expectLight([
    [`${room} of the hunter`, (await weigh(browser, request, hunter, room)).bytes],
    [`${room} of the talent`, (await weigh(browser, request, talent, room)).bytes],
  ]);
});

function expectLight(weights: readonly [screen: string, bytes: number][]): void {
  const table = weights.map(([screen, bytes]) => `${(bytes / 1000).toFixed(1)} kB  ${screen}`);
  const tooHeavy = table.filter((_, index) => (weights[index]?.[1] ?? 0) > BUDGET);
  expect(tooHeavy, `more than ${BUDGET} bytes; all of them:\n${table.join('\n')}`).toEqual([]);
}

function linkOf(links: readonly string[], { on, link }: { on: string; link: RegExp }): string {
  const found = links.find((address) => link.test(address));
  if (found === undefined) throw new Error(`no link like ${link} on ${on}`);
  return found;
}

/** Returns the bytes of all scripts that the screen fetches with an empty cache within WATCHED_MS, and its links. */
async function weigh(browser: Browser, request: APIRequestContext, person: Member, address: string) {
  const page = await pageOf(browser, person);
  const scripts = await fetchedBy(page, address);
  const links = await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  await page.context().close();
  expect(scripts.size, `${address} fetched scripts`).toBeGreaterThan(1);
  const sizes = await Promise.all([...scripts].map((script) => compressedSize(request, script)));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), links };
}

async function fetchedBy(page: Page, address: string): Promise<Set<string>> {
  const scripts = new Set<string>();
  const underWay = new Set<string>();
  // With the live stream open, the network would never be idle.
  await page.route('**/api/live', (route) => route.abort());
  page.on('request', (one) => {
    if (one.resourceType() === 'script') scripts.add(one.url());
    underWay.add(one.url());
  });
  page.on('requestfinished', (one) => underWay.delete(one.url()));
  page.on('requestfailed', (one) => underWay.delete(one.url()));
  await page.clock.install();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(WATCHED_MS);
  await expect.poll(() => underWay.size).toBe(0);
  return scripts;
}

const sizes = new Map<string, number>();

/** Returns the compressed size of a script; cached, because most scripts are shared by all screens. */
async function compressedSize(request: APIRequestContext, script: string): Promise<number> {
  const known = sizes.get(script);
  if (known !== undefined) return known;
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  const { 'content-encoding': encoding, 'content-length': length } = answer.headers();
  expect(encoding, `${script} is sent compressed`).toBe('br');
  sizes.set(script, Number(length));
  return Number(length);
}
