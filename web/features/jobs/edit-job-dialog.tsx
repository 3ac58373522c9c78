/** Changing a job while it takes bids. */
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { RestoredNote } from '#web/ui/forms/form-fields.tsx';
import { jobFormWithBrief, toJobValues, withMustHaves } from './job-form.ts';
import { BriefFields, PriceAndTypeFields } from './parts/job-fields.tsx';
import { MilestoneFields } from './parts/milestone-fields.tsx';

/** Mount it to open it: the form starts from the job as it is at that time. */
export function EditJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const posted = toJobValues(job);
  const { control, submit, busy, restored, discard } = useFormCall({
    schema: jobFormWithBrief,
    start: posted,
    draft: `edit-job.${job.id}`,
    endpoint: jobs.update,
    input: ({ milestones, ...typed }) => {
      const same = typed.job_description === posted.job_description;
      const changes = same ? typed : withMustHaves(typed);
      const milestone = String(milestones.length);
      const changed = !sameMilestones(milestones, posted.milestones);
      return {
        params: { id: job.id },
        body: changed ? { ...changes, milestone, milestones } : { ...changes, milestone },
      };
    },
    onDone() {
      notify.good(words.notifications.fixed.jobEdited);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.jobs.actions.edit}
      size="lg"
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.common.actions.saveChanges}
    >
      {restored && <RestoredNote onDiscard={discard} />}
      <BriefFields control={control} />
      <PriceAndTypeFields control={control} />
      <MilestoneFields control={control} />
    </FormDialog>
  );
}

/** Unchanged milestones are not sent, so that the server keeps the same ones. */
function sameMilestones(typed: readonly object[], posted: readonly object[]): boolean {
  const print = (list: readonly object[]) =>
    JSON.stringify(list.map((one) => Object.entries(one).toSorted(([a], [b]) => a.localeCompare(b))));
  return print(typed) === print(posted);
}
