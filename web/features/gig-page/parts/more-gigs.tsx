/** Where a gig leads on: other gigs of its talent, else of others in its category. */
import { useQuery } from '@tanstack/react-query';
import { withCover } from '#contract/gigs/covers.ts';
import { type Gig, gigs } from '#contract/gigs/gigs.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { GigCard } from '#web/ui/cards/gig-card.tsx';

const SHOWN = 4;
/** One more than shown, because the gig itself is left out. */
const limit = String(SHOWN + 1);

export function MoreGigs({ gig }: { gig: Gig }) {
  const own = useQuery(callOptions(gigs.ofPerson, { params: { id: gig.userId }, query: { limit } }));
  const sold = own.data?.gigs.filter(({ id }) => id !== gig.id);
  const isAlone = sold?.length === 0;
  const alike = useQuery({
    ...callOptions(gigSearch.search, { query: { category: gig.categoryId, limit } }),
    enabled: isAlone,
  });
  const near = alike.data?.gigs.filter(({ id }) => id !== gig.id).map(withCover);
  const shown = (isAlone ? near : sold) ?? [];
  const title = isAlone
    ? words.gigs.search.moreIn(words.common.named.of(gig.category))
    : words.gigs.line.more(gig.user.name);
  if (shown.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-xl leading-7">{title}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sm:gap-4">
        {shown.slice(0, SHOWN).map((one) => (
          <GigCard key={one.id} gig={one} unsigned={!isAlone} />
        ))}
      </ul>
    </section>
  );
}
