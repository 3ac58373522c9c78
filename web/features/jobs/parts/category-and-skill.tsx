/** Category and skill of a job, from the catalogue: the skills are those of the chosen category. */
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import type { JobControl } from '../job-form.ts';

type Category = Reply<typeof catalogue.categories>['categories'][number];
type Skill = Reply<typeof catalogue.skills>['skills'][number];

export function CategoryAndSkill({ control }: { control: JobControl }) {
  const categories = useQuery({ ...callOptions(catalogue.categories), staleTime: Number.POSITIVE_INFINITY });
  const skills = useQuery({ ...callOptions(catalogue.skills), staleTime: Number.POSITIVE_INFINITY });
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

/** The skills of a category or of its parts; all of them when none is chosen or it has none. */
function skillsOf(id: string, categories: readonly Category[], skills: readonly Skill[]): readonly Skill[] {
  if (!id) return skills;
  const family = new Set([
    id,
    ...categories.filter(({ parentId }) => parentId === id).map((part) => part.id),
  ]);
  const own = skills.filter(({ categoryId }) => family.has(categoryId));
  return own.length > 0 ? own : skills;
}

/** Keeps a skill that is already chosen among the choices, also before the catalogue is there. */
function skillOptions(skills: readonly Skill[], chosen: string | undefined) {
  const names = skills.map(({ name }) => name);
  if (chosen && !names.includes(chosen)) names.unshift(chosen);
  return names.map((name) => ({ value: name, label: name }));
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
