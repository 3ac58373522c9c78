/** A table that becomes cards below 640 px, or below 1280 px if wide; with a "Load more" button while there is more. */
import type { ReactNode } from 'react';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { useFitsTables, useFitsThreeColumns } from '../../lib/media.ts';
import { Button } from '../basics/button.tsx';

export type Column<Row> = {
  /** The column's name; on cards the label of the value. */
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  align?: 'start' | 'end';
  /** Keeps the name for screen readers only (columns of buttons, which take the whole width of a card). */
  hideHeader?: boolean;
  /** Buttons: with a column name in the table, without a label and full width on cards. */
  actions?: boolean;
  /** Comes first on the card, large and without label: what the row is about. */
  title?: boolean;
  /** Long text: on cards it is below its label, over the full width. */
  long?: boolean;
  /** Left out on cards (a running number). */
  deskOnly?: boolean;
  className?: string;
};

type Props<Row> = {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Tints a row: `refused` in brick, `new` in indigo. */
  tone?: (row: Row) => Tone | undefined;
  /** The section of a row: named above the first of consecutive rows, only in the table. */
  section?: (row: Row) => string;
  /** Has more columns than fit beside the side bar of a small desktop: there it is cards, as many beside each other as fit. */
  wide?: boolean;
};
type Tone = 'refused' | 'new';

const TONES: Record<Tone, string> = { refused: 'bg-brick-wash', new: 'bg-wash' };

export function DataTable<Row>(props: Props<Row>) {
  const isWide = useFitsTables();
  const isBroad = useFitsThreeColumns();
  return (props.wide ? isBroad : isWide) ? <WideTable {...props} /> : <Cards {...props} />;
}

function WideTable<Row>({ caption, columns, rows, rowKey, tone, section }: Props<Row>) {
  return (
    <div className="card relative overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.header}
                scope="col"
                className={cx(headClass, column.align === 'end' ? 'text-right' : 'whitespace-nowrap')}
              >
                {column.hideHeader ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        {inSections(rows, section).map(({ name, from, rows: own }) => (
          <tbody key={name} className="border-line not-last:border-b">
            {name && (
              <tr className="border-b border-line">
                <th scope="rowgroup" colSpan={columns.length} className={headClass}>
                  {name}
                </th>
              </tr>
            )}
            {own.map((row, index) => (
              <tr key={rowKey(row)} className={cx('border-line not-last:border-b', toneClass(tone?.(row)))}>
                {columns.map((column) => (
                  <td key={column.header} className={cellClass(column)}>
                    {column.cell(row, from + index)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Groups consecutive rows by section; `from` is the index of the first. */
function inSections<Row>(rows: readonly Row[], section: (row: Row) => string = () => '') {
  const sections: { name: string; from: number; rows: Row[] }[] = [];
  rows.forEach((row, index) => {
    const name = section(row);
    const last = sections.at(-1);
    if (last?.name === name) last.rows.push(row);
    else sections.push({ name, from: index, rows: [row] });
  });
  return sections;
}

const headClass = 'p-3 text-sm font-semibold text-soft first-letter:uppercase';

function cellClass<Row>(column: Column<Row>) {
  return cx(
    'p-3 align-top',
    column.align === 'end' && 'text-right tabular-nums',
    column.title && 'font-semibold',
    column.className,
  );
}

function toneClass(tone: Tone | undefined) {
  return tone && TONES[tone];
}

function Cards<Row>({ caption, columns, rows, rowKey, tone, wide }: Props<Row>) {
  const shown = columns.filter((column) => !column.deskOnly);
  const titles = shown.filter((column) => column.title);
  const isActions = (column: Column<Row>) => column.hideHeader || column.actions;
  const facts = shown.filter((column) => !column.title && !isActions(column));
  const actions = shown.filter((column) => !column.title && isActions(column));
  return (
    <ul aria-label={caption} className={cx('grid gap-3', wide && 'card-grid')}>
      {rows.map((row, index) => (
        <li
          key={rowKey(row)}
          className={cx(
            'grid content-start gap-3 rounded border border-line p-4',
            toneClass(tone?.(row)) ?? 'bg-card',
          )}
        >
          {titles.map((column) => (
            <div key={column.header} className="text-lg leading-6 font-semibold">
              {column.cell(row, index)}
            </div>
          ))}
          <dl className="grid gap-2">
            {facts.map((column) => (
              <div key={column.header} className={column.long ? undefined : shortFactClass}>
                <dt className="shrink-0 text-sm text-soft first-letter:uppercase">{column.header}</dt>
                <dd
                  className={cx(
                    'min-w-0',
                    !column.long && 'text-right',
                    column.align === 'end' && 'tabular-nums',
                  )}
                >
                  {column.cell(row, index)}
                </dd>
              </div>
            ))}
          </dl>
          {actions.map((column) => (
            <div key={column.header} className="flex flex-wrap gap-2 *:flex-1">
              {column.cell(row, index)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

const shortFactClass = 'flex items-baseline justify-between gap-4';

/** Takes the result of `useCallPages`. */
export function LoadMore({
  pages,
}: {
  pages: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void };
}) {
  if (!pages.hasMore) return null;
  return (
    <div className="mt-5 text-center">
      <Button variant="secondary" busy={pages.isLoadingMore} onClick={pages.loadMore}>
        {words.common.actions.loadMore}
      </Button>
    </div>
  );
}
