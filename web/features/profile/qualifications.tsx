/** What a person can show: skills and languages with their level, education and certification. */
import type { PublicProfile } from '#contract/people/people.ts';
import { words } from '#contract/words.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { type Levelled, languageLevelsOf, skillLevels } from './levelled.ts';
import type { OpenOwn } from './own-dialogs.tsx';
import { type Entry, QualificationCard } from './qualification-card.tsx';

type Props = {
  profile: PublicProfile;
  /** On the own page: opens the dialogs. */
  open?: OpenOwn;
};

/** What is looked for first. */
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
  list: readonly Levelled[];
  onAdd?: (() => void) | undefined;
  empty: string;
};

function Levels({ title, list, open, onAdd, empty }: LevelsProps) {
  if (!open && list.length > 0) return <Rows title={title} list={list} />;
  const entries = list.map((of) => ({
    id: of.id,
    name: of.name,
    notes: [soft(words.common.named.of(of.level))],
    ...(open && {
      onEdit: () => open({ kind: 'level', of }),
      onRemove: () => open({ kind: 'remove', what: of }),
    }),
  }));
  return <QualificationCard title={title} entries={entries} empty={empty} {...(onAdd && { onAdd })} />;
}

function Rows({ title, list }: { title: string; list: readonly Levelled[] }) {
  return (
    <Card title={title}>
      <ul className="grid gap-2">
        {list.map(({ id, name, level }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            <span className="shrink-0 text-sm text-soft">{words.common.named.of(level)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where it was learned. */
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

function educationEntries({ educations }: PublicProfile, open: OpenOwn | undefined): Entry[] {
  return educations.map((entry) => ({
    id: entry.id,
    name: entry.title,
    notes: [soft(entry.country.name), soft(span(entry.from_year, entry.to_year))],
    ...(open && {
      onEdit: () => open({ kind: 'education', entry }),
      onRemove: () => open({ kind: 'remove', what: { kind: 'education', id: entry.id, name: entry.title } }),
    }),
  }));
}

function certificationEntries({ certifications }: PublicProfile, open: OpenOwn | undefined): Entry[] {
  return certifications.map((entry) => ({
    id: entry.id,
    name: entry.title,
    notes: [
      soft(`${entry.conferring_organization}, ${span(entry.year, entry.to_year)}`),
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

function soft(text: string) {
  return <p className="text-sm text-soft">{text}</p>;
}
