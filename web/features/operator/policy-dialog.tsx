/** The form of a fee policy. */
import { operatorMarket, policyForm } from '#contract/operator/market.ts';
import { count } from '#web/lib/dates.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormDate, FormText } from '#web/ui/forms/form-fields.tsx';
import { ReasonField } from './act.tsx';
import type { Policy } from './policies.tsx';
import { useConsoleForm } from './use-console-form.ts';

type Props = { from: Policy | null; earliest: string; onClose: () => void };

const PERCENTS = [
  ['service_fee', 'Service fee, % of what a talent earned'],
  ['talent_share', 'Talent, % of the price when a hunter cancels'],
  ['platform_share', 'Platform, % of the price when a hunter cancels'],
  ['delay_deduction', 'Delayed answer, % of the price'],
] as const;

export function PolicyDialog({ from, earliest, onClose }: Props) {
  const form = useConsoleForm({
    schema: policyForm,
    start: {
      service_fee: from?.service_fee ?? '',
      talent_share: from?.talent_share ?? '',
      platform_share: from?.platform_share ?? '',
      delay_deduction: from?.delay_deduction ?? '',
      effective_on: earliest,
      reason: '',
    },
    endpoint: operatorMarket.publishPolicy,
    // As typed: the server reads percentages by itself.
    input: (_, form) => ({ body: form.getValues() }),
    done: ({ told }) => notify.good(`Published. ${count(told, 'member is', 'members are')} told.`, 'long'),
    old: /operator\/policies/,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title="Publish a fee policy"
      text="Every member gets a notice and a mail at once. It can not be taken back; another can follow it."
      confirm="Publish"
      danger
    >
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {PERCENTS.map(([name, label]) => (
          <FormText
            key={name}
            control={form.control}
            name={name}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
          />
        ))}
        <FormDate control={form.control} name="effective_on" label="Takes effect on" min={earliest} />
      </div>
      <ReasonField control={form.control} />
    </FormDialog>
  );
}
