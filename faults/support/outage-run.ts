/** Orders that go from agreement to bank payment whatever breaks meanwhile: refused or broken calls are repeated. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import type { Endpoint, Reply } from '#contract/core/endpoint.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { auditMoney, auditTransfers } from '#server/audit/queries.ts';
import { newId } from '#server/core/security/ids.ts';
import { call, type Person } from '#server/testing/actors.ts';
import { type Agreed, agreementForm, type JobForm } from '#server/testing/market.ts';
import type { Process, Testbed } from './processes.ts';

/** Maximum time for an order to reach its end, whatever happens. */
const PATIENCE = { timeout: 240_000, interval: 250 };
/** Number of counted steps per order. */
export const STEPS = 7;

export type OutageRun = {
  testbed: Testbed;
  two: [Process, Process];
  people: { hunter: Person; talent: Person };
  bank: string;
  /** `inFlight`: calls not answered yet; `refused`: answers that said the product is unavailable. */
  inFlight: number;
  refused: number;
  /** Number of completed steps of all orders. */
  steps: number;
  /** Answers that no outage explains. */
  wrong: string[];
};

type Sent<E extends Endpoint = Endpoint> = [
  who: 'hunter' | 'talent',
  entry: E,
  sent: Parameters<typeof call>[3],
];
type CallResult = { status: number; code?: string | undefined; body?: unknown };

/** Makes one call through either process; returns 503 when the connection broke. */
async function send(run: OutageRun, number: number, [who, entry, sent]: Sent): Promise<CallResult> {
  run.inFlight += 1;
  try {
    const answer = await call(run.two[number % 2] as Process, run.people[who].token, entry, sent);
    const { status, headers, refusal, body } = answer;
    if (status === 500 || (status === 503 && !headers['retry-after']))
      run.wrong.push(`${entry.path} answered ${status}, to try again after ${headers['retry-after']}`);
    return { status, code: refusal?.code, body };
  } catch {
    return { status: 503 };
  } finally {
    run.inFlight -= 1;
  }
}

/** True when the call was done now or before; a key in flight tells neither. */
function isDone({ status, code }: CallResult): boolean {
  return status === 200 || (status === 409 && code !== 'key_in_flight');
}

/** Repeats a call under one key until it was accepted, like a person on a bad connection, alternating between processes. */
async function repeatUntilDone<E extends Endpoint>(
  run: OutageRun,
  number: number,
  [who, entry, body]: Sent<E>,
): Promise<Reply<E>> {
  const key = newId();
  let tries = number;
  const heard = await vi.waitFor(async () => {
    tries += 1;
    const said = await send(run, tries, [who, entry, { ...body, key }]);
    if (isDone(said)) return said;
    run.refused += 1;
    throw new Error(`${entry.path} answered ${said.status} ${said.code ?? ''}`);
  }, PATIENCE);
  run.steps += 1;
  return heard.body as Reply<E>;
}

async function waitFor({ testbed }: OutageRun, agreed: Agreed, status: string): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql<{ status: string }>`
      select status from jobs where id = ${agreed.job.id}
    `.execute(testbed.database.db);
    expect(rows[0]?.status).toBe(status);
  }, PATIENCE);
}

/** The payer pays at a provider that may be away; does nothing when already paid. */
async function payAtProvider({ testbed }: OutageRun, reference: string): Promise<void> {
  await vi.waitFor(async () => {
    const { status } = await testbed.provider.control('GET', `/transactions/${reference}`);
    if (status !== 'success')
      await testbed.provider.control('POST', `/transactions/${reference}/pay`, { webhook: 3 });
  }, PATIENCE);
}

/** From the posted job to the agreement. */
export async function playToAgreement(run: OutageRun, number: number, form: JobForm): Promise<Agreed> {
  const { data: job } = await repeatUntilDone(run, number, ['hunter', jobs.create, { body: form }]);
  const bid = { job_id: job.id, pitch: 'I paint covers for a living.', accept_price: job.price_budget };
  const { job_user } = await repeatUntilDone(run, number, ['talent', bids.apply, { body: bid }]);
  await repeatUntilDone(run, number, ['hunter', bids.offerAgreement, { body: agreementForm(job_user) }]);
  const terms = { params: { id: job.id }, body: { terms_accepted: true } };
  await repeatUntilDone(run, number, ['talent', bids.acceptOrder, terms]);
  return { job, bid: job_user };
}

/** From the agreement to the bank. */
export async function playToBank(run: OutageRun, agreed: Agreed, number: number): Promise<void> {
  const at = { params: { id: agreed.job.id } };
  await repeatUntilDone(run, number, ['hunter', payments.pay, { body: { job_id: agreed.job.id } }]);
  const reference = await vi.waitFor(async () => {
    const { rows } = await sql<{ reference: string }>`
      select reference from payments where job_id = ${agreed.job.id} and status = 'open'
    `.execute(run.testbed.database.db);
    if (!rows[0]) throw new Error('no page is open');
    return rows[0].reference;
  }, PATIENCE);
  await payAtProvider(run, reference);
  await repeatUntilDone(run, number, ['hunter', payments.verify, { params: { ref: reference } }]);
  await waitFor(run, agreed, 'active');
  await repeatUntilDone(run, number, ['talent', orders.start, at]);
  await repeatUntilDone(run, number, ['talent', orders.submit, { ...at, body: { comment: 'All done.' } }]);
  await waitFor(run, agreed, 'submitted');
  await repeatUntilDone(run, number, ['hunter', orders.accept, { ...at, body: {} }]);
  const transfer = { transfer_recipient_code: run.bank, job_id: agreed.job.id };
  await repeatUntilDone(run, number, ['talent', payouts.transfer, { body: transfer }]);
  await vi.waitFor(() => transferArrives(run, agreed), PATIENCE);
  run.steps += 1;
}

/** The bank pays the payouts it has; waits until our book shows it. */
async function transferArrives({ testbed }: OutageRun, agreed: Agreed): Promise<void> {
  const { rows } = await sql<{ reference: string; status: string }>`
    select reference, status from payouts where job_id = ${agreed.job.id}
  `.execute(testbed.database.db);
  const [payout] = rows;
  if (payout?.status === 'success') return;
  await testbed.provider
    .control('POST', `/transfers/${payout?.reference}/settle`, { webhook: true })
    .catch(() => undefined);
  throw new Error(`the payout is ${payout?.status}`);
}

/** Waits until the orders have completed `wanted` steps. */
export function untilSteps(run: OutageRun, wanted: number): Promise<void> {
  return vi.waitFor(() => expect(run.steps).toBeGreaterThanOrEqual(wanted), PATIENCE);
}

/** Advances the clock faster than real time and runs background work, so that calls with unknown outcome are checked minutes later. */
export async function letTimePass({ testbed, two }: OutageRun, ended: () => boolean): Promise<void> {
  while (!ended()) {
    let works = false;
    for (const one of two)
      works = await one.settle().then(
        () => true,
        () => works,
      );
    if (works) testbed.passMinutes(1);
    else await nextTurn();
  }
}

/** Expects each order to be paid, released and paid out exactly once, in both books. */
export async function expectWhole({ testbed }: OutageRun, list: readonly Agreed[]): Promise<void> {
  const { db } = testbed.database;
  expect(await auditMoney(db)).toEqual([]);
  const ids = list.map(({ job }) => job.id);
  const { rows } = await sql<{ job_id: string; words: string }>`
    select coalesce(t.job_id, p.job_id) as job_id, string_agg(t.word, ' ' order by t.id) as words
    from ledger_transactions t
    left join payouts p on t.idempotency_key like '%-payout:' || p.id
    where coalesce(t.job_id, p.job_id) = any(${ids}::uuid[])
    group by 1
  `.execute(db);
  const whole = 'fund-escrow release-escrow start-payout settle-payout';
  expect(new Set(rows.map(({ words }) => words))).toEqual(new Set([whole]));
  expect(rows).toHaveLength(list.length);
  const book = (await testbed.provider.control('GET', '/transfers')) as unknown as {
    reference: string;
    accepted: number;
    amountKobo: number;
  }[];
  expect(book).toHaveLength(list.length);
  const transfers = book.map((one) => ({ ...one, amount: BigInt(one.amountKobo) }));
  expect(await auditTransfers(db, transfers)).toEqual([]);
}

/** Lets leases taken by a clock that was ahead expire, then waits until no work is left. */
export async function comeToRest({ testbed, two }: OutageRun): Promise<void> {
  testbed.passMinutes(70);
  await vi.waitFor(async () => {
    for (const one of two) await one.settle();
    const { rows } = await sql<{ what: string }>`
      select 'payout ' || status as what from payouts where status <> 'success'
      union all
      select kind || ' ' || coalesce(error, '') from work_items where subject <> ''
    `.execute(testbed.database.db);
    expect(rows).toEqual([]);
  }, PATIENCE);
}
