/** The fields that say what a job is: title, brief, category, skill, budget, and who may see it. */
import { words } from '#contract/words.ts';
import { FormRichText } from '#web/ui/editor/rich-text-field.tsx';
import { FormRadio, FormText } from '#web/ui/forms/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import type { JobControl } from '../job-form.ts';
import { CategoryAndSkill } from './category-and-skill.tsx';

/** Most characters of the shown budget, separators counted (rules 11). */
const BUDGET_LENGTH = 12;

const TYPES = [
  { value: 'open', label: words.jobs.fixed.typeOpen, hint: words.jobs.form.typeOpenHint },
  {
    value: 'close',
    label: words.jobs.fixed.typeClose,
    hint: words.jobs.form.typeCloseHint,
  },
];

export function BriefFields({ control }: { control: JobControl }) {
  return (
    <>
      <FormText
        control={control}
        name="title"
        label={words.common.labels.title}
        maxLength={120}
        placeholder={words.jobs.form.titleExample}
      />
      <FormRichText
        control={control}
        name="job_description"
        label={words.common.labels.jobBrief}
        hint={words.jobs.form.briefHint}
      />
      <CategoryAndSkill control={control} />
    </>
  );
}

export function PriceAndTypeFields({ control }: { control: JobControl }) {
  return (
    <>
      <FormNaira
        control={control}
        name="price_budget"
        label={words.common.labels.priceBudget}
        maxLength={BUDGET_LENGTH}
        hint={words.jobs.form.budgetHint}
        className="sm:max-w-xs"
      />
      <FormRadio control={control} name="job_type" label={words.jobs.form.type} options={TYPES} />
    </>
  );
}
