/** A full screen with one message and the next actions. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { words } from '#contract/words.ts';
import { AdirePattern } from './adire-pattern.tsx';
import { MAIN } from './main-part.tsx';

type Props = { title: string; text: ReactNode; actions: ReactNode };

export function MessageScreen({ title, text, actions }: Props) {
  const [alone, setAlone] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setAlone(!ref.current?.closest(`#${MAIN}`)), []);
  const Tag = alone ? 'main' : 'div';
  return (
    <Tag
      ref={ref}
      {...(alone && { id: MAIN, tabIndex: -1 })}
      className="mx-auto w-full max-w-xl px-4 py-10 outline-none sm:py-16"
    >
      <div className="card grid gap-3 p-5 sm:p-8">
        <AdirePattern className="mb-2 size-16 rounded" />
        <h1 className="display">{title}</h1>
        <p className="text-soft">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
      </div>
    </Tag>
  );
}

/** What can be missing: a page, or the thing that a page is about. */
export type NotFoundKind = keyof typeof words.common.notFound;
