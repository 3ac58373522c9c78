/** The account type: chosen at first; later the other one can be added, and a person may hold both. */
import { useController } from 'react-hook-form';
import type { accounts } from '#contract/accounts/accounts.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { HUNTER, type profileForm } from '#contract/profiles/profiles.ts';
import { words } from '#contract/words.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { CheckboxField, RadioField } from '#web/ui/forms/choice-fields.tsx';

type Props = {
  control: ContractForm<typeof profileForm>['control'];
  me: Reply<typeof accounts.me>;
  className?: string;
};

function deedOf(id: number): string {
  return id === HUNTER ? words.profiles.accountType.hunter : words.profiles.accountType.talent;
}

export function AccountType({ control, me, className }: Props) {
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
          hint: deedOf(id),
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
              <span className="block text-sm text-soft">{deedOf(id)}</span>
            </>
          }
          error={fieldState.error?.message}
        />
      ))}
    </div>
  );
}
