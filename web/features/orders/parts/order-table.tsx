/** A list of orders: waiting, failed, empty, or its table with "Load more". */
import type { ReactNode } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import type { Pages } from '#web/lib/pages.ts';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SpinnerBlock } from '#web/ui/basics/spinner.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';

type Props = {
  pages: Pages<OrderRow>;
  caption: string;
  columns: readonly Column<OrderRow>[];
  empty: ReactNode;
};

export function OrderTable({ pages, caption, columns, empty }: Props) {
  return (
    <QueryView query={pages} waiting={<SpinnerBlock />} errorTitle={words.orders.columns.loadFailed}>
      {(rows) =>
        rows.length === 0 ? (
          empty
        ) : (
          <>
            <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.id} />
            <LoadMore pages={pages} />
          </>
        )
      }
    </QueryView>
  );
}
