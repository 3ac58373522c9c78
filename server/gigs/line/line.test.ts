/** The Line over the API: its order, newcomers' places on a made-up market, similar works, and what is counted (rule 9.24). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { LINE_PAGE, line, type Work } from '#contract/gigs/line.ts';
import { addPalettes } from '#server/core/media/palettes.ts';
import { newId } from '#server/core/security/ids.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addGigs, addSeller, type MarketGig } from '#server/testing/gig-market.ts';
import { addPicture, draftGig, liveGig } from '#server/testing/gigs.ts';
import { tidyTurns, writeExposure } from './commands.ts';

type Seller = { id: string; place: number; isNew: boolean };
const AT = new Date('2026-11-20T09:00:00Z');
const id = (gig: { id: string }) => ({ params: { id: gig.id } });

/** Two completed orders for newcomers, three for the others. */
async function completeOrders(app: TestApp, sellers: readonly Seller[]): Promise<void> {
  const { db } = app.database;
  const ordered = sellers.flatMap(({ id, isNew }) =>
    Array.from({ length: isNew ? 2 : 3 }, () => ({ talent: id, job: newId(), bid: newId() })),
  );
  await sql`
    with made as (
      select * from jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb) as o (talent uuid, job uuid, bid uuid)
    ), posted as (
      insert into jobs (id, hunter_id, title, brief, skill_id, job_type, budget, status, created_at, updated_at)
      select job, (select id from users where id <> made.talent limit 1), 'Poster', '', (select id from skills limit 1),
        'close', 100, 'bidding', ${AT}, ${AT}
      from made
    )
    insert into bids (id, job_id, talent_id, pitch, price, accepts_budget, created_at, updated_at)
    select bid, job, talent, '', 100, true, ${AT}, ${AT} from made
  `.execute(db);
  await sql`
    update jobs j
    set status = 'accepted', talent_id = b.talent_id, bid_id = b.id, price = 100, start_date = '2026-11-01',
      end_date = '2026-11-20', policy_id = (select min(id) from fee_policies)
    from bids b
    where b.job_id = j.id
  `.execute(db);
}

describe('on a market of a hundred talents in six categories', () => {
  let app: TestApp;
  let sellers: Seller[];
  let categories: string[];
  beforeAll(async () => {
    app = await testApp();
    const reader = await hunter(app);
    const { skills } = await reader.ok(catalogue.skills);
    categories = [...new Set(skills.map(({ categoryId }) => categoryId))].slice(0, 6);
    sellers = [];
    const made: MarketGig[] = [];
    for (let n = 0; n < 102; n += 1) {
      const seller = await addSeller(app, { name: `Talent ${n}`, languages: [], stars: [] });
      // Newcomers are rare in the first category and many in the last.
      const place = n % 6;
      const isNew = Math.floor(n / 6) < 2 + place;
      sellers.push({ id: seller.id, place, isNew });
      for (let gig = 0; gig < 2; gig += 1) {
        const skill = skills.find(({ categoryId }) => categoryId === categories[place]);
        made.push({
          ...{ id: newId(), seller, title: `Work ${n} ${gig}`, description: 'Drawn', tags: [] },
          ...{ categoryId: skill?.categoryId ?? '', skillId: skill?.id ?? '', price: 40_000 + n, days: 4 },
          ...{ publishedAt: AT, status: 'live' as const },
        });
      }
    }
    await addGigs(app, made);
    await completeOrders(app, sellers);
    await tidyTurns(app.services);
  }, 120_000);
  afterAll(() => app.close());

  async function walk(
    query: { category?: string } = {},
    pages = Number.POSITIVE_INFINITY,
  ): Promise<Work[][]> {
    const all: Work[][] = [];
    let after: string | undefined;
    do {
      const reply = await call(app, null, line.page, { query: { ...query, ...(after && { after }) } });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.refusal));
      all.push(reply.body.works);
      after = reply.body.next ?? undefined;
    } while (after && all.length < pages);
    return all;
  }
  const kindOf = (work: Work) => sellers.find(({ id }) => id === work.userId) as Seller;
  const eighths = (page: Work[]) => page.filter((_, index) => index % 8 === 7);

  test('every eighth place is a newcomer’s, 10 to 15 % of a page, and each is marked as new', async () => {
    for (const page of await walk({}, 3)) {
      expect(page).toHaveLength(LINE_PAGE);
      expect(eighths(page).every((work) => kindOf(work).isNew)).toBe(true);
      const share = eighths(page).length / page.length;
      expect(share).toBeGreaterThanOrEqual(0.1);
      expect(share).toBeLessThanOrEqual(0.15);
      expect(page.filter(({ is_new }) => is_new)).toEqual(eighths(page));
    }
  });

  test('newcomers take turns: nobody gets a second place before all others had one, in no category', async () => {
    await writeExposure(app.services);
    await sql`delete from line_exposure`.execute(app.database.db);
    const newcomers = sellers.filter(({ isNew }) => isNew);
    for (let n = 0; n < newcomers.length * 4; n += 3) await walk({}, 1);
    await writeExposure(app.services);
    const { rows } = await sql<{ talent_id: string; shown: number; given: number }>`
      select talent_id, sum(shown)::int as shown, sum(given)::int as given from line_exposure group by 1
    `.execute(app.database.db);
    const given = newcomers.map(({ id }) => rows.find(({ talent_id }) => talent_id === id)?.given ?? 0);
    expect(Math.min(...given)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...given) - Math.min(...given)).toBeLessThanOrEqual(2);
    const total = (rows: { shown: number; given: number }[], what: 'shown' | 'given') =>
      rows.reduce((sum, row) => sum + row[what], 0);
    expect(total(rows, 'given') / total(rows, 'shown')).toBeCloseTo(1 / 8, 2);
    expect(
      rows
        .filter(({ given }) => given > 0)
        .every(({ talent_id }) => newcomers.some(({ id }) => id === talent_id)),
    ).toBe(true);
    for (const place of categories.keys())
      expect(
        newcomers.some((one, index) => one.place === place && (given[index] ?? 0) >= 3),
        `category ${place}`,
      ).toBe(true);
  });

  test('no talent comes twice before each came once, and the pages hold every work', async () => {
    const seen = new Set<string>();
    const works = (await walk()).flat().filter((work) => !seen.has(work.id) && seen.add(work.id));
    expect(works).toHaveLength(204);
    const regular = (await walk()).flatMap((page) => page.filter((_, index) => index % 8 !== 7));
    const first = regular.slice(0, 80).map(({ userId }) => userId);
    expect(new Set(first).size).toBe(80);
  });

  test('a category has its own works and newcomers only', async () => {
    const [category = ''] = categories;
    const works = (await walk({ category })).flat();
    expect(works.every((work) => kindOf(work).place === 0)).toBe(true);
    expect(new Set(works.map(({ id }) => id)).size).toBe(34);
    expect(works[7]?.is_new).toBe(true);
  });
});

describe('of few works', () => {
  let app: TestApp;
  let tunde: Person;
  let amara: Person;
  let reader: Person;
  beforeAll(async () => {
    app = await testApp();
    [tunde, amara, reader] = [await talent(app, 'Tunde'), await talent(app, 'Amara'), await hunter(app)];
  });
  afterAll(() => app.close());

  const titles = async () => (await reader.ok(line.page)).works.map(({ title }) => title);

  test('a work comes when its gig is live and goes when it is paused, taken down or its talent locked out', async () => {
    await draftGig(tunde, { title: 'Draft' });
    const gig = await liveGig(tunde, { title: 'Mark' });
    expect(await titles()).toEqual(['Mark']);
    await tunde.ok(gigs.pause, id(gig));
    expect(await titles()).toEqual([]);
    await tunde.ok(gigs.publish, id(gig));
    await app.database.db.updateTable('users').set({ disabled_at: AT }).where('id', '=', tunde.id).execute();
    expect(await titles()).toEqual([]);
    await app.database.db
      .updateTable('users')
      .set({ disabled_at: null })
      .where('id', '=', tunde.id)
      .execute();
    expect(await titles()).toEqual(['Mark']);
    await tunde.ok(gigs.remove, id(gig));
    expect(await titles()).toEqual([]);
  });

  test('a work shows its skill and how many pieces its talent has; the pieces come with their gigs', async () => {
    const gig = await liveGig(amara, { title: 'Cloth' });
    await addPicture(amara, gig.id, '#d9942b');
    const [work] = (await reader.ok(line.page)).works;
    expect(work).toMatchObject({
      title: 'Cloth',
      skill: 'Logo design',
      is_new: false,
      pieces: 2,
      price_from: 40_000,
    });
    const { pieces } = await reader.ok(line.byTalent, id(amara));
    expect(pieces.map(({ gig, cover }) => [gig, cover.kind, cover.widths])).toEqual([
      [gig.id, 'image', [60]],
      [gig.id, 'image', [60]],
    ]);
    expect(pieces[0]).toMatchObject({ cover: work?.cover, price_from: 40_000, delivery_days: 5 });
    await amara.ok(gigs.remove, id(gig));
    expect((await reader.ok(line.byTalent, id(amara))).pieces).toEqual([]);
  });

  test('more like it: the same skill first, then the nearest colours, never of the same talent', async () => {
    const { skills } = await reader.ok(catalogue.skills);
    const logo = skills.find(({ name }) => name === 'Logo design');
    const other = skills.find(({ categoryId, id }) => categoryId === logo?.categoryId && id !== logo?.id);
    const painted = async (by: Person, title: string, colour: string, skillId = logo?.id) => {
      const gig = await draftGig(by, { title, skillId: skillId ?? '' });
      await addPicture(by, gig.id, colour);
      return (await by.ok(gigs.publish, id(gig))).gig;
    };
    const makers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => talent(app, name)));
    const [a, b, c, d] = makers as [Person, Person, Person, Person];
    const asked = await painted(a, 'Indigo', '#3a49b4');
    await painted(a, 'Own indigo', '#3a49b4');
    await painted(b, 'Ochre', '#d9942b');
    await painted(c, 'Blue', '#4455c0');
    await painted(d, 'Indigo of another skill', '#3a49b4', other?.id);
    const like = async () => (await reader.ok(line.like, id(asked))).gigs.map(({ title }) => title);
    expect(await like()).toEqual(['Blue', 'Ochre', 'Indigo of another skill']);

    // As files were before there were palettes.
    await sql`update files set picture = picture - 'palette'`.execute(app.database.db);
    expect(await like()).toHaveLength(3);
    expect(await addPalettes(app.services)).toBeGreaterThanOrEqual(5);
    expect(await addPalettes(app.services)).toBe(0);
    expect(await like()).toEqual(['Blue', 'Ochre', 'Indigo of another skill']);

    await a.ok(gigs.pause, id(asked));
    expect((await reader.call(line.like, id(asked))).status).toBe(404);
  });

  test('a talent sees how often their work was shown in seven days, and their account takes it along', async () => {
    const shown = await talent(app, 'Shown');
    await liveGig(shown);
    await writeExposure(app.services);
    expect(await shown.ok(line.exposure)).toEqual({ success: true, shown: 0, given: 0 });
    for (let n = 0; n < 3; n += 1) await reader.ok(line.page);
    expect((await shown.ok(line.exposure)).shown, 'before it is written').toBe(0);
    await writeExposure(app.services);
    expect(await shown.ok(line.exposure)).toEqual({ success: true, shown: 3, given: 0 });
    await sql`update line_exposure set day = day - 7`.execute(app.database.db);
    expect((await shown.ok(line.exposure)).shown, 'a week later').toBe(0);
    expect((await reader.call(line.exposure)).status).toBe(403);
  });

  test('a key that is none is refused', async () => {
    for (const after of ['page-2', '0.0.-00-0aaa00-a0-0aa000aaa-a-a-00a000-a'])
      expect((await reader.call(line.page, { query: { after } })).status).toBe(422);
  });
});
