/** Chargebacks as subjects of acts (contract/acts/chargeback.ts). */
import type { Selectable, Updateable } from 'kysely';
import type { Chargebacks } from '#server/core/db/tables.gen.ts';
import type { Subject } from '#server/core/work/acts.ts';

export type ChargebackRow = Selectable<Chargebacks>;

export const chargebacks: Subject<'chargeback', ChargebackRow, Updateable<Chargebacks>> = {
  name: 'chargeback',
  table: 'chargebacks',
  statusOf: (chargeback) => chargeback.status,
  columnsOf: (status, at) => ({ status, updated_at: at }),
  aboutOf,
  factsOf: () => ({}),
  guards: {},
  guardData: async () => null,
};

/** What its events are about: the order from which it takes money, else the chargeback itself, which notifies nobody. */
export function aboutOf({ id, job_id }: Pick<ChargebackRow, 'id' | 'job_id'>) {
  return job_id ? { kind: 'job' as const, id: job_id } : { kind: 'chargeback' as const, id };
}
