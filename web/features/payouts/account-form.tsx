/** A bank account that is not saved yet: which bank, which account number; the bank says whose it is. */
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { bankAccount, payouts } from '#contract/payouts.ts';
import { screens, words } from '#contract/words.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError, FormText } from '#web/ui/form-fields.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SpinnerBlock } from '#web/ui/spinner.tsx';
import { notify } from '#web/ui/toast.tsx';
import { BankField } from './bank-field.tsx';
import type { Bank } from './bank-search.ts';

/** A bank account with the name that the bank knows, not saved yet. */
export type NewAccount = { bank: Bank; number: string; name: string };

type Props = { onKnown: (account: NewAccount) => void; onBusy: (busy: boolean) => void };

const accountForm = z.strictObject({
  bank: z.string({ error: words.payout.bank }).check(z.minLength(1, words.payout.bank)),
  account_number: bankAccount.account_number,
});
const A_DAY_MS = 86_400_000;
const NOT_KNOWN = screens.payouts.theBankKnowsNoSuchAccount;

export function AccountForm(props: Props) {
  const banks = useQuery({ ...callOptions(payouts.banks), staleTime: A_DAY_MS });
  return (
    <QueryView query={banks} waiting={<SpinnerBlock />} errorTitle={screens.payouts.theBanksCouldNotBeLoaded}>
      {({ data }) => <KnownBanks banks={data} {...props} />}
    </QueryView>
  );
}

function KnownBanks({ banks, onKnown, onBusy }: Props & { banks: readonly Bank[] }) {
  const form = useContractForm(accountForm, { bank: '', account_number: '' });
  const { field, fieldState } = useController({ control: form.control, name: 'bank' });
  const verify = useMutationCall(payouts.verifyAccount, { onSettled: () => onBusy(false) });
  const submit = form.handleSubmit(({ bank: id, account_number }) => {
    const bank = banks.find((one) => one.id === id);
    if (!bank) return;
    onBusy(true);
    verify.mutate(
      { query: { bank_code: bank.code, account_number } },
      {
        onSuccess: (reply) => {
          if (reply.status && reply.account_name) {
            return onKnown({ bank, number: account_number, name: reply.account_name });
          }
          notify.bad(words.account.invalidCredentials, 'usual', NOT_KNOWN);
          const message = `${words.account.invalidCredentials}. ${NOT_KNOWN}`;
          form.setError('account_number', { type: 'server', message }, { shouldFocus: true });
        },
        onError: (error) => applyRefusal(form, error),
      },
    );
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 pb-3">
      <BankField banks={banks} {...field} error={fieldState.error?.message} />
      <FormText
        control={form.control}
        name="account_number"
        label={screens.payouts.accountNumber}
        placeholder={words.payout.accountNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        hint={screens.payouts.of10DigitsZerosInFrontCount}
      />
      <FormError control={form.control} />
      <Button type="submit" wide busy={verify.isPending}>
        {screens.payouts.submit}
      </Button>
      <p className="text-sm text-soft">{screens.payouts.nothingIsSentYetNextYour}</p>
    </form>
  );
}
