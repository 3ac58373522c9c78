/** How many milestones a job has, and the fields of each. */
import { useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { MILESTONE_TEXT_MAX, MILESTONE_TITLE_MAX, MILESTONES_MAX } from '#contract/jobs/milestones.ts';
import { words } from '#contract/words.ts';
import { milestoneName } from '#web/lib/ordinals.ts';
import { RadioField } from '#web/ui/forms/choice-fields.tsx';
import { FormNumber, FormText, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { EMPTY_MILESTONE, type JobControl, type MilestoneValues } from '../job-form.ts';

const COUNTS = Array.from({ length: MILESTONES_MAX }, (_, index) => String(index + 1));

export function MilestoneFields({ control }: { control: JobControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'milestones' });
  const { errors } = useFormState({ control, name: 'milestones' });
  const values = useWatch({ control, name: 'milestones' });
  // Values of removed milestones, restored when more are chosen again.
  const [put, setPut] = useState<MilestoneValues[]>([]);

  function choose(count: number) {
    if (count < fields.length) {
      setPut([...values.slice(count), ...put]);
      remove(fields.map((_, index) => index).slice(count));
    } else {
      const wanted = count - fields.length;
      const back = put.slice(0, wanted);
      setPut(put.slice(wanted));
      const fresh = Array.from({ length: wanted - back.length }, () => EMPTY_MILESTONE);
      append([...back, ...fresh], { shouldFocus: false });
    }
  }

  return (
    <>
      <RadioField
        name="milestone-count"
        label={words.jobs.milestones.count}
        hint={words.jobs.milestones.countHint}
        inline
        options={COUNTS.map((value) => ({ value, label: value }))}
        value={fields.length ? String(fields.length) : ''}
        onChange={(value) => choose(COUNTS.indexOf(value) + 1)}
        error={errors.milestones?.root?.message ?? errors.milestones?.message?.toString()}
      />
      {fields.map((field, index) => (
        <MilestoneEditor key={field.id} control={control} index={index} />
      ))}
    </>
  );
}

function MilestoneEditor({ control, index }: { control: JobControl; index: number }) {
  const name = `milestones.${index}` as const;
  return (
    <fieldset className="grid gap-4 rounded border border-line p-4">
      <legend className="-ml-1 px-1 font-semibold">{milestoneName(index + 1)}</legend>
      <FormText
        control={control}
        name={`${name}.title`}
        label={words.common.labels.title}
        maxLength={MILESTONE_TITLE_MAX}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormNumber
          control={control}
          name={`${name}.due`}
          label={words.jobs.milestones.due}
          hint={words.jobs.milestones.dueHint}
          maxLength={3}
        />
        <FormNumber
          control={control}
          name={`${name}.penalty`}
          label={words.jobs.milestones.penalty}
          hint={words.jobs.milestones.penaltyHint}
          maxLength={2}
        />
      </div>
      <FormTextarea
        control={control}
        name={`${name}.description`}
        label={words.common.fixed.description}
        maxLength={MILESTONE_TEXT_MAX}
        rows={2}
      />
    </fieldset>
  );
}
