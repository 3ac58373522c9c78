/** Narrows the transactions by month and status. */
import { earningStatuses } from '#contract/payouts/earning-statuses.ts';
import { words } from '#contract/words.ts';
import { showMonth } from '#web/lib/dates.ts';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { type EarningSearch, readEarningSearch } from './earning-search.ts';

type Props = {
  months: readonly string[];
  search: EarningSearch;
  onChange: (search: EarningSearch) => void;
};

export function EarningFilter({ months, search, onChange }: Props) {
  const known = search.month && !months.includes(search.month) ? [search.month] : [];
  const change = (part: Record<string, unknown>) => onChange(readEarningSearch({ ...search, ...part }));
  return (
    <div className="flex flex-wrap gap-3 *:min-w-36 max-sm:*:flex-1">
      <SelectField
        label={words.payouts.chart.month}
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
        value={search.status ?? ''}
        placeholder={words.payouts.transactions.allStatuses}
        options={earningStatuses.map((status) => ({ value: status, label: words.payouts.status[status] }))}
        onChange={(event) => change({ status: event.target.value })}
      />
    </div>
  );
}
