/** The parts of a notification on every screen: its dot, its link, the button of its order, and the earlier notifications. */
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { factsOf, turnAddress } from '#contract/orders/turn-cards.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import { linkParts } from '#web/lib/own-paths.ts';
import type { Side } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { TimeAgo } from '#web/ui/pieces/moments.tsx';
import { type Group, rowsOf } from '../notification-groups.ts';
import type { Notification } from '../use-marks.ts';

export type OnMark = (rows: readonly Notification[]) => void;

/** Shown while the notification is unread; screen readers get a word. */
export function UnreadDot({ row }: { row: Notification }) {
  if (row.read_at) return null;
  return (
    <span className="inline-block size-2.5 shrink-0 rounded-full bg-primary">
      <span className="sr-only">{words.notifications.list.unread} </span>
    </span>
  );
}

type ViewProps = { row: Notification; onOpen: () => void; className: string; children: ReactNode };

export function ViewLink({ row, onOpen, className, children }: ViewProps) {
  const { to, search, hash } = linkParts(row.link);
  return (
    <Link
      to={to as LinkProps['to']}
      search={search as LinkProps['search']}
      hash={hash}
      onClick={onOpen}
      aria-label={words.notifications.list.view(row.title)}
      className={className}
    >
      {children}
    </Link>
  );
}

type TurnButtonProps = { group: Group; side: Side; onMark: OnMark; className?: string };

/** The button for what the reader has to do in this order; nothing when it is not their turn. */
export function TurnButton({ group, side, onMark, className }: TurnButtonProps) {
  const { turn } = group;
  if (!turn) return null;
  return (
    <ButtonLink
      {...linkParts(turnAddress(turn, side))}
      onClick={() => onMark(rowsOf(group))}
      className={className}
    >
      {words.home.doing[turn.turn.doing].button(factsOf(turn, showNaira(turn.amount)))}
      <span className="sr-only"> {words.common.actions.of(turn.title)}</span>
    </ButtonLink>
  );
}

/** "and 2 earlier", which expands the earlier notifications. */
export function EarlierNews({ group, onMark }: { group: Group; onMark: OnMark }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (group.earlier.length === 0) return null;
  return (
    <div className="relative z-10 mt-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded px-2 text-sm font-semibold text-link hover:bg-wash"
      >
        {words.notifications.news.earlier(group.earlier.length)}
        <ChevronDown
          aria-hidden
          size={16}
          className={cx('transition-transform motion-reduce:transition-none', open && 'rotate-180')}
        />
      </button>
      <ul id={id} hidden={!open} className="grid gap-1 border-l-3 border-line pl-3">
        {group.earlier.map((row) => (
          <EarlierLine key={row.id} row={row} onMark={onMark} />
        ))}
      </ul>
    </div>
  );
}

function EarlierLine({ row, onMark }: { row: Notification; onMark: OnMark }) {
  return (
    <li className="relative grid min-h-11 content-center rounded px-1 py-1.5 hover:bg-sunken">
      <span className="flex items-baseline gap-2 text-sm">
        <UnreadDot row={row} />
        <ViewLink
          row={row}
          onOpen={() => onMark([row])}
          className="min-w-0 flex-1 font-medium text-ink no-underline after:absolute after:inset-0"
        >
          {row.title}
        </ViewLink>
        <span className="shrink-0 text-soft">
          <TimeAgo at={row.created_at} />
        </span>
      </span>
      <span className="text-sm wrap-anywhere text-soft">{row.description}</span>
    </li>
  );
}
