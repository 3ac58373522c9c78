/** Where a search leads that found nothing or little: the nearest gigs, the categories, and a job posted with the same words. */
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { type Facet, type FoundGig, gigSearch } from '#contract/gigs/search.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { cx } from '#web/lib/cx.ts';
import { callKey } from '#web/lib/query.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { inCard } from '#web/ui/cards/found-gig.ts';
import { GigCard } from '#web/ui/cards/gig-card.tsx';
import { countFilters, type GigFilters, searchQuery } from '../search-state.ts';

const SHOWN = 6;

type Props = { query: string; filters: GigFilters; grid: string };

export function NothingFound({ query, filters, grid }: Props) {
  const narrowed = countFilters(filters) > 0;
  const { data: nearest, isPending } = useNearest(query, filters, []);
  if (isPending) return null;
  const list = nearest && <NearestList {...nearest} grid={grid} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <EmptyState
        title={words.common.fixed.noGigs}
        text={`${words.common.fixed.noGigsText}. ${narrowed ? words.gigs.search.emptyFiltered : words.gigs.search.empty}`}
        action={<Ways query={query} narrowed={narrowed} />}
      />
      {list}
      <Categories categories={nearest?.categories ?? []} />
    </div>
  );
}

type Found = {
  found: readonly string[];
  /** The category of most of them. */
  category: string | undefined;
};

/** Below the few gigs that were found: what else comes close. */
export function MoreGigs({ query, filters, grid, found, category }: Props & Found) {
  const { data } = useNearest(query, { ...filters, category: filters.category ?? category }, found);
  return data ? <NearestList {...data} grid={grid} className="mt-10" /> : null;
}

type Nearest = { gigs: readonly FoundGig[]; title: string; categories: readonly Facet[] };

function NearestList({ gigs, title, grid, className }: Nearest & { grid: string; className?: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('grid gap-4', className)}>
      <h3 id={id} className="text-xl leading-7">
        {title}
      </h3>
      <ul className={grid}>
        {gigs.map((gig) => (
          <GigCard key={gig.id} gig={inCard(gig)} />
        ))}
      </ul>
    </section>
  );
}

/** Below the few gigs that were found, over the whole width: the same wish as a job. */
export function OwnJob({ query }: { query: string }) {
  if (!useHires()) return null;
  return (
    <li className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed border-control px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-base leading-6">{words.gigs.search.notQuite}</h3>
        <p className="max-w-prose text-sm text-soft">{words.gigs.search.ownJob}</p>
      </div>
      <PostJob query={query} />
    </li>
  );
}

/** Talents who hire nobody have no job to post. */
function useHires(): boolean {
  const { person } = useSession();
  return person === null || person.sides.includes('hunter');
}

function PostJob({ query }: { query: string }) {
  return (
    <ButtonLink to={paths.createJob} search={query === '' ? {} : { title: query }} icon={<Plus size={18} />}>
      {words.gigs.search.postJob}
    </ButtonLink>
  );
}

function Ways({ query, narrowed }: { query: string; narrowed: boolean }) {
  const hires = useHires();
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {hires && <PostJob query={query} />}
      {narrowed ? (
        <ButtonLink to="." search={{}} variant="secondary">
          {words.gigs.filters.clear}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.gigSearch} variant="secondary">
          {words.common.actions.showAllGigs}
        </ButtonLink>
      )}
    </div>
  );
}

function Categories({ categories }: { categories: readonly Facet[] }) {
  const some = categories.filter(({ count }) => count > 0);
  if (some.length === 0) return null;
  return (
    <nav aria-label={words.gigs.search.categories} className="grid gap-3">
      <h3 className="text-xl leading-7">{words.gigs.search.categories}</h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {some.map(({ value, name }) => (
          <li key={value}>
            <TextLink to={paths.gigSearch} search={{ category: value }} className="inline-block py-2.5">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The same words without filters, else any of the words, else the same category, else any gigs: the first of these that finds
 * what is not in `found`.
 */
function useNearest(query: string, filters: GigFilters, found: readonly string[]) {
  const { category } = filters;
  const isNarrowed = countFilters(filters) > 0;
  const others = [
    isNarrowed && query !== '' && searchQuery(query, {}),
    query.includes(' ') && { ...searchQuery(query, {}), any: '1' as const },
    category && (query !== '' || countFilters(filters) > 1) && { category },
    {},
  ].filter((one) => typeof one === 'object');
  return useQuery({
    queryKey: [...callKey(gigSearch.search, { query: searchQuery(query, filters) }), 'nearest', found],
    queryFn: async ({ signal }): Promise<Nearest | null> => {
      for (const other of others) {
        const limit = String(SHOWN + found.length);
        const reply = await call(gigSearch.search, { query: { ...other, limit, facets: '1' }, signal });
        const gigs = reply.gigs.filter(({ id }) => !found.includes(id)).slice(0, SHOWN);
        if (gigs.length > 0)
          return { gigs, title: titleOf(other, reply.corrected), categories: reply.facets?.category ?? [] };
      }
      return null;
    },
  });
}

function titleOf(search: object, corrected: string | null): string {
  const { titleFor, nearest, others } = words.gigs.search;
  if (corrected) return titleFor(corrected);
  return Object.keys(search).length > 0 ? nearest : others;
}
