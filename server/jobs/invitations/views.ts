/** An invitation as the hunter who sent it sees it. */
import type { Invitee } from '#contract/jobs/invitations.ts';

/** Times as the driver or JSON gives them; `applied_at` is when the talent bid, `email` is null when the hunter did not know it. */
export type InvitationRow = {
  id: string;
  email: string | null;
  name: string;
  created_at: Date | string;
  withdrawn_at: Date | string | null;
  applied_at: Date | string | null;
};

/** A talent who has applied cannot be uninvited, so `applied` takes precedence over `withdrawn`. */
export function toInvitee(row: InvitationRow): Invitee {
  const { id, email, name, created_at, withdrawn_at, applied_at } = row;
  const state = applied_at ? 'applied' : withdrawn_at ? 'withdrawn' : 'invited';
  return {
    created_at: new Date(created_at).toISOString(),
    state,
    since: new Date(applied_at ?? withdrawn_at ?? created_at).toISOString(),
    talent: { id, email, name },
  };
}
