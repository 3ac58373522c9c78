/** Short films that begin where they end: a walk, a board that is drawn, boats that come home. */
import { mix } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { box, circle, line, oval, path, say } from '../machine/shapes.ts';
import { hand } from './board.ts';
import { type Actor, whole } from './cast.ts';

export type Film = {
  /** The number of frames, and frames per second. */
  frames: number;
  rate: number;
  /** The picture at `at`, from 0 at the beginning to 1 at the end. */
  frame(at: number): Picture;
  /** The frame shown until it plays. */
  poster: number;
};

/** Flat colours without grain compress best. */
export const FLAT = { width: 640, height: 480, box: '0 0 1280 960', paper: 0, grain: 0 } as const;
const TURN = Math.PI * 2;
export const moved = (x: number, y: number, inside: string, s = 1, turned = 0) => `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turned.toFixed(2)}) scale(${s})">${inside}</g>`;

/** Repeats a drawing every `every` pixels, shifted left by `shift` of that. */
function rolling(every: number, shift: number, drawn: (x: number, n: number) => string): string {
  return Array.from({ length: Math.ceil(1280 / every) + 2 }, (_, n) => drawn((n - (shift % 1)) * every, n)).join('');
}

/** Home along the wall of the compound, four strides. */
export function homeward(actor: Actor, [sky, far, wall, ground, ink]: readonly [string, string, string, string, string]): Film {
  const strides = 4;
  return {
    frames: 48,
    rate: 12,
    poster: 0.08,
    frame(at) {
      const step = Math.sin(at * strides * TURN);
      const lift = Math.abs(Math.cos(at * strides * TURN)) * 15;
      const blinks = at > 0.44 && at < 0.5;
      const hills = rolling(640, at, (x) => path(`M${x},560 C${x + 120},420 ${x + 220},420 ${x + 320},540 C${x + 420},470 ${x + 520},470 ${x + 640},560 Z`, far));
      const window = (x: number) => box(x + 210, 470, 90, 110, mix(wall, ink, 0.55), 6) + line(`M${x + 255},470 v110 M${x + 210},525 h90`, mix(wall, '#ffffff', 0.25), 7);
      const door = (x: number) => path(`M${x + 20},720 V520 q55,-60 110,0 V720 Z`, mix(wall, ink, 0.4)) + circle(x + 108, 628, 7, mix(wall, '#ffffff', 0.6));
      const rose = (x: number) => path(`M${x + 330},430 q30,-70 80,-20 q60,-40 60,30 q20,60 -50,50 q-60,30 -90,-60 Z`, mix(far, '#2f6b4a', 0.6)) + [350, 392, 430].map((dx, n) => circle(x + dx, 430 + (n % 2) * 24, 12, '#d8456a')).join('');
      const house = rolling(480, at * 3, (x) => box(x - 1, 430, 482, 292, wall) + box(x - 1, 420, 482, 24, mix(wall, ink, 0.25)) + window(x) + door(x) + rose(x));
      const stones = rolling(160, at * 16, (x, n) => oval(x + 60, 800 + ((n * 37) % 3) * 44, 26, 9, mix(ground, ink, 0.22)));
      const who = whole(actor, 'side', blinks ? 'asleep' : at > 0.55 && at < 0.9 ? 'glad' : 'calm', step, 0);
      return {
        ...FLAT,
        ground: sky,
        seed: 70 + (Math.floor(at * 48) % 4 < 2 ? 0 : 1),
        layers: [
          { svg: circle(980, 230, 92, mix(sky, '#fff3c4', 0.85)) + hills },
          { svg: house + box(0, 720, 1280, 240, ground) + stones, wander: 1.1 },
          { svg: oval(600, 868, 120 - lift, 17, mix(ground, ink, 0.4)) + moved(600, 866 - lift, who, 1.72), wander: 1.3 },
        ],
      };
    },
  };
}

/** A line through points, drawn in their order. */
export type Stroke = { points: readonly (readonly [x: number, y: number])[]; colour?: string; width?: number };

/** A circle, drawn starting at the left. */
export const ring = (x: number, y: number, r: number, colour?: string): Stroke => ({
  points: Array.from({ length: 25 }, (_, n) => [x - Math.cos((n / 24) * TURN) * r, y - Math.sin((n / 24) * TURN) * r] as const),
  ...(colour && { colour, width: 11 }),
});

/** The strokes as far as drawn when `share` (0 to 1) is done, and the position of the pen. */
function drawnUntil(strokes: readonly Stroke[], share: number): readonly [svg: string, tip: readonly [number, number]] {
  const long = strokes.map(({ points }) => points.slice(1).map(([x, y], n) => Math.hypot(x - (points[n]?.[0] ?? x), y - (points[n]?.[1] ?? y))));
  let left = long.flat().reduce((sum, one) => sum + one, 0) * share;
  let tip: readonly [number, number] = strokes[0]?.points[0] ?? [0, 0];
  const svg = strokes.map(({ points, colour = '#23262e', width = 8 }, which) => {
    if (left <= 0) return '';
    const [first = [0, 0]] = points;
    let d = `M${first[0]},${first[1]}`;
    points.slice(1).forEach(([x, y], n) => {
      if (left <= 0) return;
      const part = Math.min(1, left / (long[which]?.[n] || 1));
      const [fromX, fromY] = points[n] ?? [x, y];
      tip = [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
      d += ` L${tip[0].toFixed(1)},${tip[1].toFixed(1)}`;
      left -= long[which]?.[n] ?? 0;
    });
    return line(d, colour, width);
  });
  return [svg.join(''), tip];
}

/** A board with a title on which everything is drawn by a hand, which leaves when it is done. */
export function boardDrawn(title: string, strokes: readonly Stroke[], notes: readonly (readonly [text: string, x: number, y: number, from: number])[], [colour, skin, sleeve]: readonly [string, string, string]): Film {
  return {
    frames: 72,
    rate: 12,
    poster: 0.86,
    frame(at) {
      const share = Math.min(1, at / 0.78);
      const away = Math.max(0, (at - 0.8) / 0.2) ** 2 * 900;
      const [svg, [x, y]] = drawnUntil(strokes, share);
      const frame = box(0, 0, 1280, 960, '#aeb4ba') + box(26, 26, 1228, 870, '#fbfcfb', 8) + box(0, 896, 1280, 64, '#8d949c') + box(300, 900, 150, 24, '#c8302a', 8) + box(470, 900, 150, 24, '#23262e', 8);
      const said = notes.filter(([, , , from]) => share >= from).map(([text, nx, ny]) => say(text, [nx, ny], 'pen', 58, '#23262e'));
      return {
        ...FLAT,
        ground: '#fbfcfb',
        seed: 91,
        layers: [{ svg: frame }, { svg: say(title, [90, 136], 'pen', 92, '#23262e') + line('M90,160 q220,14 460,2', colour, 8) + svg + said.join(''), wander: 1.4 }, { svg: hand(x + away, y + away * 0.8, skin, colour, sleeve) }],
      };
    },
  };
}

/** Boats that come home in the evening, in the wide frame of a cinema. */
export function boatsHome([high, low, sun, sea, dark]: readonly [string, string, string, string, string]): Film {
  const person = (x: number, bend: number) => circle(x + bend, -92, 13, dark) + path(`M${x - 15},-20 Q${x - 16},-78 ${x + bend},-78 Q${x + 16},-78 ${x + 15},-20 Z`, dark);
  const boat = (row: number) =>
    path('M-190,-34 Q-150,0 -96,4 H104 Q160,0 206,-46 L186,-38 Q150,-22 100,-22 H-96 Q-150,-22 -176,-36 Z', dark) +
    [-92, -20, 56].map((x) => person(x, row * 7)).join('') +
    line(`M${-70 + row * 16},-66 L${-126 - row * 34},34`, dark, 7) +
    line(`M${4 + row * 16},-66 L${-50 - row * 34},36`, dark, 7);
  return {
    frames: 48,
    rate: 12,
    poster: 0.3,
    frame(at) {
      const wave = (y: number, high: number, every: number, laps: number, lean: number) => {
        const points = Array.from({ length: 41 }, (_, n) => `${n * 32},${(y + Math.sin((n / 40) * (1280 / every) * TURN + lean + at * laps * TURN) * high).toFixed(1)}`);
        return `M0,960 L${points.join(' L')} L1280,960 Z`;
      };
      const glints = Array.from({ length: 22 }, (_, n) => {
        const y = 560 + n * 13;
        const half = (14 + ((n * 53) % 40) + n * 3) * (0.55 + 0.45 * Math.sin(at * TURN * 2 + n * 1.9));
        return line(`M${820 - half + ((n * 29) % 24) - 12},${y} h${half * 2}`, sun, 5);
      });
      const bird = (x: number, y: number, phase: number) => {
        const flap = Math.sin(at * TURN * 4 + phase) * 15;
        return line(`M${x - 26},${y - flap} Q${x - 8},${y - 5} ${x},${y} Q${x + 8},${y - 5} ${x + 26},${y - flap}`, dark, 5);
      };
      const sway = (phase: number) => Math.sin(at * TURN * 2 + phase);
      return {
        ...FLAT,
        ground: high,
        seed: 5,
        layers: [
          { svg: `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${box(0, 0, 1280, 560, 'url(#sky)')}` },
          { svg: circle(820, 500, 118, sun) + path('M0,560 V520 C200,486 300,520 470,512 C620,504 700,530 760,560 Z', mix(low, dark, 0.45)) },
          { svg: path(wave(552, 4, 320, 1, 0), sea) + glints.join('') },
          { svg: moved(360, 608 + sway(2) * 6, boat(sway(0.4)), 0.62, sway(2.6) * 1.6) + path(wave(628, 7, 640, 1, 1), mix(sea, dark, 0.28)) },
          { svg: moved(690, 742 + sway(0) * 11, boat(sway(1.4)), 1.25, sway(0.7) * 2) + path(wave(768, 12, 640, 1, 2.4), mix(sea, dark, 0.56)) },
          { svg: bird(960, 262, 0) + bird(1040, 300, 1.2) + bird(880, 220, 2.4) },
        ],
      };
    },
  };
}
