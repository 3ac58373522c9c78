/** The categories in their order, with their skills. */
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import {
  CATEGORY_MAX,
  type Category,
  catalogue,
  SKILL_MAX,
  type Skill,
} from '#contract/catalogue/catalogue.ts';
import { categoryForm, operatorMarket, skillForm } from '#contract/operator/market.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Button } from '#web/ui/basics/button.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Action } from './action.tsx';

const action = words.operator.action;
const label = words.operator.label;
const w = words.operator.categories;

type ButtonLook = { label: string } & Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'icon' | 'className'
>;

/** Returns the list with the item at `index` moved up one place. */
export function movedUp(ids: readonly string[], index: number): string[] {
  const others = ids.filter((_id, at) => at !== index);
  return [...others.slice(0, index - 1), ...ids.slice(index, index + 1), ...others.slice(index - 1)];
}

export function Categories() {
  // Another operator may have changed them.
  const categories = useQuery({ ...callOptions(catalogue.categories), staleTime: 0 });
  const skills = useQuery({ ...callOptions(catalogue.skills), staleTime: 0 });
  return (
    <QueryView query={categories} errorTitle={w.failed}>
      {({ categories: all }) => (
        <div className="grid gap-4">
          <EditCategory
            all={all}
            label={w.add}
            icon={<Plus size={18} />}
            variant="primary"
            className="justify-self-start"
          />
          <ol className="grid gap-3">
            {all.map((category, index) => (
              <CategoryCard
                key={category.id}
                category={category}
                all={all}
                index={index}
                skills={(skills.data?.skills ?? []).filter(({ categoryId }) => categoryId === category.id)}
              />
            ))}
          </ol>
        </div>
      )}
    </QueryView>
  );
}

type CardProps = { category: Category; all: readonly Category[]; index: number; skills: readonly Skill[] };

function CategoryCard({ category, all, index, skills }: CardProps) {
  const { id, name, parentId } = category;
  const parent = all.find((one) => one.id === parentId);
  const quiet = { variant: 'quiet', size: 'sm' } as const;
  return (
    <li className="card grid gap-3 p-4">
      <div>
        <h2 className="text-lg leading-7">{name}</h2>
        {parent && <p className="text-sm text-soft">{w.under(parent.name)}</p>}
      </div>
      {skills.length > 0 && (
        <ul aria-label={w.skillsOf(name)} className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill.id}>
              <EditSkill skill={skill} categoryId={id} all={all} label={skill.name} size="sm" />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <EditCategory category={category} all={all} label={action.edit} {...quiet} />
        <EditSkill categoryId={id} all={all} label={w.addSkill} {...quiet} />
        {index > 0 && (
          <Action
            label={action.moveUp}
            {...quiet}
            title={w.move(name)}
            text={w.moveText}
            endpoint={operatorMarket.arrangeCategories}
            input={({ reason }) => ({
              body: {
                ids: movedUp(
                  all.map((one) => one.id),
                  index,
                ),
                reason,
              },
            })}
            done={action.moved}
          />
        )}
      </div>
    </li>
  );
}

function EditCategory({
  category,
  all,
  ...look
}: { category?: Category; all: readonly Category[] } & ButtonLook) {
  const parents = all.filter(({ id, parentId }) => parentId === null && id !== category?.id);
  const form = {
    ...{ ...look, done: action.saved, schema: categoryForm, title: category ? w.edit : w.add },
    confirm: category ? action.save : w.add,
    start: { name: category?.name ?? '', parent_id: category?.parentId ?? null },
    fields: [
      { name: 'name', label: label.name, maxLength: CATEGORY_MAX },
      {
        ...({ name: 'parent_id', as: 'select', label: w.parent, placeholder: w.noParent } as const),
        options: parents.map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
  } as const;
  return category ? (
    <Action
      {...form}
      endpoint={operatorMarket.changeCategory}
      input={(body) => ({ params: { id: category.id }, body })}
    />
  ) : (
    <Action {...form} endpoint={operatorMarket.addCategory} input={(body) => ({ body })} />
  );
}

type SkillProps = { skill?: Skill; categoryId: string; all: readonly Category[] } & ButtonLook;

function EditSkill({ skill, categoryId, all, ...look }: SkillProps) {
  const form = {
    ...{ ...look, done: action.saved, schema: skillForm, title: skill ? w.editSkill : w.addSkill },
    confirm: skill ? action.save : w.addSkill,
    text: skill && w.skillText,
    start: { name: skill?.name ?? '', category_id: categoryId },
    fields: [
      { name: 'name', label: label.name, maxLength: SKILL_MAX },
      {
        ...({ name: 'category_id', as: 'select', label: w.category } as const),
        options: all.map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
  } as const;
  return skill ? (
    <Action
      {...form}
      endpoint={operatorMarket.changeSkill}
      input={(body) => ({ params: { id: skill.id }, body })}
    />
  ) : (
    <Action {...form} endpoint={operatorMarket.addSkill} input={(body) => ({ body })} />
  );
}
