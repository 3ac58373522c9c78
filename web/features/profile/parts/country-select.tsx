/** A country, chosen from all of them. */
import { useQuery } from '@tanstack/react-query';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { profiles } from '#contract/profiles/profiles.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { FormSelect } from '#web/ui/forms/form-fields.tsx';

type Props<V extends FieldValues, O extends FieldValues> = {
  control: Control<V, unknown, O>;
  name: Path<V>;
  label: string;
  optional?: boolean;
};

export function CountrySelect<V extends FieldValues, O extends FieldValues>(props: Props<V, O>) {
  const query = useQuery({ ...callOptions(profiles.countries), staleTime: Number.POSITIVE_INFINITY });
  return (
    <>
      <FormSelect
        {...props}
        placeholder={
          query.isPending ? words.profiles.shared.loadingCountries : words.profiles.shared.selectCountry
        }
        options={(query.data?.list ?? []).map(({ key, name }) => ({ value: key, label: name }))}
      />
      {query.error && (
        <ErrorBox
          error={query.error}
          title={words.profiles.shared.countriesFailed}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
    </>
  );
}
