/** Where money went: the hash chain of an account (docs/statement.md), months, and the trail of an order. In kobo. Pure. */
import type { Side } from '#contract/core/common.ts';
import {
  entryText,
  genesisText,
  type StatementAccount,
  type StatementEntry,
  type TrailPlace,
} from '#contract/statements/statement-chain.ts';
import { lagosDay } from '#server/core/clock.ts';
import { sha256 } from '#server/core/security/ids.ts';
import type { OwnEntry, TrailLeg, TrailMovement } from '#server/ledger/trails/queries.ts';

/** Younger entries wait for the next statement, since an entry before them may still be committed. */
export const SETTLED_AFTER_MS = 60_000;

const ACCOUNT_OF: Record<OwnEntry['kind'], StatementAccount> = {
  escrow: 'held',
  'hunter-payback': 'payback',
  'talent-payable': 'earnings',
  'payout-in-flight': 'on-the-way',
  'refund-in-flight': 'on-the-way',
};

export type Balances = Record<StatementAccount, bigint>;
export type Chain = { entries: StatementEntry[]; balances: Balances; head: string };

export function chainOf(personId: string, own: readonly OwnEntry[]): Chain {
  const balances: Balances = { held: 0n, payback: 0n, earnings: 0n, 'on-the-way': 0n };
  const entries: StatementEntry[] = [];
  let head = sha256(genesisText(personId));
  for (const [index, one] of own.entries()) {
    const account = ACCOUNT_OF[one.kind];
    balances[account] += one.amount;
    const entry = {
      n: index + 1,
      at: one.at.toISOString(),
      account,
      what: one.word,
      job: one.job_id,
      payout: one.payout_id,
      amount: String(one.amount),
      balance: String(balances[account]),
      prev: head,
    };
    head = sha256(entryText(entry));
    entries.push({ ...entry, hash: head });
  }
  return { entries, balances, head };
}

const MONTHS = 12;

/** The month of `now` and the eleven before it, oldest first, as `2026-11`. */
export function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = lagosDay(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const at = year * 12 + (month - 1) - (MONTHS - 1 - index);
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

export type Step = {
  id: string;
  at: Date;
  what: string;
  from: TrailPlace;
  to: TrailPlace;
  of: Side | null;
  amount: bigint;
  /** The provider's charge for a payment, else null. */
  charge: bigint | null;
  /** The payout that moves the money, and the reference of the payment that brought it. */
  payoutId: string | null;
  reference: string | null;
};

const OWN: Record<string, { place: TrailPlace; of: Side }> = {
  'talent-payable': { place: 'earnings', of: 'talent' },
  'hunter-payback': { place: 'payback', of: 'hunter' },
};
/** The places that the divided escrow of a job goes to, by account kind. */
const PARTS: Record<string, { place: TrailPlace; of: Side | null }> = {
  ...OWN,
  'platform-fee': { place: 'fee', of: null },
  'gateway-fee-cost': { place: 'charge', of: null },
};
const PART_ORDER = Object.keys(PARTS);

/** The steps of one order; for payouts of several orders only this order's part. */
export function stepsOf(jobId: string, movements: readonly TrailMovement[]): Step[] {
  /** What each payout took from this order, and from whose account. */
  const taken = new Map<string, { of: Side; amount: bigint }>();
  return movements.flatMap((movement) => {
    const own = movement.legs.filter((leg) => leg.job_id === jobId);
    const drafts = draftsOf(movement, own, taken);
    return drafts.map((draft, index) => ({
      ...{ id: `${movement.id}.${index}`, at: movement.at, what: movement.word },
      ...{ charge: null, payoutId: null, reference: null },
      ...draft,
    }));
  });
}

type Draft = Pick<Step, 'from' | 'to' | 'of' | 'amount'> &
  Partial<Pick<Step, 'charge' | 'payoutId' | 'reference'>>;

function draftsOf(
  movement: TrailMovement,
  own: readonly TrailLeg[],
  taken: Map<string, { of: Side; amount: bigint }>,
): Draft[] {
  const { word, key, legs } = movement;
  const [, reference = ''] = key.split(/:(.*)/s);
  switch (word) {
    case 'fund-escrow':
      return own.map(({ amount }) => ({
        ...{ from: 'payer', to: 'escrow', of: null, amount },
        charge: chargeOf(legs),
      }));
    case 'return-payment':
    case 'give-from-suspense':
      return own.map(({ amount }) => ({
        ...{ from: 'payer', to: 'payback', of: 'hunter', amount, reference },
        charge: word === 'return-payment' ? chargeOf(legs) : null,
      }));
    case 'freeze-chargeback':
    case 'unfreeze-chargeback':
    case 'lose-chargeback':
      return own.flatMap((leg) => chargedBack(leg, word === 'lose-chargeback' ? 'payer' : 'frozen'));
    case 'start-payout':
      return own.map((leg) => startOf(leg, reference, taken));
    case 'settle-payout': {
      const part = taken.get(reference);
      if (!part) return [];
      return [{ from: 'on-the-way', to: 'bank', ...part, payoutId: reference }];
    }
    case 'return-payout':
    case 'return-settled-payout':
      return own.map((leg) => {
        const to = ownPlace(leg);
        const from = word === 'return-payout' ? 'on-the-way' : 'bank';
        return { from, to: to.place, of: to.of, amount: leg.amount, payoutId: reference };
      });
    case 'start-refund':
      return refunded(own, 'payback', 'going-back');
    case 'settle-refund':
      return refunded(own, 'going-back', 'sent-back');
    case 'return-refund':
      return refunded(own, 'going-back', 'payback');
    default:
      return legs
        .filter(({ kind }) => kind !== 'escrow')
        .toSorted((a, b) => PART_ORDER.indexOf(a.kind) - PART_ORDER.indexOf(b.kind))
        .map(({ kind, amount }) => {
          const part = PARTS[kind];
          if (!part) throw new Error(`${word} moves money of an order to ${kind}`);
          return { from: 'escrow', to: part.place, of: part.of, amount };
        });
  }
}

/** The steps of a refund, from its legs in flight. */
function refunded(own: readonly TrailLeg[], from: TrailPlace, to: TrailPlace): Draft[] {
  return own
    .filter(({ kind }) => kind === 'refund-in-flight')
    .map(({ amount }) => ({ from, to, of: 'hunter', amount: amount < 0n ? -amount : amount }));
}

/** The steps of a chargeback, between an account of the order and `beside`: frozen, or the payer. */
function chargedBack({ kind, amount }: TrailLeg, beside: TrailPlace): Draft[] {
  const here = kind === 'escrow' ? { place: 'escrow' as const, of: null } : OWN[kind];
  if (!here) return [];
  return amount < 0n
    ? [{ from: here.place, to: beside, of: here.of, amount: -amount }]
    : [{ from: beside, to: here.place, of: here.of, amount }];
}

function startOf(leg: TrailLeg, payoutId: string, taken: Map<string, { of: Side; amount: bigint }>): Draft {
  const from = ownPlace(leg);
  const before = taken.get(payoutId)?.amount ?? 0n;
  taken.set(payoutId, { of: from.of, amount: before - leg.amount });
  return { from: from.place, to: 'on-the-way', of: from.of, amount: -leg.amount, payoutId };
}

function ownPlace({ kind }: TrailLeg): { place: TrailPlace; of: Side } {
  const own = OWN[kind];
  if (!own) throw new Error(`a payout moves money of ${kind}`);
  return own;
}

function chargeOf(legs: readonly TrailLeg[]): bigint {
  return -(legs.find(({ kind }) => kind === 'gateway-fee-cost')?.amount ?? 0n);
}

export type TrailBalance = { place: TrailPlace; of: Side | null; amount: bigint };

/** Places that belong to neither side alone. */
const SHARED: readonly TrailPlace[] = ['escrow', 'payer', 'frozen'];

/** Where the money is after all steps, by place in order of first use; the payer is left out. */
export function balancesAfter(steps: readonly Step[]): TrailBalance[] {
  const places = new Map<string, TrailBalance>();
  const add = (place: TrailPlace, of: Side | null, amount: bigint) => {
    const key = `${place} ${of}`;
    const known = places.get(key) ?? { place, of, amount: 0n };
    places.set(key, { ...known, amount: known.amount + amount });
  };
  for (const { from, to, of, amount } of steps) {
    add(from, SHARED.includes(from) ? null : of, -amount);
    add(to, SHARED.includes(to) ? null : of, amount);
  }
  return [...places.values()].filter(({ place, amount }) => place !== 'payer' && amount !== 0n);
}
