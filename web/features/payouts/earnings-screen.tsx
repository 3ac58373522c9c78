/** The Earning page: what is expected, four figures explained on tap, twelve months, and the transactions (rule 9.13). */
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { payouts } from '#contract/payouts/payouts.ts';
import * as paths from '#contract/site/paths.ts';
import { statements } from '#contract/statements/statements.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import { type Pages, useCallPages, useLastKnown } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { ComingMoney } from './coming-money.tsx';
import { EarningCards } from './earning-cards.tsx';
import { EarningFilter } from './earning-filter.tsx';
import type { EarningSearch } from './earning-search.ts';
import { Downloads } from './lists/downloads.tsx';
import { PayoutList } from './lists/payout-list.tsx';
import { MonthsChart } from './months-chart.tsx';
import { type Transaction, Transactions } from './transactions.tsx';

type Props = { search: EarningSearch; onSearch: (search: EarningSearch) => void };

export function EarningsScreen({ search, onSearch }: Props) {
  const pages = useCallPages(payouts.earnings, { query: search }, (reply) => ({
    items: reply.data.alltransactions,
    next: reply.data.next,
  }));
  // The figures are those of all transactions, whichever the list is narrowed to.
  const figures = useLastKnown(pages.first?.data);
  const overview = useQuery(callOptions(statements.overview));
  const months = overview.data?.months ?? [];
  return (
    <>
      <PageHeader title={words.common.fixed.earning} actions={<Downloads side="talent" search={search} />} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <QueryView
          query={{
            ...pages,
            data: overview.isLoading ? undefined : figures,
            // Of figures that are here, the list tells what failed.
            error: figures ? null : pages.error,
          }}
          errorTitle={words.payouts.earnings.failed}
        >
          {(data) => (
            <>
              <section className="grid gap-1">
                <h2 className="text-base leading-6 text-soft">{words.payouts.fixed.expected}</h2>
                <p className="text-4xl leading-12 font-bold tabular-nums">{showNaira(data.pending)}</p>
                <p className="max-w-prose text-soft">{words.payouts.earnings.expected}</p>
                {overview.data?.coming && (
                  <div className="mt-3">
                    <ComingMoney coming={overview.data.coming} />
                  </div>
                )}
              </section>
              <EarningCards figures={data} />
              <div className="flex flex-wrap gap-3 max-sm:*:w-full">
                {data.available > 0 && (
                  <ButtonLink to={paths.talentOrders} search={{ tab: 'completed' }}>
                    {words.payouts.earnings.withdraw}
                  </ButtonLink>
                )}
                <ButtonLink to={paths.bankAccounts} variant="secondary" icon={<Landmark size={18} />}>
                  {words.common.places.bankAccounts}
                </ButtonLink>
              </div>
            </>
          )}
        </QueryView>
        {/* Shown with what stands above, so that nothing is pushed down while it is read. */}
        <div className={cx('contents', (!figures || overview.isLoading) && 'invisible')}>
          <MonthsChart
            months={months}
            chosen={search.month}
            onChoose={(month) => onSearch({ ...search, ...{ month } } as EarningSearch)}
          />
          <TransactionList
            pages={pages}
            search={search}
            onSearch={onSearch}
            months={months.map(({ month }) => month)}
          />
        </div>
      </div>
      <PayoutList side="talent" />
    </>
  );
}

type ListProps = Props & { pages: Pages<Transaction>; months: readonly string[] };

function TransactionList({ pages, search, onSearch, months }: ListProps) {
  const isNarrowed = search.month !== undefined || search.status !== undefined;
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-xl leading-7">{words.payouts.transactions.title}</h2>
        {(isNarrowed || (pages.data?.length ?? 0) > 0) && (
          <EarningFilter months={months} search={search} onChange={onSearch} />
        )}
      </div>
      <QueryView query={pages} errorTitle={words.payouts.transactions.failed}>
        {(rows) => (
          <Transactions rows={rows} pages={pages} onAll={isNarrowed ? () => onSearch({}) : undefined} />
        )}
      </QueryView>
    </section>
  );
}
