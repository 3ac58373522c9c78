/** Builders of chargebacks: the payer's bank asks for the payment of an order back, and decides. */
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

/** The bank asks for it, or for `amount` kobo of it; its webhook has arrived when this returns. */
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

/** What the bank decides; null: it did already. */
export async function decided(
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

/** What the accounts of an order hold, by their kind, in kobo. */
export async function held(app: TestApp, jobId: string): Promise<Map<string, bigint>> {
  const rows = await app.database.db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('job_id', '=', jobId)
    .where('balance', '<>', 0n)
    .execute();
  return new Map(rows.map(({ kind, balance }) => [kind, balance]));
}

/** What chargebacks cost us so far, in kobo. */
export async function lossOf(app: TestApp): Promise<bigint> {
  const row = await app.database.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('key', '=', 'chargeback-loss')
    .executeTakeFirst();
  return -(row?.balance ?? 0n);
}
