/** An empty list or screen: a sentence, what it means, and one thing to do. */
import type { ReactNode } from 'react';
import { later, useLater } from '../../lib/later.ts';
import type { EmptyMotif } from '../empty-motifs.tsx';

/** Loaded late: most lists are not empty, and no text waits for a drawing. */
const DRAWING = later(async () => (await import('../empty-motifs.tsx')).EmptyDrawing);

type Props = {
  motif?: EmptyMotif;
  /** The fixed sentence: `words.common.fixed.noGigs`. */
  title: string;
  text?: ReactNode;
  /** One `Button` or `ButtonLink`. */
  action?: ReactNode;
};

export function EmptyState({ motif = 'loom', title, text, action }: Props) {
  return (
    <section className="card">
      <div className="mx-auto grid max-w-md justify-items-center gap-2 px-5 py-8 text-center">
        <EmptyMotifDrawing motif={motif} />
        <h2 className="font-display text-[1.75rem] leading-9">{title}</h2>
        {text && <p className="text-balance text-soft">{text}</p>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </section>
  );
}

/** The drawing alone. */
export function EmptyMotifDrawing({ motif }: { motif: EmptyMotif }) {
  const { part: Drawing } = useLater(DRAWING);
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className="mb-2 size-24 rounded bg-night">
      {Drawing && <Drawing motif={motif} />}
    </svg>
  );
}
