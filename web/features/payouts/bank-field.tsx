/** The bank of an account: a list with "select Option" first, narrowed by what is typed. */
import { Search } from 'lucide-react';
import { type Ref, useState } from 'react';
import { words } from '#contract/words.ts';
import { CONTROL } from '#web/ui/fields/field.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { type Bank, searchBanks } from './bank-search.ts';

type Props = {
  banks: readonly Bank[];
  /** The bank's `id`: codes are not unique. */
  value: string;
  onChange: (bankId: string) => void;
  onBlur: () => void;
  name: string;
  ref: Ref<HTMLSelectElement>;
  error?: string | undefined;
};

export function BankField({ banks, value, onChange, error, ...field }: Props) {
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
