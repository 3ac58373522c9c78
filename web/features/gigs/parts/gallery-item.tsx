/** One item of a gallery that is being arranged: a row on phones, a card on larger screens. */
import { ArrowLeft, ArrowRight, GripVertical, Star, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Media } from '#contract/core/media.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showLength } from '#web/lib/dates.ts';
import type { Drag, Dragging } from '#web/lib/drag/use-drag.ts';
import { showSize } from '#web/lib/upload/files.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { IconButton } from '#web/ui/basics/button.tsx';
import { MediaCover, PlayMark, playLabel } from '#web/ui/cards/media-cover.tsx';

type Props = {
  item: Media;
  name: string;
  index: number;
  count: number;
  drag: Drag | null;
  handle: ReturnType<Dragging['handle']>;
  /** Moves it to this place, counted from 0. */
  onMove: (place: number) => void;
  onOpen: (action: 'play' | 'remove') => void;
};

export function GalleryItem({ item, name, index, count, drag, handle, onMove, onOpen }: Props) {
  const dragged = drag?.id === item.id;
  return (
    <li
      data-drop={index}
      className={cx(
        'flex gap-3 rounded border bg-card p-3 sm:flex-col sm:gap-0 sm:p-0',
        dragged ? 'relative z-10 border-primary opacity-90 shadow-soft' : 'border-line',
        drag && !dragged && drag.over === String(index) && 'outline-3 outline-primary',
      )}
      style={dragged ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : undefined}
    >
      <div className="w-24 shrink-0 self-start overflow-hidden rounded sm:w-full sm:rounded-b-none">
        <Look item={item} name={name} onPlay={() => onOpen('play')} />
      </div>
      <div className="grid min-w-0 flex-1 gap-1 sm:p-3">
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 pt-2">
            <span className="mr-2 font-semibold">{name}</span>
            {index === 0 && <Badge tone="active">{words.gigs.gallery.cover}</Badge>}
            <span className="block text-sm text-soft tabular-nums">{factsOf(item)}</span>
          </p>
          <button
            type="button"
            {...handle}
            onKeyDown={(event) => moveByKey(event, index, count, onMove)}
            aria-label={words.gigs.gallery.handle(name, index + 1, count)}
            aria-describedby="arrange-help"
            title={words.gigs.gallery.handleHint}
            className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded text-soft hover:bg-wash hover:text-on-wash active:cursor-grabbing"
          >
            <GripVertical aria-hidden size={20} />
          </button>
        </div>
        <div className="-ml-3 flex sm:-mb-1">
          <Moves {...{ name, index, count, onMove }} />
          <IconButton
            label={words.gigs.gallery.makeCover(name)}
            disabled={index === 0}
            onClick={() => onMove(0)}
          >
            <Star size={18} />
          </IconButton>
          <IconButton
            label={words.common.actions.removeNamed(name)}
            onClick={() => onOpen('remove')}
            className="text-brick"
          >
            <Trash2 size={18} />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

type MovesProps = { name: string; index: number; count: number; onMove: (to: number) => void };

function Moves({ name, index, count, onMove }: MovesProps) {
  return (
    <>
      <IconButton
        label={words.gigs.gallery.moveEarlier(name)}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowLeft size={18} />
      </IconButton>
      <IconButton
        label={words.gigs.gallery.moveLater(name)}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowRight size={18} />
      </IconButton>
    </>
  );
}

function Look({ item, name, onPlay }: { item: Media; name: string; onPlay: () => void }) {
  const sizes = '(min-width: 640px) 320px, 96px';
  if (item.kind === 'image') return <MediaCover media={item} alt={name} sizes={sizes} />;
  return (
    <button
      type="button"
      onClick={onPlay}
      aria-label={playLabel(item, name)}
      className="group relative block w-full"
    >
      <MediaCover media={item} alt="" sizes={sizes} bare tap={false}>
        <PlayMark small />
      </MediaCover>
    </button>
  );
}

function factsOf({ duration_seconds: seconds, bytes }: Media): string {
  return !seconds ? showSize(bytes) : `${showLength(seconds)} · ${showSize(bytes)}`;
}

/** Arrow keys move it by one place, Home and End to the ends. */
function moveByKey(event: KeyboardEvent, index: number, count: number, onMove: (place: number) => void) {
  const places: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  onMove(place);
}
