/** Notifications as a table (rule 9.14): a row for each order, in the sections of the list on phones. */
import { ArrowRight } from 'lucide-react';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { buttonClass } from '#web/ui/basics/button.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { TimeAgo, useNow } from '#web/ui/pieces/moments.tsx';
import { type Group, hasUnread, rowsOf, sectionsOf } from '../notification-groups.ts';
import type { NewsProps } from './news-list.tsx';
import { EarlierNews, TurnButton, UnreadDot, ViewLink } from './news-parts.tsx';

export function NewsTable({ groups, ...more }: NewsProps) {
  const rows = sectionsOf(groups, useNow()).flatMap(({ name, groups }) =>
    groups.map((group) => ({ ...group, section: name })),
  );
  return (
    <DataTable
      caption={words.common.places.notifications}
      columns={columns(more)}
      rows={rows}
      rowKey={({ newest }) => newest.id}
      section={({ section }) => section}
      tone={(group) => (hasUnread(group) ? 'new' : undefined)}
    />
  );
}

function columns({ side, onMark }: Omit<NewsProps, 'groups'>): Column<Group>[] {
  return [
    {
      header: words.notifications.fixed.serialNumber,
      cell: (_, index) => index + 1,
      className: 'tabular-nums text-soft',
    },
    {
      header: words.common.labels.title,
      title: true,
      cell: ({ newest }) => (
        <span className={cx('flex items-baseline gap-2', newest.read_at && 'font-medium')}>
          <UnreadDot row={newest} />
          {newest.title}
        </span>
      ),
      className: 'min-w-52',
    },
    {
      header: words.common.fixed.description,
      cell: (group) => (
        <>
          <span className="wrap-anywhere">{group.newest.description}</span>
          <span className="block text-sm text-soft">
            <TimeAgo at={group.newest.created_at} />
          </span>
          <EarlierNews group={group} onMark={onMark} />
        </>
      ),
      className: 'w-full',
    },
    {
      header: words.notifications.fixed.viewPage,
      cell: (group) => (
        <span className="flex items-center gap-1">
          <TurnButton {...{ group, side, onMark }} className="whitespace-nowrap" />
          <ViewLink
            row={group.newest}
            onOpen={() => onMark(rowsOf(group))}
            className={buttonClass({ variant: group.turn ? 'quiet' : 'secondary' })}
          >
            <ArrowRight size={20} />
          </ViewLink>
        </span>
      ),
    },
  ];
}
