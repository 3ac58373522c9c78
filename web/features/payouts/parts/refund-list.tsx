/** Refunds that a hunter sent back to cards and accounts, with their progress. */

import type { Reply } from '#contract/core/endpoint.ts';
import { refunds } from '#contract/payouts/refunds.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { type Column, DataTable, LoadMore } from '#web/ui/lists/data-table.tsx';
import { PayoutBadge } from '#web/ui/lists/status-badges.tsx';

type Refund = Reply<typeof refunds.list>['refunds'][number];
const w = words.payouts.sendBack;

/** Nothing at all while there are none: most people have none. */
export function RefundList() {
  const pages = useCallPages(refunds.list, { query: {} }, (reply) => ({
    items: reply.refunds,
    next: reply.next,
  }));
  if (!pages.error && !pages.data?.length) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-xl leading-7">{w.list}</h2>
      <QueryView query={pages} errorTitle={w.listFailed}>
        {(rows) => (
          <>
            <DataTable
              caption={w.count(rows.length)}
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

const columns: Column<Refund>[] = [
  { header: words.payouts.table.date, cell: (row) => showMoment(row.created_at) },
  { header: words.payouts.table.order, cell: (row) => row.title, title: true },
  { header: words.payouts.table.to, cell: (row) => w.payer(row) },
  {
    header: words.payouts.table.progress,
    cell: (row) => (
      <span className="inline-grid justify-items-end gap-1 sm:justify-items-start">
        <PayoutBadge progress={row.progress} />
        {(row.needs_attention || row.progress === 'returned') && (
          <span className="max-w-60 text-sm text-soft">{row.needs_attention ? w.attention : w.returned}</span>
        )}
      </span>
    ),
  },
  { header: words.payouts.table.amount, align: 'end', cell: (row) => showNaira(row.amount) },
];
