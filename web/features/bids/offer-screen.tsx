/** One sent job offer, for its talent: the hunter's answer, the offer itself, and what happens next. */

import { useQuery } from '@tanstack/react-query';
import { CircleX, FileSignature, Send, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { bids } from '#contract/bids/bids.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { firstNameOf } from '#contract/core/names.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showDay, showMoment } from '#web/lib/dates.ts';
import { feeBetween, feePercentOf, showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import { BidStatusBadge } from './cards/bid-badges.tsx';
import { WithdrawBidDialog } from './cards/withdraw-bid-dialog.tsx';

type Offer = Reply<typeof bids.getOffer>['joboffer'];

export function OfferDetail({ bidId, onBack }: { bidId: string; onBack: () => void }) {
  const query = useQuery(callOptions(bids.getOffer, { params: { id: bidId } }));
  const offer = query.data?.joboffer;
  return (
    <>
      <PageHeader
        typed
        back={onBack}
        title={offer?.job.title ?? words.common.places.jobOffer}
        badges={offer && <BidStatusBadge status={offer.status} reader="talent" />}
      />
      <QueryView
        query={query}
        about="job"
        errorTitle={words.jobs.bid.failed}
        waiting={<SkeletonList rows={3} className="h-40" />}
      >
        {({ joboffer }) => <OfferDetails offer={joboffer} />}
      </QueryView>
    </>
  );
}

function OfferDetails({ offer }: { offer: Offer }) {
  const [leaving, setLeaving] = useState(false);
  const over = offer.status === 'rejected' || offer.status === 'withdrawn';
  return (
    <div className="grid gap-5">
      <Answer offer={offer} />
      <DataTable caption={words.jobs.bid.caption} columns={COLUMNS} rows={[offer]} rowKey={({ id }) => id} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={words.common.labels.summary}>
          <Facts
            items={[
              [words.common.fixed.deliveredBy, offer.user.name],
              [words.jobs.fixed.applicationDate, showMoment(offer.created_at)],
              [words.jobs.fixed.totalPrice, <Price key="price" naira={offer.accept_price} />],
            ]}
          />
          <div className="mt-4 border-t border-line pt-4">
            <MoneyLines
              lines={[feeLine(offer)]}
              total={
                over
                  ? { label: words.jobs.bid.wouldHaveReceived, naira: offer.net_pay }
                  : { label: words.common.money.youReceive, naira: offer.net_pay, good: true }
              }
            />
          </div>
        </Card>
        <Card title={words.jobs.apply.pitch}>
          <p className="max-w-prose whitespace-pre-wrap">{offer.pitch}</p>
        </Card>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" to={paths.openJob} params={{ id: offer.job.id }}>
          {words.jobs.bid.viewJob}
        </ButtonLink>
        {over && <ButtonLink to={paths.openJobs}>{words.common.actions.findOpenJobs}</ButtonLink>}
        {offer.can.includes('withdraw') && (
          <Button variant="quiet" onClick={() => setLeaving(true)}>
            {words.jobs.withdrawBid.confirm}
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
  return { label: words.jobs.apply.fee(feePercentOf(price, net)), naira: -feeBetween(price, net) };
}

function Price({ naira }: { naira: number }) {
  return <span className="font-semibold tabular-nums">{showNaira(naira)}</span>;
}

const COLUMNS: readonly Column<Offer>[] = [
  { header: words.common.fixed.itemHead, cell: ({ job }) => job.title },
  { header: words.common.fixed.dateCreatedHead, cell: ({ job }) => showDay(job.created_at) },
  { header: words.common.fixed.milestoneHead, cell: ({ job }) => job.milestone },
  {
    header: words.common.fixed.dueDateHead,
    cell: ({ job }) => (job.end_date ? showDay(job.end_date) : words.jobs.bid.dueLater),
  },
  {
    header: words.common.fixed.priceHead,
    align: 'end',
    // The job's budget; the bid's own price is in the summary below.
    cell: ({ job }) => (
      <>
        {showNaira(job.price_budget)}
        <span className="block text-sm text-soft">{words.common.labels.budget}</span>
      </>
    ),
  },
];

/** The banner for the offer's status: rejected, withdrawn, sent, or further along. */
function Answer({ offer }: { offer: Offer }) {
  const { rejection_reason: reason, status } = offer;
  if (reason || status === 'rejected') {
    return (
      <Banner tone="bad" title={words.orders.fixed.offerRejected} text={words.orders.fixed.offerRejectedText}>
        {reason && (
          <blockquote className="mt-3 border-l-3 border-brick pl-3">
            <p className="text-sm text-soft">{words.jobs.bid.wrote(firstNameOf(offer.job.user.name))}</p>
            <p className="whitespace-pre-wrap">{reason}</p>
          </blockquote>
        )}
      </Banner>
    );
  }
  if (status === 'withdrawn') {
    return (
      <Banner tone="quiet" title={words.jobs.bid.withdrawn} text={words.jobs.bid.withdrawnLead}>
        {offer.withdrawal_reason && <p className="mt-2">{words.jobs.bid.reason(offer.withdrawal_reason)}</p>}
      </Banner>
    );
  }
  return (
    <Banner
      tone={status === 'offered' ? 'turn' : 'good'}
      title={words.orders.fixed.offerSent}
      text={status === 'applied' ? words.orders.fixed.offerSentText : FURTHER[status]}
    >
      <p className="mt-3">
        <span className="font-semibold">{words.jobs.bid.next} </span>
        {NEXT[status]}
      </p>
      {status !== 'applied' && (
        <ButtonLink to={paths.order.talent} params={{ id: offer.job.id }} className="mt-3">
          {words.common.actions.viewOrder}
        </ButtonLink>
      )}
    </Banner>
  );
}

const FURTHER: Record<Exclude<Offer['status'], 'applied' | Ended>, string> = {
  offered: words.jobs.bid.offered,
  agreed: words.jobs.bid.agreed,
  hired: words.jobs.bid.hired,
};
type Ended = 'rejected' | 'withdrawn';

const NEXT: Record<Exclude<Offer['status'], Ended>, string> = {
  applied: words.jobs.bid.nextApplied,
  offered: words.jobs.bid.nextOffered,
  agreed: words.jobs.bid.nextAgreed,
  hired: words.jobs.bid.nextHired,
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
    <section className={cx('flex gap-4 rounded p-4 sm:p-5', box)}>
      <Icon size={26} aria-hidden className={cx('mt-0.5 shrink-0', ink)} />
      <div className="min-w-0">
        <h2 className={cx('text-xl leading-7', ink)}>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
