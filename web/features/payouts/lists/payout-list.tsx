/** Withdrawals and other transfers with their progress, and the status of an order's money. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EarningStatus } from '#contract/acts/statuses.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { payouts, returnReason } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { type Pages, useCallPages } from '#web/lib/pages.ts';
import { callOptions, refresh } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { type Column, DataTable, LoadMore } from '#web/ui/lists/data-table.tsx';
import { isUnderWay, PayoutBadge, PayoutSteps } from '#web/ui/lists/status-badges.tsx';

export function PayoutList({ side }: { side: Side }) {
  return (
    <PastTransfers
      pages={usePayouts(side)}
      title={words.payouts.withdrawals.title}
      failed={words.payouts.withdrawals.failed}
      counted={words.common.counted.withdrawals}
      lead={(rows) => <UnderWay rows={rows} />}
      order={({ title }) => title ?? words.payouts.withdrawals.allRefunds}
      to={(row) => (
        <>
          {row.account_name}
          <span className="block text-sm text-soft">
            {words.payouts.accounts.endingIn(row.bank_name, row.account_number)}
          </span>
        </>
      )}
      note={(row) => row.reason && returnReason(row.status)}
    />
  );
}

type Transfer = Pick<Payout, 'id' | 'created_at' | 'amount' | 'progress'>;

type PastTransfersProps<Row> = {
  pages: Pages<Row>;
  title: string;
  failed: string;
  counted: (count: number) => string;
  /** Shown above the table. */
  lead?: (rows: readonly Row[]) => ReactNode;
  /** The name of the order it was for. */
  order: (row: Row) => string;
  to: (row: Row) => ReactNode;
  /** Explains its progress. */
  note: (row: Row) => string | null;
};

/** Renders nothing until there is a transfer: it is at the end of the page, and most people have none. */
export function PastTransfers<Row extends Transfer>(props: PastTransfersProps<Row>) {
  const { pages, title, failed, counted, lead, order, to, note } = props;
  const columns: Column<Row>[] = [
    { header: words.payouts.table.date, cell: (row) => showMoment(row.created_at) },
    { header: words.payouts.table.order, cell: order, title: true },
    { header: words.payouts.table.to, cell: to },
    {
      header: words.payouts.table.progress,
      cell: (row) => (
        <span className="inline-grid justify-items-end gap-1 sm:justify-items-start">
          <PayoutBadge progress={row.progress} />
          {note(row) && <span className="max-w-60 text-sm text-soft">{note(row)}</span>}
        </span>
      ),
    },
    { header: words.payouts.table.amount, align: 'end', cell: (row) => showNaira(row.amount) },
  ];
  if (!pages.error && !pages.data?.length) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-xl leading-7">{title}</h2>
      <QueryView query={pages} errorTitle={failed}>
        {(rows) => (
          <>
            {lead?.(rows)}
            <DataTable
              caption={counted(rows.length)}
              columns={columns}
              rows={rows}
              rowKey={(row) => row.id}
            />
            <LoadMore pages={pages} />
          </>
        )}
      </QueryView>
    </section>
  );
}

/** Withdrawals that have not arrived yet, with their steps. */
function UnderWay({ rows }: { rows: readonly Payout[] }) {
  const waiting = rows.filter(({ progress }) => isUnderWay(progress));
  if (waiting.length === 0) return null;
  return (
    <ul aria-label={words.payouts.withdrawals.onItsWay} className="mb-4 grid gap-3">
      {waiting.map((payout) => (
        <li key={payout.id} className="card grid gap-4 p-4 sm:p-5">
          <p>
            <strong className="tabular-nums">{showNaira(payout.amount)}</strong>{' '}
            {words.payouts.withdrawals.to(payout.account_name, payout.bank_name, payout.account_number)}
          </p>
          <PayoutSteps progress={payout.progress} />
        </li>
      ))}
    </ul>
  );
}

export type Payout = Reply<typeof payouts.list>['payouts'][number];

const ASK_AGAIN_MS = 4000;

/** A side's withdrawals, polled while a bank has not answered yet. */
function usePayouts(as: Side) {
  return useCallPages(
    payouts.list,
    { query: { as } },
    (reply) => ({ items: reply.payouts, next: reply.next }),
    {
      refetchInterval: ({ state }) =>
        state.data?.pages.some((page) => page.payouts.some(({ progress }) => isUnderWay(progress)))
          ? ASK_AGAIN_MS
          : false,
    },
  );
}

/** One payout, polled until it ends; `begun` is what is already known about it. */
export function useFollowedPayout(begun: Payout): Payout {
  const { data } = useQuery({
    ...callOptions(payouts.list, { query: { as: begun.side } }),
    select: (reply) => reply.payouts.find((payout) => payout.id === begun.id),
    refetchInterval: ({ state }) => {
      const found = state.data?.payouts.find((payout) => payout.id === begun.id);
      return isUnderWay(found?.progress ?? begun.progress) ? ASK_AGAIN_MS : false;
    },
  });
  return data ?? begun;
}

/** Refetches the figures, the lists and the affected orders after money moved. */
export function usePayoutsRefresh(): () => void {
  const client = useQueryClient();
  return () => void refresh(client, payouts.transfer.changes);
}

const TONES: Record<EarningStatus, Tone> = {
  pending: 'quiet',
  available: 'good',
  sent: 'active',
  paid: 'good',
  lost: 'bad',
};

/** The status of an order's money: expected, available, on its way, paid, or taken back. */
export function MoneyBadge({ status }: { status: EarningStatus }) {
  return <Badge tone={TONES[status]}>{words.payouts.status[status]}</Badge>;
}
