/** Statuses as badges, in the words that operators read. */
import type * as z from 'zod/mini';
import type { paymentLine, payoutLine } from '#contract/operator/lines.ts';
import type { refundLine } from '#contract/operator/money.ts';
import { words } from '#contract/words.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';

type Words = typeof words.operator.status;
type Kind = keyof Words;
type Code<K extends Kind> = keyof Words[K] & string;

/** What is not named here is a plain fact. */
const TONES: { [K in Kind]: Partial<Record<Code<K>, Tone>> } = {
  account: { suspended: 'bad' },
  payment: { open: 'active', funded: 'good', failed: 'bad', suspense: 'warn', 'sending-back': 'active' },
  payout: {
    ...{ sending: 'active', unknown: 'warn', pending: 'active', success: 'good' },
    ...{ failed: 'bad', reversed: 'bad', code: 'warn' },
  },
  refund: {
    ...{ sending: 'active', unknown: 'warn', pending: 'active', processed: 'good' },
    ...{ failed: 'bad', 'needs-attention': 'warn' },
  },
  dispute: { answer: 'active', decision: 'warn', settled: 'good', decided: 'good' },
  policy: { coming: 'warn', 'in force': 'good' },
  finding: { open: 'bad' },
  comparison: { unfinished: 'warn', incomplete: 'warn', differs: 'bad', agrees: 'good' },
  books: { balanced: 'good' },
  job: {},
};

export function Status<K extends Kind>({ of, is }: { of: K; is: Code<K> }) {
  const labels: Record<Code<K>, string> = words.operator.status[of] as Record<Code<K>, string>;
  return <Badge tone={TONES[of][is]}>{labels[is]}</Badge>;
}

/** A code as people read it; one that we do not know stays as it is. */
export function readable(kind: Kind, code: string): string {
  const labels: Partial<Record<string, string>> = words.operator.status[kind];
  return labels[code] ?? code;
}

export function PaymentStatus({ status, became }: Pick<z.output<typeof paymentLine>, 'status' | 'became'>) {
  return <Status of="payment" is={became ?? status} />;
}

export function PayoutStatus(payout: Pick<z.output<typeof payoutLine>, 'status' | 'needs_code'>) {
  return <Status of="payout" is={payout.needs_code ? 'code' : payout.status} />;
}

type Refund = Pick<z.output<typeof refundLine>, 'status' | 'failure'>;

/** Paystack does not know where to send it. */
export function needsAccount({ status, failure }: Refund): boolean {
  return status === 'pending' && failure === 'needs-attention';
}

export function RefundStatus(refund: Refund) {
  return <Status of="refund" is={needsAccount(refund) ? 'needs-attention' : refund.status} />;
}
