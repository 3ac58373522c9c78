/** Payments of hunters, and a question to the provider about any reference. */
import { useState } from 'react';
import { askPaymentForm, operatorMoney } from '#contract/operator/money.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/forms/form-fields.tsx';
import { ReasonField } from './act.tsx';
import { ListFrame } from './list-frame.tsx';
import { PaymentsTable } from './tables.tsx';
import { useConsoleForm } from './use-console-form.ts';

export function Payments() {
  const [asking, setAsking] = useState(false);
  const pages = useCallPages(operatorMoney.payments, { query: {} }, (reply) => ({
    items: reply.payments,
    next: reply.next,
  }));
  return (
    <div className="grid gap-4">
      <Button variant="secondary" onClick={() => setAsking(true)} className="justify-self-start">
        Ask about a reference
      </Button>
      <ListFrame pages={pages} errorTitle="Payments could not be loaded" empty="No payments yet.">
        {(payments) => <PaymentsTable payments={payments} />}
      </ListFrame>
      {asking && <AskDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const form = useConsoleForm({
    schema: askPaymentForm,
    start: { reference: '', reason: '' },
    endpoint: operatorMoney.askPayment,
    input: (body) => ({ body }),
    done: ({ status, held }) => notify.info(answerOf(status, held), 'long'),
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title="Ask the provider"
      text="What it knows of this payment is booked, as if its message had come."
      confirm="Ask"
    >
      <FormText control={form.control} name="reference" label="Reference" autoComplete="off" />
      <ReasonField control={form.control} />
    </FormDialog>
  );
}

function answerOf(status: string | null, held: boolean): string {
  if (held) return 'This money is, or was, in suspense.';
  return status ? `A payment of ours: ${status}.` : 'The provider knows no successful payment of this name.';
}
