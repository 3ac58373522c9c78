/** A bid as the hunter compares it: who, for how much, and the pitch. */
import { Briefcase, MapPin } from 'lucide-react';
import { useState } from 'react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { MessageLink } from '#web/ui/lists/message-link.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';
import { Ago } from '#web/ui/pieces/moments.tsx';
import { BidStatusBadge, PriceBadge } from '../cards/bid-badges.tsx';
import type { HunterBid } from '../reject-bid-dialog.tsx';

type Props = { bid: HunterBid; onAccept: () => void; onReject: () => void };

export function BidCard({ bid, onAccept, onReject }: Props) {
  return (
    <li
      className={cx(
        'grid gap-4 rounded-card border p-4 sm:p-5',
        bid.rejection_reason ? 'border-brick bg-brick-wash' : 'border-line bg-card',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <Talent bid={bid} />
        <Price bid={bid} />
      </div>
      <Pitch text={bid.pitch} />
      {bid.rejection_reason && (
        <p className="border-l-3 border-brick pl-3">
          <span className="font-semibold text-brick">{words.jobs.bids.youRejected} </span>
          {bid.rejection_reason}
        </p>
      )}
      {bid.withdrawal_reason && (
        <p className="border-l-3 border-control pl-3">
          <span className="font-semibold">{words.jobs.bids.withdrew(bid.talent.name)} </span>
          {bid.withdrawal_reason}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
          <BidStatusBadge status={bid.status} />
          <Ago at={bid.created_at} />
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <MessageLink person={bid.talent} />
          {bid.can.includes('reject') && (
            <Button variant="secondary" onClick={onReject}>
              {words.jobs.bids.reject}
            </Button>
          )}
          {bid.can.includes('accept') && <Button onClick={onAccept}>{words.common.fixed.accept}</Button>}
        </div>
      </div>
    </li>
  );
}

function Talent({ bid: { talent } }: { bid: HunterBid }) {
  return (
    <div className="flex min-w-0 flex-1 basis-72 gap-3">
      <Avatar name={talent.name} image={talent.profile_image} size="lg" />
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="text-lg leading-6">
          <TextLink to={paths.person.hunter} params={{ id: talent.id }}>
            {talent.name}
          </TextLink>
        </h2>
        {talent.storyLine && <p className="line-clamp-2">{talent.storyLine}</p>}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
          {talent.rating === null ? (
            <span>{words.common.people.noReviews}</span>
          ) : (
            <Stars rating={talent.rating} count={talent.reviews} />
          )}
          <span className="inline-flex items-center gap-1">
            <Briefcase size={14} />
            {words.jobs.bids.jobsDone(words.common.counted.jobs(talent.jobs_done))}
          </span>
          {talent.country && (
            <span className="inline-flex items-center gap-1">
              <MapPin size={14} />
              {talent.country}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

function Price({ bid }: { bid: HunterBid }) {
  return (
    <div className="grid gap-1 sm:justify-items-end sm:text-right">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-row-reverse">
        <span className="text-2xl leading-8 font-bold tabular-nums">{showNaira(bid.accept_price)}</span>
        <PriceBadge price={bid.accept_price} budget={bid.job.price_budget} />
      </p>
      <p className="text-sm text-soft tabular-nums">
        {words.jobs.bids.talentReceives(showNaira(bid.net_pay))}
      </p>
    </div>
  );
}

const LONG_PITCH = 320;

function Pitch({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const long = text.length > LONG_PITCH || text.split('\n').length > 4;
  return (
    <div>
      <p className={cx('max-w-prose whitespace-pre-wrap', long && !whole && 'line-clamp-4')}>{text}</p>
      {long && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? words.jobs.bids.readLess : words.jobs.bids.readMore}
        </Button>
      )}
    </div>
  );
}
