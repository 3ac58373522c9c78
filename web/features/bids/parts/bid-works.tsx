/** Pictures of the talent's work closest to the job, and the talent's figures. */
import { Briefcase, CalendarDays, MessageCircle } from 'lucide-react';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { GalleryPicture } from '#web/ui/cards/gallery-picture.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';
import type { HunterBid } from '../reject-bid-dialog.tsx';

type Props = { bid: HunterBid; className?: string };

/** Renders nothing when the talent has no pictures. */
export function BidWorks({ bid: { talent } }: Pick<Props, 'bid'>) {
  if (talent.works.length === 0) return null;
  return (
    <ul aria-label={words.jobs.bids.works(talent.name)} className="grid max-w-2xl grid-cols-3 gap-2">
      {talent.works.map(({ title, picture }) => (
        <li key={picture.sources[0]?.webp} className="overflow-hidden rounded">
          <GalleryPicture picture={picture} alt={title} sizes="(min-width: 640px) 200px, 110px" />
        </li>
      ))}
    </ul>
  );
}

export function TalentFacts({ bid: { talent }, className }: Props) {
  return (
    <p className={cx('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft', className)}>
      {talent.rating === null ? (
        <span>{words.common.people.noReviews}</span>
      ) : (
        <Stars rating={talent.rating} count={talent.reviews} />
      )}
      <span className="inline-flex items-center gap-1">
        <Briefcase size={14} />
        {words.jobs.bids.jobsDone(words.common.counted.jobs(talent.jobs_done))}
      </span>
      {talent.gig_days !== null && (
        <span className="inline-flex items-center gap-1">
          <CalendarDays size={14} />
          {words.jobs.bids.gigDays(words.common.counted.days(talent.gig_days))}
        </span>
      )}
      {talent.replies && (
        <span className="inline-flex items-center gap-1">
          <MessageCircle size={14} />
          {words.common.people.replies[talent.replies]}
        </span>
      )}
    </p>
  );
}
