/** The dialog in which an education is added or changed: where, in which country, from when to when. */
import { useWatch } from 'react-hook-form';
import type { PublicProfile } from '#contract/people.ts';
import { educationForm, educations } from '#contract/qualifications.ts';
import { screens, words } from '#contract/words.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormSelect, FormText } from '#web/ui/form-fields.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { notify } from '#web/ui/toast.tsx';
import { CountrySelect } from './country-select.tsx';
import type { Education } from './own-dialogs.tsx';
import { usePutProfile, withEntry } from './own-profile.ts';
import { yearOptions } from './years.ts';

type Props = { entry: Education | undefined; profile: PublicProfile; onClose: () => void };

export function EducationDialog({ entry, profile, onClose }: Props) {
  const form = useContractForm(educationForm, {
    title: entry?.title ?? '',
    country_id: entry?.country_id ?? profile.userdetail?.countryId ?? '',
    from_year: String(entry?.from_year ?? ''),
    to_year: String(entry?.to_year ?? ''),
  });
  const draft = useDraft(form, `education.${entry?.id ?? 'new'}`);
  const put = usePutProfile();
  const done = (kept: Education) => {
    notify.good(entry ? words.toast.educationChanged : words.toast.added);
    draft.clear();
    put(({ educations: list }) => ({ educations: withEntry(list, kept) }));
    onClose();
  };
  const outcome = {
    onSuccess: (reply: { education: Education }) => done(reply.education),
    onError: (error: Error) => applyRefusal(form, error),
  };
  const add = useMutationCall(educations.add);
  const update = useMutationCall(educations.update);
  const submit = form.handleSubmit((body) =>
    entry ? update.mutate({ params: { id: entry.id }, body }, outcome) : add.mutate({ body }, outcome),
  );
  const { control } = form;
  const from = useWatch({ control, name: 'from_year' });
  const discard = () => {
    form.reset();
    draft.clear();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={entry ? screens.profile.editEducation : screens.profile.addEducation}
      text={entry ? undefined : screens.profile.aSchoolACollegeAWorkshop}
      busy={add.isPending || update.isPending}
      control={control}
      onSubmit={submit}
      confirm={entry ? screens.common.save : screens.profile.addEducation}
      onCancel={() => {
        draft.clear();
        onClose();
      }}
    >
      {draft.restored && <RestoredNote onDiscard={discard} />}
      <FormText
        control={control}
        name="title"
        label={screens.profile.institution}
        maxLength={120}
        autoComplete="off"
      />
      <CountrySelect control={control} name="country_id" label={screens.common.country} />
      <div className="grid grid-cols-2 gap-4">
        <FormSelect
          control={control}
          name="from_year"
          label={screens.profile.fromYear}
          placeholder={screens.profile.year}
          options={yearOptions(null)}
        />
        <FormSelect
          control={control}
          name="to_year"
          label={screens.profile.toYear}
          placeholder={screens.profile.year}
          options={yearOptions(from)}
        />
      </div>
    </FormDialog>
  );
}
