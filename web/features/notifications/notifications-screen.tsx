/** /talentnotification and /hunterDashboard/notification: what happened to a person's jobs. */
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight, CheckCheck, ChevronRight, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { notifications } from '#contract/notifications/notifications.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showClock } from '#web/lib/dates.ts';
import { linkParts } from '#web/lib/link-parts.ts';
import { useWide } from '#web/lib/media.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { Button, ButtonLink, buttonClass } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { Ago, useNow } from '#web/ui/pieces/moments.tsx';
import { groupByDay } from './notification-days.ts';
import { OlderNews } from './parts/older-news.tsx';
import { type Notification, useMarks } from './use-marks.ts';

export function NotificationsScreen({ side }: { side: Side }) {
  const wide = useWide();
  const { mark, markAll, markingAll } = useMarks(side);
  const pages = useCallPages(notifications.list, { query: { as: side } }, (reply) => ({
    items: reply.notification,
    next: reply.next,
  }));
  const { data: unread } = useQuery(callOptions(notifications.unread, { query: { as: side } }));
  const some = (unread?.unreadNotification ?? 0) > 0;
  const List = wide ? NotificationTable : NotificationList;
  return (
    <>
      <PageHeader
        title={words.common.places.notifications}
        actions={
          <>
            {some && (
              <Button variant="secondary" icon={<CheckCheck size={18} />} busy={markingAll} onClick={markAll}>
                {words.notifications.list.markAll}
              </Button>
            )}
            <ButtonLink
              to={paths.preferences}
              variant={some || wide ? 'quiet' : 'secondary'}
              icon={<Settings2 size={18} />}
              className={cx('sm:-mr-4', some && 'min-w-11 max-sm:grow-0!')}
            >
              <span className={cx(some && 'max-sm:sr-only')}>{words.notifications.list.preferences}</span>
            </ButtonLink>
          </>
        }
      />
      <QueryView query={pages} errorTitle={words.notifications.list.failed}>
        {(rows) =>
          rows.length === 0 ? (
            <NoNotification side={side} />
          ) : (
            <>
              <List rows={rows} onMark={mark} />
              <OlderNews pages={pages} />
            </>
          )
        }
      </QueryView>
    </>
  );
}

function NoNotification({ side }: { side: Side }) {
  return side === 'talent' ? (
    <EmptyState
      title={words.common.fixed.noNotifications}
      text={words.notifications.list.emptyTalent}
      action={<ButtonLink to={paths.openJobs}>{words.common.actions.findOpenJobs}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={words.common.fixed.noNotifications}
      text={words.notifications.list.emptyHunter}
      action={<ButtonLink to={paths.ownJobs}>{words.notifications.list.toJobs}</ButtonLink>}
    />
  );
}

type Props = { rows: readonly Notification[]; onMark: (row: Notification) => void };

/** Notifications on phones: by day, each a card that is one link to its place. */
function NotificationList({ rows, onMark }: Props) {
  const days = groupByDay(rows, useNow());
  return (
    <div className="grid gap-5">
      {days.map(({ day, name, rows: ofDay }) => (
        <section key={day} aria-labelledby={`news-${day}`}>
          <h2 id={`news-${day}`} className="mb-2 px-1 font-sans text-sm leading-5 font-semibold text-soft">
            {name}
          </h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
            {ofDay.map((row) => (
              <li key={row.id} className={cx('relative p-4', !row.read_at && 'bg-wash')}>
                <News row={row} onMark={onMark} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The link lies over the whole card. */
function News({ row, onMark }: { row: Notification; onMark: Props['onMark'] }) {
  return (
    <>
      <div className="flex items-baseline gap-2">
        <UnreadDot row={row} />
        <h3
          className={cx(
            'min-w-0 flex-1 font-sans text-base leading-6',
            row.read_at ? 'font-medium' : 'font-semibold',
          )}
        >
          {row.title}
        </h3>
        <time dateTime={row.created_at} className="shrink-0 text-sm text-soft tabular-nums">
          {showClock(row.created_at)}
        </time>
      </div>
      <p className="mt-1 wrap-anywhere text-soft">{row.description}</p>
      <ViewLink
        row={row}
        onMark={onMark}
        className="mt-2 inline-flex min-h-6 items-center gap-1 font-semibold text-link after:absolute after:inset-0"
      >
        {words.notifications.fixed.viewPage}
        <ChevronRight size={18} />
      </ViewLink>
    </>
  );
}

type NotificationTableProps = { rows: readonly Notification[]; onMark: (row: Notification) => void };

/** Notifications as a table (rule 9.14). */
function NotificationTable({ rows, onMark }: NotificationTableProps) {
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

function columns(onMark: NotificationTableProps['onMark']): Column<Notification>[] {
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
function View({ row, onMark }: { row: Notification; onMark: NotificationTableProps['onMark'] }) {
  return (
    <ViewLink row={row} onMark={onMark} className={cx(buttonClass({ variant: 'secondary' }), '-my-2 w-full')}>
      <ArrowRight size={20} />
    </ViewLink>
  );
}

// What a notification is made of on every screen: its dot, when it came, and the link to its place.

/** There while it is unread; read out as a word. */
function UnreadDot({ row, className }: { row: Notification; className?: string }) {
  if (row.read_at) return null;
  return (
    <span className={cx('inline-block size-2.5 shrink-0 rounded-full bg-primary', className)}>
      <span className="sr-only">{words.notifications.list.unread} </span>
    </span>
  );
}

type ViewProps = {
  row: Notification;
  onMark: (row: Notification) => void;
  className: string;
  children: ReactNode;
};

/** Whoever opens the page has seen the notification. */
function ViewLink({ row, onMark, className, children }: ViewProps) {
  const { to, search, hash } = linkParts(row.link);
  return (
    <Link
      to={to as LinkProps['to']}
      search={search as LinkProps['search']}
      hash={hash}
      onClick={() => onMark(row)}
      aria-label={words.notifications.list.view(row.title)}
      className={className}
    >
      {children}
    </Link>
  );
}
