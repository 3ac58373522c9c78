/** Sound and film on the stage: remarks are shown at their seconds, and a new one takes the second where playback was paused. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { dataPrice } from '#contract/core/data-price.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { isSound, PROXY_FILM, proxySecondsMax } from '#contract/orders/proxies.ts';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { showLength } from '../../lib/dates.ts';
import { later, useLater } from '../../lib/later.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { type Playback, showSize } from '../../lib/upload/files.ts';
import { Button, IconButton } from '../basics/button.tsx';
import { ErrorNote } from '../basics/error-box.tsx';
import { LOW_WHILE_WRITING, NOT_WRITING, type StageProps, showSeconds } from './mark-places.ts';

const w = words.room.page;

const TIME_BAR = later(async () => (await import('./time-bar.tsx')).TimeBar);

type PlayerProps = StageProps & { played: Playback };

/** Nothing is fetched before it is played; a remark takes the current second. */
export function PlayerStage({ file, played, pins, chosen, onChoose, onPlace }: PlayerProps) {
  const player = useRef<HTMLMediaElement>(null);
  const [second, setSecond] = useState(0);
  const { broken, ...source } = useSource(player, played.url);
  const isFilm = !isSound(file.type);
  const drawn = drawnOf(file, played);
  const { part: TimeBar } = useLater(TIME_BAR, drawn !== null);
  /** Light copies of films have a constant frame rate, so they can be stepped frame by frame. */
  const steps = isFilm && played.proxy !== null;
  const secondNow = (at = player.current?.currentTime ?? 0) =>
    steps ? middleOfFrame(frameAt(at)) : Math.round(at * 10) / 10;
  const stop = () => {
    player.current?.pause();
    return secondNow();
  };
  const goTo = (at: number) => {
    if (player.current) player.current.currentTime = at;
    // Before anything is loaded, the player does not report its position.
    setSecond(secondNow(at));
  };
  const media = {
    ...source,
    controls: true,
    'aria-label': file.name,
    onTimeUpdate: () => setSecond(secondNow()),
  };
  const timeBar = drawn && (
    <div className={isFilm ? 'min-h-8' : 'min-h-24 max-lg:group-data-writing/stage:min-h-14 sm:min-h-36'}>
      {TimeBar && <TimeBar {...{ ...drawn, second, pins, chosen, goTo }} />}
    </div>
  );
  return (
    <div className="grid gap-2">
      <Facts name={file.name} played={played} />
      {isFilm ? (
        <>
          <video
            {...media}
            ref={player as RefObject<HTMLVideoElement>}
            playsInline
            className={cx('aspect-video w-full rounded bg-night', LOW_WHILE_WRITING, STILL_WHILE_WRITING)}
          />
          {timeBar}
        </>
      ) : (
        <div className="grid gap-4 rounded border border-line bg-sunken p-4 sm:p-8">
          {timeBar}
          <audio
            {...media}
            ref={player as RefObject<HTMLAudioElement>}
            className={cx('w-full', drawn && NOT_WRITING)}
          />
        </div>
      )}
      {broken && <ErrorNote text={w.notPlayed} />}
      <div className="flex flex-wrap items-center gap-2">
        {steps && <FrameSteps player={player} />}
        {onPlace && (
          <PlaceButton second={second} onPress={() => onPlace({ file_id: file.id, seconds: stop() })} />
        )}
      </div>
      <PinTimes {...{ pins, chosen, onChoose, goTo }} />
      {played.proxy && <ProxyNote proxy={played.proxy} minutes={proxySecondsMax(file.type) / 60} />}
    </div>
  );
}

/** The browser's own controls would darken the frame being commented on. */
const STILL_WHILE_WRITING = 'max-lg:group-data-writing/stage:[&::-webkit-media-controls]:hidden';

/** The time bar's data; null without a light copy, for a full file whose copy is cut (its seconds differ), and for sounds without a waveform. */
function drawnOf({ proxy, type }: DeliveredFile, played: Playback) {
  if (!proxy || (proxy.cut && !played.proxy) || (isSound(type) && !proxy.waveform)) return null;
  return { bars: proxy.waveform, seconds: proxy.seconds };
}

/** The address changes every few minutes: a new one is used when the old one expires, and playback resumes at the same second. */
function useSource(player: RefObject<HTMLMediaElement | null>, newest: string) {
  const [url, setUrl] = useState(newest);
  const [broken, setBroken] = useState(false);
  const resume = useRef<{ at: number; playing: boolean } | null>(null);
  return {
    broken,
    src: safeUrl(url),
    preload: 'none',
    onError() {
      if (url === newest) return setBroken(true);
      const { currentTime: at = 0, paused = true } = player.current ?? {};
      resume.current = { at, playing: !paused };
      setUrl(newest);
      player.current?.load();
    },
    onLoadedMetadata() {
      const { current } = player;
      if (!current || !resume.current) return;
      current.currentTime = resume.current.at;
      if (resume.current.playing) void current.play();
      resume.current = null;
    },
  } as const;
}

/** The playing time, if known, and the amount of data. */
function Facts({ name, played: { proxy, bytes } }: { name: string; played: Playback }) {
  return (
    <p className={cx('wrap-anywhere', NOT_WRITING)}>
      <span className="font-semibold">{name}</span>{' '}
      <span className="inline-block text-sm text-soft">
        {proxy && `${showLength(proxy.seconds)} · `}
        {showSize(bytes)} · {w.dataPrice(dataPrice(bytes))}
      </span>
    </p>
  );
}

type NoteProps = { proxy: NonNullable<Playback['proxy']>; minutes: number };

function ProxyNote({ proxy: { by, cut }, minutes }: NoteProps) {
  const said = [w.proxy, by === 'talent' && w.proxyByTalent, cut && w.proxyCut(minutes)];
  return <p className={cx('text-sm text-soft', NOT_WRITING)}>{said.filter(Boolean).join(' ')}</p>;
}

type PinProps = Pick<StageProps, 'pins' | 'chosen' | 'onChoose'> & {
  goTo: (second: number) => void;
};

function PinTimes({ pins, chosen, onChoose, goTo }: PinProps) {
  if (pins.length === 0) return null;
  return (
    <ul className={cx('flex flex-wrap gap-2', NOT_WRITING)}>
      {pins.map(
        (pin) =>
          'seconds' in pin &&
          pin.text !== null && (
            <li key={pin.key}>
              <Button
                size="sm"
                variant={pin.key === chosen ? 'primary' : 'secondary'}
                aria-pressed={pin.key === chosen}
                onClick={() => {
                  goTo(pin.seconds);
                  onChoose(pin.key);
                }}
              >
                {pin.label} · {showSeconds(pin.seconds)}
                <span className="sr-only">: {pin.text}</span>
              </Button>
            </li>
          ),
      )}
    </ul>
  );
}

function PlaceButton({ second, onPress }: { second: number; onPress: () => void }) {
  return (
    <Button data-place variant="secondary" onClick={onPress}>
      {w.remarkAt(showSeconds(second))}
    </Button>
  );
}

function FrameSteps({ player }: { player: RefObject<HTMLMediaElement | null> }) {
  const step = (by: number) => {
    const { current } = player;
    if (!current) return;
    current.pause();
    current.preload = 'auto';
    current.currentTime = middleOfFrame(Math.max(0, frameAt(current.currentTime) + by));
  };
  return (
    <>
      <IconButton label={w.frameBefore} onClick={() => step(-1)}>
        <ChevronLeft size={20} />
      </IconButton>
      <IconButton label={w.nextFrame} onClick={() => step(1)}>
        <ChevronRight size={20} />
      </IconButton>
    </>
  );
}

function frameAt(second: number): number {
  return Math.floor(second * PROXY_FILM.fps + 0.001);
}

/** In seconds; the middle of a frame, so that no rounding leads to its neighbours. */
function middleOfFrame(frame: number): number {
  return Math.round((100 * (frame + 0.5)) / PROXY_FILM.fps) / 100;
}
