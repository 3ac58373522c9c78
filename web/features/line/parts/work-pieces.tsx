/** A work as wide as the phone; swiping sideways shows more of the same talent, which is fetched on the first swipe. */
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { coverOf } from '#contract/gigs/covers.ts';
import { line } from '#contract/gigs/line.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { AdirePattern } from '#web/ui/basics/adire-pattern.tsx';
import { PictureBlur } from '#web/ui/cards/gallery-picture.tsx';
import { MediaPlayer, type Playable } from '#web/ui/media-player.tsx';
import { otherPiecesOf } from '../arrangement.ts';
import type { BrowsedWork } from '../works.ts';

/** Understated for phones: at three device pixels per CSS pixel, 320 px selects the picture of 960 pixels, which is sharp there. */
const SIZES = '(min-width: 480px) 480px, 320px';
/** Pixels scrolled up to which a movement is not yet a swipe. */
const NO_SWIPE = 8;

type Props = {
  work: BrowsedWork;
  pieces: ReturnType<typeof usePieces>;
  /** False for a work that is far away: nothing of it is fetched. */
  near: boolean;
  onOpen: (gig: string) => void;
};

/** The talent's other pieces, fetched from the first swipe on, and which of them is in view. */
export function usePieces(work: BrowsedWork) {
  const [isWanted, setWanted] = useState(false);
  const [at, setAt] = useState(0);
  const { data } = useQuery({
    ...callOptions(line.byTalent, { params: { id: work.userId } }),
    enabled: isWanted,
  });
  const others = data ? otherPiecesOf(data.pieces, work.id) : [];
  return {
    others,
    isHere: data !== undefined,
    count: data ? others.length + 1 : (work.pieces ?? 1),
    at,
    setAt,
    /** The piece in view; null for the work itself. */
    inView: others[at - 1] ?? null,
    want: () => setWanted(true),
  };
}

export function WorkPieces({ work, pieces, near, onOpen }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const { others, isHere, count, at, setAt, want } = pieces;
  const scroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (scrollLeft > NO_SWIPE) want();
    if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth));
  };
  const goOn = () => {
    want();
    const to = (at + 1) % count;
    strip.current?.scrollTo({ left: to * strip.current.clientWidth });
  };
  return (
    <div className="relative h-full min-h-0">
      <ul
        ref={strip}
        aria-label={words.gigs.line.pieces}
        onScroll={scroll}
        className="flex h-full snap-x [&_img]:object-top snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth motion-reduce:scroll-auto"
      >
        <Panel media={work.cover} {...{ near, work }} onOpen={() => onOpen(work.id)} />
        {others.map((piece, index) => (
          <Panel
            // Pieces of one talent have no id of their own here, and never change their order.
            key={index.toString()}
            media={coverOf(piece.cover)}
            near={near && Math.abs(index + 1 - at) <= 1}
            work={{ ...work, title: piece.title }}
            onOpen={() => onOpen(piece.gig)}
          />
        ))}
        {!isHere && count > 1 && (
          <li aria-hidden className="h-full w-full shrink-0 snap-center">
            <div className="size-full bg-sunken" />
          </li>
        )}
      </ul>
      {count > 1 && (
        <button
          type="button"
          onClick={goOn}
          className="absolute top-2 right-2 z-10 inline-flex min-h-11 items-center gap-1 rounded-full bg-night/85 px-4 text-sm font-semibold text-on-night tabular-nums"
        >
          {words.gigs.line.piece(at + 1, count)}
          <span className="sr-only"> · {words.gigs.line.more(work.user.name)}</span>
          <ChevronRight aria-hidden size={16} />
        </button>
      )}
    </div>
  );
}

type PanelProps = { media: Playable | null; near: boolean; work: BrowsedWork; onOpen: () => void };

function Panel({ media, near, work, onOpen }: PanelProps) {
  const label = words.gigs.line.look(work.title, work.user.name);
  return (
    <li className="relative h-full w-full shrink-0 snap-center">
      {media?.kind === 'image' && near && (
        <MediaPlayer media={media} title={label} sizes={SIZES} fit="contain" eager />
      )}
      {media && (media.kind !== 'image' || !near) && (
        <span className="contained relative block h-full overflow-hidden bg-sunken">
          {media.picture && <PictureBlur hash={media.picture.placeholder} />}
          {near && (
            <span className="relative block">
              <MediaPlayer media={media} title={work.title} sizes={SIZES} eager />
            </span>
          )}
        </span>
      )}
      {!media && <AdirePattern className="size-full" />}
      {(!near || !media || media.kind === 'image') && (
        <button
          type="button"
          aria-label={label}
          onClick={onOpen}
          className="absolute inset-0 focus-visible:-outline-offset-3"
        />
      )}
    </li>
  );
}
