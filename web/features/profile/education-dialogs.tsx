/** Adds or edits an education or a certificate: what, where, in which country, and when. */
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { PublicProfile } from '#contract/people/people.ts';
import {
  CERTIFICATE_TEXT_MAX,
  certificationForm,
  certifications,
  educationForm,
  educations,
  QUALIFICATION_MAX,
} from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormSelect, FormText, FormTextarea, RestoredNote } from '#web/ui/forms/form-fields.tsx';
import { type Certification, type Education, usePutProfile, withEntry } from './own-profile.ts';
import { CountryField } from './parts/country-field.tsx';
import { yearOptions } from './years.ts';

type EducationDialogProps = { entry: Education | undefined; profile: PublicProfile; onClose: () => void };

/** Adds or edits an education: where, in which country, from when to when. */
export function EducationDialog({ entry, profile, onClose }: EducationDialogProps) {
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
        maxLength={QUALIFICATION_MAX}
        autoComplete="off"
      />
      <CountryField control={control} name="country_id" />
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

type Props = { entry: Certification | undefined; profile: PublicProfile; onClose: () => void };

const emptyIsNone = z.transform((value: unknown) => (value === '' ? null : value));
const { country_id: country, to_year: toYear } = certificationForm.shape;

/** The values of the selects: an empty text when nothing is chosen. */
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
        maxLength={QUALIFICATION_MAX}
        autoComplete="off"
      />
      <FormText
        control={control}
        name="conferring_organization"
        label={words.profiles.certification.issuedBy}
        maxLength={QUALIFICATION_MAX}
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
      <CountryField control={control} name="country_id" optional />
      <FormTextarea
        control={control}
        name="description"
        label={words.common.fixed.description}
        hint={words.profiles.certification.descriptionHint(words.profiles.certification.defaultDescription)}
        maxLength={CERTIFICATE_TEXT_MAX}
        rows={2}
        optional
      />
    </>
  );
}
