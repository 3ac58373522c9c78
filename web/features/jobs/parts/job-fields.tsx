/** The fields that say what a job is: title, brief, category, skill, budget, and who may see it. */
import { useController, useWatch } from 'react-hook-form';
import type { Category, Skill } from '#contract/catalogue/catalogue.ts';
import { JOB_TITLE_MAX } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { CategorySelect, skillsUnder, useCatalogue } from '#web/ui/categories.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { FormRadio, FormText } from '#web/ui/forms/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import { type JobControl, useSkillGuide } from '../job-form.ts';
import { FormBrief } from './form-brief.tsx';

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
        maxLength={JOB_TITLE_MAX}
        placeholder={words.jobs.form.titleExample}
      />
      <CategoryAndSkill control={control} />
      <FormBrief control={control} />
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
        hint={<BudgetHint control={control} />}
        className="sm:max-w-md"
      />
      <FormRadio control={control} name="job_type" label={words.jobs.form.type} options={TYPES} />
    </>
  );
}

/** The hint of the budget, with the prices of gigs of the chosen skill. */
function BudgetHint({ control }: { control: JobControl }) {
  const prices = useSkillGuide(useWatch({ control, name: 'skill' }))?.prices;
  return (
    <>
      {words.jobs.form.budgetHint}
      {prices && (
        <span className="mt-1 block text-ink">
          {words.jobs.marketPrices(
            showNaira(prices.low),
            showNaira(prices.high),
            showNaira(prices.half_low),
            showNaira(prices.half_high),
          )}
        </span>
      )}
    </>
  );
}

/** Category and skill of a job, from the catalogue: the skills are those of the chosen category. */
function CategoryAndSkill({ control }: { control: JobControl }) {
  const { categories, skills, failure } = useCatalogue();
  const category = useController({ control, name: 'category' });
  const skill = useController({ control, name: 'skill' });
  const chosen = category.field.value ?? '';
  const skillsOf = (id: string) => namesUnder(id, categories, skills);

  function chooseCategory(id: string) {
    category.field.onChange(id || null);
    if (!skillsOf(id).includes(skill.field.value ?? '')) skill.field.onChange('');
  }

  return (
    <>
      {failure}
      <div className="grid gap-4 sm:grid-cols-2">
        <CategorySelect
          optional
          categories={categories}
          placeholder={words.jobs.form.anyCategory}
          {...category.field}
          value={chosen}
          onChange={({ target }) => chooseCategory(target.value)}
          error={category.fieldState.error?.message}
        />
        <SelectField
          label={words.common.labels.skill}
          placeholder={words.common.labels.selectSkill}
          options={skillOptions(skillsOf(chosen), skill.field.value)}
          {...skill.field}
          value={skill.field.value ?? ''}
          error={skill.fieldState.error?.message}
        />
      </div>
    </>
  );
}

/** The names of a category's skills; of all skills when none is chosen or it has none. */
function namesUnder(id: string, categories: readonly Category[], skills: readonly Skill[] = []): string[] {
  const own = skillsUnder(id, categories, skills);
  return (own.length > 0 ? own : skills).map(({ name }) => name);
}

/** Keeps the chosen skill among the options, also before the catalogue has loaded. */
function skillOptions(names: readonly string[], chosen: string | undefined) {
  const shown = !chosen || names.includes(chosen) ? names : [chosen, ...names];
  return shown.map((name) => ({ value: name, label: words.common.named.of(name) }));
}
