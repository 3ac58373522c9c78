/** Performance budgets: few requests at the first view, light pages for visitors, small pictures, and usable on a slow network. */
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { call, knownMember, type Member, newMember, pageOf, unique } from './support/people.ts';
import { slowDown } from './support/slow-network.ts';
import { fillProfile, logIn, signUp } from './support/way-in.ts';

// Like a phone's screen, which loads the wider pictures.
test.use({ deviceScaleFactor: 2 });

const MOST_REQUESTS = 20;
/** Maximum bytes of HTML, styles and font together, as transferred. */
const MOST_OF_A_PAGE = 60_000;
/** Maximum bytes of scripts for a visitor, headers included; `weight.e2e.ts` measures signed-in screens without headers. */
const MOST_SCRIPT = 180_000;
const MOST_OF_A_PICTURE = 15_000;

const FIRST_VIEWS = {
  hunter: [
    '/hunterDashboard',
    '/hunterDashboard/TalentBid',
    '/hunterDashboard/ActiveProjects',
    '/hunterDashboard/messageHunter',
  ],
  talent: ['/jobrequest', '/order', '/earning', '/messagedashboard', '/talentnotification', '/publicProfile'],
} as const;

/**
 * Requests that `web/lib/pause.ts` starts two seconds after the load do not belong to the first view, but would be counted when that
 * takes longer than two seconds. This disables them. Runs in the page.
 */
const NEVER_SETTLED = `{
  const after = setTimeout;
  globalThis.setTimeout = (run, ms, ...more) => after(run, ms === 2000 ? 2 ** 30 : ms, ...more);
}`;

type Cost = { requests: string[]; sizes: Record<string, number>; pictures: number[] };

/** Returns the requests of a page until it is complete, with the bytes of each kind. The live stream is not counted. */
async function costOf(page: Page, address: string): Promise<Cost> {
  await page.route('**/api/live', (route) => route.abort());
  await page.addInitScript(NEVER_SETTLED);
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const paths = new Map<string, string>();
  const bytes = new Map<string, number>();
  // The page's icon is reported as type 'Other'.
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, response.mimeType.startsWith('image/') ? 'Image' : type);
    paths.set(requestId, response.url.slice(new URL(response.url).origin.length));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  await page.goto(address);
  await expect(page.locator('#app h1, body > main h1, main h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes: Record<string, number> = {};
  for (const [id, size] of bytes) {
    const kind = kinds.get(id) ?? 'Other';
    sizes[kind] = (sizes[kind] ?? 0) + size;
  }
  const pictures = [...bytes].filter(([id]) => kinds.get(id) === 'Image').map(([, size]) => size);
  await session.detach();
  const requests = [...bytes.keys()]
    .filter((id) => kinds.get(id) !== 'Image')
    .map((id) => paths.get(id) ?? id);
  return { requests, sizes, pictures };
}

/** Returns what a login stores in the tab besides the token. */
async function profileOf(browser: Browser, person: Member): Promise<string> {
  const page = await pageOf(browser, person);
  await page.goto('/account');
  const read = () => page.evaluate(() => sessionStorage.getItem('adire.person'));
  await expect.poll(read).toBeTruthy();
  const kept = await read();
  await page.context().close();
  return kept ?? '';
}

for (const side of ['hunter', 'talent'] as const) {
  test(`the first view of a ${side}'s screens takes at most ${MOST_REQUESTS} requests`, async ({
    browser,
    request,
  }) => {
    const person = await knownMember(
      request,
      { hunter: 'ngozi@hunter.example', talent: 'tunde@talent.example' }[side],
      side,
    );
    const profile = await profileOf(browser, person);
    const counts: [address: string, requests: string[]][] = [];
    for (const address of FIRST_VIEWS[side]) {
      const page = await pageOf(browser, person);
      await page.addInitScript((text) => sessionStorage.setItem('adire.person', text), profile);
      counts.push([address, (await costOf(page, address)).requests]);
      await page.context().close();
    }
    expect(
      counts.filter(([, requests]) => requests.length > MOST_REQUESTS),
      JSON.stringify(counts.map(([address, { length }]) => [address, length])),
    ).toEqual([]);
  });
}

test('what a visitor gets of the app is light: login, sign-up, search', async ({ browser }) => {
  for (const address of ['/login', '/signup', '/gigSearchResult']) {
    const context = await browser.newContext();
    const { requests, sizes, pictures } = await costOf(await context.newPage(), address);
    await context.close();
    const { Document = 0, Stylesheet = 0, Font = 0, Script = 0 } = sizes;
    expect([address, requests.length <= MOST_REQUESTS], requests.join(' ')).toEqual([address, true]);
    expect([address, Document + Stylesheet + Font <= MOST_OF_A_PAGE], JSON.stringify(sizes)).toEqual([
      address,
      true,
    ]);
    expect([address, Script <= MOST_SCRIPT], JSON.stringify(sizes)).toEqual([address, true]);
    expect([address, Math.max(0, ...pictures) <= MOST_OF_A_PICTURE], JSON.stringify(pictures)).toEqual([
      address,
      true,
    ]);
  }
});

test('what a page has fetched is not fetched again when its stream begins', async ({ browser, request }) => {
  const talent = await newMember(request, `Once ${unique()}`, 'talent');
  const page = await pageOf(browser, talent);
  const asked: string[] = [];
  page.on('request', (one) => {
    const { pathname, search } = new URL(one.url());
    if (pathname.startsWith('/api/') && one.method() === 'GET') asked.push(pathname + search);
  });
  const streamed = page.waitForResponse('**/api/live');
  await page.goto('/order');
  await expect(page.getByText('No pending orders')).toBeVisible();
  expect(await (await streamed).request().headerValue('last-event-id')).toMatch(/^[\w-]{36}\.\d+$/);
  const hunter = await newMember(request, `Writer ${unique()}`, 'hunter');
  await call(request, hunter, 'POST', 'chat/sendmessage', { recipient_id: talent.id, message: 'Hello' });
  // The stream is ordered, so its greeting was read before this.
  await expect(page.getByText(/^New message from Writer/)).toBeVisible();
  const once = asked.filter((call) => !call.startsWith('/api/chat/'));
  expect(once).toContain('/api/job/getpendingjobs?as=talent');
  expect(once.toSorted()).toEqual([...new Set(once)].toSorted());
});

test('every picture on a card of the example market is small, in the width that a phone asks for', async ({
  request,
}) => {
  const sources = await cardPictures(request);
  expect(sources.length).toBeGreaterThan(3);
  const heavy: string[] = [];
  for (const source of sources) {
    const answer = await request.get(source, { headers: { accept: 'image/avif,image/webp' } });
    const { length } = await answer.body();
    if (length > MOST_OF_A_PICTURE) heavy.push(`${source}: ${length}`);
  }
  expect(heavy).toEqual([]);
});

/** Returns the smallest size, used on cards, of every cover that a search finds. */
async function cardPictures(request: APIRequestContext): Promise<string[]> {
  const { gigs } = await (await request.get('/api/gig/search?limit=50')).json();
  return gigs.flatMap(({ cover }: { cover: { stem?: string; widths?: number[] } | null }) =>
    cover?.stem && cover.widths ? [`/${cover.stem}-${Math.min(...cover.widths)}.avif`] : [],
  );
}

test('on slow 3G somebody signs up, and finds and reads a job', async ({ page }) => {
  test.setTimeout(240_000);
  await slowDown(page);
  const { email } = await signUp(page);
  await logIn(page, email);
  await fillProfile(page, /^Creative talent/);
  await page.goto('/jobrequest');
  const job = page.getByRole('main').locator('a[href*="/jobrequest/job/"]').first();
  const title = (await job.textContent()) ?? '';
  await job.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

/** Holds the app's libraries back until the returned function is called. */
async function withoutApp(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/base-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('the dashboard shows what waits, with links that lead on, before the app is there; then the app takes over', async ({
  browser,
  request,
}) => {
  const hunter = await newMember(request, `First ${unique()}`, 'hunter');
  const seeded = await knownMember(request, 'ngozi@hunter.example', 'hunter');
  const page = await pageOf(browser, seeded);
  const release = await withoutApp(page);
  const answered = page.waitForResponse('**/api/turn?as=hunter');
  await page.goto('/hunterDashboard', { waitUntil: 'commit' });
  await expect(page.locator('#app h1')).toHaveCount(0);
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
  const link = page.getByRole('listitem').getByRole('link').first();
  await expect(link).toHaveAttribute('href', /\/hunterDashboard\/[\w/]+\/[\w-]+$/);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  release();
  await expect(page.locator('#app h1')).toHaveText('Your turn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(asked).not.toContain('/api/turn');
  expect(asked).not.toContain('/api/job');
  expect(asked).not.toContain('/api/me');
  const empty = await pageOf(browser, hunter);
  await empty.goto('/hunterDashboard');
  await expect(empty.locator('#app').getByText('You have no open jobs yet')).toBeVisible();
});

test('a gig, orders, open jobs and a conversation begin before the app is there', async ({
  browser,
  request,
}) => {
  const talent = await knownMember(request, 'tunde@talent.example', 'talent');
  const headers = { Authorization: `Bearer ${talent.token}` };
  const ask = async (path: string) => (await request.get(`/api/${path}`, { headers })).json();
  const [{ pendingJobs }, { openjobs }, { chats }, { gigs }] = await Promise.all([
    ask('job/getpendingjobs?as=talent'),
    ask('job/getopenjobs'),
    ask('chat/getconversations'),
    ask('gig/search'),
  ]);
  const [chat] = chats;
  // Items of other tests may be gone when the list is loaded.
  const seeded = ({ created_at }: { created_at: string }) => Date.parse(created_at) < Date.now() - 3_600_000;
  const thread = `/messagedashboard/talentMessageDetails/${chat.anotheruser}`;
  // Other tests may add orders meanwhile, and the first view shows the newest.
  const titles = pendingJobs.map(({ title }: { title: string }) => title.replace(/\W/g, '.'));
  const orders = new RegExp(titles.join('|'));
  const screens: [address: string, heading: string, line: string | RegExp][] = [
    ['/order', 'Orders', orders],
    ['/jobrequest', 'Job requests', openjobs.find(seeded).title],
    [thread, chat.username, chat.message],
    [`/gigDetails/${gigs[0].id}`, gigs[0].title, gigs[0].user.name],
  ];
  for (const [address, heading, line] of screens) {
    const page = await pageOf(browser, talent);
    const release = await withoutApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(line).last()).toBeVisible();
    await expect(page.locator('#app h1')).toHaveCount(0);
    release();
    await expect(page.locator('#app h1')).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.context().close();
  }
});

test('an error shows where the screen would begin, with a way to try again', async ({ browser, request }) => {
  const talent = await knownMember(request, 'tunde@talent.example', 'talent');
  const { gigs } = await (await request.get('/api/gig/search')).json();
  const page = await pageOf(browser, talent);
  const address = `**/api/gig/${gigs[0].id}`;
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/gigDetails/${gigs[0].id}`);
  await expect(page.getByText("We couldn't load this gig")).toBeVisible();
  await page.unroute(address);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: gigs[0].title })).toBeVisible();
});
