/** Invites a registered talent to a job by e-mail. */
import { useWatch } from 'react-hook-form';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/forms/form-fields.tsx';

/** Mount it when it opens. */
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
  const email = useWatch({ control, name: 'talent_email' });
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
