/** Inviting talents to a job, and what is said about it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { firstNameOf } from '#contract/core/names.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { createIntentKeys } from '#web/lib/intent-keys.ts';
import { refresh } from '#web/lib/query.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import { notify } from '#web/ui/basics/toast.tsx';

export type InvitedTalent = { id: string; name: string };
/** `job` is the id. */
type Invites = { job: string; talents: readonly InvitedTalent[] };

/** Invites the talents to the job, one after the other; those whom the server refuses (422) are named in one message. */
export function useInvites() {
  const client = useQueryClient();
  const [keys] = useState(() => createIntentKeys());
  return useMutation({
    networkMode: 'always',
    // A second press while the first is in progress shares its answer.
    mutationFn: (invites: Invites) => keys.once(invites.job, () => inviteAll(invites)),
    onError: notify.failure,
    onSettled: () => refresh(client, jobs.invite.changes),
  });
}

async function inviteAll({ job, talents }: Invites): Promise<void> {
  const invited: InvitedTalent[] = [];
  const refused: string[] = [];
  for (const talent of talents) {
    try {
      const body = { talent_id: talent.id, job_id: job };
      await call(jobs.invite, { body, idempotencyKey: crypto.randomUUID() });
      invited.push(talent);
    } catch (error) {
      if (!(error instanceof ApiRefusal && error.status === 422)) throw error;
      refused.push(firstNameOf(talent.name));
    }
  }
  if (invited[0]) notify.good(words.notifications.fixed.invited, 'usual', doneText(invited));
  if (refused.length > 0) notify.bad(words.buying.invitation.refused(refused.join(', ')));
}

function doneText(invited: readonly InvitedTalent[]): string {
  const [only, another] = invited;
  return only && !another
    ? words.jobs.invite.done(firstNameOf(only.name))
    : words.buying.invitation.done(invited.length);
}
