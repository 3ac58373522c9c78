/** Withdrawals with their progress, and the status of an order's money. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EarningStatus } from '#contract/acts/statuses.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { payouts, returnReason } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { callOptions, refresh } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { DataTable, LoadMore } from '#web/ui/lists/data-table.tsx';
import { isUnderWay, PayoutBadge, PayoutSteps } from '#web/ui/lists/status-badges.tsx';

/** Renders nothing until there is a withdrawal: it is at the end of the page, and most people have none. */
export function PayoutList({ side }: { side: Side }) {
  const pages = usePayouts(side);
  if (!pages.error && !pages.data?.length) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-xl leading-7">{words.payouts.withdrawals.title}</h2>
      <QueryView query={pages} errorTitle={words.payouts.withdrawals.failed}>
        {(rows) => (
          <>
            <UnderWay rows={rows} />
            <DataTable
              caption={`${words.common.counted.withdrawals(rows.length)}`}
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

const columns = [
  { header: words.payouts.table.date, cell: (row: Payout) => showMoment(row.created_at) },
  {
    header: words.payouts.table.order,
    cell: (row: Payout) => row.title ?? words.payouts.withdrawals.allRefunds,
    title: true,
  },
  {
    header: words.payouts.table.to,
    cell: (row: Payout) => (
      <>
        {row.account_name}
        <span className="block text-sm text-soft">
          {words.payouts.accounts.endingIn(row.bank_name, row.account_number)}
        </span>
      </>
    ),
  },
  {
    header: words.payouts.table.progress,
    cell: (row: Payout) => (
      <span className="inline-grid justify-items-end gap-1 sm:justify-items-start">
        <PayoutBadge progress={row.progress} />
        {row.reason && <span className="max-w-60 text-sm text-soft">{returnReason(row.status)}</span>}
      </span>
    ),
  },
  {
    header: words.payouts.table.amount,
    align: 'end' as const,
    cell: (row: Payout) => showNaira(row.amount),
  },
];

export type Payout = Reply<typeof payouts.list>['payouts'][number];

const ASK_AGAIN_MS = 4000;

/** A side's withdrawals, polled while a bank has not answered yet. */
function usePayouts(as: Side) {
  return useCallPages(
    payouts.list,
    { query: { as } },
    (reply) => ({ items: reply.payouts, next: reply.next }),
    { refetchAfter: (rows) => rows.some(({ progress }) => isUnderWay(progress)) && ASK_AGAIN_MS },
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
};

/** The status of an order's money: expected, available, on its way, or paid. */
export function MoneyBadge({ status }: { status: EarningStatus }) {
  return <Badge tone={TONES[status]}>{words.payouts.status[status]}</Badge>;
}
