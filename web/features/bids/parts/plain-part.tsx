/** A section of the panel beside a list: a line above it, and no frame. */
import type { ComponentProps } from 'react';
import { cx } from '#web/lib/cx.ts';
import type { Card } from '#web/ui/basics/card.tsx';

type Props = Pick<ComponentProps<typeof Card>, 'title' | 'children' | 'className'>;

export function PlainPart({ title, children, className }: Props) {
  return (
    <section
      className={cx(
        'border-line not-[.order-1]:border-t not-[.order-1]:pt-5 [&_ol>li]:border-0 [&_ol>li]:p-0',
        className,
      )}
    >
      {title && <h3 className="mb-3 text-lg leading-7">{title}</h3>}
      {children}
    </section>
  );
}
