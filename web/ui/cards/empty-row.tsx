/** An empty state in one row, where other content follows right below. */
import type { ReactNode } from 'react';
import { EmptyMotifDrawing } from '../basics/empty-state.tsx';

type Props = {
  title: string;
  text: ReactNode;
  /** Buttons and links styled as buttons. */
  children: ReactNode;
};

export function EmptyRow({ title, text, children }: Props) {
  return (
    <section className="card grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-4 sm:gap-x-5 sm:p-5 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="contents [&>svg]:mb-0 [&>svg]:size-14 sm:[&>svg]:size-18">
        <EmptyMotifDrawing motif="loom" />
      </span>
      <div className="min-w-0">
        <h2 className="text-lg leading-7">{title}</h2>
        <div className="wrap-anywhere text-soft">{text}</div>
      </div>
      <div className="col-span-full flex flex-wrap gap-3 max-sm:*:grow lg:col-span-1">{children}</div>
    </section>
  );
}
