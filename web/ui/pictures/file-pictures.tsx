/** Pictures among files that people sent: small ones are shown, large ones name their size first, a tap shows them large. */
import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { later } from '../../lib/later.ts';
import { isLite } from '../../lib/lite.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { showSize } from '../../lib/upload/files.ts';
import { LazyDialog } from '../basics/lazy-dialog.tsx';
import { isPicture, keyOf, type PictureFile } from './picture-file.ts';

const LIGHTBOX = later(async () => (await import('./lightbox.tsx')).Lightbox);
type Props = {
  files: readonly PictureFile[];
  /** Pictures below so many bytes are fetched without a tap, but not in lite mode. */
  freeBytes: number;
  className?: string;
};

/** Nothing where no file is a picture. */
export function FilePictures({ files, freeBytes, className }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const pictures = files.filter((file) => isPicture(file) && safeUrl(file.url));
  if (pictures.length === 0) return null;
  return (
    <>
      <ul
        aria-label={words.common.pictures.label}
        className={cx('grid gap-2', pictures.length > 1 && 'grid-cols-2', className)}
      >
        {pictures.map((file, index) => (
          <li key={keyOf(file)}>
            <PictureTile file={file} freeBytes={freeBytes} onOpen={() => setAt(index)} />
          </li>
        ))}
      </ul>
      {at !== null && (
        <LazyDialog dialog={LIGHTBOX} given={{ files: pictures, first: at, onClose: () => setAt(null) }} />
      )}
    </>
  );
}

type TileProps = { file: PictureFile; freeBytes: number; onOpen: () => void };

/** The place has its size before the picture is there. */
function PictureTile({ file, freeBytes, onOpen }: TileProps) {
  const [shown, setShown] = useState(() => file.bytes < freeBytes && !isLite());
  // A newer signature is no newer picture: what is here is not fetched again.
  const [address] = useState(() => safeUrl(file.url));
  return (
    <button
      type="button"
      aria-label={
        shown
          ? words.common.pictures.open(file.name)
          : words.common.pictures.showNamed(file.name, showSize(file.bytes))
      }
      onClick={() => (shown ? onOpen() : setShown(true))}
      className="grid aspect-4/3 w-full place-items-center overflow-hidden rounded border border-line bg-sunken text-soft hover:border-control"
    >
      {shown ? (
        <img src={address} alt="" decoding="async" loading="lazy" className="size-full object-contain" />
      ) : (
        <span className="flex min-h-11 items-center gap-2 rounded bg-card px-3 text-sm font-semibold text-link">
          <ImageDown size={18} aria-hidden />
          {words.common.pictures.show(showSize(file.bytes))}
        </span>
      )}
    </button>
  );
}
