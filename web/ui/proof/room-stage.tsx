/** The file being viewed: a picture with its pins, a sound or film, or the facts of any other file. */
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { safeUrl } from '#web/lib/safe-url.ts';
import { playbackOf, showSize } from '#web/lib/upload/files.ts';
import { buttonClass, IconButton } from '#web/ui/basics/button.tsx';
import { isPicture } from '#web/ui/pictures/picture-file.ts';
import { NOT_WRITING, type Pin, type StageProps } from './mark-places.ts';
import { type Comparing, type Comparison, PictureStage, stagePictureUrl } from './picture-stage.tsx';
import { PlayerStage } from './player-stage.tsx';

const w = words.room.page;
/** Percent: shows only the previous round, where its remark was placed. */
const WHOLE = 100;

export function RoomStage(props: StageProps) {
  const { file, before, chosen } = props;
  // Kept when moving on to the next comparable file.
  const [compared, compare] = useState<Comparison>(null);
  const pastKey = before?.pins?.find(({ key }) => key === chosen)?.key;
  useEffect(() => {
    if (!pastKey) return;
    compare((now) => now ?? WHOLE);
    return () => compare((now) => (now === WHOLE ? null : now));
  }, [pastKey]);
  return (
    <div className="grid gap-2">
      <Looked key={`${file.id} ${file.access}`} {...{ ...props, compared, compare }} />
      {file.access === 'original' && file.url && (
        <a
          href={safeUrl(file.url)}
          download={file.name}
          className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), 'justify-self-start', NOT_WRITING)}
        >
          <Download aria-hidden size={20} />
          {w.download(showSize(file.bytes))}
        </a>
      )}
    </div>
  );
}

type LookedProps = StageProps & Comparing;

function Looked(props: LookedProps) {
  const { file } = props;
  if (file.pages) return <PagesStage {...props} pages={file.pages} />;
  const address = stagePictureUrl(file);
  if (address && file.preview_state !== 'failed' && (isPicture(file) || file.preview))
    return <PictureStage {...props} address={address} />;
  const played = playbackOf(file);
  if (played) return <PlayerStage {...props} key={played.proxy ? 'proxy' : 'file'} played={played} />;
  return (
    <div className="grid min-h-60 place-content-center gap-2 rounded border border-line bg-sunken p-6 text-center">
      <p className="font-semibold wrap-anywhere">{file.name}</p>
      <p className="text-soft">{showSize(file.bytes)}</p>
      <p className="max-w-prose text-sm text-soft">{whyNothing(file)}</p>
      {file.sha256 && <p className="text-xs text-soft wrap-anywhere">SHA-256 {file.sha256}</p>}
    </div>
  );
}

function whyNothing({ preview_state, access }: DeliveredFile): string {
  if (preview_state === 'waiting') return words.room.files.making;
  if (preview_state === 'failed') return words.room.files.broken;
  return access === 'locked' ? w.noPictureYet : w.noPicture;
}

type PagesProps = LookedProps & { pages: NonNullable<DeliveredFile['pages']> };

/** A PDF page by page; the previous round shows the same page. */
function PagesStage({ pages: { shown, count }, ...given }: PagesProps) {
  const { file, before, pins, onPlace } = given;
  const [page, setPage] = useState(1);
  const at = (one: DeliveredFile, preview = one.pages?.shown[page - 1]) =>
    preview && { ...one, preview, pages: null };
  const picture = at(file);
  const pastPage = before && at(before.file);
  const isHere = (pin: Pin) => 'page' in pin && pin.page === page;
  const address = picture && stagePictureUrl(picture);
  if (!address) return null;
  return (
    <div className="grid gap-2">
      <p className={cx('wrap-anywhere', NOT_WRITING)}>
        <span className="font-semibold">{file.name}</span>{' '}
        <span className="inline-block text-sm text-soft">{showSize(file.bytes)}</span>
      </p>
      <PictureStage
        {...given}
        key={page}
        file={picture}
        address={address}
        before={pastPage && before && { ...before, file: pastPage, pins: before.pins?.filter(isHere) }}
        pins={pins.filter(isHere)}
        onPlace={onPlace && ((place) => onPlace({ ...place, page }))}
        hint={w.tapPage}
      />
      <nav aria-label={w.pages} className={cx('flex items-center justify-center gap-2', NOT_WRITING)}>
        <IconButton label={w.pageBefore} disabled={page === 1} onClick={() => setPage(page - 1)}>
          <ChevronLeft size={20} />
        </IconButton>
        <p aria-live="polite" className="tabular-nums">
          {w.pageOf(page, count)}
        </p>
        <IconButton label={w.nextPage} disabled={page === shown.length} onClick={() => setPage(page + 1)}>
          <ChevronRight size={20} />
        </IconButton>
      </nav>
      {shown.length < count && (
        <p className={cx('text-center text-sm text-soft', NOT_WRITING)}>{w.morePages(shown.length, count)}</p>
      )}
    </div>
  );
}
