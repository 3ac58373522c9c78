/** Inviting talents to a job by name or by e-mail, and the list of those already invited. */
import { useWatch } from 'react-hook-form';
import type { Invitee } from '#contract/jobs/invitations.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { sayMoment } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/forms/form-fields.tsx';
import { TalentSearch } from './parts/talent-search.tsx';

/** Mount it to open it. */
export function InviteDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { control, submit, busy } = useFormCall({
    schema: jobs.invite.body,
    start: { talent_email: '', job_id: job.id },
    draft: `invite.${job.id}`,
    endpoint: jobs.invite,
    input: (body) => ({ body }),
    onDone({ data }) {
      notify.good(words.notifications.fixed.invited, 'usual', words.jobs.invite.done(data.talent.name));
      onClose();
    },
  });
  const email = useWatch({ control, name: 'talent_email' }) ?? '';
  return (
    <FormDialog
      onClose={onClose}
      title={words.jobs.fixed.invite}
      text={job.title}
      size="sm"
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.common.actions.send}
      disabled={email.trim() === ''}
    >
      <TalentSearch job={job} />
      <FormText
        control={control}
        name="talent_email"
        label={words.common.labels.email}
        type="email"
        autoComplete="off"
        inputMode="email"
        hint={words.jobs.invite.emailHint}
      />
    </FormDialog>
  );
}

type Props = { job: Job; onClose: () => void; onGo?: (() => void) | undefined };

export function InvitedDialog({ job, onClose, onGo }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.jobs.fixed.invited}
      text={job.title}
      actions={
        onGo && (
          <Button variant="secondary" onClick={onGo}>
            {words.jobs.fixed.invite}
          </Button>
        )
      }
    >
      {job.invitees.length === 0 ? (
        <p className="py-4 text-soft">{words.jobs.invite.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {job.invitees.map((invitee) => (
            <Invitation key={invitee.talent.id} job={job} invitee={invitee} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type State = Invitee['state'];
const TONES: Record<State, Tone> = { invited: 'active', applied: 'good', withdrawn: 'quiet' };
const LABELS: Record<State, string> = {
  invited: words.common.status.invited,
  applied: words.common.status.applied,
  withdrawn: words.common.status.withdrawn,
};

function Invitation({ job, invitee }: { job: Job; invitee: Invitee }) {
  const { talent, state, since, created_at } = invitee;
  return (
    <li className="grid gap-x-4 gap-y-2 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">{talent.name}</span>
          <Badge tone={TONES[state]}>{LABELS[state]}</Badge>
        </p>
        {talent.email && <p className="break-all text-soft">{talent.email}</p>}
        <p className="text-sm text-soft">
          {words.common.status.invited} <time dateTime={created_at}>{sayMoment(created_at)}</time>
          {state !== 'invited' && (
            <>
              {' · '}
              {LABELS[state].toLowerCase()} <time dateTime={since}>{sayMoment(since)}</time>
            </>
          )}
        </p>
      </div>
      <InviteeAction job={job} invitee={invitee} />
    </li>
  );
}

/** The action on an invitation: withdraw it, or invite again. */
function InviteeAction({ job, invitee: { talent, state } }: { job: Job; invitee: Invitee }) {
  const notifying = (message: string) => ({
    onSuccess: () => notify.good(message),
    onError: notify.failure,
  });
  const uninvite = useMutationCall(jobs.uninvite, notifying(words.notifications.toast.uninvited));
  const invite = useMutationCall(jobs.invite, notifying(words.notifications.fixed.invited));
  if (state === 'invited' && job.can.includes('uninvite')) {
    return (
      <Button
        variant="secondary"
        size="sm"
        busy={uninvite.isPending}
        onClick={() => uninvite.mutate({ params: { job_id: job.id, talent_id: talent.id } })}
      >
        {words.common.actions.withdraw}
        <span className="sr-only"> {words.jobs.invite.invitationOf(talent.name)}</span>
      </Button>
    );
  }
  if (state === 'withdrawn' && job.can.includes('invite')) {
    return (
      <Button
        variant="secondary"
        size="sm"
        busy={invite.isPending}
        onClick={() => invite.mutate({ body: { job_id: job.id, talent_id: talent.id } })}
      >
        {words.jobs.invite.again}
        <span className="sr-only"> {talent.name}</span>
      </Button>
    );
  }
  return null;
}
