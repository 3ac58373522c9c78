/** /operator/parked: background work that was given up, retried one by one. */
import { createFileRoute } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import { operatorParked, type parkedItem } from '#contract/operator/parked.ts';
import { words } from '#contract/words.ts';
import { Action } from '#web/features/operator/parts/action.tsx';
import { ListScreen } from '#web/features/operator/parts/list.tsx';
import { type TableOf, timeColumn } from '#web/features/operator/parts/tables.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/parked')({
  head: () => pageTitle(words.shell.consoleTitles.parked),
  component: ParkedScreen,
});

const label = words.operator.label;
const w = words.operator.parked;
const KINDS: Record<string, string> = w.kinds;

const PARKED: TableOf<z.output<typeof parkedItem>> = {
  caption: w.list,
  rowKey: ({ id }) => id,
  columns: [
    { header: w.kind, title: true, cell: ({ kind }) => KINDS[kind] ?? kind },
    { header: w.about, cell: ({ about }) => <span className="wrap-anywhere">{about}</span> },
    {
      header: w.error,
      long: true,
      cell: ({ error }) => <span className="wrap-anywhere">{error ?? '–'}</span>,
    },
    { header: label.attempts, align: 'end', cell: ({ attempts }) => attempts },
    timeColumn(w.since, ({ parked_at }) => parked_at),
    {
      header: label.actions,
      hideHeader: true,
      cell: ({ id, kind, about }) => (
        <Action
          label={w.retry}
          size="sm"
          title={w.retryTitle(KINDS[kind] ?? kind)}
          text={about}
          endpoint={operatorParked.retry}
          input={(body) => ({ params: { id }, body })}
          done={w.retryDone}
        />
      ),
    },
  ],
};

function ParkedScreen() {
  return <ListScreen {...w} endpoint={operatorParked.list} of={(reply) => reply.items} table={PARKED} />;
}
