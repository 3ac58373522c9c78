/** The agreement that a hunter sends on a bid, or with the order of a gig (rules 10, 11, 12). */
import * as z from 'zod/mini';
import { day, id, text } from '../core/common.ts';
import { jobType } from '../jobs/jobs.ts';
import { words } from '../words.ts';

const TERMS_MAX = 5000;

/** The agreement: `id` is the job, `creative_id` the talent whose bid is accepted. Days are Africa/Lagos. */
export const agreementForm = z
  .strictObject({
    start_date: day(words.jobs.errors.startDate),
    end_date: day(words.jobs.errors.endDate),
    terms: text(TERMS_MAX, words.jobs.errors.terms),
    id,
    creative_id: id,
    job_type: jobType,
  })
  .check(
    z.refine((form) => form.end_date >= form.start_date, {
      path: ['end_date'],
      error: words.jobs.errors.endBeforeStart,
    }),
  );
