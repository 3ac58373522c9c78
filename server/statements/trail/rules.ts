/** How the book of an order reads as steps from place to place: pure, in kobo. */
import type { Side } from '#contract/core/common.ts';
import type { TrailPlace } from '#contract/statements/statement-chain.ts';
import type { TrailLeg, TrailMovement } from '#server/ledger/trails/queries.ts';

export type Step = {
  id: string;
  at: Date;
  what: string;
  from: TrailPlace;
  to: TrailPlace;
  of: Side | null;
  amount: bigint;
  /** What the provider kept of a payment, else null. */
  charge: bigint | null;
  /** The payout that carries it, the reference that paid it. */
  payoutId: string | null;
  reference: string | null;
};

const OWN: Record<string, { place: TrailPlace; of: Side }> = {
  'talent-payable': { place: 'earnings', of: 'talent' },
  'hunter-payback': { place: 'payback', of: 'hunter' },
};
/** Where the divided escrow of a job goes. */
const PARTS: Record<string, { place: TrailPlace; of: Side | null }> = {
  ...OWN,
  'platform-fee': { place: 'fee', of: null },
  'gateway-fee-cost': { place: 'charge', of: null },
};
const PART_ORDER = Object.keys(PARTS);

/** The steps of one order; of payouts that took money from several orders only this order's part. */
export function stepsOf(jobId: string, movements: readonly TrailMovement[]): Step[] {
  /** What each payout took from this order, by whose account. */
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

/** Where the money is after all steps, in the order in which it first came there; the payer is left out. */
export function balancesAfter(steps: readonly Step[]): TrailBalance[] {
  const places = new Map<string, TrailBalance>();
  const add = (place: TrailPlace, of: Side | null, amount: bigint) => {
    const key = `${place} ${of}`;
    const known = places.get(key) ?? { place, of, amount: 0n };
    places.set(key, { ...known, amount: known.amount + amount });
  };
  for (const { from, to, of, amount } of steps) {
    add(from, from === 'escrow' || from === 'payer' ? null : of, -amount);
    add(to, to === 'escrow' ? null : of, amount);
  }
  return [...places.values()].filter(({ place, amount }) => place !== 'payer' && amount !== 0n);
}
