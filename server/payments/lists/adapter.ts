/** The provider's lists, page by page: its own records for a span of time. */
import * as z from 'zod/mini';
import { ask, looseId, type Outcome, type Paystack, refundShape, transaction, transfer } from '../adapter.ts';

/** Both ends are included. */
export type Span = { since: Date; until: Date };

/** The items that were read; `whole` is false when the provider stopped answering before the end. */
export type Listed<T> = { items: T[]; whole: boolean };

const PER_PAGE = 100;
const moment = z.optional(z.nullable(z.string()));

const listedTransaction = z.extend(transaction, { paid_at: moment, created_at: moment });
export type ListedTransaction = z.output<typeof listedTransaction>;
const listedTransfer = z.extend(transfer, { id: looseId, currency: z.string(), updatedAt: moment });
export type ListedTransfer = z.output<typeof listedTransfer>;
const listedRefund = z.extend(refundShape, {
  transaction: looseId,
  currency: z.string(),
  created_at: moment,
  updated_at: moment,
});
export type ListedRefund = z.output<typeof listedRefund>;

/** An amount in kobo, negative when money left. */
const signedAmount = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^-?\d+$/))]),
  z.transform((value: number | string) => BigInt(value)),
);
const ledgerRow = z.looseObject({
  id: looseId,
  balance: signedAmount,
  difference: signedAmount,
  reason: z._default(z.string(), ''),
  model_responsible: z._default(z.string(), ''),
  model_row: z.optional(z.nullable(looseId)),
  createdAt: z.string(),
});
export type LedgerRow = z.output<typeof ledgerRow>;

export function listTransactions(paystack: Paystack, span: Span): Promise<Listed<ListedTransaction>> {
  return everyPage((page) =>
    ask(paystack, 'GET', `/transaction?${query(page, span)}`, z.array(listedTransaction)),
  );
}

export function listTransfers(paystack: Paystack, span: Span): Promise<Listed<ListedTransfer>> {
  return everyPage((page) => ask(paystack, 'GET', `/transfer?${query(page, span)}`, z.array(listedTransfer)));
}

export function listAllRefunds(paystack: Paystack, span: Span): Promise<Listed<ListedRefund>> {
  return everyPage((page) => ask(paystack, 'GET', `/refund?${query(page, span)}`, z.array(listedRefund)));
}

/** The balance history, newest first, back to `since`; the provider cannot filter this list by date. */
export function listBalanceRows(paystack: Paystack, since: Date): Promise<Listed<LedgerRow>> {
  return everyPage(
    (page) => ask(paystack, 'GET', `/balance/ledger?${query(page)}`, z.array(ledgerRow)),
    (row) => Date.parse(row.createdAt) < since.getTime(),
  );
}

/** The balance available for transfers now, in kobo. */
export async function fetchBalance(paystack: Paystack): Promise<Outcome<bigint>> {
  const shape = z.array(z.looseObject({ currency: z.string(), balance: signedAmount }));
  const outcome = await ask(paystack, 'GET', '/balance', shape);
  if (outcome.kind !== 'ok') return outcome;
  return { kind: 'ok', data: outcome.data.find((one) => one.currency === 'NGN')?.balance ?? 0n };
}

export function query(page: number, span?: Span): URLSearchParams {
  return new URLSearchParams({
    perPage: String(PER_PAGE),
    page: String(page),
    ...(span && { from: span.since.toISOString(), to: span.until.toISOString() }),
  });
}

/** Reads pages until one is not full or has an item beyond the end; an item that moved to the next page meanwhile counts once. */
export async function everyPage<T extends { id: string }>(
  read: (page: number) => Promise<Outcome<T[]>>,
  isBeyond: (item: T) => boolean = () => false,
): Promise<Listed<T>> {
  const items = new Map<string, T>();
  for (let page = 1; ; page += 1) {
    const outcome = await read(page);
    if (outcome.kind !== 'ok') return { items: [...items.values()], whole: false };
    for (const item of outcome.data) if (!isBeyond(item)) items.set(item.id, item);
    if (outcome.data.length < PER_PAGE || outcome.data.some(isBeyond))
      return { items: [...items.values()], whole: true };
  }
}
