/** What a posted job must satisfy beyond the shape of its form. Pure. */
import { words } from '#contract/words.ts';
import { cleanHtml, htmlToText } from '#server/core/html.ts';
import { conflict, invalid } from '#server/core/refusal.ts';
import type { JobRow } from './lifecycle.ts';

const w = words.job;

/** The brief without active HTML. 422 when it grew too long, and when nothing readable is left. */
export function cleanBrief(html: string): string {
  const clean = cleanHtml(html);
  if (clean === null) throw invalid('job_description', w.briefTooLong);
  if (htmlToText(clean) === '') throw invalid('job_description', w.description);
  return clean;
}

/** The count that is sent beside the milestones must be theirs. */
export function demandCount(sent: string | undefined, milestones: number): void {
  if (sent !== undefined && sent !== String(milestones)) throw invalid('milestone', w.milestoneCount);
}

/** From the agreement on neither price, brief nor milestones change. 409 `job_locked`. */
export function demandUnlocked(job: JobRow): void {
  if (job.status !== 'bidding') throw conflict(w.locked, 'job_locked');
}
