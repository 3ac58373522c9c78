/** Changing the milestones of a job, each with its own Save, while the job takes bids. */
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { MILESTONE_TEXT_MAX, MILESTONE_TITLE_MAX, milestoneForm } from '#contract/jobs/milestones.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { penaltyOf, showNaira } from '#web/lib/money.ts';
import { milestoneName } from '#web/lib/ordinals.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError, FormNumber, FormText, FormTextarea, RestoredNote } from '#web/ui/forms/form-fields.tsx';
import { MilestoneLines } from '#web/ui/milestone-lines.tsx';

export type EditedMilestone = Pick<
  Job['milestones'][number],
  'id' | 'job_id' | 'title' | 'due' | 'description' | 'penalty'
>;

type Props = {
  /** The job; undefined when the page was opened without one. */
  jobId: string | undefined;
  /** The milestones passed by the previous screen, shown until the job has loaded. */
  handed: readonly EditedMilestone[];
};

export function EditMilestones({ jobId, handed }: Props) {
  const query = useQuery({ ...callOptions(jobs.get, { params: { id: jobId ?? '' } }), enabled: !!jobId });
  if (!jobId) {
    return (
      <EmptyState
        title={words.jobs.milestones.noJob}
        text={words.jobs.milestones.noJobLead}
        action={<ButtonLink to={paths.ownJobs}>{words.common.places.yourJobs}</ButtonLink>}
      />
    );
  }
  const waiting =
    handed.length > 0 ? (
      <MilestoneCards milestones={handed} price={null} />
    ) : (
      <SkeletonList rows={2} className="h-64" />
    );
  return (
    <QueryView query={query} about="job" errorTitle={words.common.failed.milestones} waiting={waiting}>
      {({ job }) =>
        job.can.includes('edit') ? (
          <MilestoneCards milestones={job.milestones} price={job.price_budget} />
        ) : (
          <Card>
            <p className="mb-4 font-semibold">{words.jobs.errors.locked}</p>
            <MilestoneLines milestones={job.milestones} price={job.price_budget} heading={null} />
          </Card>
        )
      }
    </QueryView>
  );
}

function MilestoneCards({
  milestones,
  price,
}: {
  milestones: readonly EditedMilestone[];
  price: number | null;
}) {
  return (
    <div className="grid gap-5">
      {milestones.map((milestone, index) => (
        <MilestoneCard key={formKeyOf(milestone)} milestone={milestone} index={index} price={price} />
      ))}
    </div>
  );
}

/** Identifies a milestone's values: a form starts over when the server's differ from those it began with. */
function formKeyOf({ id, title, due, description, penalty }: EditedMilestone): string {
  return JSON.stringify([id, title, due, description, penalty]);
}

type CardProps = { milestone: EditedMilestone; index: number; price: number | null };

function MilestoneCard({ milestone, index, price }: CardProps) {
  const { id, title, due, description, penalty } = milestone;
  const { control, submit, busy, restored, discard } = useFormCall({
    schema: milestoneForm,
    start: { title, due, description, penalty },
    draft: `milestone.${id}`,
    endpoint: jobs.updateMilestone,
    input: (body) => ({ params: { id }, body }),
    onDone() {
      notify.good(words.notifications.fixed.milestoneEdited);
    },
  });
  return (
    <Card title={milestoneName(index + 1)}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {restored && <RestoredNote onDiscard={discard} />}
        <FormText
          control={control}
          name="title"
          label={words.common.labels.title}
          maxLength={MILESTONE_TITLE_MAX}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormNumber
            control={control}
            name="due"
            label={words.jobs.milestones.due}
            hint={words.jobs.milestones.dueHint}
            maxLength={3}
          />
          <FormNumber
            control={control}
            name="penalty"
            label={words.jobs.milestones.penalty}
            hint={<PenaltyHint control={control} price={price} />}
            maxLength={2}
          />
        </div>
        <FormTextarea
          control={control}
          name="description"
          label={words.common.fixed.description}
          maxLength={MILESTONE_TEXT_MAX}
          rows={2}
        />
        <FormError control={control} />
        <Button type="submit" busy={busy} className="justify-self-start max-sm:w-full">
          {words.jobs.milestones.save}
        </Button>
      </form>
    </Card>
  );
}

type MilestoneControl = ContractForm<typeof milestoneForm>['control'];

function PenaltyHint({ control, price }: { control: MilestoneControl; price: number | null }) {
  const typed = Number.parseInt(String(useWatch({ control, name: 'penalty' })), 10);
  if (price === null || !(typed >= 1 && typed <= 10)) return words.jobs.milestones.penaltyHint;
  return words.jobs.milestones.penaltyAmount(showNaira(penaltyOf(price, typed)));
}
