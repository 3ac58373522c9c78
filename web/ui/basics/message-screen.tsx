/** A whole screen that says one thing, with what can be done next. */
import { type ReactNode, useState } from 'react';
import { AdirePattern } from './adire-pattern.tsx';
import { MAIN } from './skip-link.tsx';

type Props = { title: string; text: ReactNode; actions: ReactNode };

export function MessageScreen({ title, text, actions }: Props) {
  const [alone] = useState(() => !document.getElementById(MAIN));
  const Tag = alone ? 'main' : 'div';
  return (
    <Tag
      {...(alone && { id: MAIN, tabIndex: -1 })}
      className="mx-auto w-full max-w-xl px-4 py-10 outline-none sm:py-16"
    >
      <div className="overflow-hidden rounded-card border border-line bg-card">
        <AdirePattern className="h-32 w-full" />
        <div className="grid gap-3 p-5 sm:p-8">
          <h1 className="text-2xl leading-8">{title}</h1>
          <p className="text-soft">{text}</p>
          <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
        </div>
      </div>
    </Tag>
  );
}
