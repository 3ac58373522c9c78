/** Notifications on phones: by day, each a card that is one link to its place. */
import { ChevronRight } from 'lucide-react';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showClock } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/pieces/moments.tsx';
import { groupByDay } from './notification-days.ts';
import { UnreadDot, ViewLink } from './notification-parts.tsx';
import type { Notification } from './use-marks.ts';

type Props = { rows: readonly Notification[]; onMark: (row: Notification) => void };

export function NotificationList({ rows, onMark }: Props) {
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
