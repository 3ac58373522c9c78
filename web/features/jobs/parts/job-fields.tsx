/** The fields that say what a job is: title, brief, category, skill, budget, and who may see it. */
import { screens } from '#contract/words.ts';
import { FormRichText } from '#web/ui/editor/rich-text-field.tsx';
import { FormRadio, FormText } from '#web/ui/forms/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import type { JobControl } from '../job-form.ts';
import { CategoryAndSkill } from './category-and-skill.tsx';

/** Most characters of the shown budget, separators counted (rules 11). */
const BUDGET_LENGTH = 12;

const TYPES = [
  { value: 'open', label: screens.jobs.openType, hint: screens.jobs.availableToAllTalents },
  {
    value: 'close',
    label: screens.jobs.closeType,
    hint: screens.jobs.availableToSelectedTalentsThoseYou,
  },
];

export function BriefFields({ control }: { control: JobControl }) {
  return (
    <>
      <FormText
        control={control}
        name="title"
        label={screens.common.title}
        maxLength={120}
        placeholder={screens.jobs.logoForASheaButterBrand}
      />
      <FormRichText
        control={control}
        name="job_description"
        label={screens.common.jobBrief}
        hint={screens.jobs.whatIsItForWhoWill}
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
        label={screens.common.priceBudget}
        maxLength={BUDGET_LENGTH}
        hint={screens.jobs.talentsMayAcceptItOrAsk}
        className="sm:max-w-xs"
      />
      <FormRadio control={control} name="job_type" label={screens.jobs.jobType} options={TYPES} />
    </>
  );
}
