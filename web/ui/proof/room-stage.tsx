/** What is looked at: a picture with its pins, a sound or film that can be stopped, or the facts of any other file. */
import { ChevronLeft, ChevronRight, Contrast, Maximize2, Minimize2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { safeUrl } from '#web/lib/safe-url.ts';
import { playedOf, showSize } from '#web/lib/upload/files.ts';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { isPicture } from '#web/ui/pictures/picture-file.ts';
import { LOW_WHILE_WRITING, NOT_WRITING, type Pin, type StageProps } from './mark-places.ts';
import { PlayerStage } from './player-stage.tsx';

const w = words.room.page;

export function RoomStage(props: StageProps) {
  const { file } = props;
  if (file.pages) return <PagesStage {...props} pages={file.pages} />;
  const address = lookAt(file);
  if (address && (isPicture(file) || file.preview)) return <PictureStage {...props} address={address} />;
  const played = playedOf(file);
  if (played) return <PlayerStage {...props} key={played.proxy ? 'proxy' : 'file'} played={played} />;
  return (
    <div className="grid min-h-60 place-content-center gap-2 rounded-card border border-line bg-sunken p-6 text-center">
      <p className="font-semibold wrap-anywhere">{file.name}</p>
      <p className="text-soft">{showSize(file.bytes)}</p>
      <p className="max-w-prose text-sm text-soft">
        {file.preview_state === 'waiting' ? words.room.files.making : w.noPicture}
      </p>
      <p className="text-xs text-soft wrap-anywhere">SHA-256 {file.sha256}</p>
    </div>
  );
}

/** The light preview before the file itself, for both sides. */
function lookAt(file: DeliveredFile): string | undefined {
  const url = file.preview?.url ?? (file.access === 'locked' ? null : file.url);
  return url ? safeUrl(url) : undefined;
}

type PagesProps = StageProps & { pages: NonNullable<DeliveredFile['pages']> };

/** A PDF page by page; the round before shows the same one. */
function PagesStage({ pages: { shown, count }, ...given }: PagesProps) {
  const { file, before, pins, onPlace } = given;
  const [page, setPage] = useState(1);
  const at = (one: DeliveredFile, preview = one.pages?.shown[page - 1]) =>
    preview && { ...one, preview, pages: null };
  const picture = at(file);
  const address = picture && lookAt(picture);
  if (!address) return null;
  return (
    <div className="grid gap-2">
      <PictureStage
        {...given}
        key={page}
        file={picture}
        address={address}
        before={before && at(before)}
        pins={pins.filter((pin) => 'page' in pin && pin.page === page)}
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

type PictureProps = StageProps & { address: string; hint?: string };

/** How much of the round before is shown, in percent, or only what differs from it; null where it is not compared. */
type Comparison = number | 'difference' | null;

function PictureStage({ before, address, hint = w.tapPicture, ...given }: PictureProps) {
  const { file, onPlace } = given;
  const [actual, setActual] = useState(false);
  const [dark, setDark] = useState(false);
  const [compared, compare] = useState<Comparison>(null);
  const past = before && lookAt(before);
  const comparing = past !== undefined && compared !== null;
  return (
    <div className="grid gap-2">
      <div
        className={cx(
          'overflow-auto rounded-card border border-line',
          LOW_WHILE_WRITING,
          dark ? 'bg-night' : 'bg-sunken',
        )}
      >
        <div className={cx('relative isolate mx-auto w-fit', actual && 'min-w-max')}>
          <img
            src={address}
            alt={file.name}
            style={actual ? undefined : roomFor(file.preview)}
            className={cx('block', actual ? 'max-w-none' : 'max-h-[70vh] max-w-full')}
          />
          {comparing ? <Past address={past} compared={compared} /> : <Pins {...given} />}
        </div>
      </div>
      <div className={cx('flex flex-wrap items-center gap-2', NOT_WRITING)}>
        <IconButton label={actual ? w.fit : w.actual} onClick={() => setActual(!actual)}>
          {actual ? <Minimize2 size={20} /> : <Maximize2 size={20} />}
        </IconButton>
        <IconButton label={dark ? w.lightGround : w.darkGround} onClick={() => setDark(!dark)}>
          <Contrast size={20} />
        </IconButton>
        {past && <CompareTools compared={compared} onCompare={compare} />}
        {onPlace && !comparing && <p className="text-sm text-soft">{hint}</p>}
      </div>
    </div>
  );
}

/** The round before, over the newest; equal parts are black where only the difference is shown. */
function Past({ address, compared }: { address: string; compared: NonNullable<Comparison> }) {
  const difference = compared === 'difference';
  return (
    <img
      src={address}
      alt=""
      style={difference ? undefined : { clipPath: `inset(0 ${100 - compared}% 0 0)` }}
      className={cx(
        'absolute inset-0 size-full object-contain',
        difference ? 'mix-blend-difference' : 'bg-sunken',
      )}
    />
  );
}

type CompareProps = { compared: Comparison; onCompare: (compared: Comparison) => void };
const HALF = 50;

function CompareTools({ compared, onCompare }: CompareProps) {
  const difference = compared === 'difference';
  if (compared === null)
    return (
      <Button variant="quiet" size="sm" onClick={() => onCompare(HALF)}>
        {w.compare}
      </Button>
    );
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => onCompare(null)}>
        {w.compareEnd}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-pressed={difference}
        onClick={() => onCompare(difference ? HALF : 'difference')}
      >
        {w.difference}
      </Button>
      {!difference && (
        <input
          type="range"
          value={compared}
          aria-label={w.compareHow}
          onChange={(event) => onCompare(Number(event.target.value))}
          className="min-w-40 flex-1 accent-(--primary)"
        />
      )}
    </>
  );
}

/** The place that a preview takes is kept until it is there. */
function roomFor(preview: DeliveredFile['preview']) {
  if (!preview) return undefined;
  const { width, height } = preview;
  return { aspectRatio: `${width} / ${height}`, width: `min(${width}px, ${(70 * width) / height}vh)` };
}

type PinsProps = Omit<StageProps, 'before'>;
const STEP = 0.02;

/** On the picture: a tap, or arrows and Enter, say where the next remark belongs. */
function Pins({ file, pins, chosen, onChoose, onPlace }: PinsProps) {
  /** Where the keys have moved the next pin to; null while they were not used. */
  const [aim, setAim] = useState<{ x: number; y: number } | null>(null);
  const place = (x: number, y: number) => onPlace?.({ file_id: file.id, x: rounded(x), y: rounded(y) });
  const byTap = ({ button, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    const box = currentTarget.getBoundingClientRect();
    place((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const byKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const from = aim ?? { x: 0.5, y: 0.5 };
    if (move) setAim({ x: within(from.x + move[0] * STEP), y: within(from.y + move[1] * STEP) });
    else if (event.key === 'Enter') place(from.x, from.y);
    else return;
    event.preventDefault();
  };
  return (
    <>
      {onPlace && (
        <button
          type="button"
          data-place
          aria-label={w.pictureKeys}
          // The focus stays in the words, whose place a tap moves.
          onMouseDown={(event) => event.preventDefault()}
          onPointerUp={byTap}
          onKeyDown={byKey}
          className="peer absolute inset-0 block cursor-crosshair"
        />
      )}
      {aim && (
        <span
          aria-hidden
          style={at(aim)}
          className={cx(PIN, 'pointer-events-none invisible bg-night text-on-night peer-focus:visible')}
        >
          +
        </span>
      )}
      {pins.filter(isOnPicture).map((pin) =>
        pin.text === null ? (
          <PinWritten key={`${pin.x} ${pin.y}`} pin={pin} />
        ) : (
          <button
            key={pin.key}
            type="button"
            style={at(pin)}
            onClick={() => onChoose(pin.key)}
            aria-label={w.pin(pin.number, pin.text)}
            aria-pressed={pin.key === chosen}
            className={cx(PIN, pin.key === chosen ? CHOSEN : 'bg-primary text-on-primary')}
          >
            {pin.number}
          </button>
        ),
      )}
    </>
  );
}

/** Brings its part of the picture into sight; mount it anew for each place. */
function PinWritten({ pin }: { pin: OnPicture }) {
  const dot = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    dot.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <span
      ref={dot}
      aria-hidden
      style={at(pin)}
      className={cx(PIN, CHOSEN, 'pointer-events-none scroll-m-12')}
    >
      {pin.number}
    </span>
  );
}

const PIN =
  'absolute grid size-8 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-card text-sm font-semibold shadow-soft tabular-nums';
const CHOSEN = 'bg-night text-on-night';
const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const at = ({ x, y }: { x: number; y: number }) => ({ left: `${x * 100}%`, top: `${y * 100}%` });
const within = (share: number) => Math.min(1, Math.max(0, share));
const rounded = (share: number) => Math.round(within(share) * 10_000) / 10_000;

type OnPicture = Extract<Pin, { x: number }>;

function isOnPicture(pin: Pin): pin is OnPicture {
  return 'x' in pin;
}
