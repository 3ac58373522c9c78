/** Finds skills or languages by name and gives each a level: a search, its results, and what is chosen so far. */
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { words } from '#contract/words.ts';
import { IconButton } from '#web/ui/basics/button.tsx';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
import { LEVELS, type LevelEntry, NO_LEVEL } from '../save-levels.ts';

export type LevelOption = { id: string; name: string };
export type PickedLevel = LevelOption & { level: string };

const FOUND = { skill: words.common.counted.skills, language: words.common.counted.languages };

type Props = {
  kind: LevelEntry['kind'];
  search: string;
  onSearch: (search: string) => void;
  /** The results without those already chosen; null while searching. */
  found: readonly LevelOption[] | null;
  picked: readonly PickedLevel[];
  onPicked: (picked: PickedLevel[]) => void;
  /** True to show which levels are missing. */
  checked: boolean;
  /** What to try when nothing is found. */
  hint: string;
  /** A second filter, beside the search. */
  filter?: ReactNode;
  /** Shown instead of the list when it failed to load. */
  failure?: ReactNode;
};

export function LevelPicker(props: Props) {
  const { kind, search, onSearch, found, picked, onPicked, hint, filter, failure } = props;
  const [latest, setLatest] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ id, name }: LevelOption) => {
    onPicked([...picked, { id, name, level: '' }]);
    setLatest(id);
    onSearch('');
  };
  const drop = (id: string) => {
    onPicked(picked.filter((one) => one.id !== id));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || search.trim() === '') return;
    event.preventDefault();
    const [first] = found ?? [];
    if (first) pick(first);
  };
  return (
    <div className="grid gap-4">
      <Chosen {...props} latest={latest} onDrop={drop} />
      <div className={filter ? 'grid gap-4 sm:grid-cols-2' : ''}>
        <TextField
          ref={input}
          type="search"
          label={words.profiles.levels.find(kind)}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          enterKeyHint="search"
        />
        {filter}
      </div>
      {failure ?? <FoundList {...{ kind, search, found, hint }} onPick={pick} />}
    </div>
  );
}

type FoundProps = Pick<Props, 'kind' | 'search' | 'found' | 'hint'> & { onPick: (one: LevelOption) => void };

function FoundList({ kind, search, found, hint, onPick }: FoundProps) {
  return (
    <div>
      <p role="status" className="sr-only">
        {found && words.common.amounts.found(FOUND[kind](found.length))}
      </p>
      {found?.length === 0 && (
        <p className="rounded bg-sunken px-3 py-2.5 text-soft wrap-anywhere">
          {search.trim()
            ? words.profiles.levels.none(kind, search.trim(), hint)
            : words.profiles.levels.typeName(kind)}
        </p>
      )}
      {found && found.length > 0 && (
        <ul
          aria-label={kind === 'skill' ? words.profiles.skills.found : words.profiles.languages.found}
          className="grid max-h-64 divide-y divide-line overflow-y-auto rounded border border-line"
        >
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => onPick(one)}
                className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left hover:bg-wash hover:text-on-wash focus-visible:-outline-offset-3"
              >
                <Plus aria-hidden size={18} className="shrink-0 text-link" />
                <span className="sr-only">{words.profiles.shared.add} </span>
                {words.common.named.of(one.name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ChosenProps = Pick<Props, 'kind' | 'picked' | 'onPicked' | 'checked'> & {
  latest: string;
  onDrop: (id: string) => void;
};

/** The chosen items; the focus moves to the level of the last one. */
function Chosen({ kind, picked, onPicked, checked, latest, onDrop }: ChosenProps) {
  if (picked.length === 0) return null;
  const options = LEVELS[kind].map((level) => ({ value: level, label: words.common.named.of(level) }));
  return (
    <ul aria-label={words.common.labels.chosen} className="grid gap-3">
      {picked.map(({ id, name, level }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 rounded bg-wash p-3 pr-1.5 text-on-wash"
        >
          <p className="self-center font-semibold wrap-anywhere">{words.common.named.of(name)}</p>
          <IconButton
            label={words.common.actions.removeNamed(words.common.named.of(name))}
            onClick={() => onDrop(id)}
          >
            <X size={18} />
          </IconButton>
          <div className="text-ink">
            <SelectField
              ref={(element) => {
                if (element && id === latest && level === '') element.focus();
              }}
              label={words.profiles.levels.labelOf(words.common.named.of(name))}
              hideLabel
              placeholder={words.profiles.levels.choose}
              options={options}
              value={level}
              onChange={({ target }) =>
                onPicked(picked.map((one) => (one.id === id ? { ...one, level: target.value } : one)))
              }
              error={checked && level === '' ? NO_LEVEL[kind] : undefined}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
