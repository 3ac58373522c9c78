/** Payments and refunds as subjects of acts (contract/acts/payment.ts, refund.ts). */
import type { Selectable, Updateable } from 'kysely';
import type { Payments, Refunds } from '#server/core/db/tables.gen.ts';
import type { ActedBy, Subject } from '#server/core/work/acts.ts';

/** The actor of acts that record the provider's answer about a payment, a refund or a transfer. */
export const PROVIDER: ActedBy = { kind: 'provider', id: null };
/** The actor of acts that record our own call to the provider. */
export const SENDER: ActedBy = { kind: 'clock', id: null };

export type PaymentRow = Selectable<Payments>;

export const payments: Subject<'payment', PaymentRow, Updateable<Payments>> = {
  name: 'payment',
  table: 'payments',
  statusOf: (payment) => payment.status,
  columnsOf: (status) => ({ status }),
  aboutOf: ({ job_id }) => ({ kind: 'job', id: job_id }),
};

export type RefundRow = Selectable<Refunds>;

export const refunds: Subject<'refund', RefundRow, Updateable<Refunds>> = {
  name: 'refund',
  table: 'refunds',
  statusOf: (refund) => refund.status,
  columnsOf: (status, at) => ({ status, updated_at: at }),
  aboutOf: ({ id }) => ({ kind: 'refund', id }),
};
