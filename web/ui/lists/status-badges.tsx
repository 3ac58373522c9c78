/** Chips for a job's status, its visibility, and the progress of a withdrawal, with the same words everywhere. */
import { Globe, Lock } from 'lucide-react';
import type { JobStatus } from '#contract/acts/statuses.ts';
import type { Job } from '#contract/jobs/jobs.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { Badge, type Tone } from '../basics/badge.tsx';
import { type Step, Stepper } from '../pieces/stepper.tsx';

/** A job's status in the words shown to people. */
export const JOB_STATUS_WORDS: Record<JobStatus, string> = {
  bidding: words.common.status.openForBids,
  offered: words.common.status.agreementSent,
  agreed: words.common.status.waitingForPayment,
  active: words.common.status.inProgress,
  submitted: words.common.fixed.submitted,
  disputed: words.common.status.disputed,
  accepted: words.common.fixed.completed,
  cancelled: words.common.status.cancelled,
};

const TONES: Record<JobStatus, Tone> = {
  bidding: 'active',
  offered: 'warn',
  agreed: 'warn',
  active: 'active',
  submitted: 'warn',
  disputed: 'bad',
  accepted: 'good',
  cancelled: 'quiet',
};

export function JobStatusBadge({ status }: { status: JobStatus }) {
  return <Badge tone={TONES[status]}>{JOB_STATUS_WORDS[status]}</Badge>;
}

export function JobTypeBadge({ type }: { type: Job['job_type'] }) {
  return type === 'open' ? (
    <Badge icon={<Globe size={14} />}>{words.common.status.anyoneBids}</Badge>
  ) : (
    <Badge icon={<Lock size={14} />}>{words.common.status.invited}</Badge>
  );
}

type PayoutProgress = NonNullable<OrderRow['payout']>;

const LABELS: Record<PayoutProgress, { label: string; tone: Tone }> = {
  requested: { label: words.common.payout.requested, tone: 'active' },
  sent: { label: words.common.payout.sent, tone: 'active' },
  paid: { label: words.common.payout.paid, tone: 'good' },
  returned: { label: words.common.payout.returned, tone: 'bad' },
};

/** The progress of a payout, as a chip and as steps: Requested, Sent to bank, Paid or Returned. */
export function PayoutBadge({ progress }: { progress: PayoutProgress }) {
  const { label, tone } = LABELS[progress];
  return <Badge tone={tone}>{label}</Badge>;
}

/** True while the bank has not answered yet. */
export function isUnderWay(progress: PayoutProgress): boolean {
  return progress === 'requested' || progress === 'sent';
}

export function PayoutSteps({ progress }: { progress: PayoutProgress }) {
  return <Stepper label={words.common.payout.label} steps={stepsOf(progress)} />;
}

function stepsOf(progress: PayoutProgress): Step[] {
  if (progress === 'returned') {
    return [
      { label: LABELS.requested.label, state: 'done' },
      { label: LABELS.sent.label, state: 'done' },
      { label: LABELS.returned.label, state: 'stopped', note: words.common.payout.returnedNote },
    ];
  }
  const at = ['requested', 'sent', 'paid'].indexOf(progress);
  const stateAt = (index: number) => {
    if (index < at || progress === 'paid') return 'done';
    return index === at ? 'current' : 'coming';
  };
  return (['requested', 'sent', 'paid'] as const).map((step, index) => ({
    label: LABELS[step].label,
    state: stateAt(index),
  }));
}
