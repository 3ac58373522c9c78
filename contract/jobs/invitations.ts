/** Invitations to a job: who is invited, and how the hunter sees them. */
import * as z from 'zod/mini';
import { email } from '../accounts/fields.ts';
import { id, timestamp } from '../core/common.ts';
import { words } from '../words.ts';

export const invitee = z.object({
  /** When the invitation was last sent. */
  created_at: timestamp,
  /** `applied`: the talent applied, even if they withdrew the bid later; `withdrawn`: by the hunter. */
  state: z.enum(['invited', 'applied', 'withdrawn']),
  /** Since when it has been in that state. */
  since: timestamp,
  /** `email` where the hunter entered it; null for a talent invited from their page. */
  talent: z.object({ id, email: z.nullable(z.string()), name: z.string() }),
});
export type Invitee = z.infer<typeof invitee>;

/** Exactly one of the two identifies the talent; with neither, the error is a missing address. */
export const invitationForm = z
  .strictObject({
    talent_email: z.optional(email(words.accounts.fixed.email, words.accounts.fixed.emailInvalid)),
    talent_id: z.optional(id),
    job_id: id,
  })
  .check(
    z.refine(({ talent_email, talent_id }) => talent_email !== undefined || talent_id !== undefined, {
      path: ['talent_email'],
      error: words.accounts.fixed.email,
    }),
    z.refine(({ talent_email, talent_id }) => talent_email === undefined || talent_id === undefined, {
      path: ['talent_id'],
      error: words.jobs.errors.oneInvitee,
    }),
  );
