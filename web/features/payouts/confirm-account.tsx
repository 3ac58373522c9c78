/** Second step of a withdrawal to a new account: the name as the bank knows it, the password again, and the money is sent. */
import { useState } from 'react';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { showNaira } from '#web/lib/money.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { ErrorNote } from '#web/ui/basics/error-note.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError } from '#web/ui/forms/form-fields.tsx';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { NetworkButton } from '#web/ui/pieces/network-button.tsx';
import type { NewAccount } from './account-form.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { HeldNote } from './held-note.tsx';
import type { Payout } from './lists/use-payouts.ts';
import { PASSWORD_FIELD, passwordForm } from './password-form.ts';
import { TransferFacts } from './transfer-facts.tsx';
import { useTransfer, type Withdrawal } from './use-transfer.ts';

type Props = {
  withdrawal: Withdrawal;
  account: NewAccount;
  onBack: () => void;
  onSent: (payout: Payout) => void;
  onClose: () => void;
};

export function ConfirmAccount({ withdrawal, account, onBack, onSent, onClose }: Props) {
  const [heldUntil, setHeldUntil] = useState<string | null>(null);
  const transfer = useTransfer(withdrawal, onSent);
  const { jobId, amount } = withdrawal;
  const { control, submit, busy } = useFormCall({
    schema: passwordForm,
    start: { password: '' },
    endpoint: payouts.recipient,
    input: ({ password }) => ({
      body: {
        bank_code: account.bank.code,
        account_number: account.number,
        ...(jobId && { job_id: jobId }),
        password,
      },
    }),
    onDone({ data }) {
      notify.good(words.notifications.fixed.bankSubmitted, 'long');
      if (data.data.usable_at) setHeldUntil(data.data.usable_at);
      else void transfer.send(data.data.recipient_code);
    },
  });
  if (heldUntil) {
    return (
      <div className="grid gap-5 pb-3">
        <HeldNote until={heldUntil} />
        <Button wide onClick={onClose}>
          {words.common.fixed.done}
        </Button>
      </div>
    );
  }
  const waits = busy || transfer.busy;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 pb-3">
      <AccountSheet name={account.name} />
      <TransferFacts bank={account.bank.name} number={account.number} amount={amount} />
      <FormPassword control={control} name="password" {...PASSWORD_FIELD} />
      <FormError control={control} />
      {transfer.error !== null && <ErrorNote text={messageOf(transfer.error)} />}
      <div className="flex flex-wrap-reverse gap-3 *:grow">
        <Button variant="secondary" disabled={waits} onClick={onBack}>
          {words.payouts.withdraw.other}
        </Button>
        <NetworkButton type="submit" busy={waits}>
          {words.common.actions.withdrawAmount(showNaira(amount))}
        </NetworkButton>
      </div>
    </form>
  );
}
