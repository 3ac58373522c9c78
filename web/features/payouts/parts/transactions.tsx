/** The transactions of the Earning page: date, for what, status, amount. */
import type { Reply } from '#contract/core/endpoint.ts';
import type { payouts } from '#contract/payouts/payouts.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { type Column, DataTable, LoadMore } from '#web/ui/lists/data-table.tsx';
import { plainText } from '#web/ui/lists/plain-text.ts';
import { MoneyBadge } from '../lists/payout-list.tsx';

export type Transaction = Reply<typeof payouts.earnings>['data']['alltransactions'][number];
type Props = {
  rows: readonly Transaction[];
  pages: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void };
  /** Clears the filter; undefined when nothing is filtered. */
  onAll: (() => void) | undefined;
};

const columns: Column<Transaction>[] = [
  {
    header: words.common.fixed.dateHead,
    cell: (row) => showDay(row.created_at),
    className: 'whitespace-nowrap',
  },
  {
    header: words.common.fixed.forHead,
    title: true,
    cell: (row) => (
      <div className="grid gap-0.5">
        <TextLink
          to={row.status === 'pending' ? paths.order.talent : paths.endedOrder.talent}
          params={{ id: row.job_id }}
        >
          {row.job.title}
        </TextLink>
        <p className="line-clamp-1 text-sm font-normal text-soft">{plainText(row.job.job_description)}</p>
      </div>
    ),
  },
  {
    header: words.common.fixed.statusHead,
    cell: (row) => <MoneyBadge status={row.status} />,
  },
  { header: words.common.fixed.amountHead, align: 'end', cell: (row) => showNaira(row.job.net_pay) },
];

export function Transactions({ rows, pages, onAll }: Props) {
  if (rows.length === 0 && onAll) {
    return (
      <EmptyState
        motif="purse"
        title={words.payouts.transactions.noMatch}
        text={words.payouts.transactions.noMatchText}
        action={
          <Button variant="secondary" onClick={onAll}>
            {words.common.actions.showAll}
          </Button>
        }
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        motif="purse"
        title={words.payouts.transactions.empty}
        text={words.payouts.transactions.emptyText}
        action={<ButtonLink to={paths.openJobs}>{words.common.actions.findJob}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <DataTable
        caption={words.payouts.transactions.title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
      />
      <LoadMore pages={pages} />
    </>
  );
}
