/** The sign that something plays when it is tapped, and its words: kind, length and size come before the data is spent. */
import { Play } from 'lucide-react';
import type { Media } from '#contract/core/media.ts';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { showSize } from '../../lib/files.ts';
import { sayLength } from './length.ts';

/** `Play video: Wedding film, 1 minute 20 seconds, 4.2 MB`. */
export function playLabel(media: Media, title: string): string {
  const kind = media.kind === 'audio' ? 'sound' : 'video';
  const length = media.duration_seconds ? `, ${sayLength(media.duration_seconds)}` : '';
  return words.common.player.play(kind, title, length, showSize(media.bytes));
}

/** Round, in the middle of a `MediaCover`; it grows when its `group` is pointed at. */
export function PlayMark({ small = false }: { small?: boolean }) {
  return (
    <span aria-hidden className="absolute inset-0 grid place-items-center">
      <span
        className={cx(
          'grid place-items-center rounded-full bg-night/85 text-on-night shadow-soft transition-transform group-hover:scale-105',
          small ? 'size-9' : 'size-16',
        )}
      >
        <Play size={small ? 18 : 28} className="translate-x-px" fill="currentColor" />
      </span>
    </span>
  );
}
