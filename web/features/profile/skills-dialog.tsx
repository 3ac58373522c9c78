/** The dialog in which skills are picked from the catalogue, by name or by category. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import type { PublicProfile } from '#contract/people/people.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { LevelsDialog } from './levels-dialog.tsx';
import { matchingSkills } from './matching-skills.ts';
import { LevelPicker } from './parts/level-picker.tsx';

const NEVER_OLD = { staleTime: Number.POSITIVE_INFINITY };

export function SkillsDialog({ profile, onClose }: { profile: PublicProfile; onClose: () => void }) {
  const categories = useQuery({ ...callOptions(catalogue.categories), ...NEVER_OLD });
  const skills = useQuery({ ...callOptions(catalogue.skills), ...NEVER_OLD });
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const failed = categories.error ?? skills.error;
  const known = categories.data?.categories ?? [];
  return (
    <LevelsDialog
      kind="skill"
      title={words.profiles.skills.addTitle}
      text={words.profiles.skills.addText}
      onClose={onClose}
    >
      {(picking) => (
        <LevelPicker
          kind="skill"
          hint={words.profiles.skills.noneHint}
          search={search}
          onSearch={setSearch}
          found={
            skills.data
              ? matchingSkills(skills.data.skills, known, { search, category }, [
                  ...profile.skills.map(({ skillId }) => skillId),
                  ...picking.picked.map(({ id }) => id),
                ])
              : null
          }
          {...picking}
          filter={
            <SelectField
              label={words.common.labels.category}
              placeholder={words.profiles.skills.allCategories}
              options={known.map(({ id, name, parentId }) => ({
                value: id,
                label: parentId ? `– ${words.common.named.of(name)}` : words.common.named.of(name),
              }))}
              value={category}
              onChange={({ target }) => setCategory(target.value)}
            />
          }
          failure={
            failed && (
              <ErrorBox
                error={failed}
                title={words.profiles.skills.failed}
                busy={categories.isFetching || skills.isFetching}
                onRetry={() => void Promise.all([categories.refetch(), skills.refetch()])}
              />
            )
          }
        />
      )}
    </LevelsDialog>
  );
}
