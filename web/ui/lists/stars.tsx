/** Read-only ratings of 1 to 5 as stars; "New" when there are none yet. */
import { Star } from 'lucide-react';
import { decimals } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { showNumber } from '../../lib/dates.ts';
import { Badge } from '../basics/badge.tsx';

const FIVE = [1, 2, 3, 4, 5] as const;

/** `4.8`, formatted in the page's language. */
export function showStars(rating: number): string {
  return rating.toFixed(1).replace('.', decimals);
}

type StarsProps = { rating: number; count?: number; size?: number; short?: boolean };

/** Read-only, with half stars. `count` adds the number of reviews, `short` shows one star instead of five. */
export function Stars({ rating, count, size = 16, short = false }: StarsProps) {
  const shown = showStars(rating);
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        role="img"
        aria-label={words.common.stars.label(shown)}
        className="relative inline-flex text-control"
      >
        {short ? (
          <Star aria-hidden size={size} fill="currentColor" className="text-star" />
        ) : (
          <>
            <Row size={size} />
            <span
              aria-hidden
              className="absolute inset-y-0 left-0 overflow-hidden text-star"
              style={{ width: `${(rating / 5) * 100}%` }}
            >
              <Row size={size} filled />
            </span>
          </>
        )}
      </span>
      {count !== undefined && (
        // Aligned to the baseline of the text around the stars.
        <span className="self-baseline text-sm text-soft">
          <span className="font-semibold text-ink">{shown}</span> ({showNumber(count)})
        </span>
      )}
    </span>
  );
}

function Row({ size, filled = false }: { size: number; filled?: boolean }) {
  return (
    <span aria-hidden className="flex w-max gap-0.5">
      {FIVE.map((value) => (
        <Star key={value} size={size} fill={filled ? 'currentColor' : 'none'} className="shrink-0" />
      ))}
    </span>
  );
}

type Rated = { rating: number | null; reviews: number };

/**
 * The rating of a gig in one line: of its own orders, else of its talent, labelled as such, else New. Short enough
 * for half the width of a phone.
 */
export function GigRating({ gig: { rating, reviews, user } }: { gig: Rated & { user: Rated } }) {
  const [stars, count] = rating === null ? [user.rating, user.reviews] : [rating, reviews];
  return (
    <p className="flex min-h-6 items-center text-sm">
      {stars === null ? (
        <Badge tone="quiet">{words.common.labels.new}</Badge>
      ) : (
        <span className="inline-flex flex-wrap items-center gap-x-1 text-soft">
          {rating === null && <span>{words.common.people.talent}</span>}
          <Star
            role="img"
            aria-label={words.common.stars.label(showStars(stars))}
            size={16}
            fill="currentColor"
            className="shrink-0 text-star"
          />
          <span aria-hidden className="font-semibold text-ink">
            {showStars(stars)}
          </span>
          <span>({showNumber(count)})</span>
        </span>
      )}
    </p>
  );
}
