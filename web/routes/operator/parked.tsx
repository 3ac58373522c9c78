/** /operator/parked: background work that was given up, retried or closed one by one. */
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

type Item = z.output<typeof parkedItem>;

const PARKED: TableOf<Item> = {
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
      cell: (item) => <Actions {...item} />,
    },
  ],
};

function Actions({ id, kind, about, can }: Item) {
  const name = KINDS[kind] ?? kind;
  const input = (body: { reason: string }) => ({ params: { id }, body });
  return (
    <div className="flex flex-wrap gap-2">
      <Action
        label={w.retry}
        size="sm"
        title={w.retryTitle(name)}
        text={about}
        endpoint={operatorParked.retry}
        input={input}
        done={w.retryDone}
      />
      {can.includes('close') && (
        <Action
          label={w.close}
          size="sm"
          title={w.closeTitle(name)}
          text={w.closeText(about)}
          endpoint={operatorParked.close}
          input={input}
          done={w.closeDone}
          danger
        />
      )}
    </div>
  );
}

function ParkedScreen() {
  return <ListScreen {...w} endpoint={operatorParked.list} of={(reply) => reply.items} table={PARKED} />;
}
