/** The hunter's payback: what can be withdrawn or sent back, from which orders it came, and past withdrawals. */
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import * as paths from '#contract/site/paths.ts';
import { statements } from '#contract/statements/statements.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showDay } from '#web/lib/dates.ts';
import { later } from '#web/lib/later.ts';
import { showNaira } from '#web/lib/money.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { type Column, DataTable, LoadMore } from '#web/ui/lists/data-table.tsx';
import { Downloads } from './lists/downloads.tsx';
import { MoneyBadge, PayoutList } from './lists/payout-list.tsx';
import { RefundList } from './parts/refund-list.tsx';
import { WithdrawalButton } from './parts/withdrawal-button.tsx';

type Payback = Reply<typeof statements.paybacks>['paybacks'][number];

export function PaybackScreen() {
  const pending = useQuery(callOptions(payouts.pendingPayback));
  const pages = useCallPages(statements.paybacks, { query: {} }, (reply) => ({
    items: reply.paybacks,
    next: reply.next,
  }));
  return (
    <>
      <PageHeader title={words.payouts.refunds.title} actions={<Downloads side="hunter" />} />
      <div className="grid gap-8">
        <QueryView query={pending} errorTitle={words.payouts.refunds.failed}>
          {({ pendingpayout }) => (
            <section className="flex flex-wrap items-end justify-between gap-4">
              <div className="grid gap-1">
                <h2 className="text-base leading-6 text-soft">{words.payouts.refunds.available}</h2>
                <p
                  className={cx(
                    'text-4xl leading-12 font-bold tabular-nums',
                    pendingpayout > 0 && 'text-leaf',
                  )}
                >
                  {showNaira(pendingpayout)}
                </p>
              </div>
              <div className="flex flex-wrap items-start gap-3 sm:flex-row-reverse max-sm:w-full max-sm:*:w-full">
                <WithdrawalButton bare />
                <ButtonLink to={paths.bankAccounts} variant="secondary" icon={<Landmark size={18} />}>
                  {words.common.places.bankAccounts}
                </ButtonLink>
              </div>
            </section>
          )}
        </QueryView>
        {/* Loads after the content above, so that nothing moves while it is read. */}
        {!pending.isLoading && (
          <QueryView query={pages} errorTitle={words.payouts.refunds.failed}>
            {(rows) =>
              rows.length === 0 ? (
                <EmptyState
                  motif="purse"
                  title={words.payouts.refunds.empty}
                  text={words.payouts.refunds.emptyText}
                  action={
                    <ButtonLink to={paths.activeOrders} variant="secondary">
                      {words.common.places.activeProjects}
                    </ButtonLink>
                  }
                />
              ) : (
                <section>
                  <h2 className="mb-4 text-xl leading-7">{words.payouts.refunds.origin}</h2>
                  <DataTable
                    caption={words.payouts.refunds.title}
                    columns={columns}
                    rows={rows}
                    rowKey={(row) => row.job_id}
                    wide
                  />
                  <LoadMore pages={pages} />
                </section>
              )
            }
          </QueryView>
        )}
      </div>
      <PayoutList side="hunter" />
      <RefundList />
    </>
  );
}

const REASONS: Record<Payback['reason'], string> = {
  accepted: words.payouts.refunds.missed,
  cancelled: words.payouts.refunds.cancelled,
  decided: words.payouts.refunds.decided,
  returned: words.payouts.refunds.returned,
};

const columns: Column<Payback>[] = [
  { header: words.payouts.table.date, cell: (row) => showDay(row.at), className: 'whitespace-nowrap' },
  {
    header: words.payouts.table.from,
    title: true,
    cell: (row) => (
      <TextLink to={row.is_order ? paths.endedOrder.hunter : paths.bidsOfJob} params={{ id: row.job_id }}>
        {row.title}
      </TextLink>
    ),
  },
  { header: words.payouts.table.reason, cell: (row) => REASONS[row.reason] },
  { header: words.common.labels.status, cell: (row) => <MoneyBadge status={row.status} /> },
  { header: words.payouts.table.amount, align: 'end', cell: (row) => showNaira(row.amount) },
  {
    header: words.payouts.sendBack.action,
    hideHeader: true,
    actions: true,
    align: 'end',
    cell: (row) => <SendBack payback={row} />,
  },
];

const SEND_BACK = later(async () => (await import('./send-back-dialog.tsx')).SendBackDialog);

/** Shown when some of it can be refunded to the original card or account. */
function SendBack({ payback }: { payback: Payback }) {
  /** Kept while the dialog is open: nothing can be sent back once it is on its way. */
  const [way, setWay] = useState<Payback['way_back']>(null);
  return (
    <>
      {payback.way_back && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={words.payouts.sendBack.actionFor(payback.title)}
          onClick={() => setWay(payback.way_back)}
        >
          {words.payouts.sendBack.action}
        </Button>
      )}
      {way && <LazyDialog dialog={SEND_BACK} given={{ payback, way, onClose: () => setWay(null) }} />}
    </>
  );
}
