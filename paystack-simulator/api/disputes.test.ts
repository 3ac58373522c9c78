/** /dispute: opened by the payer's bank, answered with a file, won, lost or lapsed, and the effect on the money. */
import { expect, test } from 'vitest';
import { begin, startSimulator, statusOf, TEST_KEY, type TestSimulator } from '../testing/simulator.ts';

async function disputed(fields: object = {}) {
  const simulator = await startSimulator();
  const { reference } = await begin(simulator);
  expect((await simulator.control(`/transactions/${reference}/dispute`)).status).toBe(409);
  await simulator.control(`/transactions/${reference}/pay`);
  const { data } = await simulator.control(`/transactions/${reference}/dispute`, fields);
  return { simulator, reference, id: Number(data.id), transaction: data.transaction as { id: number } };
}

const put = (simulator: TestSimulator, url: string, body: unknown) =>
  simulator.app.inject({
    method: 'PUT',
    url: `/paystack-simulator${url}`,
    headers: { authorization: `Bearer ${TEST_KEY}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const moneyOf = async (simulator: TestSimulator) => {
  const { balanceKobo, collectionsKobo } = await simulator.book();
  return Number(balanceKobo) + Number(collectionsKobo);
};

test('a dispute is announced, listed and fetched, by its transaction too', async () => {
  const { simulator, reference, id, transaction } = await disputed({ amount: 400_000 });
  const open = {
    ...{ id, status: 'awaiting-merchant-feedback', resolution: null, refund_amount: 400_000 },
    ...{ dueAt: '2026-05-05T01:12:44.000Z', resolvedAt: null, transaction: { reference } },
  };
  expect(simulator.received.at(-1)).toMatchObject({ event: 'charge.dispute.create', data: open });
  expect(simulator.received.at(-1)?.data).toHaveProperty('created_at');
  for (const url of [`/dispute/${id}`, `/dispute/transaction/${transaction.id}`])
    expect((await simulator.api('GET', url)).data).toMatchObject(open);
  const listed = await simulator.api('GET', '/dispute?status=awaiting-merchant-feedback');
  expect(listed.body.data).toMatchObject([open]);
  expect((await simulator.api('GET', '/dispute/1')).status).toBe(404);
});

test('a dispute that nobody answers is lost when its time is over, and its due date does not move', async () => {
  const { simulator, reference, id } = await disputed();
  const before = await moneyOf(simulator);
  const { dueAt } = (await simulator.api('GET', `/dispute/${id}`)).data;
  await simulator.control(`/disputes/${id}/remind`);
  simulator.clock.advance(16 * 3_600_000);
  await simulator.control('/run-due');
  expect(simulator.received.at(-1)).toMatchObject({
    event: 'charge.dispute.resolve',
    data: { status: 'resolved', resolution: 'auto-accepted', dueAt, transaction: { status: 'reversed' } },
  });
  expect(await statusOf(simulator, reference)).toBe('reversed');
  expect(await moneyOf(simulator)).toBe(before - 1_500_000);
  expect((await simulator.control(`/disputes/${id}/win`)).status).toBe(409);
});

test('an answer with a file goes to the bank, which decides', async () => {
  const { simulator, reference, id } = await disputed();
  const before = await moneyOf(simulator);
  const url = (await simulator.api('GET', `/dispute/${id}/upload_url`)).data;
  const answer = {
    ...{ resolution: 'declined', message: 'The work was accepted', refund_amount: 1_500_000 },
    uploaded_filename: url.fileName,
  };
  expect((await put(simulator, `/dispute/${id}/resolve`, answer)).statusCode).toBe(400);
  const upload = await simulator.app.inject({
    method: 'PUT',
    url: new URL(String(url.signedUrl)).pathname,
    headers: { 'content-type': 'application/pdf' },
    payload: Buffer.from('%PDF-1.7'),
  });
  expect(upload.statusCode).toBe(200);
  const stated = { customer_email: 'ada@shop.example', customer_name: 'Ada', customer_phone: '0803' };
  const evidence = await simulator.api('POST', `/dispute/${id}/evidence`, stated);
  expect([evidence.status, evidence.body.code]).toEqual([400, 'missing_params']);
  const whole = { ...stated, service_details: 'A logo' };
  expect((await simulator.api('POST', `/dispute/${id}/evidence`, whole)).data).toMatchObject(whole);
  expect((await put(simulator, `/dispute/${id}/resolve`, answer)).json()).toMatchObject({
    data: { status: 'awaiting-bank-feedback', attachments: url.fileName },
  });
  simulator.clock.advance(20 * 3_600_000);
  await simulator.control('/run-due');
  await simulator.control(`/disputes/${id}/win`);
  expect(simulator.received.at(-1)?.data).toMatchObject({ status: 'resolved', resolution: 'declined' });
  expect(await statusOf(simulator, reference)).toBe('success');
  expect(await moneyOf(simulator)).toBe(before);
});

test('accepted in part, so much is taken and the payment stays', async () => {
  const { simulator, reference, id } = await disputed();
  const before = await moneyOf(simulator);
  expect((await put(simulator, `/dispute/${id}`, { refund_amount: 500_000 })).statusCode).toBe(200);
  const accept = {
    resolution: 'merchant-accepted',
    message: 'Agreed',
    refund_amount: 500_000,
    uploaded_filename: 'none',
  };
  expect((await put(simulator, `/dispute/${id}/resolve`, accept)).statusCode).toBe(400);
  await simulator.control(`/disputes/${id}/lose`);
  expect(await moneyOf(simulator)).toBe(before - 500_000);
  expect(await statusOf(simulator, reference)).toBe('success');
});
