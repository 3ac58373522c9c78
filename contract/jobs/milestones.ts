/** Milestones: the parts of a job with a deadline and a penalty, and the work submitted for them (rules 10, 11, 14). */
import * as z from 'zod/mini';
import { id, name, text, timestamp, wholeNumber } from '../core/common.ts';
import { words } from '../words.ts';

export const MILESTONES_MAX = 4;
export const MILESTONE_TITLE_MAX = 120;
export const MILESTONE_TEXT_MAX = 2000;

/** Title, due in days, description and penalty in percent; all four are required (rules 11). */
export const milestoneForm = z.strictObject({
  title: name(MILESTONE_TITLE_MAX, words.jobs.fixed.milestoneFields),
  /** Days until the deadline, counted from the start of the agreement (or from funding, if later). */
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
  /** A signed path under `/`, valid for the parties of the job for 10 minutes. */
  url: z.string(),
});

const preview = z.object({ url: z.string(), bytes: z.int(), width: z.int(), height: z.int() });

/** A submitted file, as far as its reader may open it (rule 6.15). */
export const deliveredFile = z.object({
  id,
  name: z.string(),
  /** Size of the file itself. */
  bytes: z.int(),
  type: z.string(),
  /** Null for guests of the room. */
  sha256: z.nullable(z.string()),
  /** What the reader gets: the file itself, the file for playing only, only its preview, or nothing yet. */
  access: z.enum(['original', 'stream', 'preview', 'locked']),
  /** A signed path under `/` to the file itself, valid for 10 minutes; null when the reader may not open it. */
  url: z.nullable(z.string()),
  /** A proxy: a light copy of sound or film with a watermark (rule 2.21), by a signed path too, and its length. */
  proxy: z.nullable(
    z.object({
      url: z.string(),
      bytes: z.int(),
      seconds: z.number(),
      /** True when the work is longer than the proxy, or may be. */
      cut: z.boolean(),
      /** Who made it: the talent's browser, or the server. */
      by: z.enum(['talent', 'server']),
      /** For sound: 64 heights from 0 to 100; null if none was made. */
      waveform: z.nullable(z.array(z.int())),
    }),
  ),
  /** A watermarked picture of the file (WebP), by a signed path too. */
  preview: z.nullable(preview),
  /** For a PDF: pictures of its first 20 pages, and its number of pages; `preview` is the first picture. */
  pages: z.nullable(z.object({ shown: z.array(preview), count: z.int() })),
  /** `none`: the kind has no preview, or none could be made; `failed`: the file could not be read. */
  preview_state: z.enum(['none', 'waiting', 'ready', 'failed']),
  /** True when the talent opened it to the hunter before the work was accepted. */
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
  created_at: timestamp,
  /** When and why the hunter asked for changes; earlier submissions no longer count. */
  declined_at: z.nullable(timestamp),
  decline_reason: z.nullable(z.string()),
});

export const milestone = z.object({
  id,
  job_id: id,
  /** 1 to 4, for the first to the fourth milestone. */
  position: z.int(),
  title: z.string(),
  description: z.string(),
  /** Percent of the price. */
  penalty: z.int(),
  /** Days as agreed, and days granted since. */
  due: z.int(),
  extended: z.int(),
  submissions: z.array(milestoneSubmission),
  /** After this it is missed (23:59:59 Africa/Lagos); null before the job is paid. Once submitted, the deadline that applied. */
  due_at: z.nullable(timestamp),
  state: z.enum(['waiting', 'due', 'submitted', 'submitted-late', 'missed']),
  /** True when the hunter waived its miss: no penalty. */
  waived: z.boolean(),
  /** The hunter's deadline for asking for changes (rule 2.13); null when there is nothing to answer. */
  changes_until: z.nullable(timestamp),
});

/** For the page of the order: the number of board tasks that belong to the milestone, and how many are done. */
export const trackedMilestone = z.extend(milestone, {
  tasks: z.object({ total: z.int(), done: z.int() }),
});
