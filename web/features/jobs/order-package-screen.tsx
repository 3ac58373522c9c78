/** Ordering a package of a gig: the job that the package describes, filled in for the hunter to change. */
import { useWatch } from 'react-hook-form';
import type { Gig, ScopePackage } from '#contract/gigs/gigs.ts';
import { jobFromPackage } from '#contract/gigs/order-terms.ts';
import { gigOrders, orderForm } from '#contract/gigs/package-orders.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { FormRichText } from '#web/ui/editor/rich-text-field.tsx';
import { FormDate, FormError, FormText, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { RestoredNote } from '#web/ui/forms/restored-note.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import { NetworkButton } from '#web/ui/pieces/network-button.tsx';
import type { JobControl } from './job-form.ts';
import { MilestoneFields } from './parts/milestone-fields.tsx';
import { PriceSummary } from './parts/price-summary.tsx';

type Props = { gig: Gig; chosen: ScopePackage; onOrdered: (jobId: string) => void };

export function OrderPackage({ gig, chosen, onOrdered }: Props) {
  const filled = jobFromPackage(gig, chosen, lagosDay());
  const { control, submit, busy, restored, discard } = useFormCall({
    schema: orderForm,
    start: filled,
    draft: `order.${gig.id}.${chosen.position}`,
    endpoint: gigOrders.order,
    input: (body) => ({ params: { id: gig.id }, body }),
    onDone({ job_id }) {
      onOrdered(job_id);
    },
  });
  // Both forms hold milestones and price under the same names; their fields are the same.
  const shared = control as unknown as JobControl;
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
      <div className="grid min-w-0 gap-5">
        {restored && <RestoredNote onDiscard={discard} />}
        <Card title={words.jobs.form.heading}>
          <div className="grid gap-4">
            <FormText control={control} name="title" label={words.common.labels.title} maxLength={120} />
            <FormRichText
              control={control}
              name="job_description"
              label={words.common.labels.jobBrief}
              hint={words.jobs.order.briefHint(gig.user.name)}
            />
            <FormNaira
              control={control}
              name="price_budget"
              label={words.common.labels.price}
              maxLength={12}
              className="sm:max-w-xs"
            />
          </div>
        </Card>
        <Card title={words.common.milestones.title}>
          <div className="grid gap-5">
            <MilestoneFields control={shared} />
          </div>
        </Card>
        <AgreementCard control={control} />
      </div>
      <div className="grid gap-4 lg:sticky lg:top-6">
        <PriceSummary control={shared} />
        <FormError control={control} />
        <NetworkButton type="submit" busy={busy} wide>
          {words.jobs.order.send}
        </NetworkButton>
        <p className="text-sm text-soft">{words.jobs.order.lead(gig.user.name)}</p>
      </div>
    </form>
  );
}

function AgreementCard({ control }: { control: ContractForm<typeof orderForm>['control'] }) {
  const start = useWatch({ control, name: 'start_date' });
  const today = lagosDay();
  return (
    <Card title={words.jobs.order.agreement}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <FormDate control={control} name="start_date" label={words.common.labels.startDate} min={today} />
          <FormDate
            control={control}
            name="end_date"
            label={words.common.labels.endDate}
            min={start || today}
          />
        </div>
        <FormTextarea
          control={control}
          name="terms"
          label={words.common.labels.terms}
          rows={4}
          maxLength={5000}
        />
      </div>
    </Card>
  );
}
