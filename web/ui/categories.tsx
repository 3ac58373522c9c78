/** Choosing a category and a skill of the catalogue: a category includes its subcategories, which are grouped under it. */
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { type Category, catalogue, type Skill } from '#contract/catalogue/catalogue.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '../lib/query.ts';
import { ErrorBox } from './basics/error-box.tsx';
import { SelectField } from './fields/text-field.tsx';

/** Both lists of the catalogue, and the box to show while one has failed to load, under `title`. */
export function useCatalogue(title = words.jobs.form.categoriesFailed) {
  const categories = useQuery(callOptions(catalogue.categories));
  const skills = useQuery(callOptions(catalogue.skills));
  const failed = categories.error ?? skills.error;
  return {
    categories: categories.data?.categories ?? [],
    /** Undefined until they have loaded. */
    skills: skills.data?.skills,
    failure: failed && (
      <ErrorBox
        error={failed}
        title={title}
        busy={categories.isFetching || skills.isFetching}
        onRetry={() => void Promise.all([categories.refetch(), skills.refetch()])}
      />
    ),
  };
}

/** The skills of a category and its subcategories. */
export function skillsUnder(
  id: string,
  categories: readonly Category[],
  skills: readonly Skill[] = [],
): readonly Skill[] {
  const family = [id, ...partsOf(id, categories).map((part) => part.id)];
  return skills.filter(({ categoryId }) => family.includes(categoryId));
}

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'> & {
  categories: readonly Category[];
  /** Leaves out categories that have subcategories. */
  onlyParts?: boolean;
};

export function CategorySelect({ categories, onlyParts = false, ...select }: Props) {
  return (
    <SelectField {...select} label={words.common.labels.category}>
      {partsOf(null, categories).map((category) => {
        const parts = partsOf(category.id, categories);
        if (parts.length === 0) return <Choice key={category.id} category={category} />;
        return (
          <optgroup key={category.id} label={words.common.named.of(category.name)}>
            {(onlyParts ? parts : [category, ...parts]).map((one) => (
              <Choice key={one.id} category={one} />
            ))}
          </optgroup>
        );
      })}
    </SelectField>
  );
}

function Choice({ category }: { category: Category }) {
  return <option value={category.id}>{words.common.named.of(category.name)}</option>;
}

/** The subcategories of a category in their order; of null the top-level ones. */
function partsOf(id: string | null, categories: readonly Category[]): Category[] {
  return categories.filter(({ parentId }) => parentId === id);
}
