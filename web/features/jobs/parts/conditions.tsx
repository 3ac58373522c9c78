/** What a package fills in by itself: title, price, milestones, dates and terms, folded until somebody wants to change them. */
import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { TERMS_MAX } from '#contract/bids/bids.ts';
import type { purchaseForm } from '#contract/gigs/package-orders.ts';
import { JOB_TITLE_MAX } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#web/lib/dates.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { FormDate, FormText, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import type { JobControl } from '../job-form.ts';
import { MilestoneFields } from './milestone-fields.tsx';
import { PriceSummary } from './price-summary.tsx';

export type PurchaseControl = ContractForm<typeof purchaseForm>['control'];

/** Unfolds when one of its fields is wrong, and moves the focus there. */
export function Conditions({ control }: { control: PurchaseControl }) {
  const [open, setOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  useOpenedByErrors({ control }, fold);
  return (
    <details
      ref={fold}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="card group"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded px-4 py-3 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="grid gap-0.5">
          <span className="font-semibold text-link">{words.buying.order.conditions}</span>
          <span className="text-sm text-soft">{words.buying.order.conditionsHint}</span>
        </span>
        <ChevronDown aria-hidden size={20} className="shrink-0 text-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 border-t border-line p-4 sm:p-5">
        <FormText
          control={control}
          name="title"
          label={words.common.labels.title}
          maxLength={JOB_TITLE_MAX}
        />
        <FormNaira
          control={control}
          name="price_budget"
          label={words.common.labels.price}
          className="sm:max-w-xs"
        />
        <Milestones control={control} />
        <Agreement control={control} />
      </div>
    </details>
  );
}

/** The job form and this one hold milestones and price under the same names, so they share the fields. */
function Milestones({ control }: { control: PurchaseControl }) {
  const shared = control as unknown as JobControl;
  return (
    <section aria-label={words.common.milestones.title} className="grid gap-5">
      <h3 className="text-lg leading-7">{words.common.milestones.title}</h3>
      <MilestoneFields control={shared} />
      <PriceSummary control={shared} />
    </section>
  );
}

function Agreement({ control }: { control: PurchaseControl }) {
  const start = useWatch({ control, name: 'start_date' });
  const today = lagosDay();
  return (
    <section aria-label={words.buying.order.agreement} className="grid gap-4">
      <h3 className="text-lg leading-7">{words.buying.order.agreement}</h3>
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
        maxLength={TERMS_MAX}
      />
    </section>
  );
}

const WRONG = ':is(input, textarea, fieldset)[aria-invalid=true]';

/** A folded field cannot be focused, so the fold is opened before the first wrong field gets the focus. */
function useOpenedByErrors(
  { control }: { control: PurchaseControl },
  fold: RefObject<HTMLDetailsElement | null>,
) {
  const { errors, submitCount } = useFormState({ control });
  const isWrong = Object.keys(errors).some((name) => name !== 'job_description' && name !== 'root');
  useEffect(() => {
    if (submitCount === 0 || !isWrong || !fold.current || fold.current.open) return;
    fold.current.open = true;
    if (document.activeElement?.matches(WRONG)) return;
    const first = fold.current.querySelector<HTMLElement>(WRONG);
    (first?.matches('fieldset') ? first.querySelector('input') : first)?.focus();
  }, [isWrong, submitCount, fold]);
}
