/** Ordering a package over the API: it becomes a closed job at `offered`, once; and what forbids it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { addDays } from '#contract/core/days.ts';
import { type Gig, gigs } from '#contract/gigs/gigs.ts';
import { gigOrders, type OrderForm } from '#contract/gigs/package-orders.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { messages } from '#contract/messages/messages.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { orders } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words/en.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { draftGig, formOfGig, liveGig, orderOf } from '#server/testing/gigs.ts';
import { fund, handIn, handInMilestones, review } from '#server/testing/story.ts';

let app: TestApp;
let tunde: Person;
let ngozi: Person;
let gig: Gig;
let today: string;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
  ngozi = await hunter(app, 'Ngozi');
  gig = await liveGig(tunde);
  today = lagosDay(app.services.clock.now());
});

const order = (changes: Partial<OrderForm> = {}, who = ngozi, key?: string) =>
  who.call(gigOrders.order, {
    params: { id: gig.id },
    body: orderOf(gig, 2, today, changes),
    ...(key && { key }),
  });

async function jobsOf(someone: Person): Promise<number> {
  const rows = await app.database.db
    .selectFrom('jobs')
    .select('id')
    .where('hunter_id', '=', someone.id)
    .execute();
  return rows.length;
}

test('makes a closed job with the talent’s bid and sends the agreement', async () => {
  const { job_id, bid_id } = (await order({ price_budget: '90000' })).body;
  const { job } = await ngozi.ok(jobs.get, { params: { id: job_id } });
  expect(job).toMatchObject({
    title: 'A mark for your market stall: Standard',
    skill: gig.skill,
    category: gig.categoryId,
    job_type: 'close',
    price_budget: 90_000,
    status: 'offered',
    order_accepted: 0,
    bid_id,
    start_date: today,
    end_date: addDays(today, 10),
    invitees: [{ talent: { id: tunde.id, email: null, name: 'Tunde' } }],
  });
  expect(job.milestones.map((one) => [one.title, one.due, one.penalty])).toEqual([
    ['Three directions', 3, 5],
    ['Vector files', 6, 5],
    ['A page on how to use it', 10, 5],
  ]);
  const { appliedjob } = await tunde.ok(bids.getApplication, { params: { id: bid_id } });
  expect(appliedjob).toMatchObject({
    pitch: words.gigs.order.pitch('Standard', gig.title),
    accept_price: 90_000,
    price_to_accept: null,
    status: 'offered',
  });
  const rows = await app.database.db
    .selectFrom('gig_orders')
    .selectAll()
    .where('job_id', '=', job_id)
    .execute();
  expect(rows).toMatchObject([{ gig_id: gig.id, position: 2 }]);
  const stranger = await talent(app, 'Amaka');
  expect((await stranger.call(jobs.get, { params: { id: job_id } })).status).toBe(404);
});

test('is refused between two of whom one has blocked the other; an order that is there goes on (rule 4.3)', async () => {
  const { job_id } = (await order()).body;
  const kemi = await hunter(app, 'Kemi');
  await tunde.ok(messages.block, { params: { id: ngozi.id } });
  await kemi.ok(messages.block, { params: { id: tunde.id } });
  const refusalOf = async (who: Person) => {
    const { status, refusal } = await order({}, who);
    return [status, refusal.message, await jobsOf(who)];
  };
  expect(await refusalOf(ngozi)).toEqual([403, words.jobs.errors.blocked, 1]);
  expect(await refusalOf(kemi)).toEqual([403, words.jobs.errors.youBlocked, 0]);
  await tunde.ok(bids.acceptOrder, { params: { id: job_id }, body: { terms_accepted: true } });
  await kemi.ok(messages.unblock, { params: { id: tunde.id } });
  expect((await order({}, kemi)).status).toBe(200);
});

test('notifies the talent, once, of what was ordered; the hunter is not notified of a bid', async () => {
  const { job_id } = (await order()).body;
  await app.settle();
  const { notification } = await tunde.ok(notifications.list);
  expect(notification.map((one) => [one.title, one.link])).toEqual([
    ['Your gig was ordered', `/order/submittedProject/${job_id}`],
  ]);
  expect(notification[0]?.description).toBe(
    'Ngozi ordered the package “Standard” of your gig “A mark for your market stall”. Read the agreement, then accept or decline.',
  );
  expect((await ngozi.ok(notifications.list)).notification).toEqual([]);
});

/** Takes an order of the gig through to accepted work; returns the id of its job. */
async function completed(bought = gig): Promise<string> {
  const placed = await ngozi.ok(gigOrders.order, {
    params: { id: bought.id },
    body: orderOf(bought, 2, today),
  });
  const { job_id: id, bid_id } = placed;
  await tunde.ok(bids.acceptOrder, { params: { id }, body: { terms_accepted: true } });
  await fund(app, ngozi, id);
  await tunde.ok(orders.start, { params: { id } });
  const { job } = await ngozi.ok(jobs.get, { params: { id } });
  const { appliedjob } = await tunde.ok(bids.getApplication, { params: { id: bid_id } });
  await handInMilestones(tunde, { job, bid: appliedjob }, [1, 2, 3]);
  await handIn(tunde, id);
  await ngozi.ok(orders.accept, { params: { id } });
  return id;
}

test('goes to its end like any other order', async () => {
  const id = await completed();
  await app.settle();
  const { data } = await tunde.ok(payouts.earnings);
  expect(data).toMatchObject({ netincome: 67_500, available: 67_500 });
  const { notification } = await ngozi.ok(notifications.list);
  expect(notification.map(({ title }) => title)).toContain('Order accepted');
  await tunde.ok(gigs.remove, { params: { id: gig.id } });
  expect((await tunde.ok(jobs.get, { params: { id } })).job.status).toBe('accepted');
});

test('its review gives the gig stars of its own; another gig of the talent keeps those of its talent', async () => {
  const other = await liveGig(tunde, { title: 'Another gig' });
  const id = await completed();
  await review(ngozi, tunde, id, { rating: 4 });
  const cards = async () => (await ngozi.ok(gigs.ofPerson, { params: { id: tunde.id } })).gigs;
  expect((await cards()).map((card) => [card.rating, card.user.rating])).toEqual([
    [null, null],
    [null, null],
  ]);
  await review(tunde, ngozi, id, { rating: 1 });
  const shown = await cards();
  expect(shown.map((card) => [card.id, card.rating, card.reviews, card.user.rating])).toEqual([
    [other.id, null, 0, 4],
    [gig.id, 4, 1, 4],
  ]);
});

test('search finds and sorts a gig by the stars on its card, not by those of its talent', async () => {
  const other = await liveGig(tunde, { title: 'Another gig' });
  for (const [bought, rating] of [
    [gig, 3],
    [other, 5],
  ] as const) {
    const id = await completed(bought);
    await review(ngozi, tunde, id, { rating });
    await review(tunde, ngozi, id);
  }
  await app.settle();
  const ids = async (query: Record<string, string>) => {
    const found = await ngozi.ok(gigSearch.search, { query });
    return found.gigs.filter(({ userId }) => userId === tunde.id).map((card) => card.id);
  };
  expect(await ids({ rating: '5' })).toEqual([other.id]);
  expect(await ids({ rating: '4' })).toEqual([other.id]);
  expect(await ids({ sort: 'rating' })).toEqual([other.id, gig.id]);
});

test('five stars with a sentence stand on the front page, with the gig that they are for', async () => {
  const comment = 'Drawn in two days, and better than the <b>stall</b> deserves.';
  const frontPage = async () => {
    app.passMinutes(2);
    return (await app.http.inject({ url: '/' })).body;
  };
  const id = await completed();
  await review(ngozi, tunde, id, { rating: 5, comment });
  expect(await frontPage()).not.toContain('better than the');
  await review(tunde, ngozi, id, {
    rating: 5,
    comment: 'A hunter who answers the same day, every day of the week.',
  });
  const html = await frontPage();
  expect(html).toContain('better than the &#60;b&#62;stall&#60;/b&#62; deserves.');
  expect(html).toMatch(new RegExp(`<b>Ngozi</b> <a href="/gigDetails/${gig.id}">${gig.title}</a>`));
  expect(html).not.toContain('every day of the week');
});

test('the same key is one order; two keys are two', async () => {
  const answers = await Promise.all([order({}, ngozi, 'order-key-01'), order({}, ngozi, 'order-key-01')]);
  const good = answers.filter((answer) => answer.status === 200);
  expect(good.length).toBeGreaterThan(0);
  expect((await order({}, ngozi, 'order-key-01')).body).toEqual(good[0]?.body);
  expect(await jobsOf(ngozi)).toBe(1);
  expect((await order()).status).toBe(200);
  expect(await jobsOf(ngozi)).toBe(2);
});

describe('is refused', () => {
  test('for a gig that is paused, gone, a draft or nowhere', async () => {
    await tunde.ok(gigs.pause, { params: { id: gig.id } });
    const paused = await order();
    expect([paused.status, paused.refusal.code, paused.refusal.message]).toEqual([
      ...[409, 'not_for_sale', words.gigs.errors.notForSale],
    ]);
    await tunde.ok(gigs.remove, { params: { id: gig.id } });
    expect((await order()).status).toBe(404);
    const draft = await draftGig(tunde);
    for (const id of [draft.id, randomUUID()]) {
      const answer = await ngozi.call(gigOrders.order, { params: { id }, body: orderOf(gig, 2, today) });
      expect(answer.status).toBe(404);
    }
    expect(await jobsOf(ngozi)).toBe(0);
  });

  test('for a package whose price has changed since it was shown', async () => {
    const [, shown] = gig.scopepackage;
    const seen = { package_price: shown?.price ?? 0 };
    const { scopepackage = [] } = await formOfGig(tunde);
    const dearer = scopepackage.map((one) => ({ ...one, price: Number(one.price) + 5_000 }));
    await tunde.ok(gigs.update, { params: { id: gig.id }, body: { scopepackage: dearer } });
    const answer = await order(seen);
    expect([answer.status, answer.refusal.code]).toEqual([409, 'package_changed']);
    expect(await jobsOf(ngozi)).toBe(0);
    expect((await order({ package_price: seen.package_price + 5_000 })).status).toBe(200);
  });

  test('for a package that is gone', async () => {
    const body = await formOfGig(tunde, {
      scopepackage: [(await formOfGig(tunde)).scopepackage[0] as never],
    });
    await tunde.ok(gigs.update, { params: { id: gig.id }, body });
    const answer = await order();
    expect([answer.status, answer.refusal.code]).toEqual([409, 'package_gone']);
    expect((await order({ position: 4 })).status).toBe(422);
  });

  test('for one’s own gig, and without a hunter’s side', async () => {
    const both = await person(app, 'Zainab', [1, 2]);
    gig = await liveGig(both);
    const own = await order({}, both);
    expect([own.status, own.refusal.message]).toEqual([403, words.gigs.errors.own]);
    expect((await order({}, tunde)).status).toBe(403);
  });

  test.each([
    [{ price_budget: '999' }, 'price_budget'],
    [{ start_date: '2020-01-01' }, 'start_date'],
    [{ end_date: '2020-01-01' }, 'end_date'],
    [{ start_date: '2099-01-01', end_date: '2099-02-01' }, 'start_date'],
    [{ milestones: [] }, 'milestones'],
    [{ job_description: '<script>alert(1)</script>' }, 'job_description'],
    [{ terms: '' }, 'terms'],
    [{ creative_id: randomUUID() }, 'creative_id'],
  ])('with %j, and leaves nothing behind', async (changes, field) => {
    const answer = await order(changes as Partial<OrderForm>);
    expect([answer.status, Object.keys(answer.refusal.errors ?? {})]).toEqual([422, [field]]);
    expect(await jobsOf(ngozi)).toBe(0);
  });
});
