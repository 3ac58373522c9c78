/** Posting a job: brief, price and milestones, with the resulting amounts beside them. */
import type * as z from 'zod/mini';
import { type Job, type jobForm, jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { FormError, RestoredNote } from '#web/ui/forms/form-fields.tsx';
import { EMPTY_JOB, jobFormWithBrief, withMustHaves } from './job-form.ts';
import { BriefFields, PriceAndTypeFields } from './parts/job-fields.tsx';
import { MilestoneFields } from './parts/milestone-fields.tsx';
import { PriceSummary } from './parts/price-summary.tsx';

type Props = {
  /** Values that are already known: a title, a skill, whether it is for invited talents only. */
  begin?: Partial<Pick<z.input<typeof jobForm>, 'title' | 'skill' | 'job_type'>>;
  /** Called with the posted job. */
  onCreated: (job: Job) => void;
};

export function CreateJob({ begin, onCreated }: Props) {
  const begun = Object.values(begin ?? {}).join('.');
  const { control, submit, busy, restored, discard } = useFormCall({
    schema: jobFormWithBrief,
    start: { ...EMPTY_JOB, ...begin },
    draft: begun ? `create-job.${begun}` : 'create-job',
    endpoint: jobs.create,
    input: (body) => ({ body: withMustHaves(body) }),
    onDone({ data }) {
      onCreated(data);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
      <div className="grid min-w-0 gap-5">
        {restored && <RestoredNote onDiscard={discard} />}
        <Card title={words.jobs.form.heading}>
          <div className="grid gap-4">
            <BriefFields control={control} />
          </div>
        </Card>
        <Card title={words.jobs.form.priceHeading}>
          <div className="grid gap-4">
            <PriceAndTypeFields control={control} />
          </div>
        </Card>
        <Card title={words.common.milestones.title}>
          <div className="grid gap-5">
            <MilestoneFields control={control} />
          </div>
        </Card>
      </div>
      <div className="grid gap-4 lg:sticky lg:top-6">
        <PriceSummary control={control} />
        <FormError control={control} />
        <Button type="submit" busy={busy} wide>
          {words.common.fixed.createJob}
        </Button>
        <p className="text-sm text-soft">{words.jobs.form.free}</p>
      </div>
    </form>
  );
}
