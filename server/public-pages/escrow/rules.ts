/** The worked example's query parameters; values out of bounds are clamped. */
import { fromNaira, type Kobo, kobo } from '#contract/core/money.ts';
import {
  WORKED_MILESTONES,
  WORKED_PRICE,
  type WorkedEnding,
  type WorkedOrder,
  workedEndings,
} from '#contract/escrow/worked-escrow.ts';

type Asked = Record<string, unknown>;

/** Kobo; what is missing or no number is the usual example. */
export function readWorkedOrder(asked: Asked): WorkedOrder & { price: Kobo } {
  const naira = whole(asked.price, WORKED_PRICE.min, WORKED_PRICE.max, WORKED_PRICE.usual);
  return {
    price: kobo(fromNaira(naira)),
    missed: whole(asked.missed, 0, WORKED_MILESTONES, 0),
    ending: workedEndings.find((ending) => ending === asked.ending) ?? 'accepted',
  };
}

function whole(value: unknown, min: number, max: number, usual: number): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number.parseInt(value, 10) : usual;
  return Math.min(max, Math.max(min, number));
}

/** The cases of the table: every ending at the usual price, with misses where they count. */
export const TABLE_CASES: readonly { ending: WorkedEnding; missed: number }[] = [
  { ending: 'accepted', missed: 0 },
  { ending: 'accepted', missed: 1 },
  { ending: 'accepted-late', missed: 2 },
  { ending: 'cancelled-early', missed: 0 },
  { ending: 'cancelled-missed', missed: 1 },
  { ending: 'cancelled-passed', missed: 0 },
  { ending: 'cancelled-talent', missed: 0 },
];
