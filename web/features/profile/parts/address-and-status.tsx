/** Step 2 of the profile form: country, the states of that country, and the account type. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { accounts } from '#contract/accounts/accounts.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { HUNTER } from '#contract/profiles/profile.ts';
import { type profileForm, profiles } from '#contract/profiles/profiles.ts';
import { words } from '#contract/words.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { callOptions } from '#web/lib/query.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { CheckboxField, RadioField } from '#web/ui/forms/choice-fields.tsx';
import { FormSelect } from '#web/ui/forms/form-fields.tsx';
import { CountryField } from './country-field.tsx';

type Form = ContractForm<typeof profileForm>;
type Item = { key: string; name: string };

export function AddressAndStatus({ form, me }: { form: Form; me: Reply<typeof accounts.me> }) {
  const { control } = form;
  const countryId: string = useWatch({ control, name: 'countryId' });
  const states = useQuery({
    ...callOptions(profiles.states, { params: { countryId } }),
    enabled: countryId !== '',
  });
  useFittingState(form, states.data?.list);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <CountryField control={control} name="countryId" />
      <FormSelect
        control={control}
        name="stateId"
        label={words.profiles.setUp.state}
        autoComplete="address-level1"
        disabled={!states.data}
        placeholder={statePlaceholder(countryId, states.isPending)}
        options={optionsOf(states.data?.list)}
      />
      {states.error && (
        <div className="sm:col-span-2">
          <ErrorBox
            error={states.error}
            title={words.profiles.setUp.listFailed}
            onRetry={() => void states.refetch()}
            busy={states.isFetching}
          />
        </div>
      )}
      <AccountType control={control} me={me} className="sm:col-span-2" />
    </div>
  );
}

/** Clears a state that is not in the chosen country, and fills in the only state of a country that has one. */
function useFittingState({ control, setValue }: Form, list: readonly Item[] | undefined) {
  const stateId: string = useWatch({ control, name: 'stateId' });
  useEffect(() => {
    if (!list || list.some(({ key }) => key === stateId)) return;
    const only = list.length === 1 ? list[0]?.key : undefined;
    if (stateId || only) setValue('stateId', only ?? '', { shouldDirty: true });
  }, [list, stateId, setValue]);
}

function optionsOf(list: readonly Item[] = []) {
  return list.map(({ key, name }) => ({ value: key, label: name }));
}

function statePlaceholder(countryId: string, pending: boolean): string {
  if (!countryId) return words.profiles.setUp.selectCountryFirst;
  return pending ? words.profiles.setUp.loadingStates : words.profiles.setUp.selectState;
}

type Props = {
  control: ContractForm<typeof profileForm>['control'];
  me: Reply<typeof accounts.me>;
  className?: string;
};

function accountTypeHint(id: number): string {
  return id === HUNTER ? words.profiles.accountType.hunter : words.profiles.accountType.talent;
}

/** The account type: chosen at first; later the other one can be added, and a person may hold both. */
function AccountType({ control, me, className }: Props) {
  const { field, fieldState } = useController({ control, name: 'accounttypeId' });
  const held = me.general_account_types.filter((type) =>
    me.user_account_types.some(({ accounttypeId }) => accounttypeId === type.id),
  );
  const others = me.general_account_types.filter((type) => !held.includes(type));
  const [own] = held;
  if (!own) {
    return (
      <RadioField
        {...field}
        value={String(field.value)}
        className={className}
        label={words.profiles.accountType.label}
        hint={words.profiles.accountType.hint}
        error={fieldState.error?.message}
        options={others.map(({ id, name }) => ({
          value: String(id),
          label: words.common.named.of(name),
          hint: accountTypeHint(id),
        }))}
      />
    );
  }
  return (
    <div className={className}>
      <p className="text-sm font-semibold">{words.profiles.accountType.label}</p>
      <p className="mt-1">
        {held.map(({ name }) => words.common.named.of(name)).reduce(words.profiles.accountType.both)}
      </p>
      {others.map(({ id, name }) => (
        <CheckboxField
          key={id}
          name={field.name}
          checked={field.value === String(id)}
          onChange={({ target }) => field.onChange(String(target.checked ? id : own.id))}
          onBlur={field.onBlur}
          label={
            <>
              {words.profiles.accountType.addOther(words.common.named.of(name).toLowerCase())}
              <span className="block text-sm text-soft">{accountTypeHint(id)}</span>
            </>
          }
          error={fieldState.error?.message}
        />
      ))}
    </div>
  );
}
