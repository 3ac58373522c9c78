/** Submitted work, round by round. */
import * as z from 'zod/mini';
import { id, timestamp } from '../core/common.ts';
import { deliveredFile } from '../jobs/milestones.ts';
import { mark } from './mark.ts';

/** Maximum number of characters in the talent's comment on submitted work. */
export const COMMENT_MAX = 2000;

export const workSubmission = z.object({
  id,
  round: z.int(),
  created_at: timestamp,
  comment: z.string(),
  /** The file's path, or null ("No submitted job"). */
  path: z.nullable(z.string()),
  file: z.nullable(deliveredFile),
  /** All files, `file` the first of them, and links. */
  files: z.array(deliveredFile),
  links: z.array(z.string()),
  declined_at: z.nullable(timestamp),
  decline_reason: z.nullable(z.string()),
  /** The remarks that made up the request for changes. */
  marks: z.array(mark),
  /** Remarks on this work that ordered a further round, whose order is `job_id`; none of a cancelled order. */
  round_marks: z.array(z.extend(mark, { job_id: id })),
});
