/** Milestones: the parts of a job with a deadline and a penalty, and what is handed in for them (rules 10, 11, 14). */
import * as z from 'zod/mini';
import { id, moment, name, text, wholeNumber } from '../core/common.ts';
import { words } from '../words.ts';

export const MILESTONES_MAX = 4;
export const MILESTONE_TITLE_MAX = 120;
export const MILESTONE_TEXT_MAX = 2000;

/** Title, due in days, description and penalty in percent; all four are required (rules 11). */
export const milestoneForm = z.strictObject({
  title: name(MILESTONE_TITLE_MAX, words.jobs.fixed.milestoneFields),
  /** Days from the start of the agreement (or the funding, when later) to its deadline. */
  due: wholeNumber(1, 365, words.jobs.errors.due, words.jobs.fixed.milestoneFields),
  description: text(MILESTONE_TEXT_MAX, words.jobs.fixed.milestoneFields),
  /** Percent of the price that is deducted when the milestone is missed. */
  penalty: wholeNumber(1, 10, words.jobs.errors.penalty, words.jobs.fixed.milestoneFields),
});

export const milestoneList = z
  .array(milestoneForm, { error: words.jobs.fixed.milestones })
  .check(
    z.minLength(1, words.jobs.fixed.milestones),
    z.maxLength(MILESTONES_MAX, words.jobs.errors.milestonesMax),
  );

export const submissionFile = z.object({
  name: z.string(),
  bytes: z.int(),
  type: z.string(),
  /** A signed path under `/` that answers to the parties of the job and expires after 10 minutes. */
  url: z.string(),
});

const preview = z.object({ url: z.string(), bytes: z.int(), width: z.int(), height: z.int() });

/** A file that was handed in, as far as its reader may open it (rule 6.15). */
export const deliveredFile = z.object({
  id,
  name: z.string(),
  /** Of the file itself. */
  bytes: z.int(),
  type: z.string(),
  sha256: z.string(),
  /** What its reader gets: the file itself, the same to be played alone, its preview alone, or nothing yet. */
  access: z.enum(['original', 'stream', 'preview', 'locked']),
  /** A signed path under `/` to the file itself, for 10 minutes; null where that is not open. */
  url: z.nullable(z.string()),
  /** A light copy of sound or film with a mark (rule 2.21), by a signed path as well, and how long it plays. */
  proxy: z.nullable(
    z.object({
      url: z.string(),
      bytes: z.int(),
      seconds: z.number(),
      /** True where the work lasts longer, or may. */
      cut: z.boolean(),
      /** The browser of the talent, or the server. */
      by: z.enum(['talent', 'server']),
      /** Of sound, 64 heights of 0 to 100; null where nobody made one. */
      waveform: z.nullable(z.array(z.int())),
    }),
  ),
  /** A watermarked picture of it (WebP), by a signed path as well. */
  preview: z.nullable(preview),
  /** Of a PDF: pictures of its first 20 pages, of as many as it has; `preview` is the first. */
  pages: z.nullable(z.object({ shown: z.array(preview), count: z.int() })),
  /** `none` for kinds without a preview and where nobody could make one, `failed` where the file could not be read. */
  preview_state: z.enum(['none', 'waiting', 'ready', 'failed']),
  /** True where the talent opened it before the work was accepted. */
  opened: z.boolean(),
});
export type DeliveredFile = z.infer<typeof deliveredFile>;

export const milestoneSubmission = z.object({
  id,
  title: z.string(),
  comment: z.string(),
  upload: z.nullable(z.string()),
  file: z.nullable(deliveredFile),
  /** All files, `file` the first of them, and links. */
  files: z.array(deliveredFile),
  links: z.array(z.string()),
  milestone_id: id,
  job_id: id,
  created_at: moment,
  /** When and why the hunter asked for changes; what was submitted before counts no more. */
  declined_at: z.nullable(moment),
  decline_reason: z.nullable(z.string()),
});

export const milestone = z.object({
  id,
  job_id: id,
  /** 1 to 4: First … Fourth milestone. */
  position: z.int(),
  title: z.string(),
  description: z.string(),
  /** Percent of the price. */
  penalty: z.int(),
  /** Days as agreed, and those that were granted since. */
  due: z.int(),
  extended: z.int(),
  submissions: z.array(milestoneSubmission),
  /** The moment after which it is missed (23:59:59 Africa/Lagos), null before the job is paid; once submitted, what it was measured by. */
  due_at: z.nullable(moment),
  state: z.enum(['waiting', 'due', 'submitted', 'submitted-late', 'missed']),
  /** True when the hunter waived its miss: no penalty. */
  waived: z.boolean(),
  /** Until when the hunter may ask for changes (rule 2.13); null when there is nothing to answer. */
  changes_until: z.nullable(moment),
});

/** On the page of its order: with how many tasks of the order's board belong to it, and how many of these are done. */
export const trackedMilestone = z.extend(milestone, {
  tasks: z.object({ total: z.int(), done: z.int() }),
});
