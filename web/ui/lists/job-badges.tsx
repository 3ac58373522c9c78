/** The status of a job and who may see it, as chips in the same words everywhere. */
import { Globe, Lock } from 'lucide-react';
import type { JobStatus } from '#contract/acts/job.ts';
import type { Job } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { Badge, type Tone } from '../basics/badge.tsx';

/** A job's status in the words that people read. */
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
    <Badge icon={<Globe size={14} />}>{words.common.status.open}</Badge>
  ) : (
    <Badge icon={<Lock size={14} />}>{words.common.status.invited}</Badge>
  );
}
