/** Where a search leads that found nothing: the nearest gigs, the categories, and a job posted with the same words. */
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { type Facet, gigSearch } from '#contract/gigs/search.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { callKey } from '#web/lib/query.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { inCard } from '#web/ui/cards/found-gig.ts';
import { GigCard } from '#web/ui/cards/gig-card.tsx';
import { countFilters, type GigFilters, searchQuery } from '../search-state.ts';

const SHOWN = '6';

type Props = { query: string; filters: GigFilters; grid: string };

export function NothingFound({ query, filters, grid }: Props) {
  const narrowed = countFilters(filters) > 0;
  const nearest = useNearest(query, filters);
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <EmptyState
        title={words.common.fixed.noGigs}
        text={`${words.common.fixed.noGigsText}. ${narrowed ? words.gigs.search.emptyFiltered : words.gigs.search.empty}`}
        action={<Ways query={query} narrowed={narrowed} />}
      />
      {nearest && nearest.gigs.length > 0 && (
        <section aria-labelledby={id} className="grid gap-4">
          <h3 id={id} className="text-xl leading-7">
            {nearest.isClose ? words.gigs.search.nearest : words.gigs.search.others}
          </h3>
          <ul className={grid}>
            {nearest.gigs.map((gig) => (
              <GigCard key={gig.id} gig={inCard(gig)} />
            ))}
          </ul>
        </section>
      )}
      <Categories categories={nearest?.facets?.category ?? []} />
    </div>
  );
}

/** Talents who hire nobody have no job to post. */
function Ways({ query, narrowed }: { query: string; narrowed: boolean }) {
  const { person } = useSession();
  const hires = person === null || person.sides.includes('hunter');
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {hires && (
        <ButtonLink
          to={paths.createJob}
          search={query === '' ? {} : { title: query }}
          icon={<Plus size={18} />}
        >
          {words.gigs.search.postJob}
        </ButtonLink>
      )}
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

/** The same words without filters, else the same category, else any gigs: the first of these that finds something. */
function useNearest(query: string, filters: GigFilters) {
  const { category } = filters;
  const others = [
    countFilters(filters) > 0 && query !== '' ? searchQuery(query, {}) : null,
    category && (query !== '' || countFilters(filters) > 1) ? { category } : null,
    {},
  ].filter((one) => one !== null);
  const { data } = useQuery({
    queryKey: [...callKey(gigSearch.search, { query: searchQuery(query, filters) }), 'nearest'],
    queryFn: async ({ signal }) => {
      for (const other of others) {
        const reply = await call(gigSearch.search, {
          query: { ...other, limit: SHOWN, facets: '1' },
          signal,
        });
        if (reply.gigs.length > 0) return { ...reply, isClose: Object.keys(other).length > 0 };
      }
      return null;
    },
  });
  return data;
}
