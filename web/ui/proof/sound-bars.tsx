/** The sound as it swells, with the remarks where they stand; a tap or the arrow keys lead to another second. */
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { Waveform } from '../cards/waveform.tsx';
import { type StageProps, showSeconds } from './mark-places.ts';
import { CHOSEN, PIN, UNCHOSEN } from './picture-pins.tsx';

type Props = Pick<StageProps, 'pins' | 'chosen'> & {
  bars: readonly number[];
  /** How long it plays. */
  seconds: number;
  second: number;
  type: string;
  goTo: (second: number) => void;
};

export function SoundBars({ bars, seconds, second, pins, chosen, type, goTo }: Props) {
  return (
    <div className="relative rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
      <Waveform bars={bars} part={second / seconds} className="h-24 w-full sm:h-36" />
      {pins.map(
        (pin) =>
          'seconds' in pin && (
            <span
              key={pin.key}
              aria-hidden
              style={{ left: `${(100 * pin.seconds) / seconds}%` }}
              className="pointer-events-none absolute inset-y-0 w-px bg-ink"
            >
              <span className={cx(PIN, pin.key === chosen ? CHOSEN : UNCHOSEN)}>{pin.number}</span>
            </span>
          ),
      )}
      {/* Wider by its handle, so that what is tapped is what is meant. */}
      <input
        type="range"
        aria-label={words.room.page.placeInSound}
        aria-valuetext={showSeconds(second, type)}
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
