/** Category and skill of a gig: the skills are those of the chosen category. */
import { useController } from 'react-hook-form';
import { words } from '#contract/words.ts';
import { CategorySelect, skillsUnder, useCatalogue } from '#web/ui/categories.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import type { GigControl } from '../gig-form.ts';

export function CategoryAndSkill({ control }: { control: GigControl }) {
  const { categories, skills, failure } = useCatalogue();
  const category = useController({ control, name: 'categoryId' });
  const skill = useController({ control, name: 'skillId' });
  const chosen = category.field.value;

  function choose(id: string) {
    category.field.onChange(id);
    const stays = skillsUnder(id, categories, skills).some((one) => one.id === skill.field.value);
    if (!stays) skill.field.onChange('');
  }
  return (
    <>
      {failure}
      <div className="grid gap-4 sm:grid-cols-2">
        <CategorySelect
          onlyParts
          categories={categories}
          placeholder={words.gigs.form.chooseCategory}
          {...category.field}
          onChange={({ target }) => choose(target.value)}
          error={category.fieldState.error?.message}
        />
        <SelectField
          label={words.common.labels.skill}
          placeholder={chosen ? words.common.labels.selectSkill : words.gigs.form.categoryFirst}
          options={skillsUnder(chosen, categories, skills).map(({ id, name }) => ({
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
