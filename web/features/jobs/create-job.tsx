/** Posting a job: brief, price, milestones, and beside them what it means in money. */
import { type Job, jobForm, jobs } from '#contract/jobs.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-fields.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { BriefFields, PriceAndTypeFields } from './job-fields.tsx';
import { EMPTY_JOB } from './job-form.ts';
import { MilestoneFields } from './milestone-fields.tsx';
import { PriceSummary } from './price-summary.tsx';
import { useJobsRefresh } from './use-jobs-refresh.ts';

/** `onCreated` gets the job after it was posted. */
export function CreateJob({ onCreated }: { onCreated: (job: Job) => void }) {
  const refresh = useJobsRefresh();
  const form = useContractForm(jobForm, EMPTY_JOB);
  const draft = useDraft(form, 'create-job');
  const create = useMutationCall(jobs.create);
  const submit = form.handleSubmit((body) =>
    create.mutate(
      { body },
      {
        onSuccess: ({ data }) => {
          draft.clear();
          void refresh();
          onCreated(data);
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
      <div className="grid min-w-0 gap-5">
        {draft.restored && <RestoredNote onDiscard={() => discard()} />}
        <Card title="The job">
          <div className="grid gap-4">
            <BriefFields control={form.control} />
          </div>
        </Card>
        <Card title="Price and reach">
          <div className="grid gap-4">
            <PriceAndTypeFields control={form.control} />
          </div>
        </Card>
        <Card title="Milestones">
          <div className="grid gap-5">
            <MilestoneFields control={form.control} />
          </div>
        </Card>
      </div>
      <div className="grid gap-4 lg:sticky lg:top-6">
        <PriceSummary control={form.control} />
        <FormError control={form.control} />
        <Button type="submit" busy={create.isPending} wide>
          Create job
        </Button>
        <p className="text-sm text-soft">
          Posting is free. You pay only when you have agreed with a talent, into escrow.
        </p>
      </div>
    </form>
  );

  function discard() {
    draft.clear();
    form.reset(EMPTY_JOB);
  }
}
