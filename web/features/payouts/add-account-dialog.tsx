/** Adds a bank account: the bank and number, the account name, and the password again. */
import { useState } from 'react';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Facts } from '#web/ui/basics/card.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError } from '#web/ui/forms/form-fields.tsx';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import {
  AccountForm,
  AccountSheet,
  type NewAccount,
  PASSWORD_FIELD,
  passwordForm,
  StepPlace,
  useBusyDialog,
} from './parts/account-form.tsx';

/** Mount it to open it. */
export function AddAccountDialog({ onClose }: { onClose(): void }) {
  const [account, setAccount] = useState<NewAccount | null>(null);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open onClose={onClose} title={words.payouts.accounts.add} busy={busy}>
      <StepPlace step={account ? 'confirm' : 'account'}>
        {account ? (
          <Confirm account={account} onBusy={setBusy} onBack={() => setAccount(null)} onClose={onClose} />
        ) : (
          <AccountForm onBusy={setBusy} onKnown={setAccount} />
        )}
      </StepPlace>
    </Dialog>
  );
}

type Props = {
  account: NewAccount;
  onBusy: (busy: boolean) => void;
  onBack: () => void;
  onClose: () => void;
};

function Confirm({ account, onBusy, onBack, onClose }: Props) {
  const { control, submit, busy } = useFormCall({
    schema: passwordForm,
    start: { password: '' },
    endpoint: bankAccounts.add,
    input: ({ password }) => ({
      body: { bank_code: account.bank.code, account_number: account.number, password },
    }),
    onDone() {
      notify.good(words.payouts.accounts.saved, 'long');
      onClose();
    },
  });
  useBusyDialog(busy, onBusy);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 pb-3">
      <AccountSheet name={account.name} />
      <Facts
        items={[
          [words.payouts.newAccount.bank, account.bank.name],
          [words.payouts.fixed.accountNumber, account.number],
        ]}
      />
      <FormPassword control={control} name="password" {...PASSWORD_FIELD} />
      <FormError control={control} />
      <div className="flex flex-wrap-reverse gap-3 *:grow">
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {words.payouts.withdraw.other}
        </Button>
        <Button type="submit" busy={busy}>
          {words.payouts.newAccount.confirm}
        </Button>
      </div>
    </form>
  );
}
