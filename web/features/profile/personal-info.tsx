/** Step 1 of the profile form. */
import type { profileForm } from '#contract/profiles/profiles.ts';
import { named, screens } from '#contract/words.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { FormRadio, FormText } from '#web/ui/forms/form-fields.tsx';

const SEXES = ['Male', 'Female'].map((value) => ({ value, label: named.of(value) }));

export function PersonalInfo({ control }: Pick<ContractForm<typeof profileForm>, 'control'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormText
        control={control}
        name="firstname"
        label={screens.profile.firstName}
        autoComplete="given-name"
      />
      <FormText
        control={control}
        name="lastname"
        label={screens.profile.lastName}
        autoComplete="family-name"
      />
      <FormRadio
        control={control}
        name="gender"
        label={screens.profile.gender}
        inline
        options={SEXES}
        className="sm:col-span-2"
      />
      <FormText
        control={control}
        name="phone_number"
        label={screens.profile.phoneNumber}
        type="tel"
        autoComplete="tel"
        placeholder="+234 803 123 4567"
        className="sm:col-span-2"
      />
    </div>
  );
}
