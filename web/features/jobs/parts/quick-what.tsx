/** The first card: what is needed in a sentence or two, and the kind of work. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AppWindow, Clapperboard, Image, type LucideIcon, Mic, Palette, PenLine, Stamp } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { catalogue, type Skill } from '#contract/catalogue/catalogue.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { GroupField } from '#web/ui/fields/field.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { useBound } from '#web/ui/forms/bind.tsx';
import { useTypingPause } from '#web/ui/lists/typing-pause.ts';
import { composeBrief, readBrief } from '../brief-text.ts';
import type { QuickControl } from '../quick-form.ts';

const w = words.buying.quickJob;
/** One kind of each trade, shown before the hunter looks for another; a name that the catalogue lacks is left out. */
const FIRST: Readonly<Record<string, LucideIcon>> = {
  'Logo design': Stamp,
  'Poster and flyer design': Image,
  'Web design': AppWindow,
  'Explainer videos': Clapperboard,
  'Commercial voiceover': Mic,
  'Advertising copy': PenLine,
};
const SHOWN = Object.keys(FIRST).length;

export function WhatCard({ control }: { control: QuickControl }) {
  return (
    <>
      <NeedField control={control} />
      <SkillField control={control} />
    </>
  );
}

function SkillField({ control }: { control: QuickControl }) {
  const query = useQuery(callOptions(catalogue.skills));
  const [text, setText] = useState('');
  const offered = useOffered(text.trim());
  const { field, error } = useBound({ control, name: 'skill' });
  return (
    <QueryView
      query={query}
      errorTitle={words.jobs.form.categoriesFailed}
      waiting={<Skeleton className="h-40" />}
    >
      {({ skills }) => {
        const fitting = skillsLike(skills, text, field.value, offered);
        return (
          <div className="grid gap-2">
            <KindTiles {...field} error={error} names={fitting} />
            {fitting.length === 0 && <p className="py-2.5 text-soft">{w.noKind}</p>}
            <TextField
              type="search"
              label={w.find(skills.length)}
              hideLabel
              placeholder={w.find(skills.length)}
              value={text}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
          </div>
        );
      }}
    </QueryView>
  );
}

type TilesProps = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: ComponentProps<'input'>['ref'];
  error: string | undefined;
  names: readonly string[];
};

/** Chooses one of a few kinds, each with its icon. */
function KindTiles({ name, value, onChange, onBlur, ref, error, names }: TilesProps) {
  return (
    <GroupField label={w.kind} error={error}>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {names.map((kind, index) => {
          const Icon = FIRST[kind] ?? Palette;
          return (
            <label key={kind} className={tileClass}>
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                name={name}
                value={kind}
                checked={value === kind}
                onChange={() => onChange(kind)}
                onBlur={onBlur}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Icon
                size={22}
                strokeWidth={1.6}
                aria-hidden
                className="shrink-0 text-link max-[22rem]:hidden"
              />
              <span className="min-w-0 wrap-anywhere">{words.common.named.of(kind)}</span>
            </label>
          );
        })}
      </div>
    </GroupField>
  );
}

const tileClass =
  'relative flex min-h-12 items-center gap-2.5 rounded border border-control bg-card px-2.5 py-1 text-sm leading-4.5 hover:border-primary has-checked:border-primary has-checked:bg-wash has-checked:font-semibold has-checked:text-on-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** The skills of gigs that have any of the words, most gigs first; empty until known. */
function useOffered(text: string): readonly string[] {
  const asked = useTypingPause(text);
  const { data } = useQuery({
    ...callOptions(gigSearch.counts, { query: { query: asked, any: '1' } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  return data?.facets.skill.map(({ value }) => value) ?? [];
}

/** The chosen skill stays in view; then come skills with this name, then those offered for these words. */
function skillsLike(
  skills: readonly Skill[],
  text: string,
  chosen: string,
  offered: readonly string[],
): string[] {
  const asked = text.trim().toLowerCase();
  const named = skills.filter(({ name }) =>
    `${name} ${words.common.named.of(name)}`.toLowerCase().includes(asked),
  );
  const sold = offered.flatMap((id) => skills.find((one) => one.id === id) ?? []);
  const common = Object.keys(FIRST).flatMap((name) => skills.find((one) => one.name === name) ?? []);
  const names = (asked ? [...named, ...sold] : [...common, ...skills]).map(({ name }) => name);
  const shown = [...new Set(names)].slice(0, SHOWN);
  return chosen && !asked && !shown.includes(chosen) ? [chosen, ...shown].slice(0, SHOWN) : shown;
}

function NeedField({ control }: { control: QuickControl }) {
  const { field, error } = useBound({ control, name: 'job_description' });
  const kept = readBrief(field.value);
  const [typed, setTyped] = useState(kept?.need ?? '');
  const composed = (need: string) => composeBrief({ audience: '', must: '', ...kept, need });
  return (
    <TextareaField
      label={words.jobs.brief.need}
      hideLabel
      hint={w.needHint}
      placeholder={w.needExample}
      rows={2}
      className="[&_textarea]:min-h-17"
      // The typed text keeps whitespace that the brief leaves out.
      value={composed(typed) === field.value ? typed : (kept?.need ?? '')}
      error={error}
      ref={field.ref}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(composed(target.value));
      }}
    />
  );
}
