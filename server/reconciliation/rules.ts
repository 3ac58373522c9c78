/** Compares our book with the provider's lists: one comparison for each kind of money, and one for the balance. */

import type * as z from 'zod/mini';
import { isUnfinished } from '#contract/acts/statuses.ts';
import type { findingLine } from '#contract/operator/findings.ts';
import { amountAskedBack, endOf, type ProviderDispute } from '#server/chargebacks/adapter.ts';
import type {
  LedgerRow,
  ListedRefund,
  ListedTransaction,
  ListedTransfer,
} from '#server/payments/lists/adapter.ts';
import { noteOf } from '#server/payments/refunds/commands.ts';

type FindingLine = z.output<typeof findingLine>;
type FindingClass = FindingLine['class'];
export type Subject = FindingLine['subject'];

/** `ours` and `theirs` say in a word what each side has (null: nothing). `amount` in kobo is what is at stake. */
export type Finding = Pick<FindingLine, 'class' | 'subject' | 'reference' | 'ours' | 'theirs'> & {
  amount: bigint | null;
};

/** One of our rows. `inSpan` is false when it was read only because the provider's list names it. */
export type OwnPayment = {
  reference: string;
  status: string;
  amount: bigint;
  provider_fee: bigint | null;
  inSpan: boolean;
  /** True when refunds and chargebacks took all of it. */
  sentBack: boolean;
};
export type OwnPayout = Omit<OwnPayment, 'provider_fee' | 'sentBack'>;
/** `reference` is the provider's id; `alreadyTaken`: kobo that our refunds and other lost chargebacks took from the payment. */
export type OwnChargeback = OwnPayout & { alreadyTaken: bigint };
export type OwnRefund = OwnPayout & { id: string; provider_id: string | null };

/** Builds a finding; our side comes first in the pair. */
function differs(
  kind: FindingClass,
  subject: Subject,
  reference: string,
  [ours, theirs]: [string | null, string | null],
  amount: bigint | null,
): Finding {
  return { class: kind, subject, reference, ours, theirs, amount };
}

function byReference<T extends { reference: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.reference, row]));
}

/** The items whose name occurred before: all but the first of each name. */
function repeated<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const again = seen.has(nameOf(item));
    seen.add(nameOf(item));
    return again;
  });
}

const BOOKED = ['funded', 'returned', 'suspense'];
/** The provider's statuses of a fully reversed payment. */
const SENT_BACK = ['reversed', 'reversal-pending'];

/**
 * Payments in. `held` are foreign references whose money is already in suspense. `whole`: the list is complete, so that
 * what it does not name is missing at the provider.
 */
export function comparePayments(
  own: readonly OwnPayment[],
  listed: readonly ListedTransaction[],
  held: ReadonlySet<string>,
  whole: boolean,
): Finding[] {
  const ours = byReference(own);
  const theirs = new Set(listed.map(({ reference }) => reference));
  const twice = repeated(
    listed.filter(({ status }) => status === 'success'),
    ({ reference }) => reference,
  );
  return [
    ...twice.map((one) => differs('duplicate', 'payment', one.reference, ['1', 'more than one'], one.amount)),
    ...listed.flatMap((one) => comparePayment(ours.get(one.reference), one, held)),
    ...own
      .filter((one) => whole && one.inSpan && BOOKED.includes(one.status) && !theirs.has(one.reference))
      .map((one) => differs('missing-there', 'payment', one.reference, [one.status, null], one.amount)),
  ];
}

function comparePayment(
  ours: OwnPayment | undefined,
  theirs: ListedTransaction,
  held: ReadonlySet<string>,
): Finding[] {
  const { reference, amount, status, currency } = theirs;
  const say = (kind: FindingClass, words: [string | null, string | null], kobo = amount) => [
    differs(kind, 'payment', reference, words, kobo),
  ];
  if (status !== 'success') {
    const booked = ours && BOOKED.includes(ours.status);
    const explained = (ours?.sentBack || ours?.status === 'suspense') && SENT_BACK.includes(status);
    return booked && !explained ? say('status', [ours.status, status], ours.amount) : [];
  }
  if (!ours) return held.has(reference) ? [] : say('missing-here', [null, status]);
  if (!BOOKED.includes(ours.status)) return say('status', [ours.status, status]);
  if (currency !== 'NGN') return say('currency', ['NGN', currency]);
  if (ours.status === 'suspense') return [];
  if (ours.amount !== amount)
    return say('amount', [`${ours.amount}`, `${amount}`], distance(ours.amount, amount));
  const [fee, charged] = [ours.provider_fee ?? 0n, theirs.fees ?? 0n];
  if (fee !== charged) return say('amount', [`charge ${fee}`, `charge ${charged}`], distance(fee, charged));
  return [];
}

function distance(one: bigint, other: bigint): bigint {
  return one > other ? one - other : other - one;
}

/** The provider's statuses of transfers that sent no money. */
const NOTHING_SENT = ['failed', 'abandoned', 'blocked', 'rejected', 'otp'];

/** True when our status is consistent with theirs. */
function fits(ours: string, theirs: string): boolean {
  if (theirs === 'success') return ours === 'success';
  if (theirs === 'processed') return ours === 'processed';
  if (theirs === 'reversed') return ours === 'reversed' || ours === 'failed';
  if (theirs === 'otp') return isUnfinished(ours);
  if (NOTHING_SENT.includes(theirs)) return ours === 'failed';
  return isUnfinished(ours);
}

/** Transfers out. One that we do not know means that money left without us. */
export function comparePayouts(
  own: readonly OwnPayout[],
  listed: readonly ListedTransfer[],
  whole: boolean,
): Finding[] {
  const ours = byReference(own);
  const theirs = new Set(listed.map(({ reference }) => reference));
  return [
    ...repeated(listed, ({ reference }) => reference).map((one) =>
      differs('duplicate', 'payout', one.reference, ['1', 'more than one'], one.amount),
    ),
    ...listed.flatMap((one) => comparePayout(ours.get(one.reference), one)),
    ...own
      .filter(({ status }) => ['pending', 'success', 'reversed'].includes(status))
      .filter((one) => whole && one.inSpan && !theirs.has(one.reference))
      .map((one) => differs('missing-there', 'payout', one.reference, [one.status, null], one.amount)),
  ];
}

function comparePayout(ours: OwnPayout | undefined, theirs: ListedTransfer): Finding[] {
  const { reference, amount, status, currency } = theirs;
  const say = (kind: FindingClass, words: [string | null, string | null], kobo = amount) => [
    differs(kind, 'payout', reference, words, kobo),
  ];
  if (!ours) return NOTHING_SENT.includes(status) ? [] : say('missing-here', [null, status]);
  if (currency !== 'NGN') return say('currency', ['NGN', currency]);
  if (ours.amount !== amount)
    return say('amount', [`${ours.amount}`, `${amount}`], distance(ours.amount, amount));
  return fits(ours.status, status) ? [] : say('status', [ours.status, status]);
}

/** Refunds, recognised by the note that we gave them. A finding's reference is the provider's id of the refund. */
export function compareRefunds(
  own: readonly OwnRefund[],
  listed: readonly ListedRefund[],
  whole: boolean,
): Finding[] {
  const ours = new Map(own.map((refund) => [noteOf(refund), refund]));
  const theirs = new Set(listed.map(({ id }) => id));
  const alive = listed.filter(
    ({ status, merchant_note }) => status !== 'failed' && ours.has(merchant_note ?? ''),
  );
  return [
    ...repeated(alive, ({ merchant_note }) => merchant_note ?? '').map((one) =>
      differs('duplicate', 'refund', one.id, ['1', 'more than one'], one.amount),
    ),
    ...listed.flatMap((one) => compareRefund(ours.get(one.merchant_note ?? ''), one)),
    ...own
      .filter(
        ({ provider_id, inSpan }) => whole && inSpan && provider_id !== null && !theirs.has(provider_id),
      )
      .map((one) =>
        differs('missing-there', 'refund', one.provider_id ?? '', [one.status, null], one.amount),
      ),
  ];
}

function compareRefund(ours: OwnRefund | undefined, theirs: ListedRefund): Finding[] {
  const { id, amount, status, currency } = theirs;
  const say = (kind: FindingClass, words: [string | null, string | null], kobo = amount) => [
    differs(kind, 'refund', id, words, kobo),
  ];
  if (!ours) return status === 'failed' ? [] : say('missing-here', [null, status]);
  if (ours.provider_id !== null && ours.provider_id !== id) return [];
  if (currency !== 'NGN') return say('currency', ['NGN', currency]);
  if (ours.amount !== amount)
    return say('amount', [`${ours.amount}`, `${amount}`], distance(ours.amount, amount));
  return fits(ours.status, status) ? [] : say('status', [ours.status, status]);
}

/** Chargebacks, by the provider's id. One that we do not know has frozen nothing. */
export function compareChargebacks(
  own: readonly OwnChargeback[],
  listed: readonly ProviderDispute[],
  whole: boolean,
): Finding[] {
  const ours = byReference(own);
  const theirs = new Set(listed.map(({ id }) => id));
  return [
    ...listed.flatMap((one) => compareChargeback(ours.get(one.id), one)),
    ...own
      .filter((one) => whole && one.inSpan && !theirs.has(one.reference))
      .map((one) => differs('missing-there', 'chargeback', one.reference, [one.status, null], one.amount)),
  ];
}

const ENDED_AS = { win: 'won', lose: 'lost', expire: 'expired' } as const;

function compareChargeback(ours: OwnChargeback | undefined, theirs: ProviderDispute): Finding[] {
  const { id, status } = theirs;
  const amount = amountAskedBack(theirs);
  const say = (kind: FindingClass, words: [string | null, string | null], kobo = amount) => [
    differs(kind, 'chargeback', id, words, kobo),
  ];
  if (!ours) return say('missing-here', [null, theirs.resolution ?? status]);
  const ending = endOf(theirs, ours.alreadyTaken);
  const isSame = ending ? ours.status === ENDED_AS[ending] : ['open', 'answered'].includes(ours.status);
  if (!isSame) return say('status', [ours.status, theirs.resolution ?? status]);
  if (ending !== 'win' && ours.amount !== amount)
    return say('amount', [`${ours.amount}`, `${amount}`], distance(ours.amount, amount));
  return [];
}

/** The provider's balance history, newest first. */
export type BalanceBook = {
  rows: readonly LedgerRow[];
  /** In kobo; null when it is not known, or when rows were added while it was read. */
  balance: bigint | null;
  /** The ids of transfers, refunds and disputes in the provider's lists. */
  transfers: ReadonlySet<string>;
  refunds: ReadonlySet<string>;
  disputes: ReadonlySet<string>;
};

/** Finds rows that do not add up, a balance that no row explains, and money that left for no known transfer, refund or dispute. */
export function compareBalance({ rows, balance, ...named }: BalanceBook): Finding[] {
  const newest = rows[0];
  return [
    ...(newest && balance !== null && newest.balance !== balance
      ? [unexplained('now', `${newest.balance}`, `${balance}`, newest.balance - balance)]
      : []),
    ...rows.flatMap((row, index) => {
      const before = rows[index + 1];
      const expected = before && before.balance + row.difference;
      return before && expected !== row.balance
        ? [
            unexplained(
              row.id,
              `${expected}`,
              `${row.balance}`,
              row.balance - before.balance - row.difference,
            ),
          ]
        : [];
    }),
    ...rows
      .filter((row) => row.difference < 0n && !isNamed(row, named))
      .map((row) => unexplained(row.id, null, row.reason || row.model_responsible, row.difference)),
  ];
}

type Named = Omit<BalanceBook, 'rows' | 'balance'>;

function isNamed(row: LedgerRow, { transfers, refunds, disputes }: Named): boolean {
  const known = { Transfer: transfers, Refund: refunds, Dispute: disputes }[row.model_responsible];
  return known?.has(row.model_row ?? '') ?? false;
}

function unexplained(reference: string, ours: string | null, theirs: string, amount: bigint): Finding {
  const kobo = amount < 0n ? -amount : amount;
  return { class: 'unexplained', subject: 'balance', reference, ours, theirs, amount: kobo };
}
