/** How an item of a gallery looks before anything of it plays: picture, poster or waveform, with length and size. */
import { Film, Music, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Media } from '#contract/core/media.ts';
import { words } from '#contract/words.ts';
import { sayLength, showLength } from '#web/lib/dates.ts';
import { MEDIA_KINDS } from '#web/lib/media-kinds.ts';
import { cx } from '../../lib/cx.ts';
import { showSize } from '../../lib/upload/files.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { Waveform } from './waveform.tsx';

type Covering = Pick<Media, 'kind' | 'bytes' | 'duration_seconds' | 'waveform' | 'picture'>;

type Props = {
  media: Covering;
  /** `''` where the words beside it say the same. */
  alt: string;
  /** As in `<img sizes>`. */
  sizes: string;
  eager?: boolean;
  /** Cut to the box around it instead of to 4:3. */
  fill?: boolean;
  /** Leaves out the chip with length and size, where these are beside it. */
  bare?: boolean;
  /** As in `GalleryPicture`. */
  tap?: boolean;
  /** Lies above the picture: a play button. */
  children?: ReactNode;
};

/** For cards that are one link, and what `MediaPlayer` shows until it is tapped. */
export function MediaCover({ media, alt, sizes, eager, fill, bare, tap, children }: Props) {
  return (
    <span
      className={cx('@container relative block overflow-hidden bg-sunken', fill ? 'size-full' : 'aspect-4/3')}
    >
      {media.picture ? (
        <GalleryPicture picture={media.picture} alt={alt} sizes={sizes} fit="fill" eager={eager} tap={tap} />
      ) : (
        <Unpictured media={media} alt={alt} />
      )}
      {!bare && media.kind !== 'image' && <PlayChip media={media} />}
      {children}
    </span>
  );
}

function Unpictured({ media, alt }: { media: Covering; alt: string }) {
  const Icon = media.kind === 'audio' ? Music : Film;
  return (
    <span className="grid size-full place-items-center bg-wash text-on-wash">
      {media.waveform ? (
        <Waveform bars={media.waveform} className="h-2/5 w-4/5" />
      ) : (
        <Icon aria-hidden className="size-1/4" strokeWidth={1.5} />
      )}
      {alt && <span className="sr-only">{alt}</span>}
    </span>
  );
}

/** Kind, length and size of the media, so that no data is used unasked; on small cards and wide screens only the length. */
function PlayChip({ media }: { media: Covering }) {
  const Icon = media.kind === 'audio' ? Music : Film;
  const { duration_seconds: seconds } = media;
  return (
    <span className="absolute bottom-2 left-2 inline-flex items-center gap-1.5 rounded-sm bg-night/85 px-2 py-0.5 text-xs font-semibold text-on-night tabular-nums">
      <Icon aria-hidden size={14} />
      <span className="sr-only">{MEDIA_KINDS[media.kind]}</span>
      {!!seconds && <span>{showLength(seconds)}</span>}
      <span className={cx('font-normal', !!seconds && 'lg:sr-only @max-[200px]:sr-only')}>
        {showSize(media.bytes)}
      </span>
    </span>
  );
}

/** `Play video: Wedding film, 1 minute 20 seconds, 4.2 MB`. */
export function playLabel(media: Covering, title: string): string {
  const kind = media.kind === 'audio' ? 'sound' : 'video';
  const length = media.duration_seconds ? `, ${sayLength(media.duration_seconds)}` : '';
  return words.common.player.play(kind, title, length, showSize(media.bytes));
}

/** A round play button in a corner of a `MediaCover`, off the subject; it grows when its `group` is hovered. */
export function PlayMark({ small = false }: { small?: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute grid place-items-center rounded-full bg-night/85 text-on-night shadow-soft transition-transform group-hover:scale-105',
        small ? 'right-1 bottom-1 size-6' : 'right-3 bottom-3 size-12 sm:size-14',
      )}
    >
      <Play size={small ? 12 : 22} className="translate-x-px" fill="currentColor" />
    </span>
  );
}
