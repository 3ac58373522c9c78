/** Two or three bids side by side: columns on a desktop, swiped on a phone. */
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { PriceBadge } from './cards/bid-badges.tsx';
import { BidWorks, TalentFacts } from './parts/bid-works.tsx';
import type { HunterBid } from './reject-bid-dialog.tsx';

type Props = {
  bids: readonly HunterBid[];
  onAccept: (bid: HunterBid) => void;
  onReject: (bid: HunterBid) => void;
  onClose(): void;
};

export function CompareBidsDialog({ bids, onAccept, onReject, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} size="full" title={words.jobs.bids.compareTitle}>
      <ul
        aria-label={words.common.places.bids}
        tabIndex={bids.length > 1 ? 0 : undefined}
        className="flex max-w-6xl snap-x snap-mandatory gap-4 overflow-x-auto pb-2 focus-visible:-outline-offset-3"
      >
        {bids.map((bid) => (
          <li
            key={bid.id}
            className="grid w-[85%] shrink-0 snap-center grid-rows-[auto_auto_auto_1fr_auto] content-start gap-4 rounded border border-line p-4 sm:w-80 sm:flex-1"
          >
            <Head bid={bid} />
            <BidWorks bid={bid} />
            <TalentFacts bid={bid} className="flex-col items-start!" />
            <p className="whitespace-pre-wrap wrap-anywhere">{bid.pitch}</p>
            <div className="grid gap-2">
              {bid.can.includes('accept') && (
                <Button wide onClick={() => onAccept(bid)}>
                  {words.jobs.bids.acceptFor(showNaira(bid.accept_price))}
                </Button>
              )}
              {bid.can.includes('reject') && (
                <Button wide variant="quiet" onClick={() => onReject(bid)}>
                  {words.jobs.bids.reject}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Head({ bid }: { bid: HunterBid }) {
  const { talent } = bid;
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={talent.name} image={talent.profile_image} />
        <h3 className="min-w-0 text-lg leading-6 wrap-anywhere">
          <TextLink to={paths.person.hunter} params={{ id: talent.id }}>
            {talent.name}
          </TextLink>
        </h3>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-2xl leading-8 font-bold tabular-nums">{showNaira(bid.accept_price)}</span>
        <PriceBadge price={bid.accept_price} budget={bid.job.price_budget} />
      </p>
    </div>
  );
}
