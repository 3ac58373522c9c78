/** Changing a job while it takes bids. */
import { type Job, jobForm, jobs } from '#contract/jobs.ts';
import { words } from '#contract/words.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { notify } from '#web/ui/toast.tsx';
import { BriefFields, PriceAndTypeFields } from './job-fields.tsx';
import { toJobValues } from './job-form.ts';
import { MilestoneFields } from './milestone-fields.tsx';
import { useJobsRefresh } from './use-jobs-refresh.ts';

/** Mount it when it opens: the form starts from the job as it is then. */
export function EditJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const refresh = useJobsRefresh();
  const form = useContractForm(jobForm, toJobValues(job));
  const draft = useDraft(form, `edit-job.${job.id}`);
  const update = useMutationCall(jobs.update);
  const submit = form.handleSubmit(({ milestones, ...changes }) => {
    const milestone = String(milestones.length);
    const changed = !sameMilestones(milestones, toJobValues(job).milestones);
    const body = changed ? { ...changes, milestone, milestones } : { ...changes, milestone };
    update.mutate(
      { params: { id: job.id }, body },
      {
        onSuccess: () => {
          draft.clear();
          void refresh();
          notify.good(words.toast.jobEdited);
          onClose();
        },
        onError: (error) => applyRefusal(form, error),
      },
    );
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Edit job"
      size="lg"
      busy={update.isPending}
      control={form.control}
      onSubmit={submit}
      confirm="Save changes"
    >
      {draft.restored && <RestoredNote onDiscard={() => discard()} />}
      <BriefFields control={form.control} />
      <PriceAndTypeFields control={form.control} />
      <MilestoneFields control={form.control} />
    </FormDialog>
  );
  function discard() {
    draft.clear();
    form.reset(toJobValues(job));
  }
}

/** Unchanged milestones are not sent, so that they stay the same ones. */
function sameMilestones(typed: readonly object[], posted: readonly object[]): boolean {
  const print = (list: readonly object[]) =>
    JSON.stringify(list.map((one) => Object.entries(one).toSorted(([a], [b]) => a.localeCompare(b))));
  return print(typed) === print(posted);
}
