/** A link of the navigation: knows whether it is current, and shows what is counted there, looked up every minute. */
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { unreadMessages } from '#contract/messages/unread-messages.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { type TurnCard, turns } from '#contract/orders/turn-lists.ts';
import { words } from '#contract/words.ts';
import { useDesk } from '#web/lib/media.ts';
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

/** How much needs the person there: in all and unread as a filled mark, its part in a list as a lighter one. */
export function PlaceBadge({ place: { badge }, counts }: { place: Pick<Place, 'badge'>; counts: Counts }) {
  if (!badge) return null;
  const count = counts[badge];
  if (badge === 'turns') return <CountBadge count={count} label={words.shell.waiting.waits(count)} />;
  if (badge === 'messages' || badge === 'notifications')
    return <CountBadge count={count} label={words.common.amounts.unread(count)} />;
  return <ListCount count={count} />;
}

/** Its part of what the home counts. */
export function ListCount({ count }: { count: number }) {
  if (count < 1) return null;
  return (
    <span className="rounded-full bg-wash px-2 text-xs leading-5 font-semibold text-on-wash tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{words.shell.waiting.waits(count)}</span>
    </span>
  );
}

const EVERY_MINUTE = { refetchInterval: 60_000 };

/** Looked up again every minute while the page is seen; live updates are faster. */
export function useCounts(side: Side): Counts {
  const as = { query: { as: side } };
  const desk = useDesk();
  const notices = useQuery({ ...callOptions(notifications.unread, as), ...EVERY_MINUTE });
  const unreadChats = useQuery({ ...callOptions(unreadMessages.count), ...EVERY_MINUTE });
  // The home asks for it by itself; elsewhere on a phone the first screen comes before the badge.
  const settled = useSettled();
  const waiting = useQuery({ ...callOptions(turns.list, as), ...EVERY_MINUTE, enabled: desk || settled });
  return {
    ...{ turns: 0, notifications: 0, messages: 0 },
    ...{ bids: 0, pending: 0, active: 0, submitted: 0, completed: 0 },
    ...(waiting.data && countTurns(waiting.data.mine)),
    ...(notices.data && { notifications: notices.data.unreadNotification }),
    ...(unreadChats.data && { messages: unreadChats.data.unreadMessages }),
  };
}

function countTurns(cards: readonly TurnCard[]): Partial<Counts> {
  const counts: Partial<Counts> = { turns: cards.length };
  for (const { list } of cards) if (list) counts[list] = (counts[list] ?? 0) + 1;
  return counts;
}
