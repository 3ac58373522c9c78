/** What operators change for everybody: questions, categories, skills, and fees with their notice (rule 3.9). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { addDays } from '#contract/core/days.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { operatorMarket } from '#contract/operator/market.ts';
import { operator } from '#contract/operator/operator.ts';
import { site } from '#contract/site/site.ts';
import { words } from '#contract/words/en.ts';
import { lagosDay } from '#server/core/clock.ts';
import { policyInForce } from '#server/ledger/queries.ts';
import { call, hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { liveGig } from '#server/testing/gigs.ts';
import { consoleOf } from '#server/testing/operators.ts';

let app: TestApp;
let ops: Person;
beforeAll(async () => {
  app = await testApp();
  ops = await consoleOf(app);
});
afterAll(() => app.close());

const w = words.operator;
const reason = 'Decided on Monday by the board';

async function lastAct() {
  const { log } = await ops.ok(operator.log, { query: { limit: '1' } });
  return log[0];
}

test('questions are added, changed, put in order and taken away, as the landing page shows them', async () => {
  const shown = async () => (await call(app, null, site.faq)).body.faqs.map(({ faq }) => faq);
  const first = await shown();
  const form = { question: 'Is there an office?', answer: 'In Yaba.', reason };
  const { faq } = await ops.ok(operatorMarket.addFaq, { body: form });
  expect(await shown()).toEqual([...first, form.question]);
  const changed = { ...form, question: 'Where is the office?' };
  await ops.ok(operatorMarket.changeFaq, { params: { id: faq.id }, body: changed });
  expect((await lastAct())?.before).toMatchObject({ question: form.question });
  const { faqs } = await ops.ok(operatorMarket.faqs);
  const ids = faqs.map(({ id }) => id).reverse();
  await ops.ok(operatorMarket.arrangeFaqs, { body: { ids, reason } });
  expect(await shown()).toEqual([changed.question, ...first.toReversed()]);
  const short = await ops.call(operatorMarket.arrangeFaqs, { body: { ids: ids.slice(1), reason } });
  expect(short.refusal.errors).toEqual({ ids: [w.site.order] });
  await ops.ok(operatorMarket.removeFaq, { params: { id: faq.id }, body: { reason } });
  expect(await shown()).toEqual(first.toReversed());
  expect(
    (await ops.call(operatorMarket.removeFaq, { params: { id: faq.id }, body: { reason } })).status,
  ).toBe(404);
});

describe('categories and skills', () => {
  const add = (name: string, parent_id: string | null = null) =>
    ops.call(operatorMarket.addCategory, { body: { name, parent_id, reason } });

  test('have names of their own, and two levels', async () => {
    const weavers = (await add('Weavers')).body.category;
    const under = (await add('Aso oke', weavers.id)).body.category;
    expect((await add('  weavers ')).refusal.errors).toEqual({ name: [w.categories.taken] });
    expect((await add('Deeper', under.id)).refusal.errors).toEqual({ parent_id: [w.categories.tooDeep] });
    const move = (id: string, parent_id: string) =>
      ops.call(operatorMarket.changeCategory, { params: { id }, body: { name: 'Moved', parent_id, reason } });
    expect((await move(weavers.id, weavers.id)).refusal.errors).toEqual({
      parent_id: [w.categories.ownParent],
    });
    const other = (await add('Dyers')).body.category;
    expect((await move(weavers.id, other.id)).refusal.errors).toEqual({
      parent_id: [w.categories.hasChildren],
    });
    const listed = (await call(app, null, catalogue.categories)).body.categories.map(({ name }) => name);
    expect(listed.slice(-3)).toEqual(['Weavers', 'Aso oke', 'Dyers']);
  });

  test('a gig is found under the new name of its skill at once', async () => {
    const tunde = await talent(app, 'Tunde');
    const gig = await liveGig(tunde);
    const { rows } = await sql<{ skill_id: string; category_id: string }>`
      select skill_id, category_id from gigs where id = ${gig.id}
    `.execute(app.database.db);
    const body = { name: 'Zobophone tuning', category_id: rows[0]?.category_id, reason };
    await ops.ok(operatorMarket.changeSkill, { params: { id: rows[0]?.skill_id ?? '' }, body });
    const found =
      await sql`select 1 from gig_search where gig_id = ${gig.id} and words @@ 'zobophon:*'::tsquery`.execute(
        app.database.db,
      );
    expect(found.rows).toHaveLength(1);
    const skills = (await call(app, null, catalogue.skills)).body.skills.map(({ name }) => name);
    expect(skills).toContain('Zobophone tuning');
  });
});

describe('a fee policy', () => {
  const form = {
    service_fee: '12.5',
    talent_share: '8',
    platform_share: '2.5',
    delay_deduction: '1',
    reason,
  };
  const publish = (changes: Record<string, string>) =>
    ops.call(operatorMarket.publishPolicy, { body: { ...form, ...changes } });

  test('is known 30 days before it counts, to every member, by a notice and a mail', async () => {
    const [ngozi, bare] = [await hunter(app, 'Ngozi'), await person(app, 'Bare', [])];
    const { earliest } = await ops.ok(operatorMarket.policies);
    const now = app.services.clock.now();
    expect(earliest).toBe(addDays(lagosDay(now), 31));
    const tooSoon = await publish({ effective_on: addDays(earliest, -1) });
    expect(tooSoon.refusal.errors).toEqual({ effective_on: [w.fees.tooSoon] });
    const tooLate = await publish({ effective_on: addDays(lagosDay(now), 366) });
    expect(tooLate.refusal.errors).toEqual({ effective_on: [w.fees.tooLate] });
    const tooMuch = await publish({ effective_on: earliest, talent_share: '98' });
    expect(tooMuch.refusal.errors).toEqual({ platform_share: [w.fees.tooMuch] });

    const { body } = await publish({ effective_on: earliest, platform_share: '2,5' });
    expect(body.policy).toMatchObject({ service_fee: '12.5', platform_share: '2.5', state: 'coming' });
    const { log } = await ops.ok(operator.log, { query: { about: String(body.policy.id) } });
    expect(log[0]).toMatchObject({
      before: { service_fee: '10', talent_share: '7.5', state: 'in force' },
      after: { service_fee: '12.5', talent_share: '8', state: 'coming' },
    });
    expect(body.notified).toBeGreaterThan(1);
    await app.settle();
    const [notice] = (await ngozi.ok(notifications.list)).notification;
    expect(notice?.title).toMatch(/^New fees from \d+ [A-Z][a-z]{2} \d{4}$/);
    expect(notice?.description).toContain('12.5% of what a talent earns');
    const mailed = await app.database.db
      .selectFrom('mails')
      .select('to_address')
      .where('subject', '=', notice?.title ?? '')
      .execute();
    const addresses = mailed.map((mail) => mail.to_address);
    expect(addresses).toContain(ngozi.email);
    expect(addresses).not.toContain(bare.email);
    expect(mailed).toHaveLength(body.notified);
  });

  test('counts from its day on, and not an hour before', async () => {
    const { policies } = await ops.ok(operatorMarket.policies);
    const coming = new Date(policies[0]?.effective_at ?? 0);
    const at = async (ms: number) =>
      (await policyInForce(app.database.db, new Date(coming.getTime() + ms))).policy.serviceFee;
    expect([await at(-3_600_000), await at(0)]).toEqual([1000, 1250]);
  });

  test('is refused by the database itself when it is published late', async () => {
    const early = sql`
      insert into fee_policies (service_fee_bp, rejection_fee_bp, cancellation_fee_bp, delay_deduction_bp,
        passed_threshold, published_at, effective_at)
      values (2000, 0, 0, 0, 2, now(), now() + interval '29 days')
    `.execute(app.database.db);
    await expect(early).rejects.toMatchObject({ code: '23514' });
  });

  test.each(['-1', '101', '7,5,0', '1.234', '', '１０'])(
    'does not take %j for a percentage',
    async (service_fee) => {
      expect((await publish({ service_fee, effective_on: '2030-01-01' })).refusal.errors).toEqual({
        service_fee: [w.fees.wrongPercent],
      });
    },
  );
});
