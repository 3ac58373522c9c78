/** The dialog in which an education is added or changed: where, in which country, from when to when. */
import { useWatch } from 'react-hook-form';
import type { PublicProfile } from '#contract/people/people.ts';
import { educationForm, educations } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormSelect, FormText } from '#web/ui/forms/form-fields.tsx';
import { RestoredNote } from '#web/ui/forms/restored-note.tsx';
import type { Education } from './own-profile.ts';
import { usePutProfile, withEntry } from './own-profile.ts';
import { CountrySelect } from './parts/country-select.tsx';
import { yearOptions } from './years.ts';

type Props = { entry: Education | undefined; profile: PublicProfile; onClose: () => void };

export function EducationDialog({ entry, profile, onClose }: Props) {
  const put = usePutProfile();
  const { control, submit, busy, restored, discard, forget } = useFormCall({
    schema: educationForm,
    start: {
      title: entry?.title ?? '',
      country_id: entry?.country_id ?? profile.userdetail?.countryId ?? '',
      from_year: String(entry?.from_year ?? ''),
      to_year: String(entry?.to_year ?? ''),
    },
    draft: `education.${entry?.id ?? 'new'}`,
    endpoint: entry ? educations.update : educations.add,
    input: (body) => (entry ? { params: { id: entry.id }, body } : { body }),
    onDone({ education: kept }) {
      notify.good(entry ? words.notifications.fixed.educationChanged : words.notifications.fixed.added);
      put(({ educations: list }) => ({ educations: withEntry(list, kept) }));
      onClose();
    },
  });
  const from = useWatch({ control, name: 'from_year' });
  return (
    <FormDialog
      onClose={onClose}
      title={entry ? words.profiles.education.editTitle : words.profiles.education.addTitle}
      text={entry ? undefined : words.profiles.education.text}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={entry ? words.common.fixed.save : words.profiles.education.addTitle}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      {restored && <RestoredNote onDiscard={discard} />}
      <FormText
        control={control}
        name="title"
        label={words.profiles.education.institution}
        maxLength={120}
        autoComplete="off"
      />
      <CountrySelect control={control} name="country_id" label={words.common.labels.country} />
      <div className="grid grid-cols-2 gap-4">
        <FormSelect
          control={control}
          name="from_year"
          label={words.profiles.shared.fromYear}
          placeholder={words.profiles.shared.year}
          options={yearOptions(null)}
        />
        <FormSelect
          control={control}
          name="to_year"
          label={words.profiles.shared.toYear}
          placeholder={words.profiles.shared.year}
          options={yearOptions(from)}
        />
      </div>
    </FormDialog>
  );
}
