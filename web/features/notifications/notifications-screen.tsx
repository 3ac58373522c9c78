/** /talentnotification and /hunterDashboard/notification: what happened to a person's jobs. */
import { useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { Reply } from '#contract/endpoint.ts';
import { notifications } from '#contract/notifications.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { linkParts } from '#web/lib/link-parts.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { callKey, useMutationCall } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Ago } from '#web/ui/moments.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';

type Notification = Reply<typeof notifications.list>['notification'][number];

export function NotificationsScreen({ side }: { side: Side }) {
  const mark = useMark();
  const pages = useCallPages(notifications.list, { query: { as: side } }, (reply) => ({
    items: reply.notification,
    next: reply.next,
  }));
  return (
    <>
      <PageHeader title="Notifications" />
      <QueryView query={pages} errorTitle="Your notifications could not be loaded">
        {(rows) =>
          rows.length === 0 ? (
            <NoNotification side={side} />
          ) : (
            <>
              <DataTable
                caption="Notifications"
                columns={columns(mark)}
                rows={rows}
                rowKey={(row) => row.id}
                tone={(row) => (row.read_at ? undefined : 'new')}
              />
              <LoadMore pages={pages} />
            </>
          )
        }
      </QueryView>
    </>
  );
}

function columns(mark: (row: Notification) => void): Column<Notification>[] {
  return [
    { header: 'S/N', cell: (_, index) => index + 1, deskOnly: true },
    { header: 'Title', title: true, cell: (row) => <Title row={row} />, className: 'lg:whitespace-nowrap' },
    { header: 'Description', long: true, cell: (row) => <Description row={row} />, className: 'w-full' },
    { header: 'View page', deeds: true, cell: (row) => <View row={row} onMark={() => mark(row)} /> },
  ];
}

function Title({ row }: { row: Notification }) {
  if (row.read_at) return <span className="font-medium">{row.title}</span>;
  return (
    <>
      {row.title}{' '}
      <span className="ml-1 inline-block rounded-full bg-primary px-2 text-xs font-semibold text-on-primary">
        New
      </span>
    </>
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

/** Fills the cell: whoever opens the page has seen the notification. */
function View({ row, onMark }: { row: Notification; onMark: () => void }) {
  const { to, search, hash } = linkParts(row.link);
  return (
    <Link
      to={to as LinkProps['to']}
      search={search as LinkProps['search']}
      hash={hash}
      onClick={onMark}
      aria-label={`View page: ${row.title}`}
      className={cx(buttonClass({ variant: 'secondary' }), 'sm:-my-2 sm:w-full')}
    >
      <span className="sm:hidden">View page</span>
      <ArrowRight size={20} />
    </Link>
  );
}

/** Marks as read; list and badge follow. What is read already is left alone. */
function useMark(): (row: Notification) => void {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: callKey(notifications.list) });
    void client.invalidateQueries({ queryKey: callKey(notifications.unread) });
  };
  const { mutate } = useMutationCall(notifications.mark, { onSuccess: refresh });
  return (row) => {
    if (!row.read_at) mutate({ params: { id: row.id } });
  };
}

function NoNotification({ side }: { side: Side }) {
  return side === 'talent' ? (
    <EmptyState
      title={words.empty.notifications}
      text="When a hunter answers a bid, pays or reviews your work, you read it here."
      action={<ButtonLink to="/jobrequest">Find open jobs</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={words.empty.notifications}
      text="When a talent bids, accepts your offer or delivers, you read it here."
      action={<ButtonLink to="/hunterDashboard">Go to your jobs</ButtonLink>}
    />
  );
}
