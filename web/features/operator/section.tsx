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
