/** Up to twelve months of earnings and withdrawals as bars or as a table, starting with the first used one; a month filters the list. */
import { useState } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import type { statements } from '#contract/statements/statements.ts';
import { shortMonth } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showMonth } from '#web/lib/dates.ts';
import { useFitsTables } from '#web/lib/media.ts';
import { showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { showNairaRound } from './rounded-naira.ts';

type Month = Reply<typeof statements.overview>['months'][number];
type Props = { months: readonly Month[]; chosen: string | undefined; onChoose: (month?: string) => void };

/** The first day of the month at noon: the same month in every time zone. */
function dayOf(month: string): string {
  return `${month}-01T12:00:00Z`;
}

/** Minimum number of months for a chart: a single bar adds nothing to the figures. */
const CHART_MONTHS = 2;
/** Minimum number of months shown, however short the history, to fill the width. */
const MIN_SHOWN = { wide: 6, phone: 3 };

/** Up to this many months with a single bar each, the amounts fit above the bars on a phone. */
const NAMED_ON_PHONE = 4;

export function MonthsChart({ months: all, chosen, onChoose }: Props) {
  const wide = useFitsTables();
  const [asTable, setAsTable] = useState(false);
  const first = all.findIndex(({ earned, withdrawn }) => earned + withdrawn > 0);
  const months = all.slice(Math.min(first, all.length - MIN_SHOWN[wide ? 'wide' : 'phone']));
  const shown = months.find(({ month }) => month === chosen);
  if (months.filter(({ earned, withdrawn }) => earned + withdrawn > 0).length < CHART_MONTHS) return null;
  return (
    <Card
      title={words.payouts.chart.title}
      actions={
        <>
          <Legend />
          <Button variant="quiet" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {words.payouts.chart.asTable}
          </Button>
        </>
      }
    >
      {asTable ? (
        <MonthsTable months={months} />
      ) : (
        <Chart months={months} wide={wide} chosen={chosen} onChoose={onChoose} />
      )}
      {shown && (
        <p className="mt-3">
          <strong>{showMonth(dayOf(shown.month))}</strong>: {figuresOf(shown)}
        </p>
      )}
    </Card>
  );
}

function Chart({ months, wide, chosen, onChoose }: Props & { wide: boolean }) {
  const most = Math.max(...months.flatMap(({ earned, withdrawn }) => [earned, withdrawn]));
  const named =
    wide || (months.length <= NAMED_ON_PHONE && !months.some(({ earned, withdrawn }) => earned && withdrawn));
  return (
    <>
      {!named && (
        <p aria-hidden className="text-sm text-soft tabular-nums">
          {showNaira(most)}
        </p>
      )}
      <ol
        aria-label={words.payouts.chart.months}
        className={cx('grid auto-cols-fr grid-flow-col', !named && 'border-t border-dashed border-line')}
      >
        {months.map((month) => (
          <li key={month.month}>
            <MonthBars
              month={month}
              most={most}
              named={named}
              chosen={month.month === chosen}
              onChoose={() => onChoose(month.month === chosen ? undefined : month.month)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

function MonthsTable({ months }: Pick<Props, 'months'>) {
  return (
    <DataTable
      caption={words.payouts.chart.caption}
      rows={[...months].reverse()}
      rowKey={(row) => row.month}
      columns={[
        { header: words.payouts.chart.month, title: true, cell: (row) => showMonth(dayOf(row.month)) },
        { header: words.payouts.chart.earned, align: 'end', cell: (row) => showNaira(row.earned) },
        { header: words.payouts.fixed.withdrawn, align: 'end', cell: (row) => showNaira(row.withdrawn) },
      ]}
    />
  );
}

function figuresOf({ earned, withdrawn }: Month): string {
  return words.payouts.chart.ofMonth(showNaira(earned), showNaira(withdrawn));
}

function Legend() {
  return (
    <p aria-hidden className="mr-auto flex gap-4 sm:pl-2 text-sm text-soft">
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-[2px] bg-primary" /> {words.payouts.chart.earned}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-[2px] border-2 border-leaf bg-leaf-wash" />{' '}
        {words.payouts.fixed.withdrawn}
      </span>
    </p>
  );
}

/** `named`: the amounts are shown above the bars. */
type BarsProps = { month: Month; most: number; named: boolean; chosen: boolean; onChoose: () => void };

function MonthBars({ month: of, most, named, chosen, onChoose }: BarsProps) {
  const { month, earned, withdrawn } = of;
  const name = shortMonth(new Date(dayOf(month)));
  // Starts with the visible label, so that voice control users can say what they see.
  const said = `${name} ${month.slice(0, 4)}: ${figuresOf(of)}`;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={said}
      title={said}
      onClick={onChoose}
      className={cx(
        'grid w-full gap-1 text-center text-xs hover:bg-sunken',
        chosen && 'bg-wash text-on-wash',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'flex h-20 items-end sm:h-28 justify-center gap-1 border-b border-control sm:gap-3',
          named && 'pt-5',
        )}
      >
        <Bar amount={earned} most={most} named={named} className="bg-primary" />
        <Bar
          amount={withdrawn}
          most={most}
          named={named}
          className="border-2 border-b-0 border-leaf bg-leaf-wash"
        />
      </span>
      <span aria-hidden className="pb-1">
        <span className="sm:hidden">{name.slice(0, 1)}</span>
        <span className="max-sm:hidden">{name}</span>
      </span>
    </button>
  );
}

type BarProps = { amount: number; most: number; named: boolean; className: string };

/** At least two pixels high, so that a small amount does not look like none. */
function Bar({ amount, most, named, className }: BarProps) {
  if (amount === 0) return null;
  return (
    <span
      // Drawn by CSS and not read out: the label has the exact amounts.
      data-amount={named ? showNairaRound(amount) : ''}
      className={cx(
        'relative min-h-0.5 w-2/5 max-w-10 min-w-1.5 rounded-t-[3px] before:absolute before:inset-x-[-1rem] before:bottom-full before:pb-0.5 before:text-center before:whitespace-nowrap before:tabular-nums before:content-[attr(data-amount)]',
        className,
      )}
      style={{ height: `${(amount / most) * 100}%` }}
    />
  );
}
