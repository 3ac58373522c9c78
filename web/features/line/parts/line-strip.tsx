/** The Line on a phone: one work per screen, and the edge of the next, which comes by a swipe up. */
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import { useSettled } from '#web/lib/pause.ts';
import { useSession } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Heart } from '#web/ui/cards/heart.tsx';
import { GigRating } from '#web/ui/lists/stars.tsx';
import type { BrowsedWork } from '../works.ts';
import { WorkActions } from './work-actions.tsx';
import { usePieces, WorkPieces } from './work-pieces.tsx';

/** Number of works ahead whose pictures are fetched. */
const AHEAD = 2;
/** The next page is fetched this many works before the end. */
const MORE_AT = 6;

export type LineProps = {
  works: readonly BrowsedWork[];
  /** The work named in the URL. */
  at: string | undefined;
  /** True when a visitor pressed its heart before signing in. */
  isWanted: boolean;
  onAt: (gig: string) => void;
  onView: (gig: string) => void;
  loadMore: () => void;
};

export function LineStrip({ works, at, isWanted, onAt, onView, loadMore }: LineProps) {
  const list = useRef<HTMLUListElement>(null);
  const { person } = useSession();
  const settled = useSettled();
  const [first] = useState(() =>
    Math.max(
      0,
      works.findIndex(({ id }) => id === at),
    ),
  );
  const [current, setCurrent] = useState(first);
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: first * stepOf(list.current), behavior: 'instant' });
  }, [first]);
  const scroll = () => {
    const step = stepOf(list.current);
    const nearest = Math.round((list.current?.scrollTop ?? 0) / step);
    const work = works[nearest];
    if (step === 0 || nearest === current || !work) return;
    setCurrent(nearest);
    onAt(work.id);
    if (nearest >= works.length - MORE_AT) loadMore();
  };
  // At least one: the beginning of the next work is already in view.
  const ahead = settled || current !== first ? AHEAD : 1;
  return (
    <ul
      ref={list}
      aria-label={words.gigs.line.list}
      onScroll={scroll}
      className={cx(
        '-mx-4 snap-y snap-mandatory overflow-y-auto',
        person ? '-mb-10 h-[calc(100dvh-9.75rem-1px)] lg:mb-0' : '-mb-16 h-[calc(100dvh-6.75rem-2px)]',
      )}
    >
      {works.map((work, index) => (
        <li
          key={work.id}
          // Fits a 4:3 picture and the text below it; the beginning of the next work stays in view.
          className="h-[min(100%-3rem,75vw+13.5rem)] snap-start snap-always border-b border-line"
        >
          <PhoneWork
            work={work}
            near={index >= current - 1 && index <= current + ahead}
            isWanted={isWanted && work.id === at}
            onView={onView}
          />
        </li>
      ))}
    </ul>
  );
}

/** Distance from one work to the next, in pixels. */
function stepOf(list: HTMLUListElement | null): number {
  return list?.firstElementChild?.getBoundingClientRect().height ?? 0;
}

type WorkProps = { work: BrowsedWork; near: boolean; isWanted: boolean; onView: (gig: string) => void };

function PhoneWork({ work, near, isWanted, onView }: WorkProps) {
  const pieces = usePieces(work);
  const { user, userId, userdetail } = work;
  const shown = pieces.inView ? { ...pieces.inView, id: pieces.inView.gig } : work;
  return (
    <article className="grid h-full grid-rows-[minmax(0,75vw)_minmax(auto,1fr)]">
      <WorkPieces work={work} pieces={pieces} near={near} onOpen={onView} />
      <div className="grid content-between gap-1.5 bg-card px-4 pt-2 pb-3">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={user.name} image={userdetail?.profile_image} />
          <div className="min-w-0 flex-1">
            <p className="flex items-center gap-2">
              <Link
                to={paths.person.talent}
                params={{ id: userId }}
                className="min-w-0 truncate py-1 font-semibold text-ink no-underline"
              >
                {user.name}
              </Link>
              {work.is_new && <Badge tone="active">{words.gigs.line.isNew}</Badge>}
            </p>
            <GigRating gig={work} />
          </div>
          <Heart
            kind="gig"
            id={shown.id}
            name={shown.title}
            owner={userId}
            back={`${paths.work}?at=${work.id}`}
            wanted={isWanted}
          />
        </div>
        <h2 className="line-clamp-2 text-base leading-6 font-semibold wrap-anywhere">{shown.title}</h2>
        <p className="tabular-nums">
          <strong>{words.common.amounts.from(showNaira(shown.price_from))}</strong>
          <span className="text-soft"> · {words.common.counted.days(shown.delivery_days)}</span>
        </p>
        <div className="flex gap-2">
          <WorkActions gig={shown.id} owner={userId} />
        </div>
      </div>
    </article>
  );
}
