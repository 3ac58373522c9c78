/** A calculation in money, line by line, with its result. */
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { showNaira } from '../../lib/money.ts';

/** The minus sign, as wide as a digit. */
const MINUS = '\u2212';

export type MoneyLine = {
  label: ReactNode;
  /** Naira; negative for deductions. */
  naira: number;
  hint?: ReactNode;
};

type Props = {
  lines: readonly MoneyLine[];
  /** The result; `good` highlights it as money received. */
  total?: MoneyLine & { good?: boolean };
};

export function MoneyLines({ lines, total }: Props) {
  return (
    <dl className="grid gap-2">
      {lines.map((line, index) => (
        <Line key={index.toString()} line={line} />
      ))}
      {total && (
        <Line
          line={total}
          className={cx('mt-1 border-t border-line pt-3 text-lg font-bold', total.good && 'text-leaf')}
        />
      )}
    </dl>
  );
}

function Line({ line, className }: { line: MoneyLine; className?: string }) {
  return (
    <div className={cx('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt className="min-w-0 flex-1 basis-28 wrap-anywhere">
        {line.label}
        {line.hint && <span className="block text-sm font-normal text-soft">{line.hint}</span>}
      </dt>
      <dd className="ml-auto shrink-0 tabular-nums">{showNaira(line.naira).replace('-', MINUS)}</dd>
    </div>
  );
}
