/** The live gigs of a person on their page: the newest first, all of them on a press. */
import { type ReactNode, useState } from 'react';
import { withCover } from '#contract/gigs/covers.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import type { PublicProfile } from '#contract/people/people.ts';
import { words } from '#contract/words.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { GigCard } from '#web/ui/cards/gig-card.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';

const SHOWN = 6;
const GRID = 'grid grid-cols-2 gap-3 sm:gap-4';
const THREE = `${GRID} lg:grid-cols-3`;
const SIZES = '(min-width: 1024px) 290px, 48vw';
const HALF = '(min-width: 1024px) 440px, 48vw';

/** Renders nothing for a person without gigs, past work and skills, such as a hunter. */
export function Portfolio({ profile }: { profile: PublicProfile }) {
  const [all, setAll] = useState(false);
  const { gigs: newest, past_work: pieces, skills } = profile;
  const isPair = newest.length === 2;
  if (newest.length === 0) {
    if (pieces === 0 && skills.length === 0) return null;
    return (
      <Section title={words.common.places.portfolio}>
        <p className="card p-5 text-soft">{words.common.fixed.noPortfolio}</p>
      </Section>
    );
  }
  return (
    <Section title={words.common.places.gigs}>
      {all ? (
        <AllGigs profile={profile} />
      ) : (
        <ul aria-label={words.common.places.gigs} className={isPair ? GRID : THREE}>
          {newest.slice(0, SHOWN).map((gig, index) => (
            <GigCard
              key={gig.id}
              gig={withCover(gig)}
              sizes={isPair ? HALF : SIZES}
              unsigned
              eager={index < 2}
            />
          ))}
        </ul>
      )}
      {!all && newest.length > SHOWN && (
        <Button variant="secondary" onClick={() => setAll(true)} className="justify-self-center">
          {words.common.actions.showAllGigs}
        </Button>
      )}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-xl leading-7">{title}</h2>
      {children}
    </section>
  );
}

function AllGigs({ profile }: { profile: PublicProfile }) {
  const pages = useCallPages(gigs.ofPerson, { params: { id: profile.id }, query: {} }, (reply) => ({
    items: reply.gigs,
    next: reply.next,
  }));
  return (
    <QueryView query={pages} errorTitle={words.common.failed.gigs}>
      {(list) => (
        <>
          <ul aria-label={words.common.places.gigs} className={THREE}>
            {list.map((gig) => (
              <GigCard key={gig.id} gig={gig} sizes={SIZES} unsigned />
            ))}
          </ul>
          <LoadMore pages={pages} />
        </>
      )}
    </QueryView>
  );
}
