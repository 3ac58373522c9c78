/** What a notification is made of on every screen: its dot, when it came, and the link to its place. */
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { linkParts } from '#web/lib/link-parts.ts';
import type { Notification } from './use-marks.ts';

/** There while it is unread; read out as a word. */
export function UnreadDot({ row, className }: { row: Notification; className?: string }) {
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
export function ViewLink({ row, onMark, className, children }: ViewProps) {
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
