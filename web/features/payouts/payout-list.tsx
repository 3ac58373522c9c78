/** A side's withdrawals with their progress, newest first. */
import { count, showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { isUnderWay, PayoutBadge, PayoutSteps } from '#web/ui/payout-badge.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { type Payout, usePayouts } from './use-payouts.ts';

/** Nothing at all while there are none. */
export function PayoutList({ side }: { side: Side }) {
  const pages = usePayouts(side);
  if (pages.data?.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-xl leading-7">Withdrawals</h2>
      <QueryView query={pages} errorTitle="The withdrawals could not be loaded">
        {(rows) => (
          <>
            <UnderWay rows={rows} />
            <DataTable
              caption={`${count(rows.length, 'withdrawal')}`}
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

/** What has not arrived yet, step by step. */
function UnderWay({ rows }: { rows: readonly Payout[] }) {
  const waiting = rows.filter(({ progress }) => isUnderWay(progress));
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="On its way" className="mb-4 grid gap-3">
      {waiting.map((payout) => (
        <li key={payout.id} className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
          <p>
            <strong className="tabular-nums">{showNaira(payout.amount)}</strong> to {payout.account_name},{' '}
            {payout.bank_name}, ending in {payout.account_number}
          </p>
          <PayoutSteps progress={payout.progress} />
        </li>
      ))}
    </ul>
  );
}

const columns = [
  { header: 'Date', cell: (row: Payout) => showMoment(row.created_at) },
  { header: 'For', cell: (row: Payout) => row.title ?? 'Whole payback', title: true },
  {
    header: 'To',
    cell: (row: Payout) => (
      <>
        {row.account_name}
        <span className="block text-sm text-soft">
          {row.bank_name}, ending in {row.account_number}
        </span>
      </>
    ),
  },
  {
    header: 'Progress',
    cell: (row: Payout) => (
      <span className="inline-grid justify-items-end gap-1 sm:justify-items-start">
        <PayoutBadge progress={row.progress} />
        {row.reason && <span className="max-w-60 text-sm text-soft">{row.reason}</span>}
      </span>
    ),
  },
  { header: 'Amount', align: 'end' as const, cell: (row: Payout) => showNaira(row.amount) },
];
