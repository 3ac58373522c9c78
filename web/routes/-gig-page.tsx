/** A gig with what other features add to it; the same at both of its URLs, and for visitors. */
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Gig, ScopePackage } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { GigScreen, type GigView } from '#web/features/gig-page/gig-screen.tsx';
import { InviteButton } from '#web/features/jobs/parts/invite-button.tsx';
import { ContactButton } from '#web/features/messages/parts/contact-button.tsx';
import { ReviewsReceived } from '#web/features/reviews/parts/reviews-received.tsx';
import { ShareButton } from '#web/features/sharing/parts/share-button.tsx';
import { showNaira } from '#web/lib/money.ts';
import { useSession } from '#web/lib/session.ts';
import { useNext } from '#web/lib/wants.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { Heart } from '#web/ui/cards/heart.tsx';
import { useWanted } from '#web/ui/cards/use-wanted.ts';
import { EmptyState } from '../ui/basics/empty-state.tsx';

export function GigPage({ id, view }: { id: string; view: GigView }) {
  const navigate = useNavigate();
  const { person } = useSession();
  // Ordering is on another screen.
  const orders = view.want === 'order' && person?.sides.includes('hunter') === true;
  const wanted = useWanted(orders ? undefined : view.want);
  useEffect(() => {
    if (orders) void navigate({ to: paths.createJob, search: orderOf(id, view.package), replace: true });
  }, [orders, id, view.package, navigate]);
  return (
    <GigScreen
      id={id}
      view={view}
      onView={(next) => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
      share={(gig) => (
        <>
          <ShareButton path={paths.fill(paths.gig, { id: gig.id })} title={gig.title} />
          <Heart
            kind="gig"
            id={id}
            name={gig.title}
            owner={gig.userId}
            wanted={wanted === 'heart'}
            className="max-sm:flex-none! max-sm:[&>span]:bg-transparent"
          />
        </>
      )}
      actions={(gig, chosen) => (
        <GigActions
          gig={gig}
          chosen={chosen}
          contact={
            <ContactButton
              to={gig.user}
              about={gig.title}
              label={words.gigs.fixed.contact}
              short={words.gigs.page.contact}
              wanted={wanted === 'message'}
            />
          }
        />
      )}
      invite={(gig) => <InviteButton talents={[gig.user]} skill={gig.skill} wanted={wanted === 'invite'} />}
      reviews={({ user }) => (
        <ReviewsReceived
          personId={user.id}
          empty={
            <EmptyState
              motif="envelope"
              title={words.common.people.noReviews}
              text={words.shell.pages.gigNoReviews(user.name)}
            />
          }
        />
      )}
    />
  );
}

/** Search params of the order form for a package, 1 to 3. */
function orderOf(gig: string, position = 1): { gig: string; package?: number } {
  return { gig, ...(position > 1 && { package: position }) };
}

type Props = { gig: Gig; chosen: ScopePackage; contact: ReactNode };

/** What the reader of a gig can do: order, contact, or edit their own gig; a visitor signs in first and comes back. */
function GigActions({ gig, chosen, contact }: Props) {
  if (gig.own) {
    return (
      <ButtonLink to={paths.editGig} params={{ id: gig.id }} variant="secondary">
        {words.gigs.page.edit}
      </ButtonLink>
    );
  }
  return (
    <>
      <OrderLink gig={gig} chosen={chosen} />
      {contact}
    </>
  );
}

function OrderLink({ gig, chosen }: Pick<Props, 'gig' | 'chosen'>) {
  const { person } = useSession();
  const next = useNext('order');
  if (!person) {
    return (
      <ButtonLink to={paths.login} search={next}>
        {words.gigs.page.order(showNaira(chosen.price))}
      </ButtonLink>
    );
  }
  return person.sides.includes('hunter') ? (
    <ButtonLink to={paths.createJob} search={orderOf(gig.id, chosen.position)}>
      {words.gigs.page.order(showNaira(chosen.price))}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.setUp} search={{ step: 2 }}>
      {words.gigs.page.startHiring}
    </ButtonLink>
  );
}
