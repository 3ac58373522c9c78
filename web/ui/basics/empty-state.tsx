/** Shown where there is nothing yet: a sentence, what it means, and one thing to do. */
import type { ReactNode } from 'react';
import { AdirePattern } from './adire-pattern.tsx';

type Props = {
  /** The fixed sentence: `words.empty.gigs`. */
  title: string;
  text?: ReactNode;
  /** One `Button` or `ButtonLink`. */
  action?: ReactNode;
};

export function EmptyState({ title, text, action }: Props) {
  return (
    <section className="rounded-card border border-line bg-card">
      <div className="mx-auto grid max-w-md justify-items-center gap-2 px-5 py-8 text-center">
        <AdirePattern className="mb-2 size-16 rounded-card" />
        <h2 className="font-display text-[1.75rem] leading-9">{title}</h2>
        {text && <p className="text-pretty text-soft">{text}</p>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </section>
  );
}
