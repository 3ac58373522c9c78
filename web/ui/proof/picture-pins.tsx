/** Remarks on a picture, and the place of the next one. */
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import type { Pin, StageProps } from './mark-places.ts';

const w = words.room.page;

type PinsProps = Omit<StageProps, 'before'>;
const STEP = 0.02;

/** A tap on the picture, or arrows and Enter, choose the place of the next remark. */
export function Pins({ file, pins, chosen, onChoose, onPlace }: PinsProps) {
  /** The position chosen by keyboard; null until the arrow keys are used. */
  const [aim, setAim] = useState<{ x: number; y: number } | null>(null);
  const place = (x: number, y: number) => onPlace?.({ file_id: file.id, x: rounded(x), y: rounded(y) });
  const from = aim ?? { x: 0.5, y: 0.5 };
  /** A click with `detail` 0 comes from the keyboard or a screen reader. */
  const byTap = ({ detail, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    if (detail === 0) return place(from.x, from.y);
    const box = currentTarget.getBoundingClientRect();
    place((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const byKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    setAim({ x: within(from.x + move[0] * STEP), y: within(from.y + move[1] * STEP) });
    event.preventDefault();
  };
  return (
    <>
      {onPlace && (
        <button
          type="button"
          data-place
          aria-label={w.pictureKeys}
          // The focus stays in the text field; a tap only moves the remark.
          onMouseDown={(event) => event.preventDefault()}
          onClick={byTap}
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
            aria-label={w.pin(pin.label, pin.text)}
            aria-pressed={pin.key === chosen}
            className={cx(PIN, lookOf(pin, chosen))}
          >
            {pin.label}
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
      {pin.label}
    </span>
  );
}

/** A remark on the previous round, at its original place. */
export function PastPin({ pin }: { pin: Pin }) {
  if (!isOnPicture(pin)) return null;
  return (
    <span style={at(pin)} className={cx(PIN, 'pointer-events-none border-2 border-ink bg-card text-ink')}>
      <span className="sr-only">{w.pin(pin.label, pin.text ?? '')}</span>
      <span aria-hidden>{pin.label}</span>
    </span>
  );
}

export const PIN =
  'absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border border-on-night text-xs font-semibold shadow-soft tabular-nums after:absolute after:-inset-2.5 after:rounded-full';
const CHOSEN = 'bg-night text-on-night';
const LOOKS = {
  own: 'bg-primary text-on-primary',
  guest: 'border-night! bg-on-night text-night',
  /** Offset from its place, which its corner points to, so that the work stays visible. */
  past: '-translate-full! rounded-br-none border-night! bg-on-night text-night opacity-75 hover:opacity-100 focus-visible:opacity-100',
};

export function lookOf({ key, look }: Pin, chosen: string | null): string {
  return key === chosen ? CHOSEN : LOOKS[look ?? 'own'];
}

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
