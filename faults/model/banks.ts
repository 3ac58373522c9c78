/** What a chargeback does to an order: a second implementation, written from rule 3.15, not from the product. */
import { sql } from 'kysely';
import { shareOf } from './division.ts';
import { dropExtension, endWait, isRunning, jobOf, type Order, type Real } from './state.ts';

const HOURS_TO_ANSWER = 16;

type Row = {
  id: string;
  status: 'open' | 'answered' | 'won' | 'lost' | 'expired';
  amount: bigint;
  opened_at: Date;
  ended_at: Date | null;
  /** True when the payment filled the escrow. */
  of_escrow: boolean;
};

/** Updates the model with the banks' decisions, oldest first; an outcome that no bank decided ends the run. */
export async function applyBankDecisions(order: Order, { app }: Real): Promise<void> {
  if (order.chargebacks.every(({ state }) => state !== 'open')) return;
  const { rows } = await sql<Row>`
    select c.provider_id as id, c.status, c.amount, c.opened_at, c.ended_at, c.job_id is not null as of_escrow
    from chargebacks c
    where c.reference = any(${order.chargebacks.map(({ reference }) => reference)}::text[])
    order by c.ended_at, c.id
  `.execute(app.database.db);
  for (const row of rows) begin(order, row);
  for (const row of rows) end(order, row);
}

function begin(order: Order, row: Row): void {
  const known = order.chargebacks.find(({ id }) => id === row.id);
  if (!known || known.openedAt !== null) return;
  known.openedAt = row.opened_at.getTime();
  known.ofEscrow = row.of_escrow;
  if (row.of_escrow && isRunning(order)) order.frozenAt ??= known.openedAt;
}

function end(order: Order, { id, status, ended_at, amount }: Row): void {
  const known = order.chargebacks.find((one) => one.id === id);
  if (known?.state !== 'open' || !ended_at || status === 'open' || status === 'answered') return;
  const at = ended_at.getTime();
  const lapsed = !known.answered && at >= (known.openedAt ?? at) + HOURS_TO_ANSWER * 3_600_000;
  if (status !== known.decided && !(status === 'expired' && lapsed))
    throw new Error(`chargeback ${id} is ${status}, and its bank said ${known.decided}`);
  if (amount !== known.amount) throw new Error(`chargeback ${id} took ${amount}, not ${known.amount}`);
  known.state = status;
  const own = order.chargebacks.filter(({ ofEscrow }) => ofEscrow);
  if (order.frozenAt === null || own.some(({ state }) => state === 'open')) return;
  const taken = own.filter(({ state }) => state === 'lost' || state === 'expired');
  release(
    order,
    at,
    taken.reduce((sum, one) => sum + one.amount, 0n),
  );
}

/** Unfreezes the order: if nothing was taken it continues with its silence period, else it ends, and the rest pays for work handed in. */
function release(order: Order, at: number, taken: bigint): void {
  const wait = order.waits.at(-1);
  if (taken === 0n) {
    const from = Math.max(order.frozenAt ?? at, wait?.kind === 'answer' ? wait.from : 0);
    if (order.silenceAt !== null) order.silenceAt += at - from;
    order.frozenAt = null;
    return;
  }
  const rest = taken < order.price ? order.price - taken : 0n;
  const handedIn = order.status === 'submitted' || order.dispute?.from === 'submitted';
  const how = { by: 'dispute' as const, at, gross: handedIn ? rest : 0n };
  const parts = rest === 0n ? null : shareOf(rest, { ...order, fundedAt: order.fundedAt ?? 0 }, how);
  dropExtension(order, at);
  endWait(order, at);
  Object.assign(order, { status: 'cancelled', frozenAt: null, silenceAt: null, dispute: null });
  order.ending = { how, parts };
}

/** Checks that exactly the orders frozen in the model are frozen. */
export async function checkFrozen(orders: readonly Order[], { app }: Real): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from jobs where id = any(${orders.map(jobOf)}::uuid[]) and frozen_at is not null
  `.execute(app.database.db);
  const frozen = new Set(rows.map(({ id }) => id));
  for (const order of orders)
    if (frozen.has(jobOf(order)) !== (order.frozenAt !== null))
      throw new Error(`an order that is ${order.status} is ${frozen.has(jobOf(order)) ? '' : 'not '}frozen`);
}
