/** The forms of a category and of a skill. */
import { categoryForm, operatorMarket, skillForm } from '#contract/operator-market.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall, useRefresh } from '#web/lib/query.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormSelect, FormText } from '#web/ui/form-fields.tsx';
import { notify } from '#web/ui/toast.tsx';
import { ReasonField } from './act.tsx';
import type { Category, Skill } from './categories.tsx';

const CHANGED = /^GET (category\/|skill|operator\/)/;

type CategoryProps = { category: Category | null; all: readonly Category[]; onClose: () => void };

export function CategoryDialog({ category, all, onClose }: CategoryProps) {
  const form = useContractForm(categoryForm, {
    name: category?.name ?? '',
    parent_id: category?.parentId ?? null,
    reason: '',
  });
  const refresh = useRefresh(CHANGED);
  const outcome = {
    onSuccess() {
      notify.good('Saved');
      onClose();
      void refresh();
    },
    onError: (error: Error) => applyRefusal(form, error),
  };
  const add = useMutationCall(operatorMarket.addCategory, outcome);
  const change = useMutationCall(operatorMarket.changeCategory, outcome);
  const parents = all.filter(({ id, parentId }) => parentId === null && id !== category?.id);
  return (
    <FormDialog
      onClose={onClose}
      title={category ? 'Change the category' : 'Add a category'}
      control={form.control}
      onSubmit={form.handleSubmit((body) =>
        category ? change.mutate({ params: { id: category.id }, body }) : add.mutate({ body }),
      )}
      confirm="Save"
      busy={add.isPending || change.isPending}
    >
      <FormText control={form.control} name="name" label="Name" maxLength={60} />
      <ParentField form={form} parents={parents} />
      <ReasonField control={form.control} />
    </FormDialog>
  );
}

type Form = ReturnType<typeof useContractForm<typeof categoryForm>>;

/** Nothing chosen means the bar itself. */
function ParentField({ form, parents }: { form: Form; parents: readonly Category[] }) {
  return (
    <FormSelect
      control={form.control}
      name="parent_id"
      label="Stands under"
      placeholder="The bar itself"
      options={parents.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

type SkillProps = {
  skill: Skill | null;
  categoryId: string;
  all: readonly Category[];
  onClose: () => void;
};

export function SkillDialog({ skill, categoryId, all, onClose }: SkillProps) {
  const form = useContractForm(skillForm, { name: skill?.name ?? '', category_id: categoryId, reason: '' });
  const refresh = useRefresh(CHANGED);
  const outcome = {
    onSuccess() {
      notify.good('Saved');
      onClose();
      void refresh();
    },
    onError: (error: Error) => applyRefusal(form, error),
  };
  const add = useMutationCall(operatorMarket.addSkill, outcome);
  const change = useMutationCall(operatorMarket.changeSkill, outcome);
  return (
    <FormDialog
      onClose={onClose}
      title={skill ? 'Change the skill' : 'Add a skill'}
      text={skill ? 'Gigs with this skill are found under the new name at once.' : undefined}
      control={form.control}
      onSubmit={form.handleSubmit((body) =>
        skill ? change.mutate({ params: { id: skill.id }, body }) : add.mutate({ body }),
      )}
      confirm="Save"
      busy={add.isPending || change.isPending}
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
