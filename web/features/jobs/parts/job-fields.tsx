/** The fields that say what a job is: title, brief, category, skill, budget, and who may see it. */
import { useQuery } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { type Category, catalogue, type Skill } from '#contract/catalogue/catalogue.ts';
import { JOB_TITLE_MAX } from '#contract/jobs/jobs.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
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
  const categories = useQuery(callOptions(catalogue.categories));
  const skills = useQuery(callOptions(catalogue.skills));
  const category = useController({ control, name: 'category' });
  const skill = useController({ control, name: 'skill' });
  const failed = categories.error ?? skills.error;
  const chosen = category.field.value ?? '';
  const known = skills.data?.skills ?? [];
  const fitting = skillsOf(chosen, categories.data?.categories ?? [], known);

  function chooseCategory(id: string) {
    category.field.onChange(id || null);
    const stays = skillsOf(id, categories.data?.categories ?? [], known).some(
      ({ name }) => name === skill.field.value,
    );
    if (!stays) skill.field.onChange('');
  }

  return (
    <>
      {failed && (
        <ErrorBox
          error={failed}
          title={words.jobs.form.categoriesFailed}
          busy={categories.isFetching || skills.isFetching}
          onRetry={() => void Promise.all([categories.refetch(), skills.refetch()])}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.common.labels.category}
          optional
          placeholder={words.jobs.form.anyCategory}
          name="category"
          options={namedCategories(categories.data?.categories ?? [])}
          value={chosen}
          onChange={(event) => chooseCategory(event.target.value)}
          onBlur={category.field.onBlur}
          error={category.fieldState.error?.message}
        />
        <SelectField
          label={words.common.labels.skill}
          placeholder={words.common.labels.selectSkill}
          options={skillOptions(fitting, skill.field.value)}
          {...skill.field}
          value={skill.field.value ?? ''}
          error={skill.fieldState.error?.message}
        />
      </div>
    </>
  );
}

/** The skills of a category or its subcategories; all skills when none is chosen or it has none. */
function skillsOf(id: string, categories: readonly Category[], skills: readonly Skill[]): readonly Skill[] {
  if (!id) return skills;
  const family = new Set([
    id,
    ...categories.filter(({ parentId }) => parentId === id).map((part) => part.id),
  ]);
  const own = skills.filter(({ categoryId }) => family.has(categoryId));
  return own.length > 0 ? own : skills;
}

/** Keeps the chosen skill among the options, also before the catalogue has loaded. */
function skillOptions(skills: readonly Skill[], chosen: string | undefined) {
  const names = skills.map(({ name }) => name);
  if (chosen && !names.includes(chosen)) names.unshift(chosen);
  return names.map((name) => ({ value: name, label: words.common.named.of(name) }));
}

function namedCategories(categories: readonly Category[]) {
  const names = new Map(categories.map(({ id, name }) => [id, words.common.named.of(name)]));
  return categories.map(({ id, name, parentId }) => ({
    value: id,
    label: parentId
      ? `${names.get(parentId) ?? ''}${colon} ${words.common.named.of(name)}`
      : words.common.named.of(name),
  }));
}
