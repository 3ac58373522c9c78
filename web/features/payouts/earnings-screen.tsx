/** The Earning page: four figures explained on tap, what is expected, up to twelve months, and the transactions (rule 9.13). */

import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { earningStatuses } from '#contract/acts/statuses.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import * as paths from '#contract/site/paths.ts';
import { statements } from '#contract/statements/statements.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { sayDay, showMonth } from '#web/lib/dates.ts';
import { useFitsTables } from '#web/lib/media.ts';
import { showNaira } from '#web/lib/money.ts';
import { type Pages, useCallPages, useLastKnown } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { type EarningSearch, readEarningSearch } from './earning-search.ts';
import { Downloads } from './lists/downloads.tsx';
import { PayoutList } from './lists/payout-list.tsx';
import { EarningCards } from './parts/earning-cards.tsx';
import { MonthsChart } from './parts/months-chart.tsx';
import { type Transaction, Transactions } from './parts/transactions.tsx';
import { PausedNote } from './parts/wait-note.tsx';

type Props = { search: EarningSearch; onSearch: (search: EarningSearch) => void };

export function EarningsScreen({ search, onSearch }: Props) {
  const pages = useCallPages(payouts.earnings, { query: search }, (reply) => ({
    items: reply.data.alltransactions,
    next: reply.data.next,
  }));
  // The figures cover all transactions, whatever the list is filtered by.
  const figures = useLastKnown(pages.first?.data);
  const overview = useQuery(callOptions(statements.overview));
  const wide = useFitsTables();
  const ways = <EarningActions figures={figures} search={search} />;
  const months = overview.data?.months ?? [];
  return (
    <>
      <PageHeader title={words.common.fixed.earning} actions={wide && ways} />
      <div className="grid gap-8">
        <QueryView
          query={{
            ...pages,
            data: overview.isLoading ? undefined : figures,
            // Once the figures are here, the list itself reports a failure.
            error: figures ? null : pages.error,
          }}
          errorTitle={words.payouts.earnings.failed}
        >
          {(data) => (
            <>
              <EarningCards figures={data} way={<MainWay figures={data} />} />
              <div className="-mt-4 grid gap-3 empty:hidden">
                {overview.isLoadingError && (
                  <ErrorBox
                    error={overview.error}
                    title={words.payouts.earnings.failed}
                    onRetry={() => void overview.refetch()}
                  />
                )}
                {data.paused_until && <PausedNote until={data.paused_until} />}
                {overview.data?.coming && <ExpectedMoney coming={overview.data.coming} />}
                {overview.data?.frozen.map((one) => (
                  <FrozenMoney key={one.job_id} frozen={one} />
                ))}
              </div>
            </>
          )}
        </QueryView>
        {/* Revealed together with the content above, so that nothing moves while it is read. */}
        <div className={cx('contents', (!figures || overview.isLoading) && 'invisible')}>
          {!wide && <div className="-mt-4 flex flex-wrap gap-3 *:grow">{ways}</div>}
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

type Figures = Reply<typeof payouts.earnings>['data'];
function EarningActions({ figures, search }: { figures: Figures | undefined; search: EarningSearch }) {
  const hasAccount = figures?.accounts.length !== 0;
  return (
    <>
      {(hasAccount || figures.available === 0) && (
        <ButtonLink to={paths.bankAccounts} variant="secondary" icon={<Landmark size={18} />}>
          {hasAccount ? words.common.places.bankAccounts : words.payouts.accounts.add}
        </ButtonLink>
      )}
      <Downloads side="talent" search={search} />
    </>
  );
}

/** Links to the completed orders, each withdrawn by itself, or first to adding a bank account. */
function MainWay({ figures }: { figures: Figures }) {
  if (figures.available === 0) return null;
  if (figures.accounts.length === 0) {
    return (
      <ButtonLink to={paths.bankAccounts} icon={<Landmark size={18} />}>
        {words.payouts.accounts.add}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={paths.talentOrders} search={{ tab: 'completed' }} className="sm:min-w-40">
      {words.common.actions.withdraw}
    </ButtonLink>
  );
}

type ListProps = Props & { pages: Pages<Transaction>; months: readonly string[] };

function TransactionList({ pages, search, onSearch, months }: ListProps) {
  const isNarrowed = search.month !== undefined || search.status !== undefined;
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
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

type Coming = NonNullable<Reply<typeof statements.overview>['coming']>;

/** The next expected money, with the day on which it arrives automatically. */
function ExpectedMoney({ coming: { amount, at, job_id, title } }: { coming: Coming }) {
  return (
    <p className="max-w-prose rounded bg-leaf-wash px-4 py-3">
      {words.payouts.earnings.next} <strong className="tabular-nums">{showNaira(amount)}</strong>{' '}
      {words.payouts.earnings.nextBy(sayDay(at))}{' '}
      <TextLink to={paths.order.talent} params={{ id: job_id }}>
        {title}
      </TextLink>
      .
    </p>
  );
}

type Frozen = Reply<typeof statements.overview>['frozen'][number];

/** Earned, but not withdrawable until the payer's bank has decided about a chargeback (rule 3.15). */
function FrozenMoney({ frozen: { amount, job_id, title } }: { frozen: Frozen }) {
  return (
    <p className="max-w-prose rounded bg-ochre-wash px-4 py-3">
      <span className="text-ochre">{words.payouts.earnings.frozen}</span>{' '}
      <strong className="tabular-nums">{showNaira(amount)}</strong> {words.payouts.earnings.frozenOf}{' '}
      <TextLink to={paths.order.talent} params={{ id: job_id }}>
        {title}
      </TextLink>
      .
    </p>
  );
}

type EarningFilterProps = {
  months: readonly string[];
  search: EarningSearch;
  onChange: (search: EarningSearch) => void;
};

/** Narrows the transactions by month and status. */
function EarningFilter({ months, search, onChange }: EarningFilterProps) {
  const known = search.month && !months.includes(search.month) ? [search.month] : [];
  const change = (part: Record<string, unknown>) => onChange(readEarningSearch({ ...search, ...part }));
  return (
    <div className="flex flex-wrap gap-3 *:min-w-36 max-sm:*:flex-1">
      <SelectField
        label={words.payouts.chart.month}
        hideLabel
        value={search.month ?? ''}
        placeholder={words.payouts.transactions.allMonths}
        options={[...months, ...known].toReversed().map((month) => ({
          value: month,
          label: showMonth(`${month}-01T12:00:00Z`),
        }))}
        onChange={(event) => change({ month: event.target.value })}
      />
      <SelectField
        label={words.common.labels.status}
        hideLabel
        value={search.status ?? ''}
        placeholder={words.payouts.transactions.allStatuses}
        options={earningStatuses.map((status) => ({ value: status, label: words.payouts.status[status] }))}
        onChange={(event) => change({ status: event.target.value })}
      />
    </div>
  );
}
