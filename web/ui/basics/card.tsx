/** A box on the page, with or without a heading. */
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

type Props = {
  title?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
  as?: 'section' | 'article' | 'div';
};

export function Card({ title, actions, children, className, as: Tag = 'section' }: Props) {
  return (
    <Tag className={cx('card p-4 sm:p-5', className)}>
      {(title || actions) && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          {title && <h2 className="text-lg leading-7">{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </Tag>
  );
}

/** Facts as name and value: `<Facts items={[['Due date', showDay(job.end_date)]]} />`. */
export function Facts({ items }: { items: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-2">
      {items.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="shrink-0 text-sm text-soft">{name}</dt>
          <dd className="min-w-0 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
