/** /operator/parked: background work that was given up, retried one by one. */
import type * as z from 'zod/mini';
import { operatorParked, type parkedItem } from '#contract/operator/parked.ts';
import { showMoment } from '#web/lib/dates.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Act } from './act.tsx';
import { ListFrame } from './list-frame.tsx';

type Item = z.output<typeof parkedItem>;

export function ParkedScreen() {
  const pages = useCallPages(operatorParked.list, { query: {} }, ({ items, next }) => ({ items, next }));
  return (
    <>
      <PageHeader
        title="Parked work"
        text="Undelivered e-mails and other background work that failed in every attempt. Fix the cause, then retry."
      />
      <ListFrame pages={pages} errorTitle="We can’t load parked work" empty="Nothing is parked. Good.">
        {(items) => (
          <DataTable
            caption="Parked work"
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              { header: 'Kind', title: true, cell: ({ kind }) => kindOf(kind) },
              { header: 'About', cell: ({ about }) => <span className="wrap-anywhere">{about}</span> },
              {
                header: 'Last error',
                long: true,
                cell: ({ error }) => <span className="wrap-anywhere">{error ?? '–'}</span>,
              },
              { header: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
              {
                header: 'Parked since',
                className: 'whitespace-nowrap',
                cell: ({ parked_at }) => showMoment(parked_at),
              },
              { header: 'Actions', hideHeader: true, cell: (item) => <Retry item={item} /> },
            ]}
          />
        )}
      </ListFrame>
    </>
  );
}

/** `write-order-line` is `Write order line`. */
function kindOf(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;
}

function Retry({ item }: { item: Item }) {
  const retry = useMutationCall(operatorParked.retry);
  return (
    <Act
      label="Retry"
      size="sm"
      title={`Retry: ${kindOf(item.kind)}`}
      text={item.about}
      act={(reason) => retry.mutateAsync({ params: { id: item.id }, body: { reason } })}
      done="We’re trying it again"
    />
  );
}
