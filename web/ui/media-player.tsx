/** Sound and video that load and play only after a tap, with length and size shown before. */
import { useState } from 'react';
import type { Media } from '#contract/core/media.ts';
import { words } from '#contract/words.ts';
import { fileUrl } from '#web/lib/safe-url.ts';
import { showSize } from '#web/lib/upload/files.ts';
import { OutLink } from './basics/text-link.tsx';
import { GalleryPicture } from './cards/gallery-picture.tsx';
import { MediaCover, PlayMark, playLabel } from './cards/media-cover.tsx';
import { Waveform } from './cards/waveform.tsx';

/** The fields of a gallery item that are shown and played. */
export type Playable = Omit<Media, 'id' | 'image'>;

type Props = {
  media: Playable;
  /** The title of the gig or work it belongs to, for screen readers. */
  title: string;
  /** As in `<img sizes>`. */
  sizes: string;
  eager?: boolean;
  /** For pictures, as in `GalleryPicture`. */
  fit?: 'whole' | 'contain';
  /** True when the tap that starts it has already happened. */
  playing?: boolean;
};

/** One gallery item in the width of its box: a picture in its own shape or within the box, sound and video in 4:3. */
export function MediaPlayer({ media, title, sizes, eager = false, fit = 'whole', playing = false }: Props) {
  const [state, setState] = useState<'cover' | 'playing' | 'broken'>(playing ? 'playing' : 'cover');
  if (media.kind === 'image') {
    return (
      media.picture && (
        <GalleryPicture picture={media.picture} alt={title} sizes={sizes} fit={fit} eager={eager} />
      )
    );
  }
  if (state === 'broken') return <Broken media={media} />;
  const broken = () => setState('broken');
  if (state === 'playing') {
    const Playing = media.kind === 'video' ? PlayingVideo : PlayingSound;
    return <Playing media={media} title={title} onBroken={broken} />;
  }
  return (
    <button type="button" onClick={() => setState('playing')} className="group relative block w-full">
      <span className="sr-only">{playLabel(media, title)}</span>
      <span aria-hidden className="block">
        <MediaCover media={media} alt="" sizes={sizes} eager={eager} tap={false}>
          <PlayMark />
        </MediaCover>
      </span>
    </button>
  );
}

type PlayingProps = { media: Playable; title: string; onBroken: () => void };

function PlayingVideo(props: PlayingProps) {
  return <NativePlayer {...props} className="block aspect-4/3 w-full bg-night object-contain" />;
}

function PlayingSound(props: PlayingProps) {
  const { picture, waveform } = props.media;
  const [part, setPart] = useState(0);
  return (
    <div className="relative grid aspect-4/3 w-full grid-rows-[minmax(0,1fr)_auto] bg-wash">
      {picture && !waveform ? (
        <GalleryPicture picture={picture} alt="" sizes="100vw" fit="fill" />
      ) : (
        <div className="grid place-items-center">
          {waveform && <Waveform bars={waveform} part={part} className="h-2/5 w-4/5" />}
        </div>
      )}
      <div className="p-3">
        <NativePlayer {...props} onPart={setPart} className="block h-11 w-full" />
      </div>
    </div>
  );
}

type NativeProps = PlayingProps & { onPart?: (part: number) => void; className: string };

/** The browser's own controls handle keyboard, phones and screen readers best. Starts at once, after the tap. */
function NativePlayer({ media, title, onBroken, onPart, className }: NativeProps) {
  const Tag = media.kind === 'video' ? 'video' : 'audio';
  return (
    <Tag
      ref={takeFocus}
      src={fileUrl(media.url)}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
        onPart?.(duration > 0 ? currentTime / duration : 0)
      }
      onError={onBroken}
      className={className}
    />
  );
}

/** Focuses the player, so that the keyboard controls it at once. */
function takeFocus(element: HTMLMediaElement | null): void {
  element?.focus({ preventScroll: true });
}

function Broken({ media }: { media: Playable }) {
  return (
    <div role="alert" className="grid aspect-4/3 w-full place-content-center gap-2 bg-sunken p-4 text-center">
      <p>
        {words.common.player.broken(
          media.kind === 'audio' ? words.common.player.thisSound : words.common.player.thisVideo,
        )}
      </p>
      <OutLink href={fileUrl(media.url) ?? ''}>{words.common.player.openFile(showSize(media.bytes))}</OutLink>
    </div>
  );
}
