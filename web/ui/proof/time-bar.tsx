/** The waveform of a sound, or the length of a film, with its remarks; a tap or the arrow keys seek. */
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { Waveform } from '../cards/waveform.tsx';
import { type StageProps, showSeconds } from './mark-places.ts';
import { lookOf, PIN } from './picture-pins.tsx';

type Props = Pick<StageProps, 'pins' | 'chosen'> & {
  /** Null when there is no sound. */
  bars: readonly number[] | null;
  /** The playing time. */
  seconds: number;
  second: number;
  goTo: (second: number) => void;
};

export function TimeBar({ bars, seconds, second, pins, chosen, goTo }: Props) {
  const at = (one: number) => ({ left: `${Math.min(100, (100 * one) / seconds)}%` });
  return (
    <div className="relative rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
      {bars ? (
        <Waveform
          bars={bars}
          part={second / seconds}
          className="h-24 w-full max-lg:group-data-writing/stage:h-14 sm:h-36"
        />
      ) : (
        <div className="h-8 content-end">
          <div className="h-1 rounded-full bg-control" />
        </div>
      )}
      <span
        aria-hidden
        style={at(second)}
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-primary"
      />
      {pins.map(
        (pin) =>
          'seconds' in pin && (
            <span
              key={pin.key}
              aria-hidden
              style={at(pin.seconds)}
              className="pointer-events-none absolute inset-y-0 w-px bg-ink"
            >
              <span className={cx(PIN, lookOf(pin, chosen))}>{pin.label}</span>
            </span>
          ),
      )}
      {/* Wider by the width of its handle, so that a tap hits the intended second. */}
      <input
        type="range"
        aria-label={bars ? words.room.page.placeInSound : words.room.page.placeInFilm}
        aria-valuetext={showSeconds(second)}
        max={seconds}
        step={0.1}
        value={second}
        onChange={({ target }) => goTo(target.valueAsNumber)}
        className={cx('absolute -inset-x-2 inset-y-0 w-[calc(100%+1rem)] cursor-pointer opacity-0', HANDLE)}
      />
    </div>
  );
}

const HANDLE =
  'appearance-none [&::-moz-range-thumb]:size-4 [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none';
