/** Invites a registered talent to a job by e-mail. */
import { useWatch } from 'react-hook-form';
import { type Job, jobs } from '#contract/jobs.ts';
import { screens, words } from '#contract/words.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/form-fields.tsx';
import { notify } from '#web/ui/toast.tsx';
import { useJobsRefresh } from './use-jobs-refresh.ts';

/** Mount it when it opens. */
export function InviteDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const refresh = useJobsRefresh();
  const form = useContractForm(jobs.invite.body, { talent_email: '', job_id: job.id });
  const draft = useDraft(form, `invite.${job.id}`);
  const email = useWatch({ control: form.control, name: 'talent_email' });
  const invite = useMutationCall(jobs.invite);
  const submit = form.handleSubmit((body) =>
    invite.mutate(
      { body },
      {
        onSuccess: ({ data }) => {
          draft.clear();
          void refresh();
          notify.good(words.toast.invited, 'usual', screens.jobs.canSeeAndBidForThis(data.talent.name));
          onClose();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  return (
    <FormDialog
      onClose={onClose}
      title={screens.jobs.inviteATalent}
      text={job.title}
      size="sm"
      busy={invite.isPending}
      control={form.control}
      onSubmit={submit}
      confirm={screens.common.send}
      disabled={email.trim() === ''}
    >
      <FormText
        control={form.control}
        name="talent_email"
        label={screens.common.email}
        type="email"
        autoComplete="off"
        inputMode="email"
        hint={screens.jobs.theAddressWithWhichTheTalent}
      />
    </FormDialog>
  );
}
