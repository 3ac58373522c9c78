/** The dialog in which a certificate is added or changed: what, by whom, when, and what it was for. */
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { PublicProfile } from '#contract/people/people.ts';
import { certificationForm, certifications } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormSelect, FormText, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { RestoredNote } from '#web/ui/forms/restored-note.tsx';
import type { Certification } from './own-profile.ts';
import { usePutProfile, withEntry } from './own-profile.ts';
import { CountrySelect } from './parts/country-select.tsx';
import { yearOptions } from './years.ts';

type Props = { entry: Certification | undefined; profile: PublicProfile; onClose: () => void };

const emptyIsNone = z.transform((value: unknown) => (value === '' ? null : value));
const { country_id: country, to_year: toYear } = certificationForm.shape;

/** As the selects hold it: nothing chosen is an empty text. */
const shownForm = z.extend(certificationForm, {
  country_id: z.pipe(emptyIsNone, country),
  to_year: z.pipe(emptyIsNone, toYear),
});

export function CertificationDialog({ entry, profile, onClose }: Props) {
  const put = usePutProfile();
  const { control, submit, busy, restored, discard, forget } = useFormCall({
    schema: shownForm,
    start: {
      title: entry?.title ?? '',
      conferring_organization: entry?.conferring_organization ?? '',
      description: entry?.description ?? '',
      country_id: (entry ? entry.country_id : profile.userdetail?.countryId) ?? '',
      year: String(entry?.year ?? ''),
      to_year: String(entry?.to_year ?? ''),
    },
    draft: `certification.${entry?.id ?? 'new'}`,
    endpoint: entry ? certifications.update : certifications.add,
    input: (body) => (entry ? { params: { id: entry.id }, body } : { body }),
    onDone({ certification: kept }) {
      notify.good(
        entry ? words.notifications.fixed.certificationUpdated : words.notifications.fixed.certificationAdded,
      );
      put(({ certifications: list }) => ({ certifications: withEntry(list, kept) }));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={entry ? words.profiles.certification.editTitle : words.profiles.certification.addTitle}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={entry ? words.common.fixed.save : words.profiles.certification.addTitle}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      {restored && <RestoredNote onDiscard={discard} />}
      <Fields control={control} />
    </FormDialog>
  );
}

function Fields({ control }: Pick<ContractForm<typeof shownForm>, 'control'>) {
  const from = useWatch({ control, name: 'year' });
  return (
    <>
      <FormText
        control={control}
        name="title"
        label={words.profiles.certification.certificate}
        maxLength={120}
        autoComplete="off"
      />
      <FormText
        control={control}
        name="conferring_organization"
        label={words.profiles.certification.issuedBy}
        maxLength={120}
        autoComplete="off"
      />
      <div className="grid grid-cols-2 gap-4">
        <FormSelect
          control={control}
          name="year"
          label={words.profiles.shared.year}
          placeholder={words.profiles.shared.year}
          options={yearOptions(null)}
        />
        <FormSelect
          control={control}
          name="to_year"
          label={words.profiles.shared.toYear}
          optional
          placeholder={words.common.labels.none}
          options={yearOptions(from)}
        />
      </div>
      <CountrySelect control={control} name="country_id" label={words.common.labels.country} optional />
      <FormTextarea
        control={control}
        name="description"
        label={words.common.fixed.description}
        hint={words.profiles.certification.descriptionHint(words.profiles.certification.defaultDescription)}
        maxLength={500}
        rows={2}
        optional
      />
    </>
  );
}
