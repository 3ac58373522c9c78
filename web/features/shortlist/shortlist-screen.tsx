/** The shortlist: gigs and talents that a hunter keeps, and how several of them are invited to a job at once. */
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { withCover } from '#contract/gigs/covers.ts';
import { type ShortlistEntry, shortlist } from '#contract/people/shortlist.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { EmptyRow } from '#web/ui/cards/empty-row.tsx';
import { GigCard } from '#web/ui/cards/gig-card.tsx';
import { Heart } from '#web/ui/cards/heart.tsx';
import { FeaturedGigs } from '#web/ui/featured-gigs.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4';
/** The maximum number of invitations per hour. */
const CHOSEN_MAX = 10;

/** With fewer entries than this, featured gigs are shown as well. */
const FEW = 4;

type Talent = { id: string; name: string };
type Props = {
  /** The button that invites them. */
  invite: (talents: readonly Talent[], skill: string | undefined) => ReactNode;
};

export function ShortlistScreen({ invite }: Props) {
  const pages = useCallPages(shortlist.list, { query: {} }, ({ kept, next }) => ({ items: kept, next }));
  const [marked, setMarked] = useState<readonly string[]>([]);
  const kept = pages.data ?? [];
  const chosen = new Map(
    kept.flatMap((one) => {
      const talent = talentOf(one);
      return talent && marked.includes(talent.id) ? [[talent.id, talent] as const] : [];
    }),
  );
  const skill = kept.find(({ gig }) => gig && chosen.has(gig.userId))?.gig?.skill;
  const mark = (one: ShortlistEntry) => {
    const talent = talentOf(one);
    if (!talent) return null;
    const isMarked = chosen.has(talent.id);
    return (
      <label className="relative z-10 flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold has-disabled:cursor-not-allowed has-disabled:opacity-60">
        <input
          type="checkbox"
          checked={isMarked}
          disabled={chosen.size >= CHOSEN_MAX && !isMarked}
          onChange={() =>
            setMarked(isMarked ? marked.filter((id) => id !== talent.id) : [...marked, talent.id])
          }
          aria-label={words.buying.shortlist.choose(talent.name)}
          className="tick"
        />
        {words.buying.shortlist.invite}
      </label>
    );
  };
  return (
    <>
      <PageHeader title={words.common.places.shortlist} text={words.buying.shortlist.lead} />
      <QueryView
        query={pages}
        errorTitle={words.buying.shortlist.failed}
        waiting={<SkeletonList rows={3} className="h-40" />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyRow title={words.buying.shortlist.empty} text={words.buying.shortlist.emptyText}>
              <ButtonLink to={paths.gigSearch}>{words.common.actions.findTalents}</ButtonLink>
            </EmptyRow>
          ) : (
            <>
              <h2 className="sr-only">{words.gigs.search.results}</h2>
              <ul aria-label={words.common.places.shortlist} className={GRID}>
                {list.map((one) =>
                  one.gig ? (
                    <GigCard key={one.id} gig={withCover(one.gig)}>
                      {mark(one)}
                    </GigCard>
                  ) : (
                    <TalentCard key={one.id} talent={one.talent}>
                      {mark(one)}
                    </TalentCard>
                  ),
                )}
              </ul>
            </>
          )
        }
      </QueryView>
      <LoadMore pages={pages} />
      {pages.data && kept.length < FEW && (
        <div className="mt-8">
          <FeaturedGigs without={kept.flatMap(({ gig }) => gig?.id ?? [])} />
        </div>
      )}
      {chosen.size > 0 && (
        <div
          data-foot
          className="above-bar sticky z-20 -mx-4 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-card px-4 py-2 max-sm:*:grow lg:mx-0 lg:rounded lg:border"
        >
          <p role="status">{words.buying.shortlist.chosen(chosen.size)}</p>
          {invite([...chosen.values()], skill)}
        </div>
      )}
    </>
  );
}

/** The talent to invite: the one kept, or the seller of the gig. */
function talentOf({ gig, talent }: ShortlistEntry): Talent | null {
  return gig ? { id: gig.userId, name: gig.user.name } : talent;
}

function TalentCard({ talent, children }: { talent: ShortlistEntry['talent']; children: ReactNode }) {
  if (!talent) return null;
  return (
    <li className="card group relative flex flex-col overflow-hidden hover:border-control">
      <span className="grid aspect-4/3 place-items-center bg-sunken">
        <Avatar name={talent.name} image={talent.profile_image} size="lg" />
      </span>
      <div className="flex flex-1 flex-col gap-1.5 p-2.5 sm:gap-2 sm:p-4">
        <h3 className="text-sm leading-5 font-semibold wrap-anywhere sm:text-base sm:leading-6">
          <Link
            to={paths.person.hunter}
            params={{ id: talent.id }}
            className="text-ink no-underline group-hover:text-link after:absolute after:inset-0 after:rounded"
          >
            {talent.name}
          </Link>
        </h3>
        {talent.storyline && (
          <p className="line-clamp-3 text-sm text-soft wrap-anywhere">{talent.storyline}</p>
        )}
        {talent.rating !== null && <Stars rating={talent.rating} count={talent.reviews} />}
        <div className="mt-auto">{children}</div>
      </div>
      <Heart
        kind="talent"
        id={talent.id}
        name={talent.name}
        owner={talent.id}
        className="absolute top-1 right-1 z-10"
      />
    </li>
  );
}
