/** A stored picture in the width that fits, with its blurred placeholder until it is there. */
import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import { thumbHashToRGBA } from 'thumbhash';
import type { Picture } from '#contract/core/picture.ts';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { fileUrl } from '../../lib/safe-url.ts';
import { usePicture } from '../../lib/use-picture.ts';

type Props = {
  picture: Picture;
  /** `''` where the words beside the picture say the same. */
  alt: string;
  /** The displayed width, as in `<img sizes>`: `(min-width: 640px) 300px, 100vw`. */
  sizes: string;
  /** card: cropped to 4:3; whole: uncropped in its own shape; fill: cropped to its box; contain: uncropped within its box, on a blur of its own colours. */
  fit?: 'card' | 'whole' | 'fill' | 'contain';
  /** For the one large picture on the first screen. */
  eager?: boolean;
  /** False inside a link or a button, which cannot contain another button: in lite mode the placeholder then stays. */
  tap?: boolean;
};

export function GalleryPicture({ picture, alt, sizes, fit = 'card', eager = false, tap = true }: Props) {
  const [ready, setReady] = useState(false);
  const smallest = picture.sources[0];
  const { shown, show } = usePicture(smallest && fileUrl(smallest.webp));
  const setOf = (kind: 'avif' | 'webp') =>
    picture.sources.map((source) => `${fileUrl(source[kind])} ${source.width}w`).join(', ');
  return (
    <span
      className={cx('@container relative block overflow-hidden bg-sunken', SHAPES[fit])}
      style={fit === 'whole' ? { aspectRatio: `${picture.width} / ${picture.height}` } : undefined}
    >
      {(!ready || fit === 'contain') && <PictureBlur hash={picture.placeholder} />}
      {!shown && tap && <ShowPicture onShow={show} />}
      {!shown && alt && <span className="sr-only">{alt}</span>}
      {smallest && shown && (
        <picture>
          <source type="image/avif" srcSet={setOf('avif')} sizes={sizes} />
          <img
            src={fileUrl(smallest.webp)}
            srcSet={setOf('webp')}
            sizes={sizes}
            alt={alt}
            width={picture.width}
            height={picture.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            onLoad={() => setReady(true)}
            className={cx(
              'relative block size-full',
              fit === 'whole' || fit === 'contain' ? 'object-contain' : 'object-cover',
            )}
          />
        </picture>
      )}
    </span>
  );
}

/** Above the link that covers a card. */
function ShowPicture({ onShow }: { onShow: () => void }) {
  return (
    <button
      type="button"
      onClick={onShow}
      className="absolute inset-0 z-10 m-auto flex h-11 w-fit items-center gap-2 rounded bg-night/85 px-3 text-sm font-semibold text-on-night"
    >
      <ImageDown size={18} aria-hidden />
      <span className="@max-[10rem]:sr-only">{words.shell.device.showPicture}</span>
    </button>
  );
}

const SHAPES = { card: 'aspect-4/3', whole: '', fill: 'size-full', contain: 'contained size-full' };

/** A blur of the picture's own colours for the box around it, from its ThumbHash; nothing when that is invalid. */
export function PictureBlur({ hash }: { hash: string }) {
  return (
    <canvas
      aria-hidden
      ref={(canvas) => draw(canvas, hash)}
      width={1}
      height={1}
      className="absolute inset-0 size-full"
    />
  );
}

function draw(canvas: HTMLCanvasElement | null, hash: string): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context || hash === '') return;
  try {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)));
    canvas.width = w;
    canvas.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  } catch {
    // Not a hash: the quiet ground of the box is there anyway.
  }
}
