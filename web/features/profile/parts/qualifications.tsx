/** What a person can show: skills and languages with their level, education and certification. */

import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicProfile } from '#contract/people/people.ts';
import { words } from '#contract/words.ts';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import type { OpenOwnDialog } from '../own-dialogs.tsx';
import type { LevelEntry } from '../save-levels.ts';
import { FactCard } from './person-card.tsx';

type Props = {
  profile: PublicProfile;
  /** Opens the dialogs; given only on one's own page. */
  open?: OpenOwnDialog;
};

/** Skills and languages. */
export function Abilities({ profile, open }: Props) {
  return (
    <>
      <Levels
        title={words.profiles.skills.title}
        list={skillLevels(profile.skills)}
        open={open}
        onAdd={open && (() => open({ kind: 'skills' }))}
        empty={words.profiles.skills.empty}
      />
      <Levels
        title={words.profiles.languages.title}
        list={languageLevelsOf(profile.languages)}
        open={open}
        onAdd={open && (() => open({ kind: 'languages' }))}
        empty={words.profiles.languages.text}
      />
    </>
  );
}

type LevelsProps = Pick<Props, 'open'> & {
  title: string;
  list: readonly LevelEntry[];
  onAdd?: (() => void) | undefined;
  empty: string;
};

function Levels({ title, list, open, onAdd, empty }: LevelsProps) {
  if (!open && list.length > 0) return <Rows title={title} list={list} />;
  const entries = list.map((of) => ({
    id: of.id,
    name: words.common.named.of(of.name),
    notes: [softText(words.common.named.of(of.level))],
    ...(open && {
      onEdit: () => open({ kind: 'level', of }),
      onRemove: () => open({ kind: 'remove', what: of }),
    }),
  }));
  return <QualificationCard title={title} entries={entries} empty={empty} {...(onAdd && { onAdd })} />;
}

function Rows({ title, list }: { title: string; list: readonly LevelEntry[] }) {
  return (
    <FactCard title={title} brief={namesOf(list)}>
      <ul className="grid gap-2">
        {list.map(({ id, name, level }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 font-semibold wrap-anywhere">{words.common.named.of(name)}</span>
            <span className="shrink-0 text-sm text-soft">{words.common.named.of(level)}</span>
          </li>
        ))}
      </ul>
    </FactCard>
  );
}

function namesOf(list: readonly { name: string }[]): string {
  return list.map(({ name }) => words.common.named.of(name)).join(', ');
}

/** Education and certificates. */
export function Schooling({ profile, open }: Props) {
  return (
    <>
      <QualificationCard
        title={words.profiles.education.title}
        entries={educationEntries(profile, open)}
        empty={words.profiles.education.text}
        {...(open && { onAdd: () => open({ kind: 'education' }) })}
      />
      <QualificationCard
        title={words.profiles.certification.title}
        entries={certificationEntries(profile, open)}
        empty={words.profiles.certification.empty}
        {...(open && { onAdd: () => open({ kind: 'certification' }) })}
      />
    </>
  );
}

function educationEntries({ educations }: PublicProfile, open: OpenOwnDialog | undefined): Entry[] {
  return educations.map((entry) => ({
    id: entry.id,
    name: entry.title,
    notes: [softText(entry.country.name), softText(span(entry.from_year, entry.to_year))],
    ...(open && {
      onEdit: () => open({ kind: 'education', entry }),
      onRemove: () => open({ kind: 'remove', what: { kind: 'education', id: entry.id, name: entry.title } }),
    }),
  }));
}

function certificationEntries({ certifications }: PublicProfile, open: OpenOwnDialog | undefined): Entry[] {
  return certifications.map((entry) => ({
    id: entry.id,
    name: entry.title,
    notes: [
      softText(`${entry.conferring_organization}, ${span(entry.year, entry.to_year)}`),
      words.common.named.of(entry.description) !== words.profiles.certification.defaultDescription && (
        <p className="mt-1 whitespace-pre-line">{entry.description}</p>
      ),
    ],
    ...(open && {
      onEdit: () => open({ kind: 'certification', entry }),
      onRemove: () =>
        open({ kind: 'remove', what: { kind: 'certification', id: entry.id, name: entry.title } }),
    }),
  }));
}

/** `2009 – 2013`, `2017`. */
function span(from: number, to: number | null): string {
  return to === null || to === from ? String(from) : `${from} – ${to}`;
}

function softText(text: string) {
  return <p className="text-sm text-soft">{text}</p>;
}

// One kind of qualification on a person's page: its entries, with add, edit and delete on one's own page.
type Entry = {
  id: string;
  name: string;
  /** Under the name. */
  notes?: readonly ReactNode[];
  /** Both are given only on one's own page. */
  onEdit?: () => void;
  onRemove?: () => void;
};

type QualificationCardProps = {
  title: string;
  entries: readonly Entry[];
  /** Given only on one's own page. */
  onAdd?: () => void;
  /** Shown on one's own page while there is none. */
  empty: string;
};

/** Renders nothing when there is nothing to show and the reader cannot add anything. */
function QualificationCard({ title, entries, onAdd, empty }: QualificationCardProps) {
  if (entries.length === 0 && !onAdd) return null;
  return (
    <FactCard
      title={title}
      brief={namesOf(entries)}
      actions={
        onAdd && (
          <Button
            variant="quiet"
            icon={<Plus size={18} />}
            aria-label={words.profiles.shared.addOne(title.toLowerCase())}
            onClick={onAdd}
            className="-my-2 -mr-3"
          >
            {words.profiles.shared.add}
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <ul className="-my-3 grid divide-y divide-line">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </FactCard>
  );
}

function EntryRow({ entry: { name, notes, onEdit, onRemove } }: { entry: Entry }) {
  return (
    <li className="flex items-start gap-1 py-3">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        {notes?.map((note, index) => note && <div key={index.toString()}>{note}</div>)}
      </div>
      {onEdit && (
        <IconButton label={words.common.actions.editNamed(name)} onClick={onEdit} className="-my-2 text-soft">
          <Pencil size={18} />
        </IconButton>
      )}
      {onRemove && (
        <IconButton
          label={words.common.actions.deleteNamed(name)}
          onClick={onRemove}
          className="-my-2 -mr-2.5 -ml-1.5 text-soft"
        >
          <Trash2 size={18} />
        </IconButton>
      )}
    </li>
  );
}

function skillLevels(skills: PublicProfile['skills']): LevelEntry[] {
  return skills.map(({ skillId, name, proficiency }) => ({
    kind: 'skill',
    id: skillId,
    name,
    level: proficiency,
  }));
}

function languageLevelsOf(languages: PublicProfile['languages']): LevelEntry[] {
  return languages.map(({ languageId, name, proficiency }) => ({
    kind: 'language',
    id: languageId,
    name,
    level: proficiency,
  }));
}
