/** The decision of a dispute: how much the talent is given before the fee, shown line by line before it is confirmed. */
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { type DisputeCase, decisionForm } from '#contract/dispute-cases.ts';
import { operatorDisputes } from '#contract/operator-disputes.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import { DecisionParts } from './decision-parts.tsx';
import { tellDecided } from './suspense.tsx';
import { useConsoleForm } from './use-console-form.ts';

export function DecideDialog({ one, onClose }: { one: DisputeCase; onClose: () => void }) {
  const params = { id: one.dispute.id };
  const form = useConsoleForm({
    schema: decisionForm,
    start: { talent: '', reason: '' },
    endpoint: operatorDisputes.decide,
    input: (body) => ({ params, body }),
    done: ({ waiting }) => tellDecided(waiting, 'Decided. Both sides are told.'),
    onClose,
  });
  const typed = useWatch({ control: form.control, name: 'talent' });
  const talent = useDeferredValue(String(typed ?? ''));
  const isAmount = talent !== '' && Number(talent) <= one.if_accepted.price;
  const preview = useQuery({
    ...callOptions(operatorDisputes.preview, { params, query: { talent } }),
    enabled: isAmount,
  });
  return (
    <FormDialog
      {...form}
      title="Decide the dispute"
      text="The escrow is divided for good, and both sides are told why."
      confirm="Decide"
      danger
    >
      <FormNaira
        control={form.control}
        name="talent"
        label="To the talent, before the fee"
        hint={`From N0 to ${showNaira(one.if_accepted.price)}; the rest goes back to the hunter`}
      />
      {isAmount && preview.data && (
        <div className="rounded bg-sunken p-3">
          <DecisionParts division={preview.data.division} />
        </div>
      )}
      <FormTextarea
        control={form.control}
        name="reason"
        label="Reason"
        hint="Both sides read it"
        maxLength={1000}
        rows={4}
      />
    </FormDialog>
  );
}
