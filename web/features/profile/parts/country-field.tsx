/** A country field with search over all countries; the form stores the country's key. */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { profiles } from '#contract/profiles/profiles.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useBound } from '#web/ui/forms/bind.tsx';
import { normalizeText } from '../matching-skills.ts';

type Props<V extends FieldValues, O extends FieldValues> = {
  control: Control<V, unknown, O>;
  name: FieldPath<V>;
  optional?: boolean;
};

export function CountryField<V extends FieldValues, O extends FieldValues>({
  control,
  name,
  optional,
}: Props<V, O>) {
  const id = useId();
  const { field, error } = useBound({ control, name });
  const query = useQuery(callOptions(profiles.countries));
  const list = query.data?.list ?? [];
  const [typed, setTyped] = useState('');
  const chosen = list.find(({ key }) => key === field.value);
  const type = (text: string) => {
    setTyped(text);
    field.onChange(list.find((country) => normalizeText(country.name) === normalizeText(text))?.key ?? '');
  };
  return (
    <div className="grid content-start gap-3">
      <TextField
        {...field}
        label={words.common.labels.country}
        optional={optional}
        list={id}
        autoComplete="country-name"
        disabled={!query.data}
        placeholder={
          query.isPending ? words.profiles.shared.loadingCountries : words.profiles.shared.selectCountry
        }
        value={chosen && normalizeText(chosen.name) !== normalizeText(typed) ? chosen.name : typed}
        onChange={({ target }) => type(target.value)}
        error={error}
      />
      <datalist id={id}>
        {list.map((country) => (
          <option key={country.key} value={country.name} />
        ))}
      </datalist>
      {query.error && (
        <ErrorBox
          error={query.error}
          title={words.profiles.shared.countriesFailed}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
    </div>
  );
}
