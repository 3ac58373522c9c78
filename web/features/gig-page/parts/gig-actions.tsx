/** What the reader of a gig may do: order, contact, or manage one's own gig. */
import type { ReactNode } from 'react';
import type { Gig, ScopePackage } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { usePerson } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';

type Props = { gig: Gig; chosen: ScopePackage; contact: ReactNode };

export function GigActions({ gig, chosen, contact }: Props) {
  const { sides } = usePerson();
  if (gig.own) {
    return (
      <ButtonLink to={paths.editGig} params={{ id: gig.id }} variant="secondary">
        {words.gigs.page.edit}
      </ButtonLink>
    );
  }
  return (
    <>
      {sides.includes('hunter') ? (
        <ButtonLink
          to={paths.createJob}
          search={{ gig: gig.id, ...(chosen.position > 1 && { package: chosen.position }) }}
        >
          {words.gigs.page.order}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.setUp} search={{ step: 2 }}>
          {words.gigs.page.startHiring}
        </ButtonLink>
      )}
      {contact}
    </>
  );
}
