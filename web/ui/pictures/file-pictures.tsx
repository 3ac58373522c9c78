/** Pictures among people's files: small ones load at once, large ones name their size first; a tap enlarges them. */
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
  /** Pictures below this size in bytes load without a tap, except in lite mode. */
  freeBytes: number;
  className?: string;
};

/** Renders nothing when no file is a picture. */
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

/** Reserves its size before the picture has loaded. */
function PictureTile({ file, freeBytes, onOpen }: TileProps) {
  const [shown, setShown] = useState(() => file.bytes < freeBytes && !isLite());
  // A renewed signature does not mean a new picture: a loaded one is not fetched again.
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
        <span className="flex min-h-11 items-center gap-2 rounded bg-card px-3 text-sm font-semibold text-link max-sm:flex-col max-sm:gap-0.5 max-sm:p-1.5 max-sm:text-xs">
          <ImageDown size={18} aria-hidden />
          {words.common.pictures.show(showSize(file.bytes))}
        </span>
      )}
    </button>
  );
}
