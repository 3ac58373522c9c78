/** What a posted job must satisfy beyond the shape of its form. Pure. */
import type * as z from 'zod/mini';
import { isPlain } from '#contract/core/common.ts';
import type { bidStatus } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { conflict, invalid } from '#server/core/http/refusal.ts';
import { cleanHtml, htmlToText } from '#server/core/security/html.ts';
import type { JobRow } from './acts.ts';

/**
 * The brief without active HTML. 422 when the result is too long, when no readable text is left, and when entities hide invisible
 * characters or characters that change the reading direction.
 */
export function cleanBrief(html: string): string {
  const clean = cleanHtml(html);
  if (clean === null) throw invalid('job_description', words.jobs.errors.briefTooLong);
  const text = htmlToText(clean);
  if (text === '') throw invalid('job_description', words.jobs.errors.description);
  if (!isPlain(clean) || !isPlain(text)) throw invalid('job_description', words.common.errors.plainText);
  return clean;
}

/** 422 unless the count that is sent, if any, is the number of milestones. */
export function assertCount(sent: string | undefined, milestones: number): void {
  if (sent !== undefined && sent !== String(milestones))
    throw invalid('milestone', words.jobs.errors.milestoneCount);
}

/** 409 `job_locked` once the job has an agreement: price, brief and milestones no longer change. */
export function assertUnlocked(job: JobRow): void {
  if (job.status !== 'bidding') throw conflict(words.jobs.errors.locked, 'job_locked');
}

/** The moment to which the days for an answer have run: now, or the moment from which the work was frozen (rule 3.15). */
export function answerDaysRunTo({ frozen_at, submitted_at }: JobRow, now: Date): number {
  return frozen_at ? Math.max(frozen_at.getTime(), submitted_at?.getTime() ?? 0) : now.getTime();
}

/** The deadline of the answer without the days for which it has been frozen by now. */
export function dueAfterFreeze(job: JobRow, now: Date): Date | null {
  const { answer_due_at: due } = job;
  return due && new Date(due.getTime() + now.getTime() - answerDaysRunTo(job, now));
}

export type BidState = { id: string; rejected_at: Date | null; withdrawn_at: Date | null };
/** What a bid's status depends on besides the bid itself. */
export type BidsJob = { status: string; bid_id: string | null };

/** The status of a bid, derived and never stored: from what was done to the bid and from the status of its job. */
export function statusOf(bid: BidState, job: BidsJob): z.output<typeof bidStatus> {
  if (bid.rejected_at) return 'rejected';
  if (bid.withdrawn_at) return 'withdrawn';
  if (job.bid_id !== bid.id) return 'applied';
  if (job.status === 'offered' || job.status === 'agreed') return job.status;
  return 'hired';
}
