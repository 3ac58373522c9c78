/** Adds skills or languages: a picker for each, and the check that every one has its level. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import type { PublicProfile } from '#contract/people/people.ts';
import { languages } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words.ts';
import { draftKey, readDraft, useDraftWriter } from '#web/lib/draft-store.ts';
import { callOptions } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { ErrorBox, ErrorNote } from '#web/ui/basics/error-box.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { CategorySelect, skillsUnder, useCatalogue } from '#web/ui/categories.tsx';
import { useTypingPause } from '#web/ui/lists/typing-pause.ts';
import { matchingSkills } from './matching-skills.ts';
import { LevelPicker, type PickedLevel } from './parts/level-picker.tsx';
import { type LevelEntry, useSaveLevels } from './save-levels.ts';

/** Picks skills from the catalogue, by name or by category. */
export function SkillsDialog({ profile, onClose }: { profile: PublicProfile; onClose: () => void }) {
  const { categories, skills, failure } = useCatalogue(words.profiles.skills.failed);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const within = category && skills ? skillsUnder(category, categories, skills) : skills;
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
            within
              ? matchingSkills(within, search, [
                  ...profile.skills.map(({ skillId }) => skillId),
                  ...picking.picked.map(({ id }) => id),
                ])
              : null
          }
          {...picking}
          filter={
            <CategorySelect
              categories={categories}
              placeholder={words.common.labels.allCategories}
              value={category}
              onChange={({ target }) => setCategory(target.value)}
            />
          }
          failure={failure}
        />
      )}
    </LevelsDialog>
  );
}

/** Finds languages by name and gives each a level. */
export function LanguagesDialog({ profile, onClose }: { profile: PublicProfile; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const asked = useTypingPause(search.trim());
  const query = useQuery({
    ...callOptions(languages.list, { query: { search: asked } }),
    enabled: asked !== '',
  });
  const all = asked === '' || search.trim() === '' ? FIRST_LANGUAGES : query.data?.languages;
  return (
    <LevelsDialog
      kind="language"
      title={words.profiles.languages.addTitle}
      text={words.profiles.languages.text}
      onClose={onClose}
    >
      {(picking) => {
        const taken = [
          ...profile.languages.map(({ languageId }) => languageId),
          ...picking.picked.map(({ id }) => id),
        ];
        return (
          <LevelPicker
            kind="language"
            hint={words.profiles.languages.noneHint}
            search={search}
            onSearch={setSearch}
            found={all?.filter(({ id }) => !taken.includes(id)) ?? null}
            {...picking}
            failure={
              query.error && (
                <ErrorBox
                  error={query.error}
                  title={words.profiles.languages.failed}
                  onRetry={() => void query.refetch()}
                  busy={query.isFetching}
                />
              )
            }
          />
        );
      }}
    </LevelsDialog>
  );
}

const FIRST_LANGUAGES = Object.entries(words.profiles.languages.first).map(([id, name]) => ({ id, name }));

type Picking = { picked: PickedLevel[]; onPicked: (picked: PickedLevel[]) => void; checked: boolean };
type Props = {
  kind: LevelEntry['kind'];
  title: string;
  text: string;
  onClose: () => void;
  /** The picker. */
  children: (picking: Picking) => ReactNode;
};

function LevelsDialog({ kind, title, text, onClose, children }: Props) {
  const id = useId();
  const [picked, setPicked, forget] = useKept(kind);
  const [checked, setChecked] = useState(false);
  const { keep, busy, error } = useSaveLevels(kind, () => {
    forget();
    notify.good(words.notifications.fixed.added);
    onClose();
  });
  const cancel = () => {
    forget();
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (picked.length === 0 || picked.some(({ level }) => level === '')) return;
    keep(picked);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      busy={busy}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {words.common.fixed.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {picked.length > 1
              ? words.profiles.levels.addSeveral(picked.length, kind)
              : words.profiles.levels.addOne(kind)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        {children({ picked, onPicked: setPicked, checked })}
        {checked && picked.length === 0 && (
          <div ref={bringIntoView}>
            <ErrorNote text={words.profiles.qualificationErrors.none} />
          </div>
        )}
        {error && <ErrorNote text={messageOf(error)} />}
      </form>
    </Dialog>
  );
}

/** Scrolls it into view: the list above it may be longer than the dialog. */
function bringIntoView(place: HTMLElement | null) {
  place?.scrollIntoView({ block: 'nearest' });
}

/** The picked items survive a reload, as typed text does elsewhere. */
function useKept(kind: string): [PickedLevel[], (picked: PickedLevel[]) => void, forget: () => void] {
  const key = draftKey(`levels.${kind}`);
  const draftWriter = useDraftWriter();
  const [picked, setPicked] = useState<PickedLevel[]>(() => {
    const kept = readDraft(key)?.picked;
    return Array.isArray(kept) ? (kept as PickedLevel[]) : [];
  });
  const pick = (next: PickedLevel[]) => {
    setPicked(next);
    draftWriter.save(key, { picked: next });
  };
  return [picked, pick, () => draftWriter.forget(key, { picked })];
}
