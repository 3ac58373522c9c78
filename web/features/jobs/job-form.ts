/** The form for posting and changing a job: its type, its empty values, the values of a job, and the guide of its skill. */
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { skillGuide } from '#contract/gigs/skill-guide.ts';
import { type Job, jobForm } from '#contract/jobs/jobs.ts';
import { MUST_HAVE_LETTERS, MUST_HAVES_MAX } from '#contract/jobs/must-haves.ts';
import { words } from '#contract/words.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { callOptions } from '#web/lib/query.ts';
import { mustHavesIn, readBrief } from './brief-text.ts';

/** The API's form, with the first question of the brief answered and the last within its limits. */
export const jobFormWithBrief = z.extend(jobForm, {
  job_description: jobForm.shape.job_description.check(
    z.refine((html) => readBrief(html)?.need !== '', words.jobs.errors.description),
    z.refine((html) => {
      const lines = mustHavesIn(html);
      return lines.length <= MUST_HAVES_MAX && lines.every((line) => line.length <= MUST_HAVE_LETTERS);
    }, words.jobs.errors.mustHaves),
  ),
});

/** Adds the must-haves of the brief as the lines that the work is accepted by. */
export function withMustHaves<Body extends { job_description: string }>(body: Body) {
  return { ...body, must_haves: mustHavesIn(body.job_description) };
}

/** `milestones` holds as many entries as were chosen; numeric fields may still be '' while a person types. */
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

/** The form values of a posted job. */
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

/** The guide of the chosen skill once loaded; the form works without it. */
export function useSkillGuide(skill: string) {
  const guide = callOptions(skillGuide.get, { query: { skill } });
  return useQuery({ ...guide, enabled: skill !== '', staleTime: Number.POSITIVE_INFINITY }).data;
}
