/** States of payments, payouts and refunds as chips, in words that operators read. */
import type * as z from 'zod/mini';
import type { paymentLine, payoutLine } from '#contract/operator/lines.ts';
import type { refundLine } from '#contract/operator/money.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';

type Payment = z.output<typeof paymentLine>;
type Payout = z.output<typeof payoutLine>;
type Refund = z.output<typeof refundLine>;
type Words = readonly [label: string, tone: Tone];

const PAYMENTS: Record<Payment['status'], Words> = {
  new: ['Begun', 'quiet'],
  open: ['Waiting for the payer', 'active'],
  funded: ['Paid', 'good'],
  failed: ['Not paid', 'bad'],
  returned: ['In payback', 'quiet'],
  suspense: ['Suspense', 'warn'],
};

/** Of what was in suspense. */
const BECAME: Record<NonNullable<Payment['became']>, Words> = {
  given: PAYMENTS.returned,
  'sending-back': ['On its way back', 'active'],
  'sent-back': ['Sent back', 'quiet'],
};

const PAYOUTS: Record<Payout['status'], Words> = {
  new: ['Asked', 'quiet'],
  sending: ['Being sent', 'active'],
  unknown: ['Unknown', 'warn'],
  pending: ['Sent to bank', 'active'],
  success: ['Paid', 'good'],
  failed: ['Failed', 'bad'],
  reversed: ['Came back', 'bad'],
};

const REFUNDS: Record<Refund['status'], Words> = {
  new: ['Asked', 'quiet'],
  sending: ['Being sent', 'active'],
  unknown: ['Unknown', 'warn'],
  pending: ['On its way', 'active'],
  processed: ['Arrived', 'good'],
  failed: ['Failed', 'bad'],
};

function Chip({ words: [label, tone] }: { words: Words }) {
  return <Badge tone={tone}>{label}</Badge>;
}

export function PaymentStatus({ status, became }: Pick<Payment, 'status' | 'became'>) {
  return <Chip words={became ? BECAME[became] : PAYMENTS[status]} />;
}

export function PayoutStatus({ status, needs_code }: Pick<Payout, 'status' | 'needs_code'>) {
  return <Chip words={needs_code ? ['Needs a code', 'warn'] : PAYOUTS[status]} />;
}

/** The provider does not know where to send it. */
export function needsAccount({ status, failure }: Pick<Refund, 'status' | 'failure'>): boolean {
  return status === 'pending' && failure === 'needs-attention';
}

export function RefundStatus(refund: Pick<Refund, 'status' | 'failure'>) {
  return <Chip words={needsAccount(refund) ? ['Needs bank details', 'warn'] : REFUNDS[refund.status]} />;
}

export function Suspended() {
  return <Badge tone="bad">Suspended</Badge>;
}
