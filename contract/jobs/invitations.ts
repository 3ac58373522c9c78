/** Invitations to a job: who is named, and how the hunter sees whom they invited. */
import * as z from 'zod/mini';
import { email } from '../accounts/fields.ts';
import { id, moment } from '../core/common.ts';
import { words } from '../words.ts';

export const invitee = z.object({
  /** When the invitation was sent, the last time. */
  created_at: moment,
  /** Applied for, also when the application was taken back later; taken back by the hunter; or neither. */
  state: z.enum(['invited', 'applied', 'withdrawn']),
  /** Since when it is in that state. */
  since: moment,
  /** The address where the hunter named it; null for who was invited from their page. */
  talent: z.object({ id, email: z.nullable(z.string()), name: z.string() }),
});
export type Invitee = z.infer<typeof invitee>;

/** Exactly one of the two names the talent; without either the address is missing. */
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
