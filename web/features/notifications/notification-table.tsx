/** Notifications as a table (rule 9.14). */
import { ArrowRight } from 'lucide-react';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { buttonClass } from '#web/ui/basics/button.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { Ago } from '#web/ui/pieces/moments.tsx';
import { UnreadDot, ViewLink } from './notification-parts.tsx';
import type { Notification } from './use-marks.ts';

type Props = { rows: readonly Notification[]; onMark: (row: Notification) => void };

export function NotificationTable({ rows, onMark }: Props) {
  return (
    <DataTable
      caption={words.common.places.notifications}
      columns={columns(onMark)}
      rows={rows}
      rowKey={(row) => row.id}
      tone={(row) => (row.read_at ? undefined : 'new')}
    />
  );
}

function columns(onMark: Props['onMark']): Column<Notification>[] {
  return [
    {
      header: words.notifications.fixed.serialNumber,
      cell: (_, index) => index + 1,
      className: 'tabular-nums text-soft',
    },
    {
      header: words.common.labels.title,
      title: true,
      cell: (row) => <Title row={row} />,
      className: 'lg:whitespace-nowrap',
    },
    {
      header: words.common.fixed.description,
      cell: (row) => <Description row={row} />,
      className: 'w-full',
    },
    { header: words.notifications.fixed.viewPage, cell: (row) => <View row={row} onMark={onMark} /> },
  ];
}

function Title({ row }: { row: Notification }) {
  return (
    <span className={cx('flex items-baseline gap-2', row.read_at && 'font-medium')}>
      <UnreadDot row={row} />
      {row.title}
    </span>
  );
}

function Description({ row }: { row: Notification }) {
  return (
    <>
      <span className="wrap-anywhere">{row.description}</span>
      <span className="block text-sm text-soft">
        <Ago at={row.created_at} />
      </span>
    </>
  );
}

/** Fills the cell. */
function View({ row, onMark }: { row: Notification; onMark: Props['onMark'] }) {
  return (
    <ViewLink row={row} onMark={onMark} className={cx(buttonClass({ variant: 'secondary' }), '-my-2 w-full')}>
      <ArrowRight size={20} />
    </ViewLink>
  );
}
