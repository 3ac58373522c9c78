/** The form of a job, for posting and for changing it: its type, its empty values, and a job put into it. */
import type * as z from 'zod/mini';
import type { Job, jobForm } from '#contract/jobs/jobs.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';

/** `milestones` holds as many entries as were chosen; numbers may still be '' while one types. */
type JobForm = ContractForm<typeof jobForm>;
export type JobControl = JobForm['control'];
type Values = z.input<typeof jobForm>;
export type MilestoneValues = Values['milestones'][number];

export const EMPTY_MILESTONE: MilestoneValues = { title: '', due: '', description: '', penalty: '' };

export const EMPTY_JOB = {
  title: '',
  job_description: '',
  milestones: [],
  skill: '',
  category: null,
  job_type: 'open',
  price_budget: '',
} satisfies Values;

/** A posted job as the form holds it. */
export function toJobValues(job: Job): Values {
  return {
    title: job.title,
    job_description: job.job_description,
    milestones: job.milestones.map(({ title, due, description, penalty }) => ({
      title,
      due,
      description,
      penalty,
    })),
    skill: job.skill,
    category: job.category,
    job_type: job.job_type,
    price_budget: job.price_budget,
  };
}
