/** The hunter accepts a bid by sending the agreement: start and end, terms, and what follows from them in money. */
import { useWatch } from 'react-hook-form';
import { agreementForm } from '#contract/agreements.ts';
import { bids } from '#contract/bids.ts';
import type { Job } from '#contract/jobs.ts';
import { daysLater, lagosDay, showDay } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/form-call.ts';
import type { ContractForm } from '#web/lib/forms.ts';
import { feeBetween, feePercentOf, showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormDate, FormTextarea } from '#web/ui/form-fields.tsx';
import { MilestoneLines } from '#web/ui/milestone-lines.tsx';
import { MoneyLines } from '#web/ui/money-lines.tsx';
import { notify } from '#web/ui/toast.tsx';
import type { HunterBid } from './reject-bid-dialog.tsx';
import { useOrderRefresh } from './use-order-refresh.ts';

type Props = { job: Job; bid: HunterBid; onClose: () => void };

const USUAL_TERMS = [
  'The work follows the job brief and its milestones.',
  'Two rounds of changes are included. Further changes are agreed beforehand.',
  'Questions and drafts are exchanged on Adire.',
].join('\n');

/** Mount it when it opens. */
export function AgreementDialog({ job, bid, onClose }: Props) {
  const refresh = useOrderRefresh();
  const { control, submit, busy, form } = useFormCall({
    schema: agreementForm,
    start: {
      start_date: '',
      end_date: '',
      terms: '',
      id: job.id,
      creative_id: bid.user_id,
      job_type: job.job_type,
    },
    draft: `agreement.${bid.id}`,
    endpoint: bids.offerAgreement,
    input: (body) => ({ body }),
    onSettled: refresh,
    onDone() {
      notify.good('Agreement sent', 'long', `${bid.talent.name} is asked to accept it. Then you can pay.`);
      onClose();
    },
  });
  const [start, end] = useWatch({ control, name: ['start_date', 'end_date'] });
  return (
    <FormDialog
      onClose={onClose}
      title="Start an agreement"
      text={`With ${bid.talent.name}, for ${job.title}`}
      size="lg"
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm="Send agreement"
      disabled={!start || !end}
      className="gap-5"
    >
      <AgreementFields form={form} start={start} longest={longestOf(job)} />
      <AgreementMoney bid={bid} />
      <MilestoneLines milestones={job.milestones} price={bid.accept_price} />
    </FormDialog>
  );
}

type FieldsProps = { form: ContractForm<typeof agreementForm>; start: string; longest: number };

function AgreementFields({ form, start, longest }: FieldsProps) {
  const today = lagosDay();
  const lastDue = start && daysLater(start, longest);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDate control={form.control} name="start_date" label="Start date" min={today} />
        <FormDate
          control={form.control}
          name="end_date"
          label="End date"
          min={start || today}
          hint={lastDue && `The last milestone is due by ${showDay(lastDue)}.`}
        />
      </div>
      <div className="grid gap-1">
        <FormTextarea
          control={form.control}
          name="terms"
          label="Terms"
          rows={4}
          maxLength={5000}
          hint="What the talent agrees to, beside the job brief."
        />
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 justify-self-start"
          onClick={() => form.setValue('terms', withUsual(form.getValues('terms')), SETTING)}
        >
          Add usual terms
        </Button>
      </div>
    </>
  );
}

const SETTING = { shouldDirty: true, shouldValidate: true };

function withUsual(terms: string): string {
  return terms.includes(USUAL_TERMS) ? terms : `${terms.trim()}\n${USUAL_TERMS}`.trim();
}

function longestOf(job: Job): number {
  return Math.max(0, ...job.milestones.map(({ due }) => due));
}

function AgreementMoney({ bid }: { bid: HunterBid }) {
  return (
    <section>
      <h3 className="mb-2 text-lg leading-7">Money</h3>
      <MoneyLines
        lines={[
          {
            label: 'You pay into escrow',
            naira: bid.accept_price,
            hint: `After ${bid.talent.name} accepts this agreement`,
          },
          {
            label: `Service fee (${feePercentOf(bid.accept_price, bid.net_pay)}%)`,
            naira: -feeBetween(bid.accept_price, bid.net_pay),
          },
        ]}
        total={{
          label: 'The talent receives',
          naira: bid.net_pay,
          good: true,
          hint: 'When you accept the work and no milestone was missed',
        }}
      />
      <p className="mt-3 text-soft">
        Nothing is paid now. Until you pay {showNaira(bid.accept_price)} either side can leave, free of
        charge.
      </p>
    </section>
  );
}
