/** The transactions of the Earning page: date, for what, status, amount. */
import type { Reply } from '#contract/endpoint.ts';
import type { payouts } from '#contract/payouts.ts';
import { showDay } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { plainText } from '#web/ui/safe-html.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Transaction = Reply<typeof payouts.earnings>['data']['alltransactions'][number];
type Props = {
  rows: readonly Transaction[];
  pages: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void };
};

const STATUSES: Record<Transaction['status'], { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'quiet' },
  available: { label: 'Available', tone: 'good' },
  sent: { label: 'Sent to bank', tone: 'active' },
  paid: { label: 'Paid', tone: 'good' },
};

const columns: Column<Transaction>[] = [
  { header: 'DATE', cell: (row) => showDay(row.created_at), className: 'whitespace-nowrap' },
  {
    header: 'FOR',
    title: true,
    cell: (row) => (
      <div className="grid gap-0.5">
        <TextLink
          to={row.status === 'pending' ? '/order/submittedProject/$id' : '/order/completedProject/$id'}
          params={{ id: row.job_id }}
        >
          {row.job.title}
        </TextLink>
        <p className="line-clamp-2 text-sm font-normal text-soft">{plainText(row.job.job_description)}</p>
      </div>
    ),
  },
  {
    header: 'STATUS',
    cell: (row) => <Badge tone={STATUSES[row.status].tone}>{STATUSES[row.status].label}</Badge>,
  },
  { header: 'AMOUNT', align: 'end', cell: (row) => showNaira(row.job.net_pay) },
];

export function Transactions({ rows, pages }: Props) {
  return (
    <section>
      <h2 className="mb-4 text-xl leading-7">Transactions</h2>
      {rows.length === 0 ? (
        <EmptyState
          title="No transactions yet"
          text="Once a hunter has paid into escrow for you, the order is listed here."
          action={<ButtonLink to="/jobrequest">Find a job</ButtonLink>}
        />
      ) : (
        <>
          <DataTable caption="Transactions" columns={columns} rows={rows} rowKey={(row) => row.id} />
          <LoadMore pages={pages} />
        </>
      )}
    </section>
  );
}
