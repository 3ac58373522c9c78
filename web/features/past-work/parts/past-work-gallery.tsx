/** Past work in pages: pictures open in a new tab; sound and video play in place, on tap (rule 9.8). */
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type PastWorkItem, pastWork } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { type Pages, useCallPages } from '#web/lib/pages.ts';
import { fileUrl } from '#web/lib/safe-url.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { SkeletonGrid } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { GalleryPicture } from '#web/ui/cards/gallery-picture.tsx';
import { MediaCover, PlayMark, playLabel } from '#web/ui/cards/media-cover.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';

const SIZES = '(min-width: 1024px) 340px, (min-width: 640px) 48vw, 100vw';
const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';
/** Maximum number of pictures in view at once. */
const EAGER = 3;

type Props = {
  pages: Pages<PastWorkItem>;
  empty: ReactNode;
  /** Buttons for its owner. */
  actions?: (item: PastWorkItem) => ReactNode;
};

export function PastWorkGallery({ pages, empty, actions }: Props) {
  return (
    <QueryView query={pages} errorTitle={words.profiles.pastWork.failed} waiting={<Waiting />}>
      {(items) =>
        items.length === 0 ? (
          empty
        ) : (
          <>
            <ul aria-label={words.common.places.pastWork} className={GRID}>
              {items.map((item, index) => (
                <PastWorkPiece key={item.id} item={item} sizes={SIZES} eager={index < EAGER}>
                  {actions?.(item)}
                </PastWorkPiece>
              ))}
            </ul>
            <LoadMore pages={pages} />
          </>
        )
      }
    </QueryView>
  );
}

function Waiting() {
  return (
    <SkeletonGrid
      className={GRID}
      shapes={['h-72 rounded', 'h-72 rounded max-sm:hidden', 'h-72 rounded max-lg:hidden']}
    />
  );
}

const PLAYER = later(async () => (await import('#web/ui/media-player.tsx')).MediaPlayer);

type PastWorkPieceProps = {
  item: PastWorkItem;
  /** As of `<img sizes>`. */
  sizes: string;
  eager?: boolean;
  /** In a section with its own heading: a smaller title and no description. */
  brief?: boolean;
  /** Buttons for its owner. */
  children?: ReactNode;
};

/** A list item with its title (`h2`, `h3` when brief) and description. */
export function PastWorkPiece({ item, sizes, eager = false, brief = false, children }: PastWorkPieceProps) {
  const Title = brief ? 'h3' : 'h2';
  return (
    <li className="card flex flex-col overflow-hidden">
      <Shown item={item} sizes={sizes} eager={eager} />
      <div className="grid flex-1 content-start gap-1 p-4 wrap-anywhere">
        <Title className="text-base leading-6 font-semibold">{item.title}</Title>
        {brief && item.description && <p className="line-clamp-2 text-sm text-soft">{item.description}</p>}
        {!brief && item.description && <p className="whitespace-pre-line text-soft">{item.description}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-1 px-2 pb-2">{children}</div>}
    </li>
  );
}

type ShownProps = Required<Pick<PastWorkPieceProps, 'item' | 'sizes' | 'eager'>>;

function Shown({ item, sizes, eager }: ShownProps) {
  const { media, title } = item;
  if (media.kind !== 'image' || !media.picture) {
    return <Playable item={item} sizes={sizes} eager={eager} />;
  }
  return (
    <span className="group relative block">
      <GalleryPicture picture={media.picture} alt="" sizes={sizes} eager={eager} />
      <a
        href={fileUrl(media.url)}
        target="_blank"
        rel="noopener noreferrer"
        className="absolute inset-0 focus-visible:-outline-offset-3"
      >
        <span className="sr-only">{words.profiles.pastWork.opensInNewTab(title)}</span>
      </a>
      <span
        aria-hidden
        className="pointer-events-none absolute top-2 right-2 grid size-9 place-items-center rounded-full bg-night/85 text-on-night opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100"
      >
        <ExternalLink size={18} />
      </span>
    </span>
  );
}

/** The player loads on the first tap, as the sound or video itself does. */
function Playable({ item: { media, title }, sizes, eager }: ShownProps) {
  const [wanted, setWanted] = useState(false);
  const { part: Player, failure, retry } = useLater(PLAYER, wanted);
  if (Player && wanted) return <Player media={media} title={title} sizes={sizes} playing />;
  return (
    <>
      <button
        type="button"
        aria-busy={wanted && !failure}
        onClick={() => setWanted(true)}
        className="group relative block w-full focus-visible:-outline-offset-3"
      >
        <span className="sr-only">{playLabel(media, title)}</span>
        <span aria-hidden className="block">
          <MediaCover media={media} alt="" sizes={sizes} eager={eager} tap={false}>
            <PlayMark />
          </MediaCover>
        </span>
      </button>
      {failure !== null && (
        <ErrorBox error={failure} title={words.profiles.pastWork.playerFailed} onRetry={retry} />
      )}
    </>
  );
}

/** The pages of one's own past work, which has an endpoint of its own (rules 12). */
export function useOwnPastWork() {
  return useCallPages(pastWork.listOwn, { query: {} }, ({ gallery }) => ({
    items: gallery.data,
    next: gallery.next,
  }));
}

export function usePastWorkOf(personId: string) {
  return useCallPages(pastWork.ofPerson, { params: { id: personId }, query: {} }, ({ gallery }) => ({
    items: gallery.data,
    next: gallery.next,
  }));
}
