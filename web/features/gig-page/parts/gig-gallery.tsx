/** The gallery: one large item, turned by swipe, keys or buttons; pictures open full screen; sound and video play only after a tap. */
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Media } from '#contract/core/media.ts';
import type { Gig } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { later } from '#web/lib/later.ts';
import { MEDIA_KINDS } from '#web/lib/media-kinds.ts';
import { AdirePattern } from '#web/ui/basics/adire-pattern.tsx';
import { IconButton } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { PictureBlur } from '#web/ui/cards/gallery-picture.tsx';
import { MediaCover, PlayMark } from '#web/ui/cards/media-cover.tsx';
import { MediaPlayer } from '#web/ui/media-player.tsx';
import { GALLERY_SIZES } from '#web/ui/pictures/gallery-sizes.ts';

const LIGHTBOX = later(async () => (await import('#web/ui/pictures/lightbox.tsx')).Lightbox);

/** The picture is fully shown in most windows; its thumbnails get the rest of the width. */
const BESIDE = '@min-[44rem]:grid-cols-[minmax(0,calc((100dvh-23rem)*4/3))_minmax(10rem,1fr)]';

export function GigGallery({ gig }: { gig: Gig }) {
  const { gallery, title } = gig;
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const current = gallery[Math.min(at, gallery.length - 1)];
  if (!current) return <AdirePattern className="aspect-4/3 w-full rounded" />;
  const goTo = (index: number) => {
    setAt(index);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const turn = (by: number) => goTo((at + by + gallery.length) % gallery.length);
  // Keys pressed inside a player are left to it.
  const byKey = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (target !== currentTarget) return;
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <section aria-label={words.common.fixed.gallery} className="@container">
      <div className={cx('grid gap-3', gallery.length > 1 && BESIDE)}>
        <div className="relative min-w-0 overflow-hidden rounded border border-line bg-sunken">
          <ul
            ref={strip}
            aria-label={words.common.pictures.label}
            tabIndex={gallery.length > 1 ? 0 : undefined}
            onKeyDown={byKey}
            onPointerDown={() => setTouched(true)}
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
              const nearest = Math.round(scrollLeft / clientWidth);
              if (clientWidth > 0 && Math.abs(scrollLeft - nearest * clientWidth) < 2) setAt(nearest);
            }}
            className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-3"
          >
            {gallery.map((media, index) => (
              <li
                key={media.id}
                inert={index !== at}
                className="contained relative grid aspect-4/3 w-full shrink-0 grid-rows-[minmax(0,1fr)] snap-center items-center overflow-hidden"
              >
                {index === at && media.kind !== 'image' && media.picture && (
                  <PictureBlur hash={media.picture.placeholder} />
                )}
                {(index === at || (isTouched && media.kind === 'image' && Math.abs(index - at) === 1)) && (
                  <div className={media.kind === 'image' ? 'h-full' : 'relative w-full'}>
                    <MediaPlayer
                      media={media}
                      title={title}
                      sizes={GALLERY_SIZES}
                      fit="contain"
                      eager={index === 0}
                    />
                  </div>
                )}
                {index === at && media.kind === 'image' && (
                  <FullScreen {...{ gallery, title }} current={media} />
                )}
              </li>
            ))}
          </ul>
          {gallery.length > 1 && (
            <>
              <Arrow label={words.common.fixed.previous} side="left-2" onClick={() => turn(-1)}>
                <ChevronLeft size={22} />
              </Arrow>
              <Arrow label={words.common.fixed.next} side="right-2" onClick={() => turn(1)}>
                <ChevronRight size={22} />
              </Arrow>
              <span
                aria-hidden
                className="pointer-events-none absolute top-2 right-2 hidden rounded-full bg-night/85 px-2 text-xs leading-6 text-on-night tabular-nums pointer-coarse:block"
              >
                {at + 1}/{gallery.length}
              </span>
            </>
          )}
        </div>
        {gallery.length > 1 && (
          <div className="min-w-0 @min-[44rem]:relative">
            <ul
              aria-label={words.gigs.page.thumbnails}
              className="-mr-4 flex gap-2 overflow-auto p-1 pr-4 @min-[44rem]:mr-0 @min-[44rem]:pr-1 @min-[44rem]:absolute @min-[44rem]:inset-0 @min-[44rem]:flex-col"
            >
              {gallery.map((media, index) => (
                <Thumbnail
                  key={media.id}
                  {...{ media, index, of: gallery.length, on: index === at, onChoose: goTo }}
                />
              ))}
            </ul>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {words.common.amounts.of(at + 1, gallery.length)}
      </p>
    </section>
  );
}

type FullScreenProps = { gallery: readonly Media[]; current: Media; title: string };

/** The whole picture is the button; swipes still work because it is part of the strip. */
function FullScreen({ gallery, current, title }: FullScreenProps) {
  const [open, setOpen] = useState(false);
  const pictures = gallery.filter(({ kind }) => kind === 'image');
  return (
    <>
      <button
        type="button"
        aria-label={words.gigs.page.fullScreen}
        title={words.gigs.page.fullScreen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group absolute inset-0 rounded focus-visible:-outline-offset-3"
      >
        <span className="absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-card shadow-soft group-hover:bg-wash pointer-coarse:hidden">
          <Search size={20} />
        </span>
      </button>
      {open && (
        <LazyDialog
          dialog={LIGHTBOX}
          given={{
            files: pictures.map(({ url, bytes }) => ({
              name: title,
              type: 'image/webp',
              url: `/${url}`,
              bytes,
            })),
            first: pictures.indexOf(current),
            onClose: () => setOpen(false),
          }}
        />
      )}
    </>
  );
}

type ArrowProps = { label: string; side: string; onClick: () => void; children: React.ReactNode };

/** Hidden on touch screens, where people swipe, until it gets keyboard focus. */
function Arrow({ label, side, onClick, children }: ArrowProps) {
  return (
    <IconButton
      label={label}
      onClick={onClick}
      className={cx(
        'absolute! top-1/2 -translate-y-1/2 rounded-full! bg-card shadow-soft pointer-coarse:not-focus-visible:pointer-events-none pointer-coarse:not-focus-visible:opacity-0',
        side,
      )}
    >
      {children}
    </IconButton>
  );
}

type ThumbProps = { media: Media; index: number; of: number; on: boolean; onChoose: (index: number) => void };

function Thumbnail({ media, index, of, on, onChoose }: ThumbProps) {
  return (
    <li className="shrink-0">
      <button
        type="button"
        aria-label={words.gigs.page.thumbnail(MEDIA_KINDS[media.kind], index + 1, of)}
        aria-current={on || undefined}
        onClick={() => onChoose(index)}
        className={cx(
          'group relative block w-24 max-w-full overflow-hidden rounded-sm @min-[44rem]:w-full',
          // The outline shows where a light picture ends.
          on ? 'outline-3 outline-primary' : 'outline outline-line',
        )}
      >
        <MediaCover media={media} alt="" sizes="240px" bare tap={false}>
          {media.kind !== 'image' && <PlayMark small />}
        </MediaCover>
      </button>
    </li>
  );
}
