/** What follows a search that found little or nothing: the nearest gigs, the categories, and posting a job with the same words. */
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Fragment, useId } from 'react';
import type { GigCard as Card } from '#contract/gigs/cards.ts';
import { withCover } from '#contract/gigs/covers.ts';
import { type Facet, gigSearch } from '#contract/gigs/search.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { cx } from '#web/lib/cx.ts';
import { callKey } from '#web/lib/query.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { EmptyRow } from '#web/ui/cards/empty-row.tsx';
import { GigCard } from '#web/ui/cards/gig-card.tsx';
import { countFilters, type GigFilters, searchQuery } from '../search-state.ts';

const SHOWN = 8;

type Props = { query: string; filters: GigFilters; grid: string };

export function NothingFound({ query, filters, grid }: Props) {
  const narrowed = countFilters(filters) > 0;
  const { data: nearest, isPending } = useNearest(query, filters, []);
  if (isPending) return null;
  const list = nearest && <NearestList {...nearest} grid={grid} />;
  return (
    <div className="grid gap-8">
      <EmptyRow title={words.common.fixed.noGigs} text={<Why query={query} narrowed={narrowed} />}>
        <NextSteps query={query} narrowed={narrowed} />
      </EmptyRow>
      {list}
      <Categories categories={nearest?.categories ?? []} />
    </div>
  );
}

type Found = {
  found: readonly string[];
  /** The category of most of the found gigs. */
  category: string | undefined;
  /** True when four cards are in a row. */
  inFour: boolean;
};

const FOUR = 4;
/** Grid position of the heading, above the rest of the row, by number of found gigs. */
const BESIDE: Record<number, string> = {
  1: 'row-start-1 col-start-2 col-span-3',
  2: 'row-start-1 col-start-3 col-span-2',
  3: 'row-start-1 col-start-4',
};

/**
 * Follows the few gigs found, in the same grid: the nearest others. In rows of four they begin beside the found ones, and the
 * prompt to post a job is below that row.
 */
export function MoreGigs({ query, filters, found, category, inFour }: Omit<Props, 'grid'> & Found) {
  const { data } = useNearest(query, { ...filters, category: filters.category ?? category }, found);
  if (!data) return null;
  return (
    <>
      <li className={inFour ? BESIDE[found.length] : 'col-span-full mt-4'}>
        <NearestHead {...data} />
      </li>
      {data.gigs.map((gig, index) => (
        <Fragment key={gig.id}>
          {inFour && index === FOUR - found.length && <OwnJob query={query} behind={found.length} inFour />}
          <GigCard gig={withCover(gig)} />
        </Fragment>
      ))}
    </>
  );
}

type Nearest = {
  gigs: readonly Card[];
  title: string;
  /** The corrected query, whose words all these gigs have; null without one. */
  meant: string | null;
  categories: readonly Facet[];
};

function NearestHead({ id, title, meant }: Pick<Nearest, 'title' | 'meant'> & { id?: string }) {
  return (
    <h3 id={id} className="text-xl leading-7">
      {meant === null ? (
        title
      ) : (
        <>
          {words.gigs.fewFound.meant}{' '}
          <TextLink to={paths.gigsFound} params={{ search_query: meant }}>
            {words.gigs.fewFound.meantWords(meant)}
          </TextLink>
        </>
      )}
    </h3>
  );
}

function NearestList({ grid, ...nearest }: Nearest & { grid: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <NearestHead id={id} {...nearest} />
      <ul className={grid}>
        {nearest.gigs.map((gig) => (
          <GigCard key={gig.id} gig={withCover(gig)} />
        ))}
      </ul>
    </section>
  );
}

const CELL = 'content-center';
/** Layout after one, two or three gigs, in rows of two or, on wide screens, three: the next cell, else a row of its own. */
const SHAPES: Record<number, string> = {
  1: CELL,
  2: 'max-xl:col-span-full sm:max-xl:grid-cols-[minmax(0,1fr)_auto] sm:max-xl:items-center xl:content-center',
  3: `${CELL} xl:col-span-full xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center`,
};
/** Below a row of four cards. */
const STRIP = 'col-span-full grid-cols-[minmax(0,1fr)_auto] items-center';

/** Offers to post the search as a job, after `behind` found gigs. `inFour`: below a row of four cards. */
export function OwnJob({ query, behind, inFour }: { query: string; behind: number; inFour: boolean }) {
  if (!useHires()) return null;
  return (
    <li
      className={cx(
        'grid justify-items-start gap-x-6 gap-y-3 rounded border border-dashed border-control p-3 sm:p-4',
        inFour ? STRIP : SHAPES[behind],
      )}
    >
      <div className="min-w-0">
        <h3 className="text-base leading-6">{words.gigs.search.notQuite}</h3>
        <p className="max-w-prose text-sm text-soft">{words.gigs.search.ownJob}</p>
      </div>
      <PostJob query={query} className="max-sm:[&>svg]:hidden" />
    </li>
  );
}

/** False for talents who do not hire: they have no job to post. */
function useHires(): boolean {
  const { person } = useSession();
  return person === null || person.sides.includes('hunter');
}

function PostJob({ query, className }: { query: string; className?: string }) {
  return (
    <ButtonLink
      to={paths.createJob}
      search={query === '' ? {} : { title: query }}
      icon={<Plus size={18} />}
      className={className}
    >
      {words.gigs.search.postJob}
    </ButtonLink>
  );
}

/** Says what was not found, and what helps. */
function Why({ query, narrowed }: { query: string; narrowed: boolean }) {
  const { empty, emptyFiltered } = words.gigs.search;
  const { none, hiring } = words.gigs.fewFound;
  const hires = useHires();
  const help = narrowed ? emptyFiltered : hires ? hiring : empty;
  return (
    <>
      {query !== '' && <p className="text-ink">{`${none(query)} ${help}`}</p>}
      <p className={cx(query !== '' && 'text-sm')}>
        {query === '' && narrowed
          ? `${words.common.fixed.noGigsText}. ${emptyFiltered}`
          : words.common.fixed.noGigsText}
      </p>
    </>
  );
}

function NextSteps({ query, narrowed }: { query: string; narrowed: boolean }) {
  const hires = useHires();
  return (
    <>
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
    </>
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
 * Tries the same words without filters, then any of the words, then the category, then any gigs: returns the first result with
 * gigs that are not in `found`.
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
        const { gigs, corrected } = await call(gigSearch.search, { query: { ...other, limit }, signal });
        const near = gigs.filter(({ id }) => !found.includes(id)).slice(0, SHOWN);
        if (near.length === 0) continue;
        const { facets } = await call(gigSearch.counts, { query: other, signal });
        return { gigs: near, ...headOf(other, corrected, facets.category), categories: facets.category };
      }
      return null;
    },
  });
}

/** For gigs that match only some of the words, the correction is dropped: it would say something the person did not mean. */
function headOf(
  search: { category?: string | undefined },
  corrected: string | null,
  categories: readonly Facet[],
): Pick<Nearest, 'title' | 'meant'> {
  const { nearest, others, moreIn } = words.gigs.search;
  const guessed = 'any' in search && corrected !== null;
  const category = categories.find(({ value }) => value === search.category);
  return {
    title: guessed || Object.keys(search).length === 0 ? others : category ? moreIn(category.name) : nearest,
    meant: guessed ? null : corrected,
  };
}
