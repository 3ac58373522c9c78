/** Applying for a job: a pitch, and the budget or a price of one's own, with the resulting amounts shown live. */
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { applyForm, bids, PITCH_MAX } from '#contract/bids/bids.ts';
import { BUDGET_MIN_NAIRA } from '#contract/core/money.ts';
import type { Job } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { afterFee, nairaOf, showNaira } from '#web/lib/money.ts';
import { usePerson } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError, FormRadio, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';

/** The contract's form, with the choice between the budget and a price of one's own as a field. */
const application = z
  .strictObject({
    pitch: applyForm.shape.pitch,
    accepts_budget: z.enum(['yes', 'no'], { error: words.jobs.errors.acceptOrPrice }),
    price_to_accept: z.string(),
  })
  .check(
    z.refine((form) => form.accepts_budget !== 'no' || nairaOf(form.price_to_accept) !== null, {
      path: ['price_to_accept'],
      error: words.jobs.errors.price,
    }),
    z.refine((form) => form.accepts_budget !== 'no' || !isTooSmall(nairaOf(form.price_to_accept)), {
      path: ['price_to_accept'],
      error: words.jobs.errors.priceMin(BUDGET_MIN_NAIRA),
    }),
  );

function isTooSmall(price: number | null): boolean {
  return price !== null && price < BUDGET_MIN_NAIRA;
}

type ApplicationForm = ContractForm<typeof application>;

type Props = { job: Job; onApplied: (bidId: string) => void };

export function ApplyForm({ job, onApplied }: Props) {
  const { form, control, submit, busy } = useFormCall({
    schema: application,
    start: EMPTY as never,
    draft: `apply.${job.id}`,
    endpoint: bids.apply,
    input({ pitch, accepts_budget, price_to_accept }) {
      const price =
        accepts_budget === 'yes' ? { accept_price: String(job.price_budget) } : { price_to_accept };
      return { body: { pitch, job_id: job.id, ...price } };
    },
    onDone({ job_user }) {
      notify.good(words.notifications.fixed.applied, 'long');
      onApplied(job_user.id);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FormTextarea
        control={control}
        name="pitch"
        label={words.jobs.apply.pitch}
        rows={6}
        maxLength={PITCH_MAX}
        hint={words.jobs.apply.pitchHint}
      />
      <FormRadio
        control={control}
        name="accepts_budget"
        label={words.jobs.apply.accept}
        options={[
          { value: 'yes', label: words.jobs.apply.yes(showNaira(job.price_budget)) },
          { value: 'no', label: words.jobs.apply.no },
        ]}
      />
      <PriceFields form={form} budget={job.price_budget} />
      <FormError control={control} />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {words.jobs.apply.submit}
      </Button>
    </form>
  );
}

/** No price option is preselected: the talent has to decide. */
const EMPTY = { pitch: '', accepts_budget: '', price_to_accept: '' };

function PriceFields({ form, budget }: { form: ApplicationForm; budget: number }) {
  const { control } = form;
  const [choice, own] = useWatch({ control, name: ['accepts_budget', 'price_to_accept'] });
  const price = choice === 'yes' ? budget : choice === 'no' ? nairaOf(own) : null;
  return (
    <>
      {choice === 'no' && (
        <FormNaira
          control={control}
          name="price_to_accept"
          label={words.common.labels.yourPrice}
          className="sm:max-w-xs"
        />
      )}
      {price !== null && <Outcome price={price} />}
    </>
  );
}

function Outcome({ price }: { price: number }) {
  const { fee_percent: percent } = usePerson();
  const { fee, net } = afterFee(price, percent);
  return (
    <div className="rounded bg-sunken p-4">
      <MoneyLines
        lines={[
          { label: words.jobs.apply.hunterPays, naira: price },
          { label: words.jobs.apply.fee(percent), naira: -fee },
        ]}
        total={{
          label: words.common.money.youReceive,
          naira: net,
          good: true,
          hint: words.jobs.apply.netHint,
        }}
      />
    </div>
  );
}
