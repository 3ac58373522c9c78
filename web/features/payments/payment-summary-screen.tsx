/** What a hunter reads before paying: the bid, the milestones, who holds the money until when, and how it will be divided. */

import { useQuery } from '@tanstack/react-query';
import { Hourglass, Lock, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { ACCEPT_AFTER_DAYS } from '#contract/acts/deadlines.ts';
import { firstNameOf } from '#contract/core/names.ts';
import { payments } from '#contract/payments/payments.ts';
import { percent } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { feeBetween, penaltyOf, showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { ErrorNote, WarnNote } from '#web/ui/basics/error-box.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { DivisionLines } from '#web/ui/division-lines.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { plainText } from '#web/ui/lists/plain-text.ts';
import { NetworkButton } from '#web/ui/pieces/network-button.tsx';
import { Tooltip } from '#web/ui/pieces/tooltip.tsx';
import { SeeOrder } from './parts/see-order.tsx';
import { type PayableBid, usePay } from './use-pay.ts';

/** `cancelled`: the hunter left the provider's page without paying. */
export function PaymentSummaryScreen({ bidId, cancelled }: { bidId: string; cancelled: boolean }) {
  const query = useQuery({ ...callOptions(payments.bid, { params: { id: bidId } }), staleTime: 0 });
  return (
    <>
      <PageHeader title={words.common.places.paymentSummary} back />
      <QueryView
        query={query}
        about="order"
        errorTitle={words.payments.summary.failed}
        waiting={<SkeletonList rows={3} className="h-40" />}
      >
        {({ bid }) => <Summary bid={bid} cancelled={cancelled} />}
      </QueryView>
    </>
  );
}

function Summary({ bid, cancelled }: { bid: PayableBid; cancelled: boolean }) {
  return (
    <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 gap-4 max-lg:contents sm:gap-5">
        <Card>
          <h2 className="mb-1 text-xl leading-7 wrap-anywhere sm:text-2xl sm:leading-8">{bid.job.title}</h2>
          <p className="mb-4 line-clamp-3 text-soft wrap-anywhere">{plainText(bid.job.job_description)}</p>
          <Facts
            items={[
              [words.common.people.talent, bid.user.name],
              [words.payments.summary.priceOffered, showDay(bid.created_at)],
              [words.common.labels.startDate, bid.start_date ? showDay(bid.start_date) : '–'],
              [words.common.labels.dueDate, bid.end_date ? showDay(bid.end_date) : '–'],
            ]}
          />
          {bid.terms && (
            <details className="mt-4 rounded border border-line">
              <summary className="min-h-11 px-4 py-2.5 font-semibold">
                {words.common.labels.termsOfAgreement}
              </summary>
              <p className="px-4 pb-4 whitespace-pre-wrap wrap-anywhere">{bid.terms}</p>
            </details>
          )}
        </Card>
        <Card title={words.payments.summary.milestones}>
          <Milestones bid={bid} />
        </Card>
        <Card title={words.payments.summary.division}>
          <DivisionLines division={bid.division} side="hunter" other={bid.user.name} />
          <p className="mt-3 text-soft">
            {words.payments.summary.divisionNote}
            {bid.job.milestones.length > 0 &&
              words.payments.summary.penaltiesMax(showNaira(mostPenalties(bid)))}
            .
          </p>
        </Card>
      </div>
      <div className="grid gap-4 max-lg:contents sm:gap-5 lg:sticky lg:top-10">
        <div className="max-lg:order-first">
          <PayBox bid={bid} cancelled={cancelled} />
        </div>
        <Card title={words.payments.protection.title}>
          <Assurances bid={bid} />
        </Card>
      </div>
    </div>
  );
}

function Milestones({ bid }: { bid: PayableBid }) {
  return (
    <DataTable
      caption={words.common.milestones.title}
      rows={bid.job.milestones}
      rowKey={(row) => row.position}
      wide
      columns={[
        { header: '#', cell: (row) => row.position, deskOnly: true },
        { header: words.common.milestones.one, cell: (row) => row.title, title: true },
        {
          header: words.common.milestones.due,
          cell: (row) => words.common.milestones.dueAfterStart(words.common.counted.days(row.due)),
        },
        {
          header: words.payments.summary.ifMissed,
          align: 'end',
          cell: (row) => `${showNaira(penaltyOf(bid.accept_price, row.penalty))} (${row.penalty}${percent})`,
        },
      ]}
    />
  );
}

/** All penalties together in naira; each is rounded by itself. */
function mostPenalties({ accept_price: price, job }: PayableBid): number {
  const left = job.milestones.reduce(
    (rest, { penalty }) => feeBetween(rest, penaltyOf(price, penalty)),
    price,
  );
  return feeBetween(price, left);
}

function Assurances({ bid }: { bid: PayableBid }) {
  return (
    <ul className="grid gap-4">
      <Assurance icon={<Lock size={20} />} title={words.payments.protection.holder}>
        {words.payments.protection.holderText(firstNameOf(bid.user.name))}
      </Assurance>
      <Assurance icon={<Hourglass size={20} />} title={words.payments.protection.silence}>
        {words.payments.protection.silenceText(ACCEPT_AFTER_DAYS)}
      </Assurance>
      <Assurance icon={<Scale size={20} />} title={words.payments.protection.wrong}>
        {words.payments.protection.wrongText}
      </Assurance>
    </ul>
  );
}

function Assurance({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 shrink-0 text-link">{icon}</span>
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-soft">{children}</p>
      </div>
    </li>
  );
}

/** The amount to pay and the button that leads to the provider; if it cannot be paid, the reason. */
function PayBox({ bid, cancelled }: { bid: PayableBid; cancelled: boolean }) {
  const { pay, busy, error } = usePay(bid.job_id);
  return (
    <Card>
      <div className="grid gap-3">
        <div>
          <p className="text-soft">{words.payments.pay.sum}</p>
          <p className="text-4xl leading-12 font-bold tabular-nums">{showNaira(bid.accept_price)}</p>
        </div>
        {error && <ErrorNote text={messageOf(error)} />}
        {bid.can_pay ? (
          <>
            {cancelled && (
              <p role="status" className="rounded bg-sunken p-3">
                {words.payments.pay.left}
              </p>
            )}
            {bid.held && <WarnNote>{words.payments.pay.underReview}</WarnNote>}
            <NetworkButton wide busy={busy} onClick={pay}>
              {words.payments.pay.confirm(showNaira(bid.accept_price))}
            </NetworkButton>
            <p className="text-sm text-soft">{words.payments.pay.methods}</p>
          </>
        ) : (
          <NotNow bid={bid} />
        )}
      </div>
    </Card>
  );
}

function NotNow({ bid }: { bid: PayableBid }) {
  const why = bid.why_not ?? words.payments.fixed.notAccepted;
  return (
    <>
      <Tooltip text={why}>
        <Button wide blocked>
          {words.common.actions.pay}
        </Button>
      </Tooltip>
      <p className="rounded bg-sunken p-3 first-letter:uppercase">{why}.</p>
      <SeeOrder order={bid} wide />
    </>
  );
}
