/** The filters of a search: each value with its number of gigs, and the active filters, each removed with a tap. */
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { NAIRA_DIGITS } from '#contract/core/money.ts';
import type { Facet, gigSearch } from '#contract/gigs/search.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNumber } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { NumberField } from '#web/ui/fields/text-field.tsx';
import { countFilters, type GigFilters } from '../search-state.ts';

type Counts = Reply<typeof gigSearch.counts>;
type Facets = Counts['facets'];
export type GigCounts = UseQueryResult<Counts>;
type FacetName = keyof Facets;
type FilterName = Exclude<keyof GigFilters, 'sort'>;

const GROUPS: readonly { name: FacetName; title: string }[] = [
  { name: 'category', title: words.common.labels.category },
  { name: 'price_max', title: words.common.labels.price },
  { name: 'delivery', title: words.common.labels.delivery },
  { name: 'rating', title: words.common.labels.rating },
  { name: 'skill', title: words.common.labels.skill },
  { name: 'language', title: words.common.labels.language },
  { name: 'online', title: words.gigs.filters.talent },
];
/** Number of values shown at first; the rest open on request. */
const IN_VIEW = 6;

type Props = { filters: GigFilters; facets: Facets };

export function Filters({ filters, facets }: Props) {
  return (
    <div className="grid gap-6">
      {GROUPS.map(({ name, title }) => {
        const values = facets[name].filter(({ count, value }) => count > 0 || isOn(filters, name, value));
        if (values.length === 0 && name !== 'price_max') return null;
        return (
          <section key={name} aria-labelledby={`filter-${name}`}>
            <h3 id={`filter-${name}`} className="mb-1 text-sm font-semibold text-soft">
              {title}
            </h3>
            <Values name={name} values={values} filters={filters} />
            {name === 'price_max' && <PriceRange filters={filters} />}
          </section>
        );
      })}
    </div>
  );
}

function Values({ name, values, filters }: { name: FacetName; values: Facet[]; filters: GigFilters }) {
  const chosen = values.findIndex(({ value }) => isOn(filters, name, value));
  const first = values.slice(0, Math.max(IN_VIEW, chosen + 1));
  const rest = values.slice(first.length);
  const rows = (some: Facet[]) => (
    <ul>
      {some.map((facet) => (
        <Value key={facet.value} {...{ name, facet, filters }} />
      ))}
    </ul>
  );
  return (
    <>
      {rows(first)}
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-link">
            {words.gigs.filters.more(rest.length)}
          </summary>
          {rows(rest)}
        </details>
      )}
    </>
  );
}

function Value({ name, facet, filters }: { name: FacetName; facet: Facet; filters: GigFilters }) {
  const on = isOn(filters, name, facet.value);
  return (
    <li>
      <Link
        to="."
        search={toggle(filters, name, facet.value)}
        replace
        resetScroll={false}
        aria-current={on || undefined}
        className={cx(
          '-mx-2 flex min-h-11 items-center gap-2 pointer-fine:min-h-8 rounded px-2 text-ink no-underline hover:bg-wash hover:text-on-wash',
          on && 'bg-wash font-semibold text-on-wash',
        )}
      >
        <RadioMark on={on} />
        <span className="min-w-0 flex-1 break-words">{facet.name}</span>
        {!on && (
          <span className="shrink-0 text-sm text-soft tabular-nums">
            {showNumber(facet.count)}
            {facet.more && '+'}
            <span className="sr-only">
              {' '}
              {facet.count === 1 ? words.gigs.filters.gig : words.gigs.filters.gigs}
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** The mark of a value: a ring, with a dot in it when chosen. */
function RadioMark({ on }: { on: boolean }) {
  return (
    <span
      {...(on ? { role: 'img', 'aria-label': words.gigs.filters.chosen } : { 'aria-hidden': true })}
      className={cx(
        'size-4 shrink-0 rounded-full bg-card',
        on ? 'border-5 border-current' : 'border border-control',
      )}
    />
  );
}

function isOn(filters: GigFilters, name: FilterName, value: string): boolean {
  return String(filters[name] ?? '') === value;
}

/** Choosing a value again removes it; changing the category also clears the skill. */
function toggle(filters: GigFilters, name: FilterName, value: string): GigFilters {
  const kept = without(name === 'category' ? without(filters, 'skill') : filters, name);
  if (isOn(filters, name, value)) return kept;
  const text = name === 'category' || name === 'skill' || name === 'language';
  return { ...kept, [name]: text ? value : Number(value) };
}

/** The same search without this filter. */
function without(filters: GigFilters, name: keyof GigFilters): GigFilters {
  return { ...filters, [name]: undefined };
}

// The price range, typed as two amounts.

/** Remounts the fields whenever the URL's prices change. */
function PriceRange({ filters }: { filters: GigFilters }) {
  return <Range key={`${filters.price_min}-${filters.price_max}`} filters={filters} />;
}

function Range({ filters }: { filters: GigFilters }) {
  const { price_min, price_max } = filters;
  const navigate = useNavigate();
  const [from, setFrom] = useState(String(price_min ?? ''));
  const [to, setTo] = useState(String(price_max ?? ''));
  const wrong = from !== '' && to !== '' && Number(from) > Number(to);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    void navigate({
      to: '.',
      search: { ...filters, price_min: Number(from) || undefined, price_max: Number(to) || undefined },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <form onSubmit={apply} className="mt-2 grid grid-cols-2 items-start gap-2">
      <NumberField
        label={words.gigs.filters.priceFrom}
        value={from}
        maxLength={NAIRA_DIGITS}
        onChange={(event) => setFrom(event.target.value)}
      />
      <NumberField
        label={words.gigs.filters.priceTo}
        value={to}
        maxLength={NAIRA_DIGITS}
        error={wrong ? words.gigs.filters.priceToLow : undefined}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="sm" className="col-span-2">
        {words.gigs.filters.applyPrice}
      </Button>
    </form>
  );
}

type FilterChipsProps = {
  filters: GigFilters;
  facets: Facets | undefined;
};

/** The active filters, each removed with a tap. */
export function FilterChips({ filters, facets }: FilterChipsProps) {
  if (countFilters(filters) === 0) return null;
  const { sort, ...names } = filters;
  return (
    <ul aria-label={words.gigs.filters.inUse} className="mb-4 flex flex-wrap gap-2">
      {(Object.keys(names) as FilterName[])
        .filter((name) => names[name] !== undefined)
        .map((name) => (
          <li key={name}>
            <Link
              to="."
              search={without(filters, name)}
              replace
              resetScroll={false}
              className="inline-flex min-h-11 sm:min-h-9 items-center gap-1.5 rounded-full bg-wash px-3 text-sm font-semibold text-on-wash no-underline hover:brightness-95"
            >
              <span className="sr-only">{words.common.actions.remove} </span>
              {nameOf(name, filters, facets)}
              <X aria-hidden size={16} />
            </Link>
          </li>
        ))}
      <li>
        <Link
          to="."
          search={sort ? { sort } : {}}
          replace
          resetScroll={false}
          className="inline-flex min-h-11 sm:min-h-9 items-center px-2 text-sm font-semibold"
        >
          {words.gigs.filters.clearAll}
        </Link>
      </li>
    </ul>
  );
}

function nameOf(name: FilterName, filters: GigFilters, facets: FilterChipsProps['facets']): string {
  const value = String(filters[name] ?? '');
  if (name === 'price_min') return words.common.amounts.from(showNaira(Number(value)));
  if (name === 'price_max') return words.gigs.filters.upTo(Number(value));
  return facets?.[name].find((facet) => facet.value === value)?.name ?? FALLBACK[name](value);
}

/** Labels while the counts are missing or no gig has the value. */
const FALLBACK: Record<Exclude<FilterName, 'price_min' | 'price_max'>, (value: string) => string> = {
  category: () => words.common.labels.category,
  skill: () => words.common.labels.skill,
  delivery: (days) => words.gigs.filters.withinDays(days),
  rating: (stars) => words.gigs.filters.stars(stars),
  language: () => words.common.labels.language,
  online: () => words.gigs.filters.online,
};
