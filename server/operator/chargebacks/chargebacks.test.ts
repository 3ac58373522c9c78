/** Chargebacks in the console: the list with its deadline, the evidence as it is sent, and no operator in their own affair. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorChargebacks } from '#contract/operator/chargebacks.ts';
import { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words/en.ts';
import { writeLog } from '#server/operator/log/commands.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { chargedBack, decideChargeback } from '#server/testing/chargebacks.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { askProvider } from '#server/testing/provider.ts';
import { accepted, started } from '#server/testing/story.ts';

let app: TestApp;
let ops: Person;
let both: { hunter: Person; talent: Person };
beforeAll(async () => {
  app = await testApp();
  ops = await consoleOf(app, 'Ops');
  both = { hunter: await hunter(app, 'Ngozi'), talent: await talent(app, 'Tunde') };
});
afterAll(() => app.close());

const reason = 'The hunter accepted the work';
const list = (state?: 'ended') => ops.ok(operatorChargebacks.list, { query: { ...(state && { state }) } });
const get = (id: string) => ops.ok(operatorChargebacks.get, { params: { id } });
const answer = (id: string) => ops.call(operatorChargebacks.answer, { params: { id }, body: { reason } });

test('the evidence is shown, sent once as a PDF, and the bank decides', async () => {
  const agreed = await accepted(app, both);
  const { id, provider_id } = await chargedBack(app, agreed);
  const { chargebacks } = await list();
  expect(chargebacks).toMatchObject([
    { id, provider_id, status: 'open', amount: 100_000, frozen: 90_000, hunter: { name: 'Ngozi' } },
  ]);
  expect(Date.parse(chargebacks[0]?.due_at ?? '') - app.services.clock.now().getTime()).toBeGreaterThan(
    15 * 3_600_000,
  );
  expect((await ops.ok(operator.me)).waiting.chargebacks).toBe(1);
  const page = await get(id);
  expect(page.can).toEqual(['answer']);
  const names = page.evidence?.facts.map(({ name }) => name);
  const w = words.operator.evidence;
  expect(names).toEqual(expect.arrayContaining([w.order, w.agreed, w.submitted, w.acceptedByPayer]));
  expect(await answer(id)).toMatchObject({ status: 200, body: { status: 'answered' } });
  const known = await askProvider(app, 'GET', `/dispute/${provider_id}`);
  expect(known).toMatchObject({
    status: 'awaiting-bank-feedback',
    evidence: { customer_name: 'Ngozi', customer_email: both.hunter.email },
    attachments: expect.stringMatching(/^[0-9a-f]{20}$/),
    messages: [{ body: w.message }],
  });
  expect(await answer(id)).toMatchObject({
    status: 409,
    refusal: { message: words.operator.chargeback.over },
  });
  expect((await get(id)).log).toMatchObject([
    { act: 'chargeback.answer.ok', reason },
    { act: 'chargeback.answer', reason },
  ]);
  await decideChargeback(app, { provider_id }, 'win');
  expect((await list()).chargebacks).toEqual([]);
  expect((await list('ended')).chargebacks).toMatchObject([{ id, status: 'won', frozen: 0 }]);
});

test('an answer whose reply was lost is not sent a second time', async () => {
  const { id, provider_id } = await chargedBack(app, await started(app, both));
  const endpoint = 'PUT /dispute/:id/resolve';
  await app.control('POST', '/faults', { endpoint, kind: 'drop' });
  expect((await answer(id)).status).toBe(503);
  expect(await answer(id)).toMatchObject({ status: 200, body: { status: 'answered' } });
  const { calls } = (await app.control('GET', '/book')) as unknown as { calls: { endpoint: string }[] };
  expect(calls.filter((call) => call.endpoint === endpoint && call).length).toBe(2);
  await decideChargeback(app, { provider_id }, 'lose');
});

test('of two operators at once one sends the evidence; one who never finished stops nobody for long', async () => {
  const { id, provider_id } = await chargedBack(app, await started(app, both));
  const second = await consoleOf(app, 'Second');
  const sent = async () =>
    ((await app.control('GET', '/book')) as unknown as { calls: { endpoint: string }[] }).calls.filter(
      ({ endpoint }) => endpoint === 'PUT /dispute/:id/resolve',
    ).length;
  const before = await sent();
  await app.database.db
    .transaction()
    .execute((tx) =>
      writeLog(
        tx,
        { actor: { userId: second.id }, requestId: 'died', now: app.services.clock.now() },
        { act: 'chargeback.answer', about: { kind: 'chargeback', id }, reason },
      ),
    );
  expect((await answer(id)).refusal.message).toBe(words.operator.chargeback.sending('Second'));
  app.passMinutes(4);
  const answers = await Promise.all([
    answer(id),
    second.call(operatorChargebacks.answer, { params: { id }, body: { reason } }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await sent()).toBe(before + 1);
  await decideChargeback(app, { provider_id }, 'lose');
});

test('no operator answers for an order of their own', async () => {
  const own = await consoleOf(app, 'Musa', [1]);
  const order = await started(app, { hunter: own.member, talent: both.talent });
  const { id } = await chargedBack(app, order);
  const page = await own.ok(operatorChargebacks.get, { params: { id } });
  expect([page.can, page.own_affair]).toEqual([[], true]);
  const refused = await own.call(operatorChargebacks.answer, { params: { id }, body: { reason } });
  expect(refused).toMatchObject({ status: 409, refusal: { code: 'own_affair' } });
});
