/** The steps of entering a bank account: a saved or a new one, its number, its holder, and the password. */
import { useQuery } from '@tanstack/react-query';
import { Landmark, Search } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { DAY_MS } from '#contract/core/days.ts';
import { bankAccounts, type SavedAccount } from '#contract/payouts/bank-accounts.ts';
import { bankAccount, payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { sayMoment } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { useStepFocus } from '#web/lib/forms/step-focus.ts';
import { callOptions } from '#web/lib/query.ts';
import { usePerson } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { WarnNote } from '#web/ui/basics/error-box.tsx';
import { SpinnerBlock } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { CONTROL } from '#web/ui/fields/field.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { RadioField } from '#web/ui/forms/choice-fields.tsx';
import { FormError, FormText } from '#web/ui/forms/form-fields.tsx';
import { type Bank, matchNames, searchBanks } from '../bank-names.ts';

/** An unsaved bank account with the account name from the bank. */
export type NewAccount = { bank: Bank; number: string; name: string };

type OnBusy = (busy: boolean) => void;
type Props = { onKnown: (account: NewAccount) => void; onBusy: OnBusy };

const accountForm = z.strictObject({
  bank: z.string({ error: words.payouts.errors.bank }).check(z.minLength(1, words.payouts.errors.bank)),
  account_number: bankAccount.account_number,
});
const NOT_KNOWN = words.payouts.newAccount.unknown;

export function AccountForm(props: Props) {
  const banks = useQuery({ ...callOptions(payouts.banks), staleTime: DAY_MS });
  return (
    <QueryView query={banks} waiting={<SpinnerBlock />} errorTitle={words.payouts.newAccount.banksFailed}>
      {({ data }) => <KnownBanks banks={data} {...props} />}
    </QueryView>
  );
}

function KnownBanks({ banks, onKnown, onBusy }: Props & { banks: readonly Bank[] }) {
  const bankOf = ({ bank }: { bank: string }) => banks.find(({ id }) => id === bank);
  const { control, submit, busy } = useFormCall({
    schema: accountForm,
    start: { bank: '', account_number: '' },
    endpoint: payouts.verifyAccount,
    input(typed) {
      notify.clear();
      return { query: { bank_code: bankOf(typed)?.code ?? '', account_number: typed.account_number } };
    },
    onDone({ status, account_name: name }, typed, form) {
      const bank = bankOf(typed);
      if (status && name && bank) return onKnown({ bank, number: typed.account_number, name });
      notify.bad(words.accounts.fixed.invalidCredentials, 'usual', NOT_KNOWN);
      const message = `${words.accounts.fixed.invalidCredentials}. ${NOT_KNOWN}`;
      form.setError('account_number', { type: 'server', message }, { shouldFocus: true });
    },
  });
  useBusyDialog(busy, onBusy);
  const { field, fieldState } = useController({ control, name: 'bank' });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 pb-3">
      <BankField banks={banks} {...field} error={fieldState.error?.message} />
      <FormText
        control={control}
        name="account_number"
        label={words.payouts.fixed.accountNumber}
        placeholder={words.payouts.fixed.enterAccountNumber}
        inputMode="numeric"
        autoComplete="off"
        hint={words.payouts.newAccount.numberHint}
      />
      <FormError control={control} />
      <Button type="submit" wide busy={busy}>
        {words.payouts.fixed.submit}
      </Button>
      <p className="text-sm text-soft">{words.payouts.newAccount.note}</p>
    </form>
  );
}

type BankFieldProps = {
  banks: readonly Bank[];
  /** The bank's `id`: codes are not unique. */
  value: string;
  onChange: (bankId: string) => void;
  onBlur: () => void;
  name: string;
  ref: Ref<HTMLSelectElement>;
  error?: string | undefined;
};

/** The bank of an account: a list starting with "select Option", filtered by typing. */
function BankField({ banks, value, onChange, error, ...field }: BankFieldProps) {
  const [typed, setTyped] = useState('');
  const found = searchBanks(banks, typed);
  const search = (text: string) => {
    setTyped(text);
    const matches = searchBanks(banks, text);
    if (text.trim() !== '' && matches.length === 1) onChange(matches[0]?.id ?? '');
    else if (!matches.some((bank) => bank.id === value)) onChange('');
  };
  return (
    <div className="grid gap-4">
      <label className="relative block">
        <span className="sr-only">{words.payouts.newAccount.searchBanks}</span>
        <Search aria-hidden size={18} className="absolute top-3.5 left-3 text-soft" />
        <input
          type="search"
          value={typed}
          onChange={(event) => search(event.target.value)}
          placeholder={words.payouts.newAccount.searchBanks}
          autoComplete="off"
          className={`${CONTROL} pl-10`}
        />
      </label>
      <SelectField
        {...field}
        label={words.payouts.newAccount.bank}
        value={value}
        error={error}
        hint={typed.trim() ? words.common.amounts.found(words.common.counted.banks(found.length)) : undefined}
        placeholder={words.orders.fixed.selectBank}
        options={found.map((bank) => ({ value: bank.id, label: bank.name }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** Shows the account name, large, with a warning when it differs from the person's own. */
export function AccountSheet({ name }: { name: string }) {
  return (
    <>
      <div className="rounded bg-sunken p-4 text-center">
        <p className="text-soft">{words.payouts.newAccount.name}</p>
        <p className="text-2xl leading-9 font-bold wrap-anywhere sm:text-3xl sm:leading-10">{name}</p>
      </div>
      <OtherName bankName={name} />
    </>
  );
}

/** Warning for an account name that shares nothing with the person's own. */
function OtherName({ bankName }: { bankName: string }) {
  const { user_profile: profile } = usePerson();
  const own = profile ? `${profile.firstname} ${profile.lastname}` : '';
  if (!own || matchNames(bankName, own) !== 'different') return null;
  return <WarnNote>{words.payouts.newAccount.otherName(own)}</WarnNote>;
}

type SavedChoiceProps = {
  accounts: readonly SavedAccount[];
  onChosen: (account: SavedAccount) => void;
  onOther: () => void;
};

/** First step of a withdrawal for those who have saved accounts: one of them, or another one. */
export function SavedChoice({ accounts, onChosen, onOther }: SavedChoiceProps) {
  const usable = accounts.filter((account) => account.usable_at === null);
  const [id, setId] = useState(usable[0]?.id ?? '');
  const chosen = usable.find((account) => account.id === id);
  return (
    <div className="grid gap-5 pb-3">
      <RadioField
        label={words.payouts.withdraw.account}
        name="saved-account"
        value={id}
        onChange={setId}
        options={accounts.map((account) => ({
          value: account.id,
          label: words.payouts.accounts.endingIn(account.bank_name, account.account_number),
          hint: noteOf(account),
          disabled: account.usable_at !== null,
        }))}
      />
      <div className="flex flex-wrap-reverse gap-3 *:grow">
        <Button variant="secondary" icon={<Landmark size={18} />} onClick={onOther}>
          {words.payouts.withdraw.other}
        </Button>
        <Button disabled={!chosen} onClick={() => chosen && onChosen(chosen)}>
          {words.payouts.withdraw.continue}
        </Button>
      </div>
    </div>
  );
}

function noteOf({ usable_at, last_failed, account_name }: SavedAccount): string {
  if (usable_at) return words.payouts.withdraw.usableFrom(sayMoment(usable_at));
  return last_failed ? words.payouts.withdraw.lastFailed(account_name) : account_name;
}

/** Holds one step of several and takes the focus when `step` changes. */
export function StepPlace({ step, children }: { step: string; children: ReactNode }) {
  const ref = useStepFocus<HTMLDivElement>(step);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

/** Keeps the dialog around a step open while the step's call is in progress. */
export function useBusyDialog(busy: boolean, onBusy: OnBusy) {
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);
}

/** The password once more, before a bank account is added. */
export const passwordForm = z.strictObject({ password: bankAccounts.add.body.shape.password });

export const PASSWORD_FIELD = {
  label: words.common.labels.yourPassword,
  hint: words.payouts.newAccount.passwordHint,
} as const;
