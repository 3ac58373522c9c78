/** The fields that say what a job is: title, brief, category, skill, budget, and who may see it. */
import { FormRadio, FormText } from '#web/ui/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import { FormRichText } from '#web/ui/rich-text-field.tsx';
import { CategoryAndSkill } from './category-and-skill.tsx';
import type { JobControl } from './job-form.ts';

/** Most characters of the shown budget, separators counted (specification 5). */
const BUDGET_LENGTH = 12;

const TYPES = [
  { value: 'open', label: 'Open', hint: 'Available to all talents' },
  { value: 'close', label: 'Close', hint: 'Available to selected talents: those you invite by e-mail' },
];

export function BriefFields({ control }: { control: JobControl }) {
  return (
    <>
      <FormText
        control={control}
        name="title"
        label="Title"
        maxLength={120}
        placeholder="Logo and packaging for a shea butter brand"
      />
      <FormRichText
        control={control}
        name="job_description"
        label="Job brief"
        hint="What is it for, who will see it, what should be handed over, and what do you like or dislike?"
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
        label="Price budget"
        maxLength={BUDGET_LENGTH}
        hint="Talents may accept it or ask for their own price."
        className="sm:max-w-xs"
      />
      <FormRadio control={control} name="job_type" label="Job type" options={TYPES} />
    </>
  );
}
