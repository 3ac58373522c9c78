/** What robots and visitors get in the head of a shared page, whoever asks and whatever the title contains. */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { gigOrders } from '#contract/gigs/package-orders.ts';
import { orders } from '#contract/orders/orders.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { draftGig, liveGig, orderOf } from '#server/testing/gigs.ts';
import { accepted, fund, handIn, review } from '#server/testing/story.ts';
import { servePages } from '#server/web-assets/web.ts';

const PUBLIC_URL = 'http://localhost:3000';
const INDEX =
  '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n' +
  '    <title>Adire</title>\n    <script type="module" src="/main.js"></script>\n  </head>\n  <body></body>\n</html>';

let app: TestApp;
let pages: FastifyInstance;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  pages = Fastify();
  servePages(pages, async () => ({ status: 200, html: INDEX }), app.headOf);
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(async () => {
  await pages.close();
  await app.close();
});

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await pages.inject({ url: path, headers: { accept: 'text/html', ...headers } });
  return { status: answer.statusCode, html: answer.body, headers: answer.headers };
}

/** Decodes text as a browser does: the server writes special characters as numeric references. */
function readText(escaped: string): string {
  return escaped.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

function tagsOf(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g);
  return Object.fromEntries(Array.from(found, ([, name, content]) => [name, readText(content ?? '')]));
}

function dataOf(html: string) {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.[1] ?? '');
}

describe('a gig', () => {
  test('says the same to everybody: what it is, from how much, with its card', async () => {
    const gig = await liveGig(tunde);
    const path = `/gigDetails/${gig.id}`;
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain('<title>A mark for your market stall · Adire</title>');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}" />`);
    expect(html).toContain('<script type="module" src="/main.js"></script>');
    const tags = tagsOf(html);
    expect(tags).toMatchObject({
      description: 'From N40,000 · Delivered in 5 days · Logos that read from across the street',
      'og:title': 'A mark for your market stall',
      'og:description': 'From N40,000 · Delivered in 5 days · Logos that read from across the street',
      'og:url': `${PUBLIC_URL}${path}`,
      'og:type': 'product',
      'og:site_name': 'Adire',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Preview of “A mark for your market stall”',
      'twitter:card': 'summary_large_image',
    });
    expect(tags['og:image']).toMatch(
      new RegExp(`^${PUBLIC_URL}/share/gigs/${gig.id}\\.jpg\\?v=[0-9a-f]{16}$`),
    );
    expect(dataOf(html)).toMatchObject({
      '@type': 'Product',
      name: 'A mark for your market stall',
      offers: {
        price: 40_000,
        priceCurrency: 'NGN',
        seller: { name: 'Tunde', url: `${PUBLIC_URL}/publicProfile/${tunde.id}` },
      },
    });
    expect(dataOf(html)).not.toHaveProperty('aggregateRating');
    expect(html.indexOf('og:image:alt')).toBeLessThan(4000);
    const others: Record<string, string>[] = [
      { authorization: `Bearer ${ngozi.token}` },
      { host: 'evil.example' },
    ];
    for (const headers of others) expect((await open(path, headers)).html).toBe(html);
    expect((await open(`/hunterDashboard${path}?from=chat`)).html).toBe(html);
  });

  test('has the rating of its own orders once there are reviews that everybody may read', async () => {
    const [seller, buyer] = [await talent(app, 'Rated'), await hunter(app, 'Rating')];
    const gig = await liveGig(seller);
    const data = async () => dataOf((await open(`/gigDetails/${gig.id}`)).html);
    const other = await accepted(app, { hunter: buyer, talent: seller });
    await review(buyer, seller, other.job.id, { rating: 2 });
    await review(seller, buyer, other.job.id, { rating: 5 });
    const { job_id: id } = await buyer.ok(gigOrders.order, {
      params: { id: gig.id },
      body: orderOf(gig, 1, lagosDay(app.services.clock.now())),
    });
    await seller.ok(bids.acceptOrder, { params: { id }, body: { terms_accepted: true } });
    await fund(app, buyer, id);
    await seller.ok(orders.start, { params: { id } });
    await handIn(seller, id);
    await buyer.ok(orders.accept, { params: { id } });
    await review(buyer, seller, id, { rating: 4 });
    expect(await data()).not.toHaveProperty('aggregateRating');
    await review(seller, buyer, id, { rating: 5 });
    expect((await data()).aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4,
      reviewCount: 1,
      bestRating: 5,
      worstRating: 1,
    });
  });

  test.each([
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)> & \'',
    "$& $1 $` $' $$ </title>",
    'تصميم شعار <b>احترافي</b>',
    '<!--<script> ]]> &lt; &#60;',
    'a\nb\tc',
  ])('escapes the title %j everywhere', async (title) => {
    const description = `${title} ${'word '.repeat(100)}`;
    const gig = await liveGig(tunde, { title, overview: '', description });
    const { html } = await open(`/gigDetails/${gig.id}`);
    const [before, after] = INDEX.split('<title>Adire</title>') as [string, string];
    expect(html.startsWith(before) && html.endsWith(after)).toBe(true);
    const head = html.slice(before.length, -after.length);
    expect(head.match(/<\/?[a-z!][^>]*>/gi)?.map((tag) => tag.split(/[ >]/)[0])).toEqual([
      '<title',
      '</title',
      '<meta',
      '<link',
      ...Array.from({ length: 14 }, () => '<meta'),
      '<script',
      '</script',
    ]);
    const oneLine = title.replace(/\s+/g, ' ');
    expect(tagsOf(html)['og:title']).toBe(oneLine);
    expect(readText(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? '')).toBe(`${oneLine} · Adire`);
    expect(tagsOf(html).description?.length).toBeLessThanOrEqual(210);
    expect(dataOf(html).name).toBe(title);
  });

  test('that nobody may see is not found and not to be listed', async () => {
    const draft = await draftGig(tunde);
    const [paused, removed] = [await liveGig(tunde), await liveGig(tunde)];
    await tunde.ok(gigs.pause, { params: { id: paused.id } });
    await tunde.ok(gigs.remove, { params: { id: removed.id } });
    const gone = await talent(app, 'Locked');
    const locked = await liveGig(gone);
    await lock(gone.id);
    for (const id of [draft.id, paused.id, removed.id, locked.id, randomUUID(), 'nothing', '%00', "'--"]) {
      const { status, html } = await open(`/gigDetails/${id}`);
      expect([id, status]).toEqual([id, 404]);
      expect(html).toContain('<meta name="robots" content="noindex" />');
      expect(html).toContain('<title>Adire</title>');
      expect(html).not.toContain('og:');
    }
    const own = await open(`/gigDetails/${draft.id}`, { authorization: `Bearer ${tunde.token}` });
    expect(own.status).toBe(404);
  });
});

describe('a talent', () => {
  test('is shown with name, story and offer', async () => {
    const seller = await talent(app, 'Ṣadé');
    const bare = await open(`/publicProfile/${seller.id}`);
    expect(tagsOf(bare.html).description).toBe('Ṣadé Adeyemi is a creative talent in Nigeria.');
    await liveGig(seller);
    const { status, html } = await open(`/publicProfile/${seller.id}`);
    expect(status).toBe(200);
    expect(tagsOf(html)).toMatchObject({
      'og:title': 'Ṣadé Adeyemi',
      'og:type': 'profile',
      'og:url': `${PUBLIC_URL}/publicProfile/${seller.id}`,
      description: 'Ṣadé Adeyemi is a creative talent in Nigeria. · 1 gig · From N40,000',
    });
    expect(dataOf(html)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ṣadé Adeyemi' },
    });
    for (const secret of [seller.email, '803 123 4567']) expect(html).not.toContain(secret);
    expect(tagsOf(html)['og:image']).not.toBe(tagsOf(bare.html)['og:image']);
    expect((await open(`/hunterDashboard/user/${seller.id}`)).html).toBe(html);
  });

  test('who is locked out, and whoever is no talent, is not found', async () => {
    const gone = await talent(app, 'Away');
    await lock(gone.id);
    for (const id of [gone.id, ngozi.id, randomUUID(), 'nothing'])
      expect([id, (await open(`/publicProfile/${id}`)).status]).toEqual([id, 404]);
  });
});

test.each([
  ['/gigSearchResult', 'Gigs', ''],
  ['/work', 'Work', ''],
  [
    '/gigSearchResult?sort=newest&category=0199a200-0000-7000-8000-00000000000b',
    'Gigs',
    '?category=0199a200-0000-7000-8000-00000000000b',
  ],
  ['/work?category=%22%3E%3Cb%3E', 'Work', ''],
])('%s, which lists, says what it is and what it is called', async (path, title, kept) => {
  const { status, html } = await open(path);
  expect(status).toBe(200);
  expect(html).toContain(`<title>${title} · Adire</title>`);
  expect(html.match(/<title>/g)).toHaveLength(1);
  const url = `${PUBLIC_URL}${path.split('?')[0]}${kept}`;
  expect(html).toContain(`<link rel="canonical" href="${url}" />`);
  expect(tagsOf(html)).toMatchObject({ 'og:url': url, 'og:image': `${PUBLIC_URL}/share/adire.jpg` });
  expect(tagsOf(html).description).toMatch(/^Find designers, animators/);
  expect(dataOf(html)).toMatchObject({ '@type': 'CollectionPage', url });
});

test('other pages are the app as it is', async () => {
  for (const path of [
    '/',
    '/publicProfile',
    '/gigDetails',
    '/gigDetails/a/b',
    '/login?next=%2FgigDetails%2Fa',
  ]) {
    const { status, html } = await open(path);
    expect([path, status, html === INDEX]).toEqual([path, 200, true]);
  }
  expect((await open('/share/nothing')).status).toBe(404);
});

test('an address that asks too often gets no cards, and pages without a head of their own', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  const front = Fastify();
  servePages(front, async () => ({ status: 200, html: INDEX }), limited.headOf);
  try {
    const gig = await liveGig(await talent(limited, 'Busy'));
    const page = () => front.inject({ url: `/gigDetails/${gig.id}`, headers: { accept: 'text/html' } });
    expect((await page()).body).toContain('og:title');
    const card = () => limited.http.inject('/share/gigs/nothing.jpg');
    for (let i = 0; i < 599; i += 1) expect((await card()).statusCode).toBe(404);
    const refused = await card();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    const plain = await page();
    expect([plain.statusCode, plain.body]).toEqual([200, INDEX]);
  } finally {
    await front.close();
    await limited.close();
  }
});

async function lock(id: string): Promise<void> {
  await app.database.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', id).execute();
}

test('a head is in French for who reads French; robots read English at the same address', async () => {
  const gig = await liveGig(tunde);
  const french = await open(`/gigDetails/${gig.id}`, { cookie: 'adire.language=fr' });
  expect(french.html).toContain('<meta name="description" content="Dès N40 000 · Livré en 5 jours');
  expect(french.html).toContain('<meta property="og:locale" content="fr_FR" />');
  expect(french.headers.vary).toBe('cookie, accept-language');
  expect((await open(`/gigDetails/${gig.id}`)).html).toContain('content="From N40,000 · Delivered in 5 days');
});
