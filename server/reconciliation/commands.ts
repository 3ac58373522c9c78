/** Compares our book with the provider's, repairs what a new query can repair, and lists the rest for an operator. */

import { sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import { listDisputes } from '#server/chargebacks/adapter.ts';
import { confirmChargeback } from '#server/chargebacks/commands.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { eachAlone } from '#server/core/work/schedule.ts';
import { heldAmong } from '#server/ledger/queries.ts';
import { confirmPayment } from '#server/payments/confirmation/commands.ts';
import {
  fetchBalance,
  type ListedRefund,
  listAllRefunds,
  listBalanceRows,
  listTransactions,
  listTransfers,
  type Span,
} from '#server/payments/lists/adapter.ts';
import { confirmRefunds } from '#server/payments/refunds/commands.ts';
import { confirmPayout } from '#server/payouts/sending/commands.ts';
import { storeFindings } from './findings/commands.ts';
import { findStuck, ownChargebacks, ownPayments, ownPayouts, ownRefunds } from './queries.ts';
import {
  compareBalance,
  compareChargebacks,
  comparePayments,
  comparePayouts,
  compareRefunds,
  type Finding,
  type Subject,
} from './rules.ts';

/** Anything younger may still reach us by webhook. */
const GRACE_MS = 5 * 60_000;
/** The provider's list is read this much further back than ours, so that clock differences make nothing look missing. */
const MARGIN_MS = 2 * DAY_MS;
const DAYS = { recent: 1, month: 31 } as const;

export type Reconciled = { complete: boolean; compared: number; found: Finding[]; repaired: Finding[] };

type Compared = {
  findings: Finding[];
  /** Everything that was compared: an open finding about it that is not found again has vanished. */
  names: { subject: Finding['subject']; reference: string }[];
  complete: boolean;
};

/** One run over the last day or the last 31 days. No transaction is open while the provider is asked. */
export async function reconcile(services: Services, name: keyof typeof DAYS): Promise<Reconciled> {
  const { db } = services.database;
  const now = services.clock.now();
  const until = new Date(now.getTime() - GRACE_MS);
  const span = { since: new Date(until.getTime() - DAYS[name] * DAY_MS), until };
  const id = newId();
  await sql`
    insert into reconciliation_runs (id, span, since, until) values (${id}, ${name}, ${span.since}, ${until})
  `.execute(db);
  const compared = await compareAll(services, span);
  const asked = await repair(services, compared.findings);
  const again = asked.length === 0 ? compared : await compareAll(services, span);
  const key = (one: Finding) => `${one.class} ${one.subject} ${one.reference}`;
  const left = new Set(again.findings.map(key));
  const repaired = asked.filter((one) => !left.has(key(one)));
  const found = again.findings;
  await db.transaction().execute(async (tx) => {
    await storeFindings(tx, { found, repaired, names: again.names, complete: again.complete, at: now });
    await sql`
      update reconciliation_runs
      set ended_at = ${services.clock.now()}, complete = ${again.complete}, compared = ${again.names.length},
        found = ${found.length + repaired.length}, repaired = ${repaired.length}
      where id = ${id}
    `.execute(tx);
  });
  return { complete: again.complete, compared: again.names.length, found, repaired };
}

async function compareAll(services: Services, span: Span): Promise<Compared> {
  const parts = [
    await paymentsCompared(services, span),
    await payoutsCompared(services, span),
    await chargebacksCompared(services, span),
    await balanceCompared(services, span),
  ];
  const stuck = await findStuck(services.database.db, services.clock.now());
  return {
    findings: [...parts.flatMap(({ findings }) => findings), ...stuck],
    names: parts.flatMap(({ names }) => names),
    complete: parts.every(({ complete }) => complete),
  };
}

function wider({ since, until }: Span): Span {
  return { since: new Date(since.getTime() - MARGIN_MS), until: new Date(until.getTime() + GRACE_MS) };
}

/** True when the provider changed it so recently that its webhook may still be on its way. */
function isFresh(span: Span, ...moments: (string | null | undefined)[]): boolean {
  return moments.some((moment) => moment && Date.parse(moment) > span.until.getTime());
}

async function paymentsCompared({ database: { db }, config }: Services, span: Span): Promise<Compared> {
  const { items, whole } = await listTransactions(config.paystack, wider(span));
  const own = await ownPayments(
    db,
    span,
    items.map(({ reference }) => reference),
  );
  const known = new Set(own.map(({ reference }) => reference));
  const strange = items.filter(({ reference, status }) => status === 'success' && !known.has(reference));
  const held = await heldAmong(
    db,
    strange.map(({ reference }) => reference),
  );
  const fresh = new Set(items.filter((one) => isFresh(span, one.paid_at)).map(({ reference }) => reference));
  return {
    findings: comparePayments(own, items, held, whole).filter(({ reference }) => !fresh.has(reference)),
    names: [...known, ...items.map(({ reference }) => reference)].map((reference) => ({
      subject: 'payment' as const,
      reference,
    })),
    complete: whole,
  };
}

async function payoutsCompared({ database: { db }, config }: Services, span: Span): Promise<Compared> {
  const { items, whole } = await listTransfers(config.paystack, wider(span));
  const own = await ownPayouts(
    db,
    span,
    items.map(({ reference }) => reference),
  );
  const fresh = new Set(
    items.filter((one) => isFresh(span, one.updatedAt)).map(({ reference }) => reference),
  );
  return {
    findings: comparePayouts(own, items, whole).filter(({ reference }) => !fresh.has(reference)),
    names: [...own, ...items].map(({ reference }) => ({ subject: 'payout' as const, reference })),
    complete: whole,
  };
}

async function chargebacksCompared({ database: { db }, config }: Services, span: Span): Promise<Compared> {
  const { items, whole } = await listDisputes(config.paystack, wider(span));
  const own = await ownChargebacks(
    db,
    span,
    items.map(({ id }) => id),
  );
  const fresh = new Set(
    items.filter((one) => isFresh(span, one.createdAt, one.updatedAt)).map(({ id }) => id),
  );
  return {
    findings: compareChargebacks(own, items, whole).filter(({ reference }) => !fresh.has(reference)),
    names: [...own.map(({ reference }) => reference), ...items.map(({ id }) => id)].map((reference) => ({
      subject: 'chargeback' as const,
      reference,
    })),
    complete: whole,
  };
}

function idInNote({ merchant_note }: ListedRefund): string {
  return merchant_note?.split(' ').at(-1) ?? '';
}

/** Compares refunds and the balance history, whose rows are explained by listed transfers, refunds and disputes. */
async function balanceCompared({ database: { db }, config }: Services, span: Span): Promise<Compared> {
  const { paystack } = config;
  const book = await listBalanceRows(paystack, span.since);
  const balance = await fetchBalance(paystack);
  const after = await listBalanceRows(paystack, new Date(span.until.getTime()));
  const refunds = await listAllRefunds(paystack, wider(span));
  const transfers = await listTransfers(paystack, wider(span));
  const disputes = await listDisputes(paystack, wider(span));
  // A bank can take longer to decide than the list of disputes reaches back.
  const older = await ownChargebacks(
    db,
    span,
    book.items.flatMap(({ model_row }) => model_row ?? []),
  );
  const own = await ownRefunds(db, span, refunds.items.map(idInNote));
  const fresh = new Set(
    refunds.items.filter((one) => isFresh(span, one.updated_at, one.created_at)).map(({ id }) => id),
  );
  const still = (after.items[0]?.id ?? book.items[0]?.id) === book.items[0]?.id;
  const complete =
    [book, after, refunds, transfers, disputes].every(({ whole }) => whole) && balance.kind === 'ok';
  const inBalance = compareBalance({
    rows: book.items,
    balance: still && balance.kind === 'ok' ? balance.data : null,
    transfers: new Set(transfers.items.map(({ id }) => id)),
    refunds: new Set(refunds.items.map(({ id }) => id)),
    disputes: new Set([...disputes.items.map(({ id }) => id), ...older.map(({ reference }) => reference)]),
  });
  return {
    findings: [
      ...compareRefunds(own, refunds.items, refunds.whole).filter(({ reference }) => !fresh.has(reference)),
      ...(complete ? inBalance : []),
    ],
    names: [
      ...[...refunds.items.map(({ id }) => id), ...own.flatMap(({ provider_id }) => provider_id ?? [])].map(
        (reference) => ({ subject: 'refund' as const, reference }),
      ),
      ...book.items.map(({ id }) => ({ subject: 'balance' as const, reference: id })),
      { subject: 'balance', reference: 'now' },
    ],
    complete,
  };
}

/** Asks the provider again about each finding that its answer can repair; returns these findings. */
async function repair(services: Services, findings: readonly Finding[]): Promise<Finding[]> {
  const asked = findings.filter(
    ({ class: what, subject }) => ['missing-here', 'status', 'stuck'].includes(what) && subject in ASK_AGAIN,
  );
  await eachAlone(services, asked, ({ subject, reference }) => ASK_AGAIN[subject]?.(services, reference));
  return asked;
}

const ASK_AGAIN: Partial<Record<Subject, (services: Services, reference: string) => Promise<unknown>>> = {
  payment: (services, reference) => confirmPayment(services, reference, 'reconciliation'),
  payout: confirmPayout,
  refund: async (services, reference) => confirmRefunds(services, await paidAs(services, reference)),
  chargeback: confirmChargeback,
};

/** The reference of the payment that a provider's refund belongs to; the refund's own id when it is not ours. */
async function paidAs({ database }: Services, providerId: string): Promise<string> {
  const row = await database.db
    .selectFrom('refunds')
    .select('reference')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row?.reference ?? providerId;
}

/** An operator settles a finding: it is not listed again as long as both sides stay as they are. 404 when it is not open. */
export async function settleFinding(
  tx: Write,
  { id, operatorId, reason, at }: { id: string; operatorId: string; reason: string; at: Date },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update reconciliation_findings
    set ended_at = ${at}, ending = 'settled', settled_by = ${operatorId}, reason = ${reason}
    where id = ${id} and ended_at is null
    returning id
  `.execute(tx);
  orNotFound(rows[0]);
}
