/** A bid as the hunter compares it: talent, price and pitch. */
import { useState } from 'react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { MessageLink } from '#web/ui/lists/person-link.tsx';
import { TimeAgo } from '#web/ui/pieces/moments.tsx';
import { BidStatusBadge, PriceBadge } from '../cards/bid-badges.tsx';
import type { HunterBid } from '../reject-bid-dialog.tsx';
import { BidWorks, TalentFacts } from './bid-works.tsx';

type Props = {
  bid: HunterBid;
  /** The job's milestones and their time: `3 milestones in 25 days`. */
  span: string;
  /** Absent where there is nothing to compare it with. */
  comparing?: { marked: boolean; full: boolean; onMark: (marked: boolean) => void };
  onAccept: () => void;
  onReject: () => void;
};

export function BidCard({ bid, span, comparing, onAccept, onReject }: Props) {
  return (
    <li
      className={cx(
        'grid gap-3 rounded border p-4 sm:gap-4 sm:p-5',
        bid.rejection_reason ? 'border-brick bg-brick-wash' : 'border-line bg-card',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Talent bid={bid} />
        <Price bid={bid} span={span} />
      </div>
      <Pitch text={bid.pitch} />
      <BidWorks bid={bid} />
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
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
          {bid.status !== 'applied' && <BidStatusBadge status={bid.status} />}
          <TimeAgo at={bid.created_at} />
        </p>
        <div className="flex flex-wrap items-center gap-y-2 max-sm:w-full sm:gap-x-3">
          {comparing && <CompareMark name={bid.talent.name} {...comparing} />}
          <MessageLink person={bid.talent} variant="quiet" className="max-sm:flex-1 max-sm:px-2" />
          {bid.can.includes('reject') && (
            <Button variant="quiet" onClick={onReject} className="max-sm:flex-1 max-sm:px-2">
              {words.jobs.bids.reject}
            </Button>
          )}
          {bid.can.includes('accept') && (
            <Button onClick={onAccept} className="max-sm:order-first max-sm:w-full sm:min-w-32">
              {words.jobs.acceptBid.accept}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

type MarkProps = NonNullable<Props['comparing']> & { name: string };

/** At most three bids are compared. */
function CompareMark({ name, marked, full, onMark }: MarkProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 pr-2 font-semibold has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <input
        type="checkbox"
        checked={marked}
        disabled={full && !marked}
        onChange={({ target }) => onMark(target.checked)}
        className="tick"
      />
      {words.jobs.bids.compare}
      <span className="sr-only"> {name}</span>
    </label>
  );
}

function Talent({ bid }: { bid: HunterBid }) {
  const { talent } = bid;
  return (
    <div className="grid min-w-0 flex-1 basis-72 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 max-sm:gap-y-2">
      <span className="sm:row-span-2">
        <Avatar name={talent.name} image={talent.profile_image} size="lg" />
      </span>
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="text-lg leading-6">
          <TextLink to={paths.person.hunter} params={{ id: talent.id }}>
            {talent.name}
          </TextLink>
        </h2>
        {talent.storyLine && <p className="line-clamp-2 max-sm:text-sm">{talent.storyLine}</p>}
      </div>
      <TalentFacts bid={bid} className="max-sm:col-span-2" />
    </div>
  );
}

function Price({ bid, span }: Pick<Props, 'bid' | 'span'>) {
  return (
    <div className="grid gap-1 sm:max-w-72 sm:justify-items-end sm:text-right">
      <p className="grid justify-items-start gap-1 sm:justify-items-end">
        <span className="text-2xl leading-8 font-bold tabular-nums">{showNaira(bid.accept_price)}</span>
        <PriceBadge price={bid.accept_price} budget={bid.job.price_budget} />
      </p>
      <p className="max-sm:text-sm">{span}</p>
    </div>
  );
}

const LONG_PITCH = 320;

function Pitch({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const long = text.length > LONG_PITCH || text.split('\n').length > 4;
  return (
    <div>
      <p className={cx('max-w-4xl whitespace-pre-wrap wrap-anywhere', long && !whole && 'line-clamp-4')}>
        {text}
      </p>
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
