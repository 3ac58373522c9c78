/** A part of a screen with its heading. */
import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl leading-7">{title}</h2>
      {children}
    </section>
  );
}

type ListedProps<Row> = {
  title: string;
  rows: readonly Row[];
  children: (rows: readonly Row[]) => ReactNode;
};

/** A part that is left out where there is nothing to list. */
export function Listed<Row>({ title, rows, children }: ListedProps<Row>) {
  return rows.length > 0 ? <Section title={title}>{children(rows)}</Section> : null;
}
