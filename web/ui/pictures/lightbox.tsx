/** Full-screen pictures: swiped on phones, by arrow keys and buttons elsewhere; each is fetched when reached. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { words } from '#contract/words.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { showSize } from '../../lib/upload/files.ts';
import { IconButton } from '../basics/button.tsx';
import { Dialog } from '../basics/dialog.tsx';
import { OutLink } from '../basics/text-link.tsx';
import { keyOf, type PictureFile } from './picture-file.ts';

type Props = { files: readonly PictureFile[]; first: number; onClose(): void };

export function Lightbox({ files, first, onClose }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(first);
  const [seen, setSeen] = useState<readonly number[]>([first]);
  useLayoutEffect(() => {
    strip.current?.scrollTo({ left: first * strip.current.clientWidth, behavior: 'instant' });
  }, [first]);
  const file = files[at];
  const arrive = (index: number) => {
    setAt(index);
    setSeen((known) => (known.includes(index) ? known : [...known, index]));
  };
  const go = (step: number) => {
    const to = at + step;
    if (to < 0 || to >= files.length) return;
    strip.current?.scrollTo({ left: to * strip.current.clientWidth });
    arrive(to);
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={file?.name ?? ''}
      text={files.length > 1 && words.common.amounts.of(at + 1, files.length)}
      actions={<Bar file={file} at={at} count={files.length} onGo={go} />}
    >
      <ul
        ref={strip}
        onKeyDown={byKey}
        tabIndex={files.length > 1 ? 0 : undefined}
        aria-label={words.common.pictures.label}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const nearest = Math.round(scrollLeft / clientWidth);
          if (clientWidth > 0 && nearest !== at && Math.abs(scrollLeft - nearest * clientWidth) < 2)
            arrive(nearest);
        }}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth focus-visible:-outline-offset-3 motion-reduce:scroll-auto"
      >
        {files.map((one, index) => (
          <li
            key={keyOf(one)}
            inert={index !== at}
            className="grid h-full w-full shrink-0 snap-center place-items-center"
          >
            {seen.includes(index) && (
              <img
                src={safeUrl(one.url)}
                alt={one.name}
                decoding="async"
                className="max-h-full max-w-full object-contain"
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type BarProps = { file: PictureFile | undefined; at: number; count: number; onGo: (step: number) => void };

function Bar({ file, at, count, onGo }: BarProps) {
  return (
    <div className="flex w-full items-center justify-between gap-3">
      {file && (
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <OutLink href={file.url} className="py-2.5">
            {words.common.pictures.openFile}
          </OutLink>
          <span className="text-sm text-soft">{showSize(file.bytes)}</span>
        </span>
      )}
      {count > 1 && (
        <span className="flex gap-2">
          <IconButton label={words.common.pictures.previous} disabled={at === 0} onClick={() => onGo(-1)}>
            <ChevronLeft size={24} />
          </IconButton>
          <IconButton label={words.common.pictures.next} disabled={at === count - 1} onClick={() => onGo(1)}>
            <ChevronRight size={24} />
          </IconButton>
        </span>
      )}
    </div>
  );
}
