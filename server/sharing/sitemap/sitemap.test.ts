/** The site map and `robots.txt` over the app: who is listed, and parts of at most 10,000 entries. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gigs } from '#contract/gigs/gigs.ts';
import { hunter, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { draftGig, liveGig, placeOfGig } from '#server/testing/gigs.ts';
import { showWork } from '#server/testing/past-work.ts';

const PUBLIC_URL = 'http://localhost:3000';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function read(path: string) {
  const answer = await app.http.inject({ url: path, headers: { host: 'evil.example' } });
  const places = Array.from(answer.body.matchAll(/<loc>([^<]*)<\/loc>/g), ([, place = '']) => place);
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body, places };
}

test('live gigs and talents with something to show are listed, nobody else', async () => {
  const seller = await talent(app, 'Talent');
  const live = await liveGig(seller);
  const paused = await liveGig(seller);
  await seller.ok(gigs.pause, { params: { id: paused.id } });
  const maker = await talent(app, 'Maker');
  await showWork(maker);
  await draftGig(await talent(app, 'Drafting'));
  const gone = await talent(app, 'Gone');
  await liveGig(gone);
  await app.database.db
    .updateTable('users')
    .set({ disabled_at: new Date() })
    .where('id', '=', gone.id)
    .execute();
  await hunter(app, 'Hunter');

  const listed = await read('/sitemap-gigs.xml');
  expect(listed.type).toBe('application/xml; charset=utf-8');
  expect(listed.places).toEqual([`${PUBLIC_URL}/gigDetails/${live.id}`]);
  expect(listed.text).toContain(`<lastmod>${live.updated_at}</lastmod>`);
  expect((await read('/sitemap-people.xml')).places).toEqual([
    `${PUBLIC_URL}/publicProfile/${seller.id}`,
    `${PUBLIC_URL}/publicProfile/${maker.id}`,
  ]);
  expect((await read('/sitemap-pages.xml')).places).toEqual([
    `${PUBLIC_URL}/`,
    `${PUBLIC_URL}/home`,
    `${PUBLIC_URL}/escrowHome`,
    `${PUBLIC_URL}/projecttrackerhunter`,
    `${PUBLIC_URL}/policy`,
    `${PUBLIC_URL}/agreement`,
    `${PUBLIC_URL}/gigSearchResult`,
    `${PUBLIC_URL}/work`,
    `${PUBLIC_URL}/verify`,
  ]);
  expect((await read('/sitemap.xml')).places).toEqual(
    ['pages', 'gigs', 'people'].map((name) => `${PUBLIC_URL}/sitemap-${name}.xml`),
  );
  for (const after of ['nothing', "'", `${live.id}&after=${live.id}`])
    expect((await read(`/sitemap-gigs.xml?after=${after}`)).status).toBe(404);
});

test('twenty-five thousand gigs are in three parts, each of them once', async () => {
  const seller = await talent(app, 'Factory');
  const { categoryId, skillId } = await placeOfGig(seller);
  await sql`
    insert into gigs (
      id, talent_id, title, overview, description, category_id, skill_id, tags, status, published_at, created_at,
      updated_at
    )
    select gen_random_uuid(), ${seller.id}, 'Gig', '', 'Gig', ${categoryId}, ${skillId}, '{}', 'live', now(), now(), now()
    from generate_series(1, 25000)
  `.execute(app.database.db);
  app.passMinutes(11);
  const { rows } = await sql<{ id: string }>`
    select id from gigs where status = 'live' and talent_id = ${seller.id}
  `.execute(app.database.db);
  const parts = (await read('/sitemap.xml')).places.filter((place) => place.includes('sitemap-gigs'));
  expect(parts).toHaveLength(3);
  const seen: string[] = [];
  for (const part of parts) {
    const { places } = await read(part.slice(PUBLIC_URL.length));
    expect(places.length).toBeLessThanOrEqual(10_000);
    seen.push(...places.map((place) => place.slice(-36)));
  }
  expect(new Set(seen).size).toBe(seen.length);
  const all = new Set(seen);
  expect(rows.filter(({ id }) => !all.has(id))).toEqual([]);
});

test('robots may read the public pages and what these ask for', async () => {
  const { text, type } = await read('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml\n`);
  const rules = Array.from(text.matchAll(/^(Allow|Disallow): (.*)$/gm), ([, kind, path = '']) => ({
    kind,
    path,
  }));
  const may = (url: string) =>
    rules.filter(({ path }) => url.startsWith(path)).sort((a, b) => b.path.length - a.path.length)[0]?.kind;
  for (const url of [
    '/',
    '/gigDetails/a',
    '/publicProfile/a',
    '/share/gigs/a.jpg',
    '/images/galleries/a.webp',
  ])
    expect([url, may(url)]).toEqual([url, 'Allow']);
  for (const url of ['/api/gig/featured', '/api/gig/search?search_query=logo', '/api/website-faq'])
    expect([url, may(url)]).toEqual([url, 'Allow']);
  for (const url of ['/api/me', '/api/gig/get', '/api/login', '/dev/mail', '/paystack-simulator/pay'])
    expect([url, may(url)]).toEqual([url, 'Disallow']);
});
