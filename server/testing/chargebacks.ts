/** Builders of chargebacks: the payer's bank demands the payment of an order back, and decides. */
import type { ChargebackRow } from '#server/chargebacks/acts.ts';
import type { TestApp } from './app.ts';
import type { Agreed } from './market.ts';

/** The reference of the payment that filled the escrow. */
export async function referenceOf(app: TestApp, { job }: Agreed): Promise<string> {
  const { reference } = await app.database.db
    .selectFrom('payments')
    .select('reference')
    .where('job_id', '=', job.id)
    .where('status', '=', 'funded')
    .executeTakeFirstOrThrow();
  return reference;
}

/** The bank demands the payment back, or `amount` kobo of it; its webhook has arrived when this returns. */
export async function chargedBack(
  app: TestApp,
  agreed: Agreed | string,
  how: { amount?: number; webhook?: boolean | number } = {},
): Promise<ChargebackRow> {
  const reference = typeof agreed === 'string' ? agreed : await referenceOf(app, agreed);
  const { data } = await app.control('POST', `/transactions/${reference}/dispute`, how);
  await app.settle();
  return chargeback(app, String((data as { id: number }).id));
}

/** Lets the bank decide, unless `verb` is null (it has already); returns the settled chargeback. */
export async function decideChargeback(
  app: TestApp,
  { provider_id }: Pick<ChargebackRow, 'provider_id'>,
  verb: 'win' | 'lose' | 'expire' | null,
): Promise<ChargebackRow> {
  if (verb) await app.control('POST', `/disputes/${provider_id}/${verb}`);
  await app.settle();
  return chargeback(app, provider_id);
}

function chargeback(app: TestApp, providerId: string): Promise<ChargebackRow> {
  return app.database.db
    .selectFrom('chargebacks')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
}

/** The non-zero balances of an order's accounts, by kind, in kobo. */
export async function orderBalances(app: TestApp, jobId: string): Promise<Map<string, bigint>> {
  const rows = await app.database.db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('job_id', '=', jobId)
    .where('balance', '<>', 0n)
    .execute();
  return new Map(rows.map(({ kind, balance }) => [kind, balance]));
}

/** The platform's total loss from chargebacks so far, in kobo. */
export async function lossOf(app: TestApp): Promise<bigint> {
  const row = await app.database.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('key', '=', 'chargeback-loss')
    .executeTakeFirst();
  return -(row?.balance ?? 0n);
}
