/** The forms of a category and of a skill. */
import { categoryForm, operatorMarket, skillForm } from '#contract/operator/market.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormSelect, FormText } from '#web/ui/forms/form-fields.tsx';
import { ReasonField } from './act.tsx';
import type { Category, Skill } from './categories.tsx';
import { useConsoleForm } from './use-console-form.ts';

const CHANGED = /^GET (category\/|skill|operator\/)/;

type CategoryProps = { category: Category | null; all: readonly Category[]; onClose: () => void };

export function CategoryDialog({ category, all, onClose }: CategoryProps) {
  const form = useConsoleForm({
    schema: categoryForm,
    start: { name: category?.name ?? '', parent_id: category?.parentId ?? null, reason: '' },
    endpoint: category ? operatorMarket.changeCategory : operatorMarket.addCategory,
    input: (body) => (category ? { params: { id: category.id }, body } : { body }),
    done: 'Saved',
    old: CHANGED,
    onClose,
  });
  const parents = all.filter(({ id, parentId }) => parentId === null && id !== category?.id);
  return (
    <FormDialog {...form} title={category ? 'Change the category' : 'Add a category'} confirm="Save">
      <FormText control={form.control} name="name" label="Name" maxLength={60} />
      <FormSelect
        control={form.control}
        name="parent_id"
        label="Stands under"
        placeholder="The bar itself"
        options={parents.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ReasonField control={form.control} />
    </FormDialog>
  );
}

type SkillProps = {
  skill: Skill | null;
  categoryId: string;
  all: readonly Category[];
  onClose: () => void;
};

export function SkillDialog({ skill, categoryId, all, onClose }: SkillProps) {
  const form = useConsoleForm({
    schema: skillForm,
    start: { name: skill?.name ?? '', category_id: categoryId, reason: '' },
    endpoint: skill ? operatorMarket.changeSkill : operatorMarket.addSkill,
    input: (body) => (skill ? { params: { id: skill.id }, body } : { body }),
    done: 'Saved',
    old: CHANGED,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={skill ? 'Change the skill' : 'Add a skill'}
      text={skill ? 'Gigs with this skill are found under the new name at once.' : undefined}
      confirm="Save"
    >
      <FormText control={form.control} name="name" label="Name" maxLength={60} />
      <FormSelect
        control={form.control}
        name="category_id"
        label="Category"
        options={all.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ReasonField control={form.control} />
    </FormDialog>
  );
}
