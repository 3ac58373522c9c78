/** A gig in a list: picture, seller, title, stars, price and days; the whole card is one link, but for its heart. */
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { GigCard as Card } from '#contract/gigs/cards.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { showNaira } from '../../lib/money.ts';
import { AdirePattern } from '../basics/adire-pattern.tsx';
import { Avatar } from '../basics/avatar.tsx';
import { OnlineDot } from '../lists/person-link.tsx';
import { GigRating } from '../lists/stars.tsx';
import { Heart } from './heart.tsx';
import { MediaCover } from './media-cover.tsx';

/** The fields of a gig that a card shows, whichever list it comes from. */
type Shown = Omit<Card, 'cover'> & { cover: ComponentProps<typeof MediaCover>['media'] | null };

type Props = {
  gig: Shown;
  /** As in `<img sizes>`; by default for a grid of three beside a column of filters. */
  sizes?: string;
  /** On the seller's own page: does not repeat the seller. */
  unsigned?: boolean;
  /** For the few cards of the first screen. */
  eager?: boolean;
  /** Content at the bottom of the card. */
  children?: ReactNode;
};

/** Narrower than displayed on high-density screens: a card gets the lightest file, and the gig's own page the others. */
const SIZES = '(min-width: 640px) 240px, 160px';

/** A list item. Nothing plays in it: sound and video only show their kind. */
export function GigCard({ gig, sizes = SIZES, unsigned = false, eager = false, children }: Props) {
  return (
    <li className="card group relative flex flex-col overflow-hidden hover:border-control">
      {gig.cover ? (
        <MediaCover media={gig.cover} alt="" sizes={sizes} eager={eager} />
      ) : (
        <AdirePattern className="aspect-4/3 w-full" />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-2.5 sm:gap-2 sm:p-4">
        {!unsigned && (
          <p className="flex min-w-0 items-center gap-2 text-sm text-soft">
            <span className="max-sm:hidden">
              <Avatar name={gig.user.name} image={gig.userdetail?.profile_image} size="sm" />
            </span>
            <span className="truncate">{gig.user.name}</span>
            {gig.user.online && <OnlineDot />}
          </p>
        )}
        <h3
          className={cx(
            'line-clamp-3 text-sm leading-5 font-semibold wrap-anywhere sm:text-base sm:leading-6',
            !unsigned && 'min-h-10 sm:min-h-12',
          )}
        >
          <Link
            to={paths.gig}
            params={{ id: gig.id }}
            aria-label={words.common.amounts.titleFrom(gig.title, showNaira(gig.price_from))}
            className="text-ink no-underline group-hover:text-link after:absolute after:inset-0 after:rounded"
          >
            {gig.title}
          </Link>
        </h3>
        <GigRating gig={gig} />
        <GigPrice gig={gig} className="mt-auto border-t border-line pt-2 sm:pt-3" />
        {children}
      </div>
      <Heart
        kind="gig"
        id={gig.id}
        name={gig.title}
        owner={gig.userId}
        className="absolute top-1 right-1 z-10"
      />
    </li>
  );
}

type PriceProps = { gig: Pick<Card, 'price_from' | 'delivery_days'>; className?: string };

/** The lowest price, and in how many days. */
export function GigPrice({ gig, className }: PriceProps) {
  return (
    <p className={cx('flex flex-wrap items-baseline justify-between gap-x-3', className)}>
      <span className="font-bold tabular-nums max-sm:text-sm">
        {words.common.amounts.from(showNaira(gig.price_from))}
      </span>
      <span className="text-sm text-soft">{words.common.counted.days(gig.delivery_days)}</span>
    </p>
  );
}
