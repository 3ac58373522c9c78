/** Category and skill of a gig: subcategories are grouped by category, and the skills are those of the chosen category. */
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { type Category, catalogue, type Skill } from '#contract/catalogue/catalogue.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { callOptions } from '#web/lib/query.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { CONTROL, Field } from '#web/ui/fields/field.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import type { GigControl } from '../gig-form.ts';

export function CategoryAndSkill({ control }: { control: GigControl }) {
  const categories = useQuery(callOptions(catalogue.categories));
  const skills = useQuery(callOptions(catalogue.skills));
  const category = useController({ control, name: 'categoryId' });
  const skill = useController({ control, name: 'skillId' });
  const failed = categories.error ?? skills.error;
  const all = categories.data?.categories ?? [];
  const known = skills.data?.skills ?? [];
  const chosen = category.field.value;

  function choose(id: string) {
    category.field.onChange(id);
    if (!skillsUnder(id, all, known).some((one) => one.id === skill.field.value)) skill.field.onChange('');
  }
  return (
    <>
      {failed && (
        <ErrorBox
          error={failed}
          title={words.gigs.form.categoriesFailed}
          busy={categories.isFetching || skills.isFetching}
          onRetry={() => void Promise.all([categories.refetch(), skills.refetch()])}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.common.labels.category} error={category.fieldState.error?.message}>
          {(attributes) => (
            <select
              {...attributes}
              {...category.field}
              value={all.length > 0 ? chosen : ''}
              onChange={({ target }) => choose(target.value)}
              className={cx(CONTROL, 'select-arrow appearance-none pr-10')}
            >
              <option value="">{words.gigs.form.chooseCategory}</option>
              <Choices categories={all} />
            </select>
          )}
        </Field>
        <SelectField
          label={words.common.labels.skill}
          placeholder={chosen ? words.common.labels.selectSkill : words.gigs.form.categoryFirst}
          options={skillsUnder(chosen, all, known).map(({ id, name }) => ({
            value: id,
            label: words.common.named.of(name),
          }))}
          {...skill.field}
          error={skill.fieldState.error?.message}
        />
      </div>
    </>
  );
}

function Choices({ categories }: { categories: readonly Category[] }) {
  return grouped(categories).map(({ category, parts }) =>
    parts.length === 0 ? (
      <option key={category.id} value={category.id}>
        {words.common.named.of(category.name)}
      </option>
    ) : (
      <optgroup key={category.id} label={words.common.named.of(category.name)}>
        {parts.map(({ id, name }) => (
          <option key={id} value={id}>
            {words.common.named.of(name)}
          </option>
        ))}
      </optgroup>
    ),
  );
}

/** The top-level categories in their order, each with its subcategories. */
function grouped(categories: readonly Category[]): { category: Category; parts: Category[] }[] {
  return categories
    .filter(({ parentId }) => parentId === null)
    .map((category) => ({ category, parts: categories.filter(({ parentId }) => parentId === category.id) }));
}

/** The skills of a category and its subcategories; none while no category is chosen. */
function skillsUnder(
  id: string,
  categories: readonly Category[],
  skills: readonly Skill[],
): readonly Skill[] {
  const family = new Set([
    id,
    ...categories.filter(({ parentId }) => parentId === id).map((part) => part.id),
  ]);
  return skills.filter(({ categoryId }) => family.has(categoryId));
}
