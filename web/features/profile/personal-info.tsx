/** Step 1 of the profile form. */
import type { profileForm } from '#contract/profiles/profiles.ts';
import { words } from '#contract/words.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { FormRadio, FormText } from '#web/ui/forms/form-fields.tsx';

const SEXES = ['Male', 'Female'].map((value) => ({ value, label: words.common.named.of(value) }));

export function PersonalInfo({ control }: Pick<ContractForm<typeof profileForm>, 'control'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormText
        control={control}
        name="firstname"
        label={words.profiles.setUp.firstName}
        autoComplete="given-name"
      />
      <FormText
        control={control}
        name="lastname"
        label={words.profiles.setUp.lastName}
        autoComplete="family-name"
      />
      <FormRadio
        control={control}
        name="gender"
        label={words.profiles.setUp.gender}
        inline
        options={SEXES}
        className="sm:col-span-2"
      />
      <FormText
        control={control}
        name="phone_number"
        label={words.profiles.setUp.phone}
        type="tel"
        autoComplete="tel"
        placeholder="+234 803 123 4567"
        className="sm:col-span-2"
      />
    </div>
  );
}
