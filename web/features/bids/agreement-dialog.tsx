/** The hunter accepts a bid by sending the agreement: start and end, terms, and what follows from them in money. */
import { useWatch } from 'react-hook-form';
import { agreementForm } from '#contract/bids/agreements.ts';
import { bids } from '#contract/bids/bids.ts';
import type { Job } from '#contract/jobs/jobs.ts';
import { screens } from '#contract/words.ts';
import { daysLater, lagosDay, showDay } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { feeBetween, feePercentOf, showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormDate, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { MilestoneLines } from '#web/ui/milestone-lines.tsx';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import type { HunterBid } from './reject-bid-dialog.tsx';

type Props = { job: Job; bid: HunterBid; onClose: () => void };

const USUAL_TERMS = [
  screens.bids.theWorkFollowsTheJobBrief,
  screens.bids.twoRoundsOfChangesAreIncluded,
  screens.bids.questionsAndDraftsAreExchangedOn,
].join('\n');

/** Mount it when it opens. */
export function AgreementDialog({ job, bid, onClose }: Props) {
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
    onDone() {
      notify.good(
        screens.common.agreementSent,
        'long',
        screens.common.isAskedToAcceptItThen(bid.talent.name),
      );
      onClose();
    },
  });
  const [start, end] = useWatch({ control, name: ['start_date', 'end_date'] });
  return (
    <FormDialog
      onClose={onClose}
      title={screens.bids.startAnAgreement}
      text={screens.bids.withFor(bid.talent.name, job.title)}
      size="lg"
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={screens.bids.sendAgreement}
      binding
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
  const lastDue = start.length === today.length && start >= today && daysLater(start, longest);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDate control={form.control} name="start_date" label={screens.common.startDate} min={today} />
        <FormDate
          control={form.control}
          name="end_date"
          label={screens.common.endDate}
          min={start || today}
          hint={lastDue && screens.bids.theLastMilestoneIsDueBy(showDay(lastDue))}
        />
      </div>
      <div className="grid gap-1">
        <FormTextarea
          control={form.control}
          name="terms"
          label={screens.common.terms}
          rows={4}
          maxLength={5000}
          hint={screens.bids.whatTheTalentAgreesToBeside}
        />
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 justify-self-start"
          onClick={() => form.setValue('terms', withUsual(form.getValues('terms')), SETTING)}
        >
          {screens.bids.addUsualTerms}
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
      <h3 className="mb-2 text-lg leading-7">{screens.common.money}</h3>
      <MoneyLines
        lines={[
          {
            label: screens.common.youPayIntoEscrow,
            naira: bid.accept_price,
            hint: screens.bids.afterAcceptsThisAgreement(bid.talent.name),
          },
          {
            label: screens.common.serviceFee(feePercentOf(bid.accept_price, bid.net_pay)),
            naira: -feeBetween(bid.accept_price, bid.net_pay),
          },
        ]}
        total={{
          label: screens.common.theTalentReceives,
          naira: bid.net_pay,
          good: true,
          hint: screens.bids.whenYouAcceptTheWorkAnd,
        }}
      />
      <p className="mt-3 text-soft">{screens.bids.nothingIsPaidNowUntilYou(showNaira(bid.accept_price))}</p>
    </section>
  );
}
