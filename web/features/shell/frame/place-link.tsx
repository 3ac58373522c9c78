/** A navigation link: marks itself as current, and shows its count, refetched every minute. */
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { unreadMessages } from '#contract/messages/unread-messages.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { turns } from '#contract/orders/turn-lists.ts';
import { words } from '#contract/words.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { useSettled } from '#web/lib/pause.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { CountBadge } from '#web/ui/basics/badge.tsx';
import type { Counts, Place } from './places.ts';

type Props = {
  place: Pick<Place, 'to' | 'exact' | 'also'>;
  className: string;
  children: ReactNode;
  onClick?: () => void;
  label?: string;
};

/** `data-status="active"` and `aria-current` are set on the current place. */
export function PlaceLink({ place, className, children, onClick, label }: Props) {
  const { also } = place;
  const below = useLocation({ select: ({ pathname }) => also?.test(pathname) });
  return (
    <Link
      to={place.to as LinkProps['to']}
      activeOptions={{ exact: place.exact ?? false, includeSearch: false }}
      className={className}
      onClick={onClick}
      aria-label={label}
      {...(below && { 'aria-current': 'page', 'data-status': 'active' })}
    >
      {children}
    </Link>
  );
}

/** The number of things that need the person there; lighter for a list, which is part of the total. */
export function PlaceBadge({ place: { badge }, counts }: { place: Pick<Place, 'badge'>; counts: Counts }) {
  if (!badge) return null;
  const count = counts[badge] ?? 0;
  const isUnread = badge === 'messages';
  const label = (isUnread ? words.common.amounts.unread : words.shell.waiting.waits)(count);
  return <CountBadge count={count} label={label} part={!isUnread && badge !== 'turns'} />;
}

const EVERY_MINUTE = { refetchInterval: 60_000 };

/** Refetched every minute while the page is visible; live updates are faster. */
export function useCounts(side: Side): Counts {
  const as = { query: { as: side } };
  const desk = useIsDesktop();
  const notices = useQuery({ ...callOptions(notifications.unread, as), ...EVERY_MINUTE });
  const unreadChats = useQuery({ ...callOptions(unreadMessages.count), ...EVERY_MINUTE });
  // The home screen loads it anyway; elsewhere on a phone the first screen comes before the badge.
  const settled = useSettled();
  const waiting = useQuery({ ...callOptions(turns.list, as), ...EVERY_MINUTE, enabled: desk || settled });
  const counts: Counts = {
    turns: waiting.data?.mine.length,
    notifications: notices.data?.unreadNotification,
    messages: unreadChats.data?.unreadMessages,
  };
  for (const { list } of waiting.data?.mine ?? []) if (list) counts[list] = (counts[list] ?? 0) + 1;
  return counts;
}
