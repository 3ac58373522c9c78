/** One work as large as the screen: its pieces, its packages to order, more of its talent and more like it; arrow keys turn to the next. */
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { coverOf } from '#contract/gigs/covers.ts';
import type { Gig } from '#contract/gigs/gigs.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { line } from '#contract/gigs/line.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { MEDIA_KINDS } from '#web/lib/media-kinds.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Badge } from '#web/ui/basics/badge.tsx';
import { IconButton } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { PictureBlur } from '#web/ui/cards/gallery-picture.tsx';
import { Heart } from '#web/ui/cards/heart.tsx';
import { MediaCover, PlayMark } from '#web/ui/cards/media-cover.tsx';
import { GigRating } from '#web/ui/lists/stars.tsx';
import { MediaPlayer, type Playable } from '#web/ui/media-player.tsx';
import { EscrowNote, Included, PackageRows } from '#web/ui/package-rows.tsx';
import { NewestReview } from './parts/newest-review.tsx';
import { WorkActions } from './parts/work-actions.tsx';
import type { BrowsedWork } from './works.ts';

const LARGE = '(min-width: 1024px) 68vw, 100vw';

type Props = {
  id: string;
  works: readonly BrowsedWork[];
  onView: (gig: string) => void;
  onClose: () => void;
};

export function ViewerDialog({ id, works, onView, onClose }: Props) {
  const query = useQuery(callOptions(gigs.get, { params: { id } }));
  const gig = query.data?.gig[0];
  const at = works.findIndex((one) => one.id === id);
  const work: BrowsedWork | undefined = works[at] ?? gig;
  const step = (by: number) => {
    const next = works[at + by];
    if (next) onView(next.id);
  };
  useArrows(step);
  return (
    <Dialog open onClose={onClose} size="full" title={work?.title ?? words.gigs.line.title}>
      <p role="status" className="sr-only">
        {work && words.gigs.line.look(work.title, work.user.name)}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_clamp(21rem,33vw,28rem)]">
        <div className="relative min-w-0">
          <Stage key={id} work={work} gallery={gig?.gallery} />
          {at >= 0 && (
            <>
              <Turn label={words.gigs.line.previous} side="left-2" blocked={at === 0} onTurn={() => step(-1)}>
                <ChevronLeft size={24} />
              </Turn>
              <Turn
                label={words.gigs.line.next}
                side="right-2"
                blocked={at === works.length - 1}
                onTurn={() => step(1)}
              >
                <ChevronRight size={24} />
              </Turn>
            </>
          )}
        </div>
        <QueryView
          query={query}
          about="gig"
          errorTitle={words.common.failed.gig}
          waiting={<Skeleton className="h-96 rounded" />}
        >
          {({ gig: [gig] }) => gig && <OrderPanel key={id} gig={gig} isNew={works[at]?.is_new === true} />}
        </QueryView>
      </div>
      {work && <Others work={work} onView={onView} />}
    </Dialog>
  );
}

/** The left and right arrow keys turn, unless the focused element uses them itself. */
function useArrows(step: (by: number) => void) {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey } = event;
      const isSteered =
        target instanceof HTMLElement && target.matches('input, textarea, select, audio, video');
      if (isSteered || altKey || ctrlKey || metaKey) return;
      if (event.key === 'ArrowLeft') latest.current(-1);
      if (event.key === 'ArrowRight') latest.current(1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

type TurnProps = { label: string; side: string; blocked: boolean; onTurn: () => void; children: ReactNode };

/** Stays in place at either end, so that the focus is not lost. */
function Turn({ label, side, blocked, onTurn, children }: TurnProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={blocked || undefined}
      onClick={onTurn}
      className={cx(
        'absolute! top-[calc((100dvh-13rem)/2-1.375rem)] rounded-full! bg-card shadow-soft aria-disabled:not-focus-visible:opacity-0 max-lg:hidden',
        side,
      )}
    >
      {children}
    </IconButton>
  );
}

/** The piece that is chosen, and the others of the same gig below it. */
function Stage({ work, gallery }: { work: BrowsedWork | undefined; gallery: Gig['gallery'] | undefined }) {
  const [at, setAt] = useState(0);
  const media: Playable | null | undefined = gallery?.[at] ?? work?.cover;
  return (
    <div className="grid gap-3">
      <div className="contained relative grid aspect-4/3 items-center overflow-hidden rounded bg-sunken lg:aspect-auto lg:h-[calc(100dvh-13rem)]">
        {media?.kind === 'image' && (
          <MediaPlayer media={media} title={work?.title ?? ''} sizes={LARGE} fit="contain" eager />
        )}
        {media && media.kind !== 'image' && (
          <>
            {media.picture && <PictureBlur hash={media.picture.placeholder} />}
            <div className="relative mx-auto w-full lg:max-w-[calc((100dvh-13rem)*4/3)]">
              <MediaPlayer key={media.url} media={media} title={work?.title ?? ''} sizes={LARGE} eager />
            </div>
          </>
        )}
      </div>
      {gallery && gallery.length > 1 && (
        <ul
          aria-label={words.gigs.page.thumbnails}
          className="-mr-5 flex gap-2 overflow-x-auto p-1 pr-5 lg:mr-0"
        >
          {gallery.map((one, index) => (
            <li key={one.id} className="shrink-0">
              <button
                type="button"
                aria-label={words.gigs.page.thumbnail(MEDIA_KINDS[one.kind], index + 1, gallery.length)}
                aria-current={index === at || undefined}
                onClick={() => setAt(index)}
                className={cx(
                  'relative block w-20 overflow-hidden rounded-sm',
                  index === at && 'outline-3 outline-primary',
                )}
              >
                <MediaCover media={one} alt="" sizes="80px" bare tap={false}>
                  {one.kind !== 'image' && <PlayMark small />}
                </MediaCover>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The talent, the packages with their prices, and the way to an order. */
function OrderPanel({ gig, isNew }: { gig: Gig; isNew: boolean }) {
  const { user, userdetail, scopepackage } = gig;
  const [chosen, choose] = useState(1);
  const shown = scopepackage.find(({ position }) => position === chosen);
  return (
    <aside aria-label={words.gigs.line.order} className="grid gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={user.name} image={userdetail?.profile_image} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2">
            <TextLink to={paths.person.talent} params={{ id: user.id }} className="font-semibold">
              {user.name}
            </TextLink>
            {isNew && <Badge tone="active">{words.gigs.line.isNew}</Badge>}
          </p>
          <GigRating gig={gig} />
        </div>
        <Heart kind="gig" id={gig.id} name={gig.title} owner={user.id} back={`${paths.work}?at=${gig.id}`} />
      </div>
      <PackageRows
        legend={<legend className="mb-2 font-semibold">{words.gigs.line.choose}</legend>}
        packages={scopepackage}
        {...{ chosen, onChoose: choose }}
      />
      {shown && <Included lines={shown.includes} />}
      {/* On phones it sticks to the bottom of the screen, in view at once. */}
      <div
        data-foot
        className="grid gap-2 bg-card max-lg:sticky max-lg:-bottom-2 max-lg:z-10 max-lg:-mx-5 max-lg:border-t max-lg:border-line max-lg:px-5 max-lg:py-2"
      >
        <div className="flex gap-2">
          <WorkActions gig={gig.id} owner={user.id} chosen={chosen} price={shown?.price} />
        </div>
        {shown && !gig.own && <EscrowNote price={shown.price} className="max-lg:-order-1" />}
      </div>
      <TextLink to={paths.gig} params={{ id: gig.id }} className="justify-self-start py-2.5">
        {words.gigs.line.page}
      </TextLink>
      {user.reviews > 0 && <NewestReview talent={user.id} />}
    </aside>
  );
}

/** One piece of each other gig of the talent, and similar gigs of others. */
function Others({ work, onView }: { work: BrowsedWork; onView: (gig: string) => void }) {
  const own = useQuery(callOptions(line.byTalent, { params: { id: work.userId } }));
  const like = useQuery(callOptions(line.like, { params: { id: work.id } }));
  const seen = new Set([work.id]);
  const more = own.data?.pieces.filter(({ gig }) => !seen.has(gig) && seen.add(gig)) ?? [];
  return (
    <div className="grid gap-8 pt-8 pb-10">
      <Row
        title={words.gigs.line.more(work.user.name)}
        tiles={more.map(({ gig, ...piece }) => ({ id: gig, ...piece, media: coverOf(piece.cover) }))}
        onView={onView}
      />
      <Row
        title={words.gigs.line.like}
        tiles={(like.data?.gigs ?? []).map((gig) => ({ ...gig, media: gig.cover && coverOf(gig.cover) }))}
        onView={onView}
      />
    </div>
  );
}

type TileOf = { id: string; title: string; price_from: number; media: Playable | null };

function Row({
  title,
  tiles,
  onView,
}: {
  title: string;
  tiles: readonly TileOf[];
  onView: (gig: string) => void;
}) {
  if (tiles.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="text-lg leading-7">{title}</h3>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {tiles.map(({ id, title: name, price_from, media }) => (
          <li key={id} className="relative">
            <span className="block overflow-hidden rounded">
              {media ? <MediaCover media={media} alt="" sizes="(min-width: 1024px) 16vw, 45vw" /> : null}
            </span>
            <button
              type="button"
              onClick={() => onView(id)}
              className="grid w-full py-1.5 text-left text-sm leading-5 after:absolute after:inset-0 after:rounded"
            >
              <span className="truncate font-semibold">{name}</span>
              <span className="text-soft tabular-nums">
                {words.common.amounts.from(showNaira(price_from))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
