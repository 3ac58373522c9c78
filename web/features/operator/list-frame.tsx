/** A list of the console in its states: waiting, failed, nothing found, rows and more of them. */
import type { ReactNode } from 'react';
import type { Pages } from '#web/lib/pages.ts';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';

type Props<Item> = {
  pages: Pages<Item>;
  errorTitle: string;
  /** The sentence where there is nothing. */
  empty: string;
  children: (items: Item[]) => ReactNode;
};

export function ListFrame<Item>({ pages, errorTitle, empty, children }: Props<Item>) {
  return (
    <QueryView query={pages} errorTitle={errorTitle}>
      {(items) =>
        items.length === 0 ? (
          <Nothing text={empty} />
        ) : (
          <>
            {children(items)}
            <LoadMore pages={pages} />
          </>
        )
      }
    </QueryView>
  );
}

/** Quiet, because in these rooms nothing is the good case. */
export function Nothing({ text }: { text: string }) {
  return <p className="rounded-card border border-line bg-card p-4 text-soft">{text}</p>;
}
