/** A part of a page whose code comes later, or the reason why it did not. */
import type { ComponentType, ReactNode } from 'react';
import { type Later, useLater } from '../../lib/later.ts';
import { ErrorBox } from './error-box.tsx';

type Props<Given extends object> = {
  /** `later(async () => (await import('./reviews.tsx')).Reviews)`. */
  part: Later<ComponentType<Given>>;
  /** The props of the part. */
  given: Given;
  /** Nothing is fetched until it is true. */
  wanted?: boolean;
  /** What did not work, if loading fails. */
  title?: string;
  /** Shown until the part has loaded. */
  waiting: ReactNode;
};

export function LazyPart<Given extends object>({ part, given, wanted, title, waiting }: Props<Given>) {
  const { part: Part, failure, retry } = useLater(part, wanted);
  if (Part) return <Part {...given} />;
  return failure ? <ErrorBox error={failure} title={title} onRetry={retry} /> : waiting;
}
