/** Notifications on phones: first those that need action, then by day; each is a card that links to its page. */
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showClock } from '#web/lib/dates.ts';
import type { Side } from '#web/lib/session.ts';
import { TimeAgo, useNow } from '#web/ui/pieces/moments.tsx';
import { type Group, hasUnread, rowsOf, type Section, sectionsOf } from '../notification-groups.ts';
import { EarlierNews, type OnMark, TurnButton, UnreadDot, ViewLink } from './news-parts.tsx';

export type NewsProps = { groups: Group[]; side: Side; onMark: OnMark };

export function NewsList({ groups, side, onMark }: NewsProps) {
  return (
    <div className="grid gap-5">
      {sectionsOf(groups, useNow()).map((section) => (
        <NewsSection key={section.name} {...{ ...section, side, onMark }} />
      ))}
    </div>
  );
}

function NewsSection({ name, groups, side, onMark, dated }: NewsProps & Section) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 px-1 text-sm leading-5 font-semibold text-soft">
        {name}
      </h2>
      <ul className="card divide-y divide-line overflow-hidden">
        {groups.map((group) => (
          <li
            key={group.newest.id}
            className={cx('relative p-4', hasUnread(group) && 'bg-wash text-on-wash')}
          >
            <News {...{ group, side, onMark, dated }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type NewsCardProps = Omit<NewsProps, 'groups'> & { group: Group; dated: boolean };

/** The link lies over the whole card, the buttons over the link. */
function News({ group, side, onMark, dated }: NewsCardProps) {
  const { newest: row } = group;
  return (
    <>
      <div className="flex items-baseline gap-2">
        <UnreadDot row={row} />
        <h3
          className={cx(
            'min-w-0 flex-1 text-base leading-6 text-ink',
            row.read_at ? 'font-medium' : 'font-semibold',
          )}
        >
          {row.title}
        </h3>
        <span className="shrink-0 text-sm text-soft tabular-nums">
          {dated ? (
            <TimeAgo at={row.created_at} />
          ) : (
            <time dateTime={row.created_at}>{showClock(row.created_at)}</time>
          )}
        </span>
      </div>
      <p className="mt-1 wrap-anywhere text-soft">{row.description}</p>
      <TurnButton {...{ group, side, onMark }} className="relative z-10 mt-3 w-full" />
      <ViewLink
        row={row}
        onOpen={() => onMark(rowsOf(group))}
        className="mt-2 inline-flex min-h-6 items-center gap-1 font-semibold text-link after:absolute after:inset-0"
      >
        {words.notifications.fixed.viewPage}
        <ChevronRight size={18} />
      </ViewLink>
      <EarlierNews group={group} onMark={onMark} />
    </>
  );
}
