/** One sent job offer as its talent follows it: what the hunter said, the offer itself, and what happens next. */

import { useQuery } from '@tanstack/react-query';
import { CircleX, FileSignature, Send, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { bids } from '#contract/bids/bids.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import * as paths from '#contract/site/paths.ts';
import { screens, words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showDay, showMoment } from '#web/lib/dates.ts';
import { feeBetween, feePercentOf, showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SkeletonList } from '#web/ui/basics/skeleton.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import { BidStatusBadge } from './cards/bid-badges.tsx';
import { WithdrawBidDialog } from './withdraw-bid-dialog.tsx';

type Offer = Reply<typeof bids.getOffer>['joboffer'];
const w = words.order_detail;

export function OfferDetail({ bidId, onBack }: { bidId: string; onBack: () => void }) {
  const query = useQuery(callOptions(bids.getOffer, { params: { id: bidId } }));
  const offer = query.data?.joboffer;
  return (
    <>
      <PageHeader
        back={onBack}
        title={offer?.job.title ?? screens.common.jobOffer}
        badges={offer && <BidStatusBadge status={offer.status} reader="talent" />}
      />
      <QueryView
        query={query}
        errorTitle={screens.bids.theJobOfferCouldNotBe}
        waiting={<SkeletonList rows={3} className="h-40" />}
      >
        {({ joboffer }) => <Whole offer={joboffer} />}
      </QueryView>
    </>
  );
}

function Whole({ offer }: { offer: Offer }) {
  const [leaving, setLeaving] = useState(false);
  const over = offer.status === 'rejected' || offer.status === 'withdrawn';
  return (
    <div className="grid gap-5">
      <Answer offer={offer} />
      <DataTable
        caption={screens.bids.theJobOffer}
        columns={COLUMNS}
        rows={[offer]}
        rowKey={({ id }) => id}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={screens.common.summary}>
          <Facts
            items={[
              [screens.common.deliveredBy, offer.user.name],
              [screens.bids.applicationDate, showMoment(offer.created_at)],
              [screens.bids.totalPrice, <Price key="price" naira={offer.accept_price} />],
            ]}
          />
          <div className="mt-4 border-t border-line pt-4">
            <MoneyLines
              lines={[feeLine(offer)]}
              total={
                over
                  ? { label: screens.bids.youWouldHaveReceived, naira: offer.net_pay }
                  : { label: screens.common.youReceive, naira: offer.net_pay, good: true }
              }
            />
          </div>
        </Card>
        <Card title={screens.bids.yourPitch}>
          <p className="max-w-prose whitespace-pre-wrap">{offer.pitch}</p>
        </Card>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" to={paths.openJob} params={{ id: offer.job.id }}>
          {screens.bids.viewTheJob}
        </ButtonLink>
        {over && <ButtonLink to={paths.openJobs}>{screens.common.findOpenJobs}</ButtonLink>}
        {offer.can.includes('withdraw') && (
          <Button variant="quiet" onClick={() => setLeaving(true)}>
            {screens.bids.withdrawBid}
          </Button>
        )}
      </div>
      {leaving && (
        <WithdrawBidDialog bidId={offer.id} jobTitle={offer.job.title} onClose={() => setLeaving(false)} />
      )}
    </div>
  );
}

function feeLine({ accept_price: price, net_pay: net }: { accept_price: number; net_pay: number }) {
  return { label: screens.bids.fee(feePercentOf(price, net)), naira: -feeBetween(price, net) };
}

function Price({ naira }: { naira: number }) {
  return <span className="font-semibold tabular-nums">{showNaira(naira)}</span>;
}

const COLUMNS: readonly Column<Offer>[] = [
  { header: screens.common.itemHead, cell: ({ job }) => job.title },
  { header: screens.common.dateCreatedHead, cell: ({ job }) => showDay(job.created_at) },
  { header: screens.common.milestoneHead, cell: ({ job }) => job.milestone },
  {
    header: screens.common.dueDateHead,
    cell: ({ job }) => (job.end_date ? showDay(job.end_date) : screens.bids.setInTheAgreement),
  },
  {
    header: screens.common.priceHead,
    align: 'end',
    // The bid has a price of its own in the summary below.
    cell: ({ job }) => (
      <>
        {showNaira(job.price_budget)}
        <span className="block text-sm text-soft">{screens.common.budget}</span>
      </>
    ),
  },
];

/** The two fixed answers, and the offers that went further. */
function Answer({ offer }: { offer: Offer }) {
  const { rejection_reason: reason, status } = offer;
  if (reason || status === 'rejected') {
    return (
      <Banner tone="bad" title={w.offerRejected} text={w.offerRejectedText}>
        {reason && (
          <blockquote className="mt-3 border-l-3 border-brick pl-3">
            <p className="text-sm text-soft">{screens.bids.wrote(offer.job.user.name)}</p>
            <p className="whitespace-pre-wrap">{reason}</p>
          </blockquote>
        )}
      </Banner>
    );
  }
  if (status === 'withdrawn') {
    return (
      <Banner tone="quiet" title={screens.bids.offerWithdrawn} text={screens.bids.youTookThisBidBack}>
        {offer.withdrawal_reason && (
          <p className="mt-2">{screens.bids.yourReasonOf(offer.withdrawal_reason)}</p>
        )}
      </Banner>
    );
  }
  return (
    <Banner
      tone={status === 'offered' ? 'turn' : 'good'}
      title={w.offerSent}
      text={status === 'applied' ? w.offerSentText : FURTHER[status]}
    >
      <p className="mt-3">
        <span className="font-semibold">{screens.bids.whatHappensNext} </span>
        {NEXT[status]}
      </p>
      {status !== 'applied' && (
        <ButtonLink to={paths.talentOrders} className="mt-3">
          {screens.bids.goToOrders}
        </ButtonLink>
      )}
    </Banner>
  );
}

const FURTHER: Record<Exclude<Offer['status'], 'applied' | Ended>, string> = {
  offered: screens.bids.theHunterAcceptedYourBidAnd,
  agreed: screens.bids.youAndTheHunterHaveAgreed,
  hired: screens.bids.youWereHiredTheHunterPaid,
};
type Ended = 'rejected' | 'withdrawn';

const NEXT: Record<Exclude<Offer['status'], Ended>, string> = {
  applied: screens.bids.theHunterAcceptsYourBidWith,
  offered: screens.bids.itIsYourTurnReadThe,
  agreed: screens.bids.theHunterPaysTheWholePrice2,
  hired: screens.bids.startTheOrderAndSubmitIts,
};

const TONES = {
  good: { box: 'bg-leaf-wash', ink: 'text-leaf', icon: Send },
  bad: { box: 'bg-brick-wash', ink: 'text-brick', icon: CircleX },
  turn: { box: 'bg-ochre-wash', ink: 'text-ochre', icon: FileSignature },
  quiet: { box: 'bg-sunken', ink: 'text-soft', icon: Undo2 },
};

type BannerProps = { tone: keyof typeof TONES; title: string; text: string; children?: ReactNode };

function Banner({ tone, title, text, children }: BannerProps) {
  const { box, ink, icon: Icon } = TONES[tone];
  return (
    <section className={cx('flex gap-4 rounded-card p-4 sm:p-5', box)}>
      <Icon size={26} aria-hidden className={cx('mt-0.5 shrink-0', ink)} />
      <div className="min-w-0">
        <h2 className={cx('text-xl leading-7', ink)}>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
