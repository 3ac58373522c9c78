/** Things that were modelled before they were made, in a photographer's light: a stool, a lamp, a stove, a radio, a toy bus, a pot, a chess set, a chair. */
import { type Rgb, rgb } from '../machine/colour.ts';
import type { Sheet } from '../machine/layer.ts';
import { ball, boxAt, type Field, march, melted, type Part, ring, type Scene, spun, turned, type Vec, without } from '../machine/light.ts';
import { finish, HEIGHT, WIDTH } from '../machine/picture.ts';
import { rows } from '../machine/rows.ts';

const tint = (hex: string): Rgb => rgb(hex).map((c) => c / 255) as unknown as Rgb;
const part = (field: Field, at: Vec, r: number, colour: string | Part['colour'], gloss = 0, glow = 0): Part => ({ field, ball: [...at, r], colour: typeof colour === 'string' ? tint(colour) : colour, gloss, glow });

/** A rod from one point to another. */
const rod =
  (a: Vec, b: Vec, r: number): Field =>
  (x, y, z) => {
    const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / (dx * dx + dy * dy + dz * dz)));
    const [px, py, pz] = [x - a[0] - dx * t, y - a[1] - dy * t, z - a[2] - dz * t];
    return Math.sqrt(px * px + py * py + pz * pz) - r;
  };
const middle = (a: Vec, b: Vec): Vec => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
const reach = (a: Vec, b: Vec, r: number) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2) / 2 + r;
const stick = (a: Vec, b: Vec, r: number, colour: string, gloss = 0.05): Part => part(rod(a, b, r), middle(a, b), reach(a, b, r), colour, gloss);

function studio(parts: readonly Part[], wall: string, seed: number, gobo?: Scene['gobo'], key: Rgb = [1.8, 1.45, 1.12], eye: Vec = [0, 3.1, 10.2]): Sheet {
  const room = part(
    melted(
      (_x, y) => y,
      (_x, _y, z) => z + 2.6,
      1.5,
    ),
    [0, 0, 0],
    900,
    wall,
  );
  const scene: Scene = { parts: [room, ...parts], eye, target: [0, 1.12, 0], lens: 27, sun: [-0.66, 0.74, 0.58], key, fill: [0.34, 0.37, 0.48], bounce: [0.3, 0.18, 0.12], sky: () => [200, 160, 120], hard: 12, ...(gobo && { gobo }) };
  const sheet = march(scene, WIDTH, HEIGHT);
  finish(sheet, 0, 2, seed);
  return sheet;
}

/** The share of light through a barred window. */
const window: Scene['gobo'] = (x, y, z) => {
  const [u, v] = [x + z * 1.14 + 0.4, y - z * 1.27];
  const inside = Math.abs(u) < 2.1 && v > -1.6 && v < 3.4;
  const bar = Math.abs(u) < 0.06 || Math.abs(((v + 10) % 1.25) - 0.6) < 0.05;
  return inside && !bar ? 1 : 0.3;
};

const grain = (light: string, dark: string): Part['colour'] => {
  const [a, b] = [tint(light), tint(dark)];
  return (x, y, z) => {
    const t = 0.5 + 0.5 * Math.sin(x * 9 + Math.sin(y * 2.2 + z * 3) * 2.4 + z * 26 + y * 1.5);
    return a.map((one, c) => one + ((b[c] as number) - one) * t * 0.6) as unknown as Rgb;
  };
};

/** A three-legged stool and a smaller one. */
export function stools(seed: number): Sheet {
  const one = (x: number, z: number, s: number, light: string, dark: string): Part[] => {
    const top = 1.55 * s;
    const legs = [0, 1, 2].map((n) => {
      const a = n * 2.094 + 0.5;
      return stick([x + Math.cos(a) * 0.34 * s, top - 0.1, z + Math.sin(a) * 0.34 * s], [x + Math.cos(a) * 0.72 * s, 0.06, z + Math.sin(a) * 0.72 * s], 0.075 * s, dark, 0.1);
    });
    const seat = without(
      turned(
        [x, top, z],
        [
          [-0.1 * s, 0.6 * s],
          [0.04 * s, 0.78 * s],
          [0.12 * s, 0.74 * s],
        ],
      ),
      ball([x, top + 1.72 * s, z], 1.66 * s),
    );
    return [...legs, part(seat, [x, top, z], 0.9 * s, grain(light, dark), 0.2), part(ring([x, 0.55 * s, z], 0.6 * s, 0.035 * s), [x, 0.55 * s, z], 0.7 * s, '#d9a441', 0.5)];
  };
  return studio([...one(-0.8, -0.2, 1.2, '#b5713f', '#6b3a20'), ...one(1.25, 0.5, 0.86, '#e0b27a', '#a06a38'), part(ball([2.45, 0.2, 1.1], 0.2), [2.45, 0.2, 1.1], 0.22, '#c8472c', 0.2)], '#cfb79a', seed, window);
}

/** A folding lamp, lit, and one folded up. */
export function lamps(seed: number): Sheet {
  const glow: Part = part(turned([-0.7, 1.95, 0], rows('0 0.62, 0.55 0.3'), 0.03), [-0.7, 2.2, 0], 0.9, '#ffe2a0', 0, 0.85);
  return studio(
    [
      part(turned([-0.7, 0, 0], rows('0 0.62, 0.12 0.56, 0.16 0.2')), [-0.7, 0.1, 0], 0.8, '#27346b', 0.4),
      stick([-0.7, 0.1, 0], [-1.15, 1.2, 0], 0.05, '#e7a53a', 0.5),
      stick([-1.15, 1.2, 0], [-0.7, 2.1, 0], 0.05, '#e7a53a', 0.5),
      part(ball([-1.15, 1.2, 0], 0.1), [-1.15, 1.2, 0], 0.12, '#27346b', 0.4),
      glow,
      part(turned([-0.7, 2.48, 0], rows('0 0.34, 0.1 0.2, 0.16 0.06')), [-0.7, 2.5, 0], 0.4, '#27346b', 0.4),
      part(turned([1.5, 0, 0.4], rows('0 0.6, 0.14 0.58, 0.2 0.3')), [1.5, 0.1, 0.4], 0.75, '#c8472c', 0.4),
      part(turned([1.5, 0.22, 0.4], rows('0 0.5, 0.3 0.24, 0.36 0.08')), [1.5, 0.3, 0.4], 0.7, '#f3e2bd', 0.1),
      part(boxAt([0.5, 0.08, 1.1], [0.5, 0.08, 0.34], 0.03), [0.5, 0.08, 1.1], 0.7, '#e9dcc0'),
    ],
    '#5a5f86',
    seed,
    undefined,
    [1.1, 0.98, 0.9],
  );
}

/** A stove for two pots that burns less wood. */
export function stove(seed: number): Sheet {
  const body = without(turned([0, 0, 0], rows('0 0.95, 0.5 1.02, 1.25 0.9, 1.4 0.96'), 0.05), boxAt([0, 0.42, 1], [0.34, 0.27, 0.6], 0.1));
  return studio(
    [
      part(body, [0, 0.7, 0], 1.5, (_x, y) => (Math.abs(y - 1.05) < 0.06 || Math.abs(y - 0.9) < 0.02 ? tint('#f0dcb4') : tint('#b5573a')), 0.04),
      part(ball([0, 0.36, 0.45], 0.3, 0.6), [0, 0.36, 0.45], 0.35, '#ff8a3c', 0, 1.4),
      part(turned([0, 1.42, 0], rows('0 0.6, 0.1 0.82, 0.5 0.86, 0.62 0.7'), 0.04), [0, 1.7, 0], 1.1, '#3a3d45', 0.5),
      part(turned([0, 2.04, 0], rows('0 0.74, 0.12 0.4, 0.2 0.1'), 0.02), [0, 2.1, 0], 0.8, '#a9adb5', 0.7),
      part(ball([0, 2.3, 0], 0.1), [0, 2.3, 0], 0.12, '#23242a', 0.3),
      part(ring([0.92, 1.72, 0], 0.15, 0.04, true), [0.92, 1.72, 0], 0.24, '#23242a', 0.3),
      part(ring([-0.92, 1.72, 0], 0.15, 0.04, true), [-0.92, 1.72, 0], 0.24, '#23242a', 0.3),
      ...[0, 1, 2].map((n) => stick([1.5 + n * 0.1, 0.1 + (n % 2) * 0.18, 0.9 - n * 0.26], [2.7, 0.1 + (n % 2) * 0.18, 1.3 - n * 0.2], 0.1, ['#7a4a2c', '#8f5c38', '#6a3c22'][n] as string)),
      stick([0.1, 0.3, 1.2], [0.2, 0.14, 2], 0.09, '#7a4a2c'),
      part(turned([-1.9, 0, 0.5], rows('0 0.3, 0.2 0.42, 0.42 0.5'), 0.03), [-1.9, 0.2, 0.5], 0.6, '#e9dcc0', 0.2),
      part(ball([-1.9, 0.36, 0.5], 0.36, 0.5), [-1.9, 0.36, 0.5], 0.4, '#d94f2a', 0.2),
    ],
    '#b9c4ae',
    seed,
    window,
  );
}

/** A toy bus with its driver's hat. */
export function toyBus(seed: number): Sheet {
  const turn = (field: Field): Field => spun(field, [0, 0, 0], 24);
  const panes = [-1.15, -0.5, 0.15].map((x) => part(turn(boxAt([x, 1.35, 0.02], [0.26, 0.24, 0.74], 0.06)), [0, 1.3, 0], 2, '#bfe0e6', 0.5));
  const wheels = [-1.05, 1.05].flatMap((x) =>
    [0.7, -0.7].map((z) => part(turn(without((px, py, pz) => Math.max(Math.sqrt((px - x) ** 2 + (py - 0.36) ** 2) - 0.36, Math.abs(pz - z) - 0.1), ball([x, 0.36, z * 1.2], 0.16))), [0, 0.4, 0], 2, '#26242a', 0.1)),
  );
  return studio(
    [
      part(turn(boxAt([0, 0.98, 0], [1.7, 0.72, 0.72], 0.2)), [0, 1, 0], 2.2, (_x, y) => (y < 0.82 && y > 0.7 ? tint('#26242a') : y > 1.62 ? tint('#f6e8c8') : tint('#f0b02a')), 0.35),
      ...panes,
      part(turn(boxAt([1.25, 1.3, 0], [0.5, 0.26, 0.6], 0.08)), [0, 1.3, 0], 2.2, '#bfe0e6', 0.5),
      ...wheels,
      ...[-0.6, 0, 0.5].map((x, n) => part(turn(boxAt([x, 1.92, 0.05 - n * 0.08], [0.24, 0.22 - n * 0.03, 0.3], 0.05)), [0, 1.9, 0], 2, ['#a8443a', '#3f7a6d', '#7a4a2c'][n] as string)),
      part(turn(ball([1.72, 0.72, 0.46], 0.12)), [0, 0.8, 0], 2.3, '#fff1c4', 0.3, 0.4),
      part(turn(ball([1.72, 0.72, -0.46], 0.12)), [0, 0.8, 0], 2.3, '#fff1c4', 0.3, 0.4),
      part(turned([2.5, 0, 0.7], rows('0 0.3, 0.5 0.08, 0.56 0.02')), [2.5, 0.3, 0.7], 0.5, '#e2553f', 0.1),
      part(ball([-2.5, 0.26, 0.9], 0.26), [-2.5, 0.26, 0.9], 0.28, '#4f8fb0', 0.3),
    ],
    '#e6a98c',
    seed,
  );
}

/** Three vessels, as a potter would turn them. */
export function vessels(seed: number): Sheet {
  const stripe =
    (low: number, high: number, on: string, off: string): Part['colour'] =>
    (x, y, z) =>
      y > low && y < high ? (Math.sin(Math.atan2(x, z) * 14 + (y > (low + high) / 2 ? 1.5 : 0)) > 0 ? tint(on) : tint(off)) : tint(off);
  return studio(
    [
      part(
        without(turned([-1.45, 0, -0.2], rows('0 0.4, 0.7 0.92, 1.5 0.6, 1.9 0.3, 2.2 0.42'), 0.03), turned([-1.45, 0.4, -0.2], rows('0 0.2, 1.4 0.2, 1.9 0.34'), 0.02)),
        [-1.45, 1.1, -0.2],
        1.5,
        (x, y, z) => (y > 0.75 && y < 1.15 ? (Math.sin(Math.atan2(x + 1.45, z + 0.2) * 11) > (y - 0.95) * 4 ? tint('#f3e0bc') : tint('#a8492c')) : tint('#a8492c')),
        0.05,
      ),
      part(without(turned([0.5, 0, 0.4], rows('0 0.5, 0.3 0.74, 0.8 0.8, 1 0.72'), 0.03), turned([0.5, 0.15, 0.4], rows('0 0.5, 0.9 0.66'), 0.02)), [0.5, 0.5, 0.4], 1.1, stripe(0.4, 0.8, '#f0dcb4', '#2a3a5e'), 0.3),
      part(turned([2, 0, -0.3], rows('0 0.3, 0.5 0.5, 1.1 0.26, 2.5 0.16, 2.7 0.26'), 0.03), [2, 1.3, -0.3], 1.6, '#e3b256', 0.25),
      part(ball([1.5, 0.14, 1.3], 0.14), [1.5, 0.14, 1.3], 0.16, '#a8492c'),
      part(ball([1.85, 0.1, 1.42], 0.1), [1.85, 0.1, 1.42], 0.12, '#2a3a5e'),
    ],
    '#c7cdbd',
    seed,
    window,
  );
}

/** A chair woven of cord, against the wall. */
export function chair(seed: number): Sheet {
  const f = '#5a3420';
  const cords = Array.from({ length: 15 }, (_, n) => stick([-0.78 + n * 0.111, 1.1, 0.62], [-0.78 + n * 0.111, 1.05, -0.62], 0.034, n % 3 ? '#e9d3a0' : '#c8472c'));
  const back = Array.from({ length: 11 }, (_, n) => stick([-0.78, 1.45 + n * 0.12, -0.72 - n * 0.045], [0.78, 1.45 + n * 0.12, -0.72 - n * 0.045], 0.034, n % 4 === 1 ? '#c8472c' : '#e9d3a0'));
  return studio(
    [
      stick([-0.86, 0.06, 0.7], [-0.86, 1.12, 0.66], 0.075, f),
      stick([0.86, 0.06, 0.7], [0.86, 1.12, 0.66], 0.075, f),
      stick([-0.86, 0.06, -0.5], [-0.86, 2.8, -1.24], 0.075, f),
      stick([0.86, 0.06, -0.5], [0.86, 2.8, -1.24], 0.075, f),
      stick([-0.9, 1.1, 0.66], [0.9, 1.1, 0.66], 0.07, f),
      stick([-0.9, 1.06, -0.66], [0.9, 1.06, -0.66], 0.07, f),
      stick([-0.9, 2.78, -1.22], [0.9, 2.78, -1.22], 0.08, f),
      stick([-0.86, 0.4, 0.68], [-0.86, 0.4, -0.46], 0.05, f),
      stick([0.86, 0.4, 0.68], [0.86, 0.4, -0.46], 0.05, f),
      ...cords,
      ...back,
      part(turned([2, 0, 0.2], rows('0 0.42, 0.5 0.46, 0.56 0.46'), 0.04), [2, 0.3, 0.2], 0.7, '#2f6b66', 0.2),
      part(turned([2, 0.58, 0.2], rows('0 0.14, 0.22 0.2, 0.28 0.2'), 0.02), [2, 0.7, 0.2], 0.3, '#f3e6cd', 0.3),
    ].map((one) => one),
    '#d9b49a',
    seed,
    window,
    undefined,
    [-3.4, 3.3, 9.6],
  );
}

/** A radio with a wooden body, its dial and one large knob. */
export function wireless(seed: number): Sheet {
  const front: Part['colour'] = (x, y, z) => {
    if (z < 0.5) return (grain('#a8693c', '#6a3a20') as (x: number, y: number, z: number) => Rgb)(x, y, z);
    const r = Math.sqrt((x + 0.75) ** 2 + (y - 1) ** 2);
    if (r < 0.72) return Math.sin(r * 60) > 0 ? tint('#e9d9b4') : tint('#8a7a5c');
    return x > 0.15 && x < 1.5 && y > 1.1 && y < 1.6 ? (Math.abs(x - 0.9) < 0.02 ? tint('#d9402c') : Math.sin(x * 40) > 0.7 && y > 1.4 ? tint('#3a2a20') : tint('#f6e7bd')) : tint('#2f6b66');
  };
  return studio(
    [
      part(boxAt([0, 1, 0], [1.72, 0.95, 0.56], 0.16), [0, 1, 0], 2.2, front, 0.12),
      part((x, y, z) => Math.max(Math.sqrt((x - 0.5) ** 2 + (y - 0.62) ** 2) - 0.26, Math.abs(z - 0.64) - 0.12), [0.5, 0.62, 0.64], 0.4, '#e7a53a', 0.5),
      part((x, y, z) => Math.max(Math.sqrt((x - 1.15) ** 2 + (y - 0.62) ** 2) - 0.2, Math.abs(z - 0.62) - 0.1), [1.15, 0.62, 0.62], 0.4, '#e9dcc0', 0.4),
      stick([1.2, 1.9, -0.3], [1.9, 3.3, -0.3], 0.03, '#b9bcc4', 0.8),
      part(ring([0, 1.98, 0], 0.62, 0.06, true), [0, 2, 0], 0.8, '#6a3a20', 0.2),
      part(turned([-2.3, 0, 0.7], rows('0 0.24, 0.2 0.3, 0.36 0.32'), 0.02), [-2.3, 0.2, 0.7], 0.45, '#c8472c', 0.3),
      part(boxAt([2.3, 0.06, 0.9], [0.4, 0.06, 0.28], 0.02), [2.3, 0.06, 0.9], 0.55, '#27346b'),
    ],
    '#e2b765',
    seed,
    window,
  );
}

/** A frame of a film: small robots of tins cross a river of bottle tops. */
export function tinWalk(seed: number, near = false): Sheet {
  const robot = (x: number, z: number, s: number, body: string, lid: string): Part[] => [
    part(
      turned(
        [x, 0.5 * s, z],
        [
          [0, 0.42 * s],
          [0.9 * s, 0.42 * s],
        ],
        0.05,
      ),
      [x, 0.95 * s, z],
      0.8 * s,
      (_px, y) => (Math.sin(y * 46) > 0.75 ? tint('#e9e4d8') : tint(body)),
      0.5,
    ),
    part(
      turned(
        [x, 1.45 * s, z],
        [
          [0, 0.3 * s],
          [0.4 * s, 0.3 * s],
        ],
        0.05,
      ),
      [x, 1.65 * s, z],
      0.5 * s,
      lid,
      0.5,
    ),
    part(ball([x - 0.12 * s, 1.68 * s, z + 0.27 * s], 0.09 * s), [x - 0.12 * s, 1.68 * s, z + 0.27 * s], 0.1 * s, '#fff6e0', 0.5, 0.3),
    part(ball([x + 0.12 * s, 1.68 * s, z + 0.27 * s], 0.09 * s), [x + 0.12 * s, 1.68 * s, z + 0.27 * s], 0.1 * s, '#fff6e0', 0.5, 0.3),
    part(ball([x - 0.1 * s, 1.68 * s, z + 0.35 * s], 0.04 * s), [x - 0.1 * s, 1.68 * s, z + 0.35 * s], 0.05 * s, '#17171c'),
    part(ball([x + 0.14 * s, 1.68 * s, z + 0.35 * s], 0.04 * s), [x + 0.14 * s, 1.68 * s, z + 0.35 * s], 0.05 * s, '#17171c'),
    stick([x - 0.18 * s, 0.52 * s, z], [x - 0.26 * s, 0.06, z + 0.2 * s], 0.07 * s, '#6a6f7a', 0.5),
    stick([x + 0.18 * s, 0.52 * s, z], [x + 0.24 * s, 0.06, z - 0.12 * s], 0.07 * s, '#6a6f7a', 0.5),
    stick([x - 0.42 * s, 1.2 * s, z], [x - 0.74 * s, 0.8 * s, z + 0.2 * s], 0.05 * s, '#6a6f7a', 0.5),
    stick([x + 0.42 * s, 1.2 * s, z], [x + 0.72 * s, 1.6 * s, z + 0.1 * s], 0.05 * s, '#6a6f7a', 0.5),
    stick([x, 1.84 * s, z], [x + 0.1 * s, 2.2 * s, z], 0.025 * s, '#c8472c', 0.2),
    part(ball([x + 0.1 * s, 2.24 * s, z], 0.06 * s), [x + 0.1 * s, 2.24 * s, z], 0.07 * s, '#e7a53a', 0.5),
  ];
  const tops = Array.from({ length: 26 }, (_, n) => {
    const at: Vec = [-3.2 + ((n * 37) % 64) / 10, 0.04, 1.1 + ((n * 23) % 9) / 8];
    return part(turned(at, rows('0 0.17, 0.06 0.12'), 0.015), at, 0.22, ['#3f8fb0', '#5fb0c8', '#2f6f96', '#e9e4d8'][n % 4] as string, 0.5);
  });
  if (near) return studio([...robot(-0.5, 0.9, 1.5, '#e0a53a', '#b9bcc4'), ...robot(1.5, -0.6, 0.9, '#c8472c', '#d9b04a'), ...tops], '#7f8fb0', seed, undefined, [2.1, 1.2, 0.8]);
  return studio([...robot(-1.7, 0, 1, '#c8472c', '#b9bcc4'), ...robot(0.2, -0.4, 1.24, '#2f7a6d', '#d9b04a'), ...robot(1.9, 0.1, 0.86, '#e0a53a', '#b9bcc4'), ...tops], '#d8b38c', seed);
}
