/** The newest works of the market in one line: what can be bought, beside what waits. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { gigSearch } from '#contract/gigs/search.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { callOptions } from '#web/lib/query.ts';
import { coverOf } from '#web/ui/cards/found-gig.ts';
import { MediaCover } from '#web/ui/cards/media-cover.tsx';

/** So many are shown, three of them on a phone. */
const PLACES = [1, 2, 3, 4, 5];

const ITEM = 'min-w-0 flex-1 overflow-hidden rounded nth-[n+5]:max-sm:hidden';

/** Nothing where there is none, or it cannot be loaded: the way to the search is elsewhere too. */
export function NewWork() {
  const query = useQuery(
    callOptions(gigSearch.search, { query: { sort: 'newest', limit: String(PLACES.length) } }),
  );
  if (query.isError || query.data?.gigs.length === 0) return null;
  return (
    <ul className="flex gap-2" aria-busy={query.isPending}>
      <li className="flex flex-none basis-24">
        <Link
          to={paths.work}
          className="grid min-h-11 content-center text-sm leading-5 font-semibold no-underline"
        >
          {words.home.newWork}
          <ArrowRight aria-hidden size={20} />
        </Link>
      </li>
      {query.isPending
        ? PLACES.map((place) => <li key={place} className={cx(ITEM, 'aspect-4/3 bg-sunken')} />)
        : query.data.gigs.map(({ id, title, cover }) => (
            <li key={id} className={ITEM}>
              <Link to={paths.gig} params={{ id }} className="block" aria-label={title}>
                {cover ? (
                  <MediaCover media={coverOf(cover)} alt="" sizes="110px" bare tap={false} />
                ) : (
                  <span className="block aspect-4/3 bg-sunken" />
                )}
              </Link>
            </li>
          ))}
    </ul>
  );
}
