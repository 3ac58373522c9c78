/** Money out: requested once, sent once, and put back once when the bank returns it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words/en.ts';
import { auditMoney, auditTransfers } from '#server/audit/queries.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import type { Agreed } from '#server/testing/market.ts';
import {
  accepted,
  addBank,
  BANK_ACCOUNT,
  endTransfer,
  newestTransfer,
  order,
  started,
} from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let done: Agreed;
let code: string;

type Book = { transfers: { reference: string; accepted: number; amountKobo: number; status: string }[] };

beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
});
afterAll(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  const transfers = (await book()).transfers.map((one) => ({ ...one, amount: BigInt(one.amountKobo) }));
  expect(await auditTransfers(app.database.db, transfers)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
  done = await accepted(app, { hunter: ngozi, talent: tunde });
  code = await addBank(tunde);
});

async function book(): Promise<Book> {
  return (await app.control('GET', '/book')) as unknown as Book;
}

function withdraw(person = tunde, sent: { key?: string; code?: string } = {}) {
  return person.call(payouts.transfer, {
    body: { transfer_recipient_code: sent.code ?? code, job_id: done.job.id },
    ...(sent.key && { key: sent.key }),
  });
}

function figures(person = tunde) {
  return person.ok(payouts.earnings).then(({ data }) => ({
    netincome: data.netincome,
    available: data.available,
    in_flight: data.in_flight,
    withdrawn: data.withdrawn,
  }));
}

describe('a bank account', () => {
  it('is resolved to the name the bank knows', async () => {
    const answer = await tunde.ok(payouts.verifyAccount, { query: BANK_ACCOUNT });
    expect(answer).toMatchObject({ status: true, account_name: expect.stringMatching(/^[A-Z .'-]+$/) });
    const [, first, second] = /^(\d{4})(\d{3})/.exec(BANK_ACCOUNT.account_number) ?? [];
    const copied = ` ${first} ${second}-${BANK_ACCOUNT.account_number.slice(7)}\u00a0`;
    const same = await tunde.ok(payouts.verifyAccount, {
      query: { ...BANK_ACCOUNT, account_number: copied },
    });
    expect(same.account_name).toBe(answer.account_name);
  });

  it('that the bank does not know says so, and is not "could not check"', async () => {
    const unknown = await tunde.call(payouts.verifyAccount, {
      query: { ...BANK_ACCOUNT, account_number: '0000000004' },
    });
    expect(unknown).toMatchObject({
      status: 200,
      body: { status: false, message: words.accounts.fixed.invalidCredentials },
    });
    const down = await tunde.call(payouts.verifyAccount, {
      query: { ...BANK_ACCOUNT, account_number: '0000000005' },
    });
    expect(down).toMatchObject({ status: 503, refusal: { message: words.payouts.errors.unavailable } });
  });

  it.each(['12345', '12345678901', '01234abc89', ''])(
    'number %j is refused before anybody is asked',
    async (account_number) => {
      const answer = await tunde.call(payouts.verifyAccount, { query: { ...BANK_ACCOUNT, account_number } });
      expect(answer.status).toBe(422);
      expect(answer.refusal.errors).toHaveProperty('account_number');
    },
  );

  it('belongs to the person who confirmed it', async () => {
    const stranger = await talent(app, 'Sipho');
    const theirs = await addBank(stranger, { ...BANK_ACCOUNT, account_number: '0987654321' });
    const answer = await withdraw(tunde, { code: theirs });
    expect(answer.status).toBe(422);
    expect(answer.refusal.errors).toHaveProperty('transfer_recipient_code');
  });
});

describe('a withdrawal', () => {
  it('goes from available to in flight to withdrawn', async () => {
    expect(await figures()).toEqual({ netincome: 90_000, available: 90_000, in_flight: 0, withdrawn: 0 });
    const ordersToTake = () => tunde.ok(payouts.earnings).then(({ data }) => data.available_orders);
    expect(await ordersToTake()).toBe(1);
    const answer = await withdraw();
    expect(answer).toMatchObject({
      status: 200,
      body: { status: true, payout: { progress: 'sent', amount: 90_000 } },
    });
    expect(await ordersToTake()).toBe(0);
    expect(await figures()).toEqual({ netincome: 90_000, available: 0, in_flight: 90_000, withdrawn: 0 });
    await endTransfer(app, tunde, 'settle');
    expect(await figures()).toEqual({ netincome: 90_000, available: 0, in_flight: 0, withdrawn: 90_000 });
    const { acceptedjobs } = await tunde.ok(orders.listAccepted);
    expect(acceptedjobs[0]).toMatchObject({ payout: 'paid', withdrawable: 0 });
  });

  it('is sent once by fifty clicks at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => withdraw()));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
    expect(
      (await book()).transfers.filter((one) => one.amountKobo === 9_000_000 && one.status === 'pending')
        .length,
    ).toBeGreaterThan(0);
    expect(await figures()).toMatchObject({ in_flight: 90_000, available: 0 });
  });

  it('answers the same to a repeat with the same key', async () => {
    const first = await withdraw(tunde, { key: 'withdraw-0001' });
    const second = await withdraw(tunde, { key: 'withdraw-0001' });
    expect(second.body).toEqual(first.body);
    const other = await tunde.call(payouts.transfer, {
      body: { transfer_recipient_code: 'RCP_other', job_id: done.job.id },
      key: 'withdraw-0001',
    });
    expect(other).toMatchObject({ status: 422, refusal: { code: 'key_reused' } });
  });

  it('that fails puts the money back, once, and can be asked again', async () => {
    await withdraw();
    await endTransfer(app, tunde, 'fail');
    await app.settle();
    expect(await figures()).toEqual({ netincome: 90_000, available: 90_000, in_flight: 0, withdrawn: 0 });
    expect((await withdraw()).status).toBe(200);
    await endTransfer(app, tunde, 'settle');
    expect(await figures()).toMatchObject({ withdrawn: 90_000, available: 0 });
  });

  it('that is reversed after it was paid puts the money back', async () => {
    await withdraw();
    await endTransfer(app, tunde, 'settle');
    await endTransfer(app, tunde, 'reverse');
    expect(await figures()).toEqual({ netincome: 90_000, available: 90_000, in_flight: 0, withdrawn: 0 });
    const list = await tunde.ok(payouts.list);
    expect(list.payouts).toMatchObject([
      { progress: 'returned', account_number: BANK_ACCOUNT.account_number.slice(-4) },
    ]);
  });

  it('whose answer was lost is found again under the same reference', async () => {
    await app.control('POST', '/faults', { endpoint: 'POST /transfer', kind: 'drop' });
    const answer = await withdraw();
    expect(answer).toMatchObject({ status: 200, body: { payout: { progress: 'requested' } } });
    const reference = await newestTransfer(app, tunde);
    app.passMinutes(2);
    await app.settle();
    const seen = (await book()).transfers.filter((one) => one.reference === reference);
    expect(seen).toMatchObject([{ accepted: 1 }]);
    await endTransfer(app, tunde, 'settle');
    expect(await figures()).toMatchObject({ withdrawn: 90_000, in_flight: 0 });
  });

  it('that never reached the provider is sent again under the same reference', async () => {
    await app.control('POST', '/faults', { endpoint: 'POST /transfer', kind: 'status', status: 502 });
    await withdraw();
    const reference = await newestTransfer(app, tunde);
    expect((await book()).transfers.filter((one) => one.reference === reference)).toEqual([]);
    app.passMinutes(2);
    await app.settle();
    expect((await book()).transfers.filter((one) => one.reference === reference)).toMatchObject([
      { accepted: 1 },
    ]);
  });

  it('that the provider refuses leaves the money where it was', async () => {
    const refused = await addBank(tunde, { ...BANK_ACCOUNT, account_number: '0000000007' });
    app.passDays(1);
    expect(await withdraw(tunde, { code: refused })).toMatchObject({
      status: 502,
      refusal: { message: words.payouts.errors.refused },
    });
    expect(await figures()).toMatchObject({ available: 90_000, in_flight: 0 });
    const { payouts: kept } = await tunde.ok(payouts.list, { query: { as: 'talent' } });
    expect(kept[0]).toMatchObject({ progress: 'returned', reason: words.payouts.errors.refused });
  });

  it('is refused to strangers, before acceptance, and to the other side', async () => {
    const stranger = await talent(app, 'Sipho');
    const theirs = await addBank(stranger);
    expect((await withdraw(stranger, { code: theirs })).status).toBe(404);
    expect((await withdraw(ngozi)).status).toBe(403);
    const running = await started(app, { hunter: ngozi, talent: tunde });
    const early = await tunde.call(payouts.transfer, {
      body: { transfer_recipient_code: code, job_id: running.job.id },
    });
    expect(early).toMatchObject({ status: 409, refusal: { code: 'active' } });
  });

  it('of the whole payback takes every job of the hunter, and nothing is left', async () => {
    const kofi = await hunter(app, 'Kofi');
    let agreed = done;
    for (let count = 0; count < 2; count += 1) {
      agreed = await started(app, { hunter: kofi, talent: tunde });
      await tunde.ok(orders.cancel, { params: { id: agreed.job.id }, body: { reason: 'Ill' } });
    }
    expect((await kofi.ok(payouts.pendingPayback)).pendingpayout).toBe(200_000);
    const account = await addBank(kofi, { ...BANK_ACCOUNT, account_number: '0111111111' });
    const body = { transfer_recipient_code: account };
    expect(await kofi.ok(payouts.transferHunter, { body })).toMatchObject({
      payout: { amount: 200_000, job_id: null },
    });
    expect((await kofi.ok(payouts.pendingPayback)).pendingpayout).toBe(0);
    expect(await kofi.call(payouts.transferHunter, { body })).toMatchObject({
      status: 409,
      refusal: { code: 'in_flight' },
    });
    expect(await order(kofi, agreed)).toMatchObject({ payout: 'sent', withdrawable: 0 });
    await endTransfer(app, kofi, 'fail');
    expect((await kofi.ok(payouts.pendingPayback)).pendingpayout).toBe(200_000);
    expect(await order(kofi, agreed)).toMatchObject({
      payout: 'returned',
      withdrawable: 100_000,
      money: { hunter_paid_out: 0 },
    });
    await kofi.ok(payouts.transferHunter, { body });
    await endTransfer(app, kofi, 'settle');
    expect(await order(kofi, agreed)).toMatchObject({
      payout: 'paid',
      withdrawable: 0,
      money: { hunter_paid_out: 100_000, talent_paid_out: 0 },
    });
  });

  it('of the whole payback is refused while another is on its way, also when new money came in', async () => {
    const kofi = await hunter(app, 'Kofi');
    const body = { transfer_recipient_code: await addBank(kofi) };
    const cancelled = async () => {
      const { job } = await started(app, { hunter: kofi, talent: tunde });
      await tunde.ok(orders.cancel, { params: { id: job.id }, body: { reason: 'Ill' } });
    };
    await cancelled();
    await kofi.ok(payouts.transferHunter, { body });
    await cancelled();
    expect(await kofi.call(payouts.transferHunter, { body })).toMatchObject({
      status: 409,
      refusal: { code: 'in_flight', message: words.payouts.errors.another },
    });
    expect((await kofi.ok(payouts.pendingPayback)).pendingpayout).toBe(100_000);
    await endTransfer(app, kofi, 'settle');
    expect((await kofi.ok(payouts.transferHunter, { body })).payout.amount).toBe(100_000);
  });
});

describe('the figures', () => {
  it('expect the net pay of running orders as they stand', async () => {
    await started(app, { hunter: ngozi, talent: tunde });
    const { data } = await tunde.ok(payouts.earnings);
    expect(data.pending).toBe(90_000);
    expect(data.alltransactions.map((line) => [line.status, line.job.net_pay])).toEqual([
      ['pending', 90_000],
      ['available', 90_000],
    ]);
  });
});
