/** The gallery: one item large, the others to choose from; sound and video only play after a tap. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Media } from '#contract/core/media.ts';
import type { Gig } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { AdirePattern } from '#web/ui/basics/adire-pattern.tsx';
import { IconButton } from '#web/ui/basics/button.tsx';
import { MediaCover, PlayMark } from '#web/ui/cards/media-cover.tsx';
import { MediaPlayer } from '#web/ui/media-player.tsx';

const LARGE = '(min-width: 1024px) 660px, 100vw';

export function GigGallery({ gig }: { gig: Gig }) {
  const { gallery, title } = gig;
  const [at, setAt] = useState(0);
  const current = gallery[Math.min(at, gallery.length - 1)];
  if (!current) return <AdirePattern className="aspect-4/3 w-full rounded-card" />;
  const turn = (by: number) => setAt((at + by + gallery.length) % gallery.length);
  return (
    <section aria-label={words.common.fixed.gallery} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="relative grid min-h-52 sm:min-h-64 grid-cols-[minmax(0,1fr)] items-center overflow-hidden rounded-card border border-line bg-sunken">
        <MediaPlayer key={current.id} media={current} title={title} sizes={LARGE} eager={at === 0} />
        {gallery.length > 1 && (
          <>
            <Turn label={words.common.fixed.previous} side="left-2" onClick={() => turn(-1)}>
              <ChevronLeft size={22} />
            </Turn>
            <Turn label={words.common.fixed.next} side="right-2" onClick={() => turn(1)}>
              <ChevronRight size={22} />
            </Turn>
          </>
        )}
      </div>
      {gallery.length > 1 && (
        <ul aria-label={words.gigs.page.thumbnails} className="flex gap-2 overflow-x-auto p-1">
          {gallery.map((media, index) => (
            <Thumbnail
              key={media.id}
              {...{ media, index, of: gallery.length, on: index === at, onChoose: setAt }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {words.common.amounts.of(at + 1, gallery.length)}
      </p>
    </section>
  );
}

type TurnProps = { label: string; side: string; onClick: () => void; children: React.ReactNode };

function Turn({ label, side, onClick, children }: TurnProps) {
  return (
    <IconButton
      label={label}
      onClick={onClick}
      className={cx('absolute! top-1/2 -translate-y-1/2 rounded-full! bg-card shadow-soft', side)}
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
        aria-label={words.gigs.page.thumbnail(KINDS[media.kind], index + 1, of)}
        aria-current={on || undefined}
        onClick={() => onChoose(index)}
        className={cx(
          'group relative block w-24 overflow-hidden rounded-sm',
          on && 'outline-3 outline-primary',
        )}
      >
        <MediaCover media={media} alt="" sizes="96px" bare tap={false}>
          {media.kind !== 'image' && <PlayMark small />}
        </MediaCover>
      </button>
    </li>
  );
}

const KINDS = {
  image: words.common.labels.picture,
  audio: words.common.labels.sound,
  video: words.common.labels.video,
};
