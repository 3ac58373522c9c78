/** The last card: a summary, each line with a link to change it, and the button that posts the job or leads a visitor to an account first. */
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { JOB_TITLE_MAX } from '#contract/jobs/jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { daysLater, sayDay } from '#web/lib/dates.ts';
import { nairaOf, showNaira } from '#web/lib/money.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { CONTROL, Field } from '#web/ui/fields/field.tsx';
import { textual, useBound } from '#web/ui/forms/bind.tsx';
import { NetworkButton } from '#web/ui/pieces/network-button.tsx';
import { readBrief } from '../brief-text.ts';
import { CARDS, type Card } from '../quick-cards.ts';
import { FIELDS_OF, type QuickControl, wrongFields } from '../quick-form.ts';
import { STEP } from './action-bar.tsx';

const w = words.buying.quickJob;

type Props = {
  control: QuickControl;
  /** Called when another card is opened from here. */
  onChange: () => void;
};

export function CheckCard({ control, onChange }: Props) {
  const values = useWatch({ control });
  const wrong = wrongFields(values);
  return (
    <>
      <TitleLine control={control} />
      <dl className="divide-y divide-line border-y border-line">
        {rowsOf(values).map(({ name, value, card, field }) => (
          <Row
            key={name}
            name={name}
            card={card}
            value={wrong.has(field) ? null : value}
            onChange={onChange}
          />
        ))}
      </dl>
      <Missing control={control} />
    </>
  );
}

/** The title: one line of text that grows to be fully readable; neither Enter nor pasting adds a second line. */
function TitleLine({ control }: { control: QuickControl }) {
  const { field, error } = useBound({ control, name: 'title' });
  const { onChange, ...bound } = textual(field);
  return (
    <Field label={words.common.labels.title} error={error}>
      {(given) => (
        <textarea
          rows={1}
          maxLength={JOB_TITLE_MAX}
          {...bound}
          {...given}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => {
            event.target.value = event.target.value.replace(/\s*\n\s*/g, ' ');
            onChange(event);
          }}
          className={cx(CONTROL, 'field-sizing-content resize-none leading-6')}
        />
      )}
    </Field>
  );
}

/** The button that posts the job, or leads to the first card that is incomplete. */
export function CheckSteps({ control, busy, onChange }: Props & { busy: boolean }) {
  const wrong = wrongFields(useWatch({ control }));
  const open = CARDS.find((card) => card !== 'check' && FIELDS_OF[card].some((field) => wrong.has(field)));
  if (!open) return <Post busy={busy} />;
  return (
    <ButtonLink {...linkTo(open)} className={STEP} onClick={onChange}>
      {w.fillIn}
    </ButtonLink>
  );
}

type Values = Parameters<typeof wrongFields>[0];

function rowsOf({ title, job_description = '', skill = '', price_budget, milestones, picks = [] }: Values) {
  const naira = nairaOf(price_budget ?? '');
  const need = readBrief(job_description)?.need;
  const invited = [...new Set(picks.map(({ name }) => name))].join(', ');
  return [
    // A short need is the title already.
    ...(need !== undefined && need === title?.trim()
      ? []
      : [{ card: 'what', field: 'job_description', name: w.cards.what, value: need } as const]),
    { card: 'what', field: 'skill', name: w.kind, value: words.common.named.of(skill) },
    { card: 'taste', field: 'picks', name: w.invited, value: invited ? w.othersToo(invited) : w.nobody },
    {
      ...({ card: 'money', field: 'price_budget', name: words.common.labels.priceBudget } as const),
      value: naira === null ? null : showNaira(naira),
    },
    {
      ...({ card: 'money', field: 'milestones', name: words.common.labels.dueDate } as const),
      value: timeOf(Number(milestones?.[0]?.due)),
    },
  ] as const;
}

/** The time in days, and the date itself; null when it cannot be computed. */
function timeOf(days: number): string | null {
  return days > 0 && days <= 365 ? w.within(days, sayDay(daysLater(new Date(), days))) : null;
}

type RowProps = { name: string; card: Card; value: ReactNode; onChange: () => void };

/** A row without a value offers to choose one. */
function Row({ name, card, value, onChange }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
      <dt className={value ? 'pt-1.5 text-sm leading-4.5 text-soft' : 'text-sm text-soft'}>{name}</dt>
      {value && <dd className="pb-1.5 leading-5 whitespace-pre-line wrap-anywhere">{value}</dd>}
      <dd className={value ? 'col-start-2 row-span-2 row-start-1' : undefined}>
        <TextLink {...linkTo(card)} onClick={onChange} className="inline-flex min-h-11 items-center">
          {value ? w.change : w.choose}
          <span className="sr-only"> {name}</span>
        </TextLink>
      </dd>
    </div>
  );
}

function linkTo(card: Card) {
  return { to: paths.quickJob, search: card === 'what' ? {} : { card } } as const;
}

function Post({ busy }: { busy: boolean }) {
  const { person } = useSession();
  if (person?.user_profile) {
    return (
      <NetworkButton type="submit" busy={busy} className={STEP}>
        {w.post}
      </NetworkButton>
    );
  }
  return (
    <div className="grid gap-2 max-sm:flex-1 sm:ml-auto sm:justify-items-end">
      <ButtonLink {...wayToAccount(person !== null)} className="sm:min-w-40">
        {w.signUp}
      </ButtonLink>
      <p className="text-sm text-soft max-sm:text-center">{w.signUpHint}</p>
    </div>
  );
}

const HERE = `${paths.quickJob}?card=check`;

/** A person who is signed in only lacks the profile. */
function wayToAccount(isIn: boolean) {
  const search = { next: HERE, as: 'hunter' as const };
  return isIn ? { to: paths.setUp, search } : { to: paths.login, search: { ...search, tab: 'new' as const } };
}

/** Names a card that is out of view and has an error. */
function Missing({ control }: { control: QuickControl }) {
  const { errors } = useFormState({ control });
  const wrong = CARDS.find((card) => card !== 'check' && FIELDS_OF[card].some((field) => errors[field]));
  return wrong ? <ErrorNote text={w.wrong(w.cards[wrong])} /> : null;
}
