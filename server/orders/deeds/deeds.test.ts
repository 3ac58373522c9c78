/** Deeds of rights over the API: issued once the work is the hunter's, checked by anyone, void when the money goes back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { gigOrders } from '#contract/gigs/package-orders.ts';
import { type Rights, SUGGESTED_RIGHTS } from '#contract/gigs/rights.ts';
import { deeds } from '#contract/orders/deeds.ts';
import { orders } from '#contract/orders/orders.ts';
import { lagosDay } from '#server/core/clock.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { rightsSentence } from '#server/jobs/rights/rules.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { chargedBack, decideChargeback, referenceOf } from '#server/testing/chargebacks.ts';
import { GIG_FIELDS, liveGig, orderOf } from '#server/testing/gigs.ts';
import { agreementForm, bidOn, postJob } from '#server/testing/market.ts';
import { pngOf } from '#server/testing/past-work.ts';
import { accepted, fund, handIn } from '#server/testing/story.ts';

const RIGHTS =
  'Use everywhere, worldwide, for ever, exclusive. Changes are allowed. Tunde may show it in a portfolio.';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let drawing: Buffer;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  drawing = await pngOf(120, 80);
});
afterAll(() => app.close());

const take = (who: Person | null, jobId: string, language = 'en') =>
  app.http.inject({
    url: `/api/job/deed/${jobId}`,
    headers: { 'accept-language': language, ...(who && { authorization: `Bearer ${who.token}` }) },
  });
const check = async (file: Buffer) =>
  (await call(app, null, deeds.check, { params: { hash: sha256(file) } })).body.holdings;

/** An order of a package that states its rights: paid, and submitted with a drawing. */
async function delivered(terms: (said: string) => string): Promise<string> {
  const [first] = GIG_FIELDS.scopepackage;
  const gig = await liveGig(tunde, { scopepackage: [{ ...first, rights: SUGGESTED_RIGHTS }] as never });
  const body = orderOf(gig, 1, lagosDay(app.services.clock.now()));
  const { job_id } = await ngozi.ok(gigOrders.order, {
    params: { id: gig.id },
    body: { ...body, terms: terms(body.terms) },
  });
  await tunde.ok(bids.acceptOrder, { params: { id: job_id }, body: { terms_accepted: true } });
  await fund(app, ngozi, job_id);
  await tunde.ok(orders.start, { params: { id: job_id } });
  await handIn(tunde, job_id, drawing);
  return job_id;
}

test('is given to both once the work is accepted, names each file, and anybody can check it by its file', async () => {
  const jobId = await delivered((said) => said);
  expect((await take(ngozi, jobId)).json()).toMatchObject({ code: 'no_deed' });
  expect(await check(drawing)).toEqual([]);
  await ngozi.ok(orders.accept, { params: { id: jobId } });

  const deed = await take(ngozi, jobId);
  expect([deed.statusCode, deed.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await take(tunde, jobId)).rawPayload.equals(deed.rawPayload)).toBe(true);
  const french = await take(tunde, jobId, 'fr');
  expect(french.rawPayload.equals(deed.rawPayload)).toBe(false);
  const whose = {
    ...{ number: jobId.slice(-12).toUpperCase(), hunter: 'Ngozi', talent: 'Tunde' },
    ...{ since: app.services.clock.now().toISOString(), rights: RIGHTS, void: false },
  };
  for (const file of [deed.rawPayload, french.rawPayload])
    expect(await check(file)).toMatchObject([{ ...whose, what: 'deed', since: expect.any(String) }]);
  expect(await check(drawing)).toMatchObject([{ what: 'work', rights: RIGHTS, hunter: 'Ngozi' }]);
  expect(await check(Buffer.from('another file'))).toEqual([]);
});

test('says the rights that the terms of an agreement on a bid say, in either language', async () => {
  const bid = await bidOn(tunde, await postJob(ngozi));
  const online: Rights = { ...SUGGESTED_RIGHTS, use: 'online' };
  const terms = `Deux versions.\n${rightsSentence(online, { talent: 'Tunde', language: 'fr' })}`;
  await ngozi.ok(bids.offerAgreement, { body: { ...agreementForm(bid), terms } });
  await tunde.ok(bids.acceptOrder, { params: { id: bid.job_id }, body: { terms_accepted: true } });
  await fund(app, ngozi, bid.job_id);
  await tunde.ok(orders.start, { params: { id: bid.job_id } });
  await handIn(tunde, bid.job_id, await pngOf(9, 9));
  await ngozi.ok(orders.accept, { params: { id: bid.job_id } });
  expect(await check((await take(ngozi, bid.job_id)).rawPayload)).toMatchObject([
    { what: 'deed', rights: RIGHTS.replace('everywhere', 'online only') },
  ]);
});

test('says no rights of the package where the agreement does not keep them', async () => {
  const jobId = await delivered((said) => said.replace(RIGHTS, 'For my stall alone.'));
  await ngozi.ok(orders.accept, { params: { id: jobId } });
  expect(await check((await take(ngozi, jobId)).rawPayload)).toMatchObject([{ what: 'deed', rights: null }]);
});

test.each(['lose', 'expire'] as const)('is void once the payment was taken back: %s', async (how) => {
  const agreed = await accepted(app, { hunter: ngozi, talent: tunde });
  const deed = (await take(tunde, agreed.job.id)).rawPayload;
  expect(await check(deed)).toMatchObject([{ void: false }]);
  await decideChargeback(app, await chargedBack(app, await referenceOf(app, agreed)), how);
  expect(await check(deed)).toMatchObject([{ void: true }]);
  expect((await take(tunde, agreed.job.id)).rawPayload.equals(deed)).toBe(false);
});

test('is nobody else’s to take', async () => {
  const agreed = await accepted(app, { hunter: ngozi, talent: tunde });
  const other = await hunter(app, 'Kemi');
  const statuses = [
    await take(null, agreed.job.id),
    await take(other, agreed.job.id),
    await take(ngozi, 'x'),
  ];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 404, 404]);
});

test('a hash that is none finds nothing', async () => {
  const { status } = await call(app, null, deeds.check, { params: { hash: 'x' } });
  expect(status).toBe(404);
});
