/** The decision of a dispute: how much the talent is given before the fee, shown line by line before it is confirmed. */
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type DisputeCase, decisionForm } from '#contract/disputes/dispute-cases.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import { DecisionParts } from './decision-parts.tsx';
import { tellDecided } from './suspense.tsx';
import { useConsoleForm } from './use-console-form.ts';

export function DecideDialog({ one, onClose }: { one: DisputeCase; onClose: () => void }) {
  const params = { id: one.dispute.id };
  const { price } = one.if_accepted;
  const form = useConsoleForm({
    schema: decisionUpTo(price),
    start: { talent: '', reason: '' },
    endpoint: operatorDisputes.decide,
    input: (body) => ({ params, body }),
    done: ({ waiting }) => tellDecided(waiting, 'Decided. Both sides are told.'),
    onClose,
  });
  const typed = useWatch({ control: form.control, name: 'talent' });
  const talent = useDeferredValue(String(typed ?? ''));
  const isAmount = talent !== '' && Number(talent) <= price;
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
        hint={`From N0 to ${showNaira(price)}; the rest goes back to the hunter`}
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

/** The server knows the price as well; here it is told before anything is sent. */
function decisionUpTo(price: number) {
  const fits = ({ talent }: { talent: string }) => Number(talent) <= price;
  return decisionForm.check(z.refine(fits, { error: words.dispute.amount, path: ['talent'] }));
}
