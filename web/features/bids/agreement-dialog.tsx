/** The hunter accepts a bid by sending the agreement: start and end dates, terms, and the resulting amounts. */
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { agreementForm, bids, TERMS_MAX } from '#contract/bids/bids.ts';
import { firstNameOf } from '#contract/core/names.ts';
import { type Rights, rightsIn, rightsText, SUGGESTED_RIGHTS } from '#contract/gigs/rights.ts';
import type { Job } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { daysLater, lagosDay, sayDay } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { feeBetween, feePercentOf, showNaira } from '#web/lib/money.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { RadioField } from '#web/ui/forms/choice-fields.tsx';
import { FormDate, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { MilestoneLines } from '#web/ui/milestone-lines.tsx';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import { RightsAnswers } from '#web/ui/rights-fields.tsx';
import type { HunterBid } from './reject-bid-dialog.tsx';

type Props = { job: Job; bid: HunterBid; onClose: () => void };

const USUAL_TERMS = [
  words.jobs.agreement.usualBrief,
  words.jobs.agreement.usualChanges,
  words.jobs.agreement.usualDrafts,
].join('\n');

/** Mount it to open it. */
export function AgreementDialog({ job, bid, onClose }: Props) {
  const { control, submit, busy, form } = useFormCall({
    schema: agreementForm,
    start: {
      start_date: lagosDay(),
      end_date: daysLater(lagosDay(), longestOf(job)),
      terms: USUAL_TERMS,
      id: job.id,
      creative_id: bid.user_id,
      job_type: job.job_type,
    },
    draft: `agreement.${bid.id}`,
    endpoint: bids.offerAgreement,
    input: (body) => ({ body }),
    onDone() {
      notify.good(
        words.common.status.agreementSent,
        'long',
        words.common.people.askedToAccept(firstNameOf(bid.talent.name)),
      );
      onClose();
    },
  });
  const [start, end] = useWatch({ control, name: ['start_date', 'end_date'] });
  return (
    <FormDialog
      onClose={onClose}
      title={words.jobs.agreement.title(firstNameOf(bid.talent.name))}
      text={words.jobs.agreement.lead(
        firstNameOf(bid.talent.name),
        showNaira(bid.accept_price),
        words.jobs.bids.span(
          words.common.counted.milestones(job.milestones.length),
          words.common.counted.days(longestOf(job)),
        ),
      )}
      size="lg"
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.jobs.agreement.send}
      binding
      disabled={!start || !end}
      className="gap-5"
    >
      <AgreementDates form={form} start={start} longest={longestOf(job)} />
      <AgreementMoney bid={bid} />
      <MilestoneLines milestones={job.milestones} price={bid.accept_price} />
      <FormTextarea
        control={form.control}
        name="terms"
        label={words.common.labels.terms}
        rows={4}
        maxLength={TERMS_MAX}
        hint={words.jobs.agreement.termsHint}
      />
      <AgreementRights form={form} talent={bid.talent.name} />
    </FormDialog>
  );
}

type FieldsProps = { form: ContractForm<typeof agreementForm>; start: string; longest: number };

function AgreementDates({ form, start, longest }: FieldsProps) {
  const today = lagosDay();
  const begins = start.length === today.length && start >= today;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4">
      <FormDate
        control={form.control}
        name="start_date"
        label={words.common.labels.startDate}
        min={today}
        hint={begins && words.jobs.agreement.startHint(sayDay(start))}
      />
      <FormDate
        control={form.control}
        name="end_date"
        label={words.common.labels.endDate}
        min={start || today}
        hint={begins && words.jobs.agreement.endHint(sayDay(daysLater(start, longest)))}
      />
    </div>
  );
}

/** The usual choices of rights; any other combination is answered question by question. */
const PLAIN_RIGHTS: Record<'yours' | 'shared', Rights> = {
  yours: SUGGESTED_RIGHTS,
  shared: { ...SUGGESTED_RIGHTS, exclusive: 'no' },
};

/** The rights are a line of the terms and are stored nowhere else. */
function AgreementRights({ form, talent }: Pick<FieldsProps, 'form'> & { talent: string }) {
  const { field } = useController({ control: form.control, name: 'terms' });
  const terms = field.value ?? '';
  const given = rightsIn(words.gigs.rightsSaid, terms, talent);
  const say = (rights: Rights | null | undefined) =>
    rights ? rightsText(words.gigs.rightsSaid, rights, talent) : '';
  const change = (rights: Rights | undefined) => {
    const rest = given ? terms.replace(say(given), () => say(rights)) : `${terms.trim()}\n${say(rights)}`;
    form.setValue('terms', rest.trim(), SETTING);
  };
  const plain = (['yours', 'shared'] as const).find((one) => say(given) === say(PLAIN_RIGHTS[one]));
  const [detailed, setDetailed] = useState(given !== null && !plain);
  const choose = (value: string) => {
    setDetailed(value === 'each');
    if (value === 'each') change(given ?? SUGGESTED_RIGHTS);
    else change(value === 'open' ? undefined : PLAIN_RIGHTS[value as keyof typeof PLAIN_RIGHTS]);
  };
  return (
    <div className="grid gap-4">
      <RadioField
        label={words.gigs.rights.title}
        hint={words.jobs.agreement.rightsHint}
        name="rights"
        value={given ? (detailed ? 'each' : (plain ?? 'each')) : 'open'}
        onChange={choose}
        options={Object.entries(words.jobs.agreement.rights(firstNameOf(talent))).map(([value, label]) => ({
          value,
          label,
        }))}
      />
      {given && (detailed || !plain) && <RightsAnswers given={given} onChange={change} />}
    </div>
  );
}

const SETTING = { shouldDirty: true, shouldValidate: true };

function longestOf(job: Job): number {
  return Math.max(0, ...job.milestones.map(({ due }) => due));
}

/** The talent's net pay and the service fee; the hunter pays their sum. */
function AgreementMoney({ bid }: { bid: HunterBid }) {
  const talent = firstNameOf(bid.talent.name);
  return (
    <section>
      <h3 className="mb-2 text-lg leading-7">{words.common.money.title}</h3>
      <MoneyLines
        lines={[
          {
            label: words.common.division.receives(talent),
            naira: bid.net_pay,
            hint: words.jobs.agreement.netHint,
          },
          {
            label: words.common.money.serviceFee(feePercentOf(bid.accept_price, bid.net_pay)),
            naira: feeBetween(bid.accept_price, bid.net_pay),
          },
        ]}
        total={{
          label: words.common.money.youPay,
          naira: bid.accept_price,
          hint: words.jobs.agreement.escrowHint(talent),
        }}
      />
      <p className="mt-3 text-soft">{words.jobs.agreement.free(showNaira(bid.accept_price))}</p>
    </section>
  );
}
