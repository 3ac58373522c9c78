/** A link of the navigation: knows whether it is current, and shows how much is unread. */
import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { words } from '#contract/words.ts';
import { CountBadge } from '#web/ui/basics/badge.tsx';
import type { Place } from './places.ts';
import type { Unread } from './use-unread.ts';

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

/** The number of unread notifications or messages, where a place has one. */
export function PlaceBadge({ place, unread }: { place: Pick<Place, 'badge'>; unread: Unread }) {
  if (!place.badge) return null;
  const count = unread[place.badge];
  return <CountBadge count={count} label={words.common.amounts.unread(count)} />;
}
