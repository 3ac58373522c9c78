/** Payouts as subjects of acts (contract/acts/payout.ts). */
import type { Selectable, Updateable } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import type { Payouts } from '#server/core/db/tables.gen.ts';
import type { Subject } from '#server/core/work/acts.ts';

export type PayoutRow = Selectable<Payouts>;

export const payouts: Subject<'payout', PayoutRow, Updateable<Payouts>> = {
  name: 'payout',
  table: 'payouts',
  statusOf: (payout) => payout.status,
  columnsOf: (status, at) => ({ status, updated_at: at }),
  aboutOf: ({ id }) => ({ kind: 'payout', id }),
};

/** The facts stored with each event of a payout. */
export function payoutFacts({ side, amount, user_id, job_id, failure }: PayoutRow) {
  return { side: side as Side, amount: String(amount), user_id, job_id, reason: failure };
}
