/** The Line on larger screens: large pictures in columns, read from left to right, each with its talent and its price below. */
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useEffect, useRef } from 'react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { showNaira } from '#web/lib/money.ts';
import { AdirePattern } from '#web/ui/basics/adire-pattern.tsx';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Heart } from '#web/ui/cards/heart.tsx';
import { MediaCover, PlayMark } from '#web/ui/cards/media-cover.tsx';
import { GigRating } from '#web/ui/lists/stars.tsx';
import { useNear } from '#web/ui/lists/use-near.ts';
import { masonry, UNITS } from '../arrangement.ts';
import type { BrowsedWork } from '../works.ts';
import type { LineProps } from './line-strip.tsx';

/** Image `sizes` of a tile, by its width in columns. */
const SIZES = { 1: '(min-width: 1024px) 310px, 50vw', 2: '620px' };
const PLAYED_SHAPE = 3 / 4;
/** Root margin: the next page is requested this far before the end is in view. */
const AHEAD = '900px';

export function LineWall({ works, at, isWanted, loadMore }: Omit<LineProps, 'onAt' | 'onView'>) {
  const desk = useIsDesktop();
  const columns = desk ? 4 : 2;
  const places = masonry(works.map(shapeOf), columns);
  const end = useRef<HTMLDivElement>(null);
  useNear(end, loadMore, { margin: AHEAD });
  return (
    <div className="@container">
      <ul
        aria-label={words.gigs.line.list}
        className="-mx-1.5 grid"
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gridAutoRows: `calc(100cqw / ${columns * UNITS})`,
        }}
      >
        {works.map((work, index) => {
          const { column = 0, span = 1, row = 0, rows = UNITS } = places[index] ?? {};
          const style = { gridColumn: `${column + 1} / span ${span}`, gridRow: `${row + 1} / span ${rows}` };
          const isAt = work.id === at;
          return (
            <Tile
              key={work.id}
              {...{ work, style, isAt }}
              isLarge={span === 2}
              sizes={SIZES[span]}
              eager={index < columns}
              isWanted={isWanted && isAt}
            />
          );
        })}
      </ul>
      <div ref={end} />
    </div>
  );
}

function shapeOf({ cover }: BrowsedWork): number {
  const picture = cover?.kind === 'image' ? cover.picture : null;
  return picture ? picture.height / picture.width : PLAYED_SHAPE;
}

type TileProps = {
  work: BrowsedWork;
  style: CSSProperties;
  /** True when the tile is two columns wide. */
  isLarge: boolean;
  sizes: string;
  eager: boolean;
  isAt: boolean;
  isWanted: boolean;
};

function Tile({ work, style, isLarge, sizes, eager, isAt, isWanted }: TileProps) {
  const { cover, user } = work;
  const tile = useRef<HTMLLIElement>(null);
  // After signing in, the work is back in view.
  useEffect(() => {
    if (isAt) tile.current?.scrollIntoView({ block: 'center' });
  }, [isAt]);
  return (
    <li ref={tile} style={style} className="group relative p-1.5">
      <div className="flex size-full flex-col overflow-hidden rounded bg-card shadow-soft">
        <div className="relative min-h-0 flex-1 overflow-hidden bg-sunken">
          {!cover && <AdirePattern className="size-full" />}
          {cover && (
            <MediaCover media={cover} alt="" sizes={sizes} eager={eager} fill>
              {cover.kind !== 'image' && <PlayMark />}
            </MediaCover>
          )}
          {work.is_new && (
            <span className="absolute top-2 left-2">
              <Badge tone="active">{words.gigs.line.isNew}</Badge>
            </span>
          )}
        </div>
        <TileFoot work={work} isLarge={isLarge} />
        <Link
          from={paths.work}
          to={paths.work}
          search={(before) => ({ ...before, view: work.id })}
          resetScroll={false}
          aria-label={`${words.gigs.line.look(work.title, user.name)}, ${words.gigs.line.priceAndDays(showNaira(work.price_from), words.common.counted.days(work.delivery_days))}`}
          className="absolute inset-1.5 rounded focus-visible:-outline-offset-3"
        />
      </div>
      <Heart
        kind="gig"
        id={work.id}
        name={work.title}
        owner={work.userId}
        back={`${paths.work}?at=${work.id}`}
        wanted={isWanted}
        className="absolute top-2 right-2 z-10 transition-opacity pointer-fine:not-group-hover:not-aria-pressed:not-focus-visible:opacity-0"
      />
    </li>
  );
}

/** Talent, title and price; hidden from screen readers, because the link's label says them. */
function TileFoot({ work, isLarge }: Pick<TileProps, 'work' | 'isLarge'>) {
  return (
    <div aria-hidden className="grid h-28 shrink-0 content-center gap-1 px-3 text-sm">
      <div className="flex items-center gap-2">
        <Avatar name={work.user.name} image={work.userdetail?.profile_image} size="sm" />
        <span className="min-w-0 truncate text-soft">{work.user.name}</span>
      </div>
      <p className={cx('line-clamp-2 leading-5 font-semibold', isLarge && 'text-base')}>{work.title}</p>
      <div className="flex items-center justify-between gap-3">
        <span className="font-semibold tabular-nums">
          {words.common.amounts.from(showNaira(work.price_from))}
        </span>
        <GigRating gig={work} />
      </div>
    </div>
  );
}
