/** Refunds as subjects of acts (contract/acts/refund.ts). */
import type { Selectable, Updateable } from 'kysely';
import type { Refunds } from '#server/core/db/tables.gen.ts';
import type { Subject } from '#server/core/work/acts.ts';

export type RefundRow = Selectable<Refunds>;

export const refunds: Subject<'refund', RefundRow, Updateable<Refunds>> = {
  name: 'refund',
  table: 'refunds',
  statusOf: (refund) => refund.status,
  columnsOf: (status, at) => ({ status, updated_at: at }),
  aboutOf: ({ id }) => ({ kind: 'refund', id }),
  factsOf: () => ({}),
  guards: {},
  around: async () => null,
};
