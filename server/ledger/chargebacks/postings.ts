/** Postings for chargebacks: what is left of the payment is frozen until the payer's bank decides. In kobo. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import { type Account, chargebackFrozen, chargebackLoss, providerClearing } from '../accounts.ts';
import { type Leg, post } from '../post.ts';
import type { PostingContext } from '../postings.ts';

export type ChargebackRef = { id: string; job_id: string | null; amount: bigint };

/**
 * Freezes up to the chargeback's amount, taken from `sources` in their order as far as they hold it. `after` is another
 * chargeback of the same payment that has ended: what it released is frozen for this one, up to what this one still lacks.
 */
export async function freezeChargeback(
  tx: Write,
  chargeback: ChargebackRef,
  sources: readonly Account[],
  context: PostingContext,
  after?: ChargebackRef,
): Promise<void> {
  const frozen = after ? -sumOf(await frozenFor(tx, chargeback)) : 0n;
  const taken = await take(tx, sources, chargeback.amount - frozen);
  await post(tx, {
    word: 'freeze-chargeback',
    key: `freeze-chargeback:${chargeback.id}${after ? `:${after.id}` : ''}`,
    jobId: chargeback.job_id ?? undefined,
    ...context,
    legs: [...taken, { account: chargebackFrozen(chargeback.id, chargeback.job_id), amount: -sumOf(taken) }],
  });
}

/** Returns everything that was frozen to the accounts it came from; does nothing when nothing was frozen. */
export async function unfreezeChargeback(
  tx: Write,
  chargeback: ChargebackRef,
  context: PostingContext,
): Promise<void> {
  const taken = await frozenFor(tx, chargeback);
  await post(tx, {
    word: 'unfreeze-chargeback',
    key: `unfreeze-chargeback:${chargeback.id}`,
    jobId: chargeback.job_id ?? undefined,
    ...context,
    legs: [
      ...taken.map(({ account, amount }) => ({ account, amount: -amount })),
      { account: chargebackFrozen(chargeback.id, chargeback.job_id), amount: sumOf(taken) },
    ],
  });
}

/** Amounts that the freezes took from each account, as debits. */
async function frozenFor(tx: Write, { id, job_id }: ChargebackRef): Promise<Leg[]> {
  const { key: frozen } = chargebackFrozen(id, job_id);
  const { rows } = await sql<{ key: string; kind: Account['kind']; amount: bigint }>`
    select a.key, a.kind, sum(e.amount)::bigint as amount
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.key <> ${frozen}
    where t.word = 'freeze-chargeback' and t.id in (
      select f.transaction_id
      from ledger_entries f
      join ledger_accounts own on own.id = f.account_id
      where own.key = ${frozen}
    )
    group by a.key, a.kind
  `.execute(tx);
  return rows.map(({ key, kind, amount }) => ({ account: { key, kind }, amount }));
}

/** The provider gave the amount to the payer's bank: it comes out of what was frozen and what `sources` hold now; the rest is our loss. */
export async function loseChargeback(
  tx: Write,
  chargeback: ChargebackRef,
  sources: readonly Account[],
  context: PostingContext,
): Promise<void> {
  await unfreezeChargeback(tx, chargeback, context);
  const taken = await take(tx, sources, chargeback.amount);
  await post(tx, {
    word: 'lose-chargeback',
    key: `lose-chargeback:${chargeback.id}`,
    jobId: chargeback.job_id ?? undefined,
    ...context,
    legs: [
      ...taken,
      { account: chargebackLoss, amount: -chargeback.amount - sumOf(taken) },
      { account: providerClearing, amount: chargeback.amount },
    ],
  });
}

function sumOf(legs: readonly Leg[]): bigint {
  return legs.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Locks these accounts and returns debits of them, in their order, until the amount is reached or they are empty. */
async function take(tx: Write, sources: readonly Account[], amount: bigint): Promise<Leg[]> {
  const { rows } = await sql<{ key: string; balance: bigint }>`
    select key, balance from ledger_accounts where key = any(${sources.map(({ key }) => key)}::text[]) order by id for update
  `.execute(tx);
  const balances = new Map(rows.map(({ key, balance }) => [key, balance]));
  const legs: Leg[] = [];
  let left = amount;
  for (const account of sources) {
    const held = balances.get(account.key) ?? 0n;
    const part = held < left ? held : left;
    legs.push({ account, amount: -part });
    left -= part;
  }
  return legs;
}
