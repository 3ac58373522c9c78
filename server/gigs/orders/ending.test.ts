/** An order from a gig that ends before it is paid: it is cancelled, both sides find it, and no text mentions a bid. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { bids } from '#contract/bids/bids.ts';
import { type Gig, gigs } from '#contract/gigs/gigs.ts';
import { gigOrders } from '#contract/gigs/package-orders.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { messages } from '#contract/messages/messages.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { orders } from '#contract/orders/orders.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { migrateAgain } from '#server/testing/database.ts';
import { liveGig, orderOf } from '#server/testing/gigs.ts';
import { followLinks } from '#server/testing/links.ts';
import { agreementForm, bidOn } from '#server/testing/market.ts';

let app: TestApp;
let tunde: Person;
let ngozi: Person;
let gig: Gig;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
  ngozi = await hunter(app, 'Ngozi');
  gig = await liveGig(tunde);
});

const reason = 'Too many masks';

/** An order of the second package that the talent was notified of, and has accepted if `agreed`. */
async function ordered({ agreed = false } = {}): Promise<string> {
  await ngozi.ok(messages.send, { body: { recipient_id: tunde.id, message: 'Shall we?' } });
  const today = lagosDay(app.services.clock.now());
  const body = orderOf(gig, 2, today);
  const { job_id: id } = await ngozi.ok(gigOrders.order, { params: { id: gig.id }, body });
  if (agreed) await tunde.ok(bids.acceptOrder, { params: { id }, body: { terms_accepted: true } });
  await app.settle();
  await app.database.db.deleteFrom('notifications').execute();
  await app.database.db.deleteFrom('mails').execute();
  return id;
}

const decline = (id: string) => tunde.ok(bids.declineOrder, { params: { id }, body: { reason } });
const leave = (who: Person, id: string) => who.ok(bids.withdrawOrder, { params: { id }, body: { reason } });

const ENDS = [
  ['declined by the talent', false, (id: string) => decline(id)],
  ['withdrawn by the hunter', false, (id: string) => leave(ngozi, id)],
  ['left by the talent', true, (id: string) => leave(tunde, id)],
  ['left by the hunter', true, (id: string) => leave(ngozi, id)],
] as const;

const orderFor = async (reader: Person, id: string, headers = {}) =>
  (await reader.ok(orders.getSubmitted, { params: { id }, headers })).submission;

describe.each(ENDS)('%s', (_, agreed, end) => {
  test('is cancelled with the reason, and leads the hunter on', async () => {
    const id = await ordered({ agreed });
    await end(id);
    for (const reader of [ngozi, tunde]) {
      const order = await orderFor(reader, id);
      expect(order).toMatchObject({
        status: 'cancelled',
        creative: { id: tunde.id },
        net_pay: 0,
        money: { held: 0 },
        gig: { id: gig.id, category: gig.categoryId, package: 2 },
        can: [],
      });
      expect(order.history.at(-1)?.text).toBe(reason);
    }
    await tunde.ok(gigs.pause, { params: { id: gig.id } });
    expect((await orderFor(ngozi, id)).gig).toMatchObject({ id: gig.id, package: null });
  });

  test('is found among the cancelled orders by both, and as a bid or an open job by nobody', async () => {
    const id = await ordered({ agreed });
    await end(id);
    for (const [reader, as] of [
      [ngozi, 'hunter'],
      [tunde, 'talent'],
    ] as const) {
      const { cancelledjobs } = await reader.ok(orders.listCancelled, { query: { as } });
      expect(cancelledjobs.map((one) => one.job_id)).toEqual([id]);
    }
    expect((await ngozi.ok(jobs.listOwnClosed)).jobs).toEqual([]);
    expect((await ngozi.ok(jobs.listOpen, { query: { as: 'hunter' } })).openjobs).toEqual([]);
    expect((await tunde.ok(jobs.listInvited)).closedjobs).toEqual([]);
    expect((await tunde.ok(bids.listApplied, { params: { id: tunde.id } })).appliedjobs).toEqual([]);
  });

  test.each(['en', 'fr'] as const)('is notified and kept without a bid (%s)', async (language) => {
    for (const one of [ngozi, tunde]) await one.ok(accounts.setLanguage, { body: { language } });
    const id = await ordered({ agreed });
    await end(id);
    await app.settle();
    const texts: string[] = [];
    for (const [reader, other] of [
      [ngozi, tunde],
      [tunde, ngozi],
    ] as const) {
      const headers = { 'accept-language': language };
      const { notification } = (await reader.call(notifications.list, { headers })).body;
      const lines = (await reader.call(messages.conversation, { params: { id: other.id }, headers })).body;
      const { history } = await orderFor(reader, id, headers);
      texts.push(
        ...notification.flatMap(({ title, description }) => [title, description]),
        ...lines.messages.map(({ message }) => message),
        ...history.flatMap(({ title, text }) => [title, text ?? '']),
      );
    }
    const mails = await app.database.db.selectFrom('mails').select(['subject', 'body']).execute();
    expect(mails).toHaveLength(1);
    // The foot is left out: it names the kind of news that can be switched off.
    texts.push(
      ...mails.flatMap(({ subject, body }) => [subject, body.split('/notificationPreferences')[0] ?? '']),
    );
    expect(texts.filter((text) => text.includes(reason)).length).toBeGreaterThan(4);
    expect(texts.filter((text) => /\b(bids?|applications?|candidatures?)\b/i.test(text))).toEqual([]);
    expect(await followLinks(app, [ngozi, tunde])).toHaveLength(1);
  });

  test('is over: the same agreement cannot be sent again', async () => {
    const id = await ordered({ agreed });
    const { bid_id } = await orderFor(ngozi, id);
    await end(id);
    const { appliedjob } = await tunde.ok(bids.getApplication, { params: { id: bid_id ?? '' } });
    expect(appliedjob.can).toEqual([]);
    const again = await ngozi.call(bids.offerAgreement, { body: agreementForm(appliedjob) });
    expect([again.status, again.refusal.code]).toEqual([409, 'cancelled']);
  });
});

test('nobody answers for three days: it lapses, and both find it cancelled', async () => {
  const id = await ordered();
  const open = await orderFor(tunde, id);
  expect(open.turn).toMatchObject({ who: 'talent', doing: 'accept-offer', outcome: 'offer-lapsed' });
  app.passDays(2.9);
  await app.settle();
  expect((await orderFor(tunde, id)).status).toBe('offered');
  app.passDays(0.2);
  await app.settle();
  for (const reader of [ngozi, tunde]) {
    expect(await orderFor(reader, id)).toMatchObject({ status: 'cancelled', money: { held: 0 }, can: [] });
  }
  const late = await tunde.call(bids.acceptOrder, { params: { id }, body: { terms_accepted: true } });
  expect([late.status, late.refusal.code]).toEqual([409, 'cancelled']);
});

test('an order that waits is no bid and no job with bids', async () => {
  await ordered();
  expect((await tunde.ok(bids.listApplied, { params: { id: tunde.id } })).appliedjobs).toEqual([]);
  expect((await ngozi.ok(jobs.listOpen, { query: { as: 'hunter' } })).openjobs).toEqual([]);
});

describe('an order that took bids again before', () => {
  /** Puts an order into its former state: nothing is left of the agreement but the bid and its notifications. */
  async function asBefore(id: string): Promise<void> {
    await app.settle();
    await sql`
      update jobs
      set status = 'bidding', talent_id = null, bid_id = null, price = null, start_date = null, end_date = null,
        terms = null, policy_id = null, agreed_at = null, ended_at = null
      where id = ${id}
    `.execute(app.database.db);
    await sql`update bids set rejected_at = null, rejection_reason = null where job_id = ${id}`.execute(
      app.database.db,
    );
    const link = `/hunterDashboard/TalentBid/${id}`;
    await sql`update events set facts = facts - 'gig' where about_id = ${id} and name <> 'job.offer'`.execute(
      app.database.db,
    );
    await sql`update messages set links = '{}' where kind = 'event'`.execute(app.database.db);
    await sql`update notifications set facts = facts - 'gig', link = ${link}`.execute(app.database.db);
  }

  const migrated = () => migrateAgain(app.database.db, '0063-ended-gig-orders.sql');

  test.each(ENDS)('%s: is cancelled, and its notifications lead there', async (_name, agreed, end) => {
    const id = await ordered({ agreed });
    await end(id);
    await asBefore(id);
    await migrated();
    const { history, ...order } = await orderFor(ngozi, id);
    expect(order).toMatchObject({
      status: 'cancelled',
      gig: { package: 2 },
      price_budget: 75_000,
      net_pay: 0,
    });
    expect(history.at(-1)?.text).toBe(reason);
    expect((await orderFor(tunde, id)).bid_id).toBe(order.bid_id);
    const { appliedjob } = await tunde.ok(bids.getApplication, { params: { id: order.bid_id ?? '' } });
    expect(['rejected', 'withdrawn']).toContain(appliedjob.status);
    const notices = await app.database.db.selectFrom('notifications').select('facts').execute();
    expect(notices).toMatchObject([{ facts: { gig: gig.title } }]);
    const line = async (reader: Person, other: Person) =>
      (await reader.ok(messages.conversation, { params: { id: other.id } })).messages.at(-1)?.link;
    expect(await line(ngozi, tunde)).toBe(`/hunterDashboard/CompletedProjects/detail/${id}`);
    expect(await line(tunde, ngozi)).toBe(`/order/completedProject/${id}`);
    expect(await followLinks(app, [ngozi, tunde])).toHaveLength(1);
  });

  test('stays a job where others were asked, and goes on as one', async () => {
    const id = await ordered();
    await decline(id);
    await asBefore(id);
    const amaka = await talent(app, 'Amaka');
    await ngozi.ok(jobs.invite, { body: { job_id: id, talent_email: amaka.email } });
    await migrated();
    const { job } = await ngozi.ok(jobs.get, { params: { id } });
    expect(job.status).toBe('bidding');
    const bid = await bidOn(amaka, job);
    expect((await ngozi.ok(jobs.listOpen, { query: { as: 'hunter' } })).openjobs).toHaveLength(1);
    await ngozi.ok(bids.offerAgreement, { body: agreementForm(bid) });
    await amaka.ok(bids.declineOrder, { params: { id }, body: { reason } });
    expect((await ngozi.ok(jobs.get, { params: { id } })).job.status).toBe('bidding');
  });
});
