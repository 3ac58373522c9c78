/** The dialog in which languages are found by name, of all that are spoken, and given a level. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PublicProfile } from '#contract/people/people.ts';
import { languages } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { LevelsDialog } from './levels-dialog.tsx';
import { LevelPicker } from './parts/level-picker.tsx';

export function LanguagesDialog({ profile, onClose }: { profile: PublicProfile; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const asked = usePause(search.trim());
  const query = useQuery({
    ...callOptions(languages.list, { query: { search: asked } }),
    enabled: asked !== '',
    staleTime: Number.POSITIVE_INFINITY,
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

/** The languages that are offered before anything is typed: those that most of the people here speak or write. */
const FIRST_LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'fr', name: 'French' },
  { id: 'ha', name: 'Hausa' },
  { id: 'ig', name: 'Igbo' },
  { id: 'pcm', name: 'Nigerian Pidgin' },
  { id: 'sw', name: 'Swahili' },
  { id: 'yo', name: 'Yoruba' },
];

const PAUSE_MS = 200;

/** What was typed, once the typing pauses: so that not every key asks the server. */
function usePause(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
