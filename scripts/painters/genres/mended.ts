/** An old photograph before and after it was mended, both prints on a dark table. */

import { chanceOf, clouds } from '../machine/chance.ts';
import { draw, filled, put, type Sheet } from '../machine/layer.ts';
import { ball, boxAt, march, melted, type Part, ring, turned, type Vec, without } from '../machine/light.ts';
import { finish, HEIGHT, paint, WIDTH } from '../machine/picture.ts';
import { rows } from '../machine/rows.ts';
import { blurred, box, circle, line, path } from '../machine/shapes.ts';
import type { Person } from '../portraits/kinds.ts';
import { portrait } from '../portraits/portrait.ts';

const W = 540;
const H = 700;
type Scenery = { parts: readonly Part[]; eye: Vec; target: Vec; sun: Vec };
const grey = (field: Part['field'], ballOf: Part['ball'], tone: number): Part => ({
  field,
  ball: ballOf,
  colour: [tone, tone, tone],
});
const ground: Part = grey((_x, y) => y, [0, 0, 0, 900], 0.72);

/** A house of two floors with an arcade below. */
export function arcade(): Scenery {
  let front = boxAt([0, 1.5, 0], [2.4, 1.5, 0.7], 0.02);
  for (const x of [-1.6, -0.53, 0.53, 1.6])
    front = without(front, (px, py, pz) =>
      Math.max(ring([x, 0.86, 0], 0, 0.36, true)(px, py, 0), Math.abs(pz - 0.6) - 0.5) < 0 || (py < 0.86 && Math.abs(px - x) < 0.36 && Math.abs(pz - 0.6) < 0.5)
        ? -Math.min(0.36 - Math.abs(px - x), 0.5 - Math.abs(pz - 0.6))
        : Math.max(Math.abs(px - x) - 0.36, Math.abs(pz - 0.6) - 0.5, Math.min(py - 0.86, Math.hypot(px - x, py - 0.86) - 0.36)),
    );
  for (const x of [-1.6, -0.53, 0.53, 1.6]) front = without(front, boxAt([x, 2.16, 0.7], [0.22, 0.42, 0.14]));
  const rail = Array.from({ length: 25 }, (_, n) => grey(turned([-2.3 + n * 0.19, 1.56, 1.06], rows('0 0.025, 0.3 0.025')), [-2.3 + n * 0.19, 1.7, 1.06, 0.2], 0.55));
  return {
    parts: [
      ground,
      grey(front, [0, 1.5, 0, 3], 0.86),
      grey(boxAt([0, 1.5, 0.9], [2.5, 0.05, 0.24]), [0, 1.5, 0.9, 2.6], 0.8),
      grey(boxAt([0, 1.9, 1.06], [2.4, 0.03, 0.04]), [0, 1.9, 1.06, 2.5], 0.5),
      ...rail,
      grey(boxAt([0, 3.06, 0.1], [2.7, 0.07, 1.05]), [0, 3.06, 0.1, 3], 0.6),
      grey(
        (x, y, z) =>
          (y - 3.1 + Math.abs(z - 0.1) * 0.55 + 0.02 * Math.cos(x * 30)) * 0.6 > boxAt([0, 3.4, 0.1], [2.6, 0.42, 1])(x, y, z)
            ? (y - 3.6 + Math.abs(z - 0.1) * 0.55 + 0.02 * Math.cos(x * 30)) * 0.6
            : Math.max((y - 3.6 + Math.abs(z - 0.1) * 0.55) * 0.6, boxAt([0, 3.4, 0.1], [2.6, 0.42, 1])(x, y, z)),
        [0, 3.4, 0.1, 2.9],
        0.5,
      ),
      grey(turned([2.9, 0, 1.5], rows('0 0.12, 3.6 0.07')), [2.9, 1.8, 1.5, 1.9], 0.35),
      grey(melted(ball([2.9, 3.9, 1.5], 0.8, 0.6), ball([2.4, 3.6, 1.7], 0.5, 0.6), 0.3), [2.8, 3.8, 1.5, 1.3], 0.32),
      grey(boxAt([-1.6, 0.28, 1.7], [0.3, 0.28, 0.2]), [-1.6, 0.28, 1.7, 0.5], 0.4),
    ],
    eye: [-2.2, 1.3, 7.6],
    target: [0.15, 1.45, 0],
    sun: [-0.75, 0.62, 0.55],
  };
}

/** Granaries with hats of thatch. */
export function granaries(): Scenery {
  const hut = (x: number, z: number, s: number): Part[] => [
    grey(
      turned(
        [x, 0, z],
        [
          [0, 0.62 * s],
          [0.7 * s, 0.72 * s],
          [1.3 * s, 0.6 * s],
        ],
        0.05,
      ),
      [x, 0.65 * s, z, 1.05 * s],
      0.8,
    ),
    grey(
      (px, py, pz) =>
        turned(
          [x, 1.2 * s, z],
          [
            [0, 0.86 * s],
            [0.35 * s, 0.62 * s],
            [0.95 * s, 0.05],
          ],
          0.03,
        )(px, py, pz) +
        0.012 * Math.sin(Math.atan2(px - x, pz - z) * 40 + py * 6),
      [x, 1.6 * s, z, 1.1 * s],
      0.55,
    ),
    grey(boxAt([x - 0.1 * s, 0.85 * s, z + 0.68 * s], [0.15 * s, 0.18 * s, 0.08]), [x, 0.85 * s, z + 0.68 * s, 0.4], 0.25),
    ...[-0.4, 0, 0.4].map((d) => grey(ball([x + d * s, 0.06, z + 0.6 * s], 0.12 * s), [x + d * s, 0.06, z + 0.6 * s, 0.16 * s], 0.5)),
  ];
  return {
    parts: [
      ground,
      ...hut(-0.9, 0, 1.25),
      ...hut(1.1, -0.7, 1.05),
      ...hut(2.5, -2.2, 1),
      ...hut(-2.9, -1.9, 1.1),
      grey(boxAt([0.5, 0.3, -3.4], [5, 0.3, 0.1]), [0.5, 0.3, -3.4, 5.2], 0.66),
      grey(turned([0.35, 0, 1.2], rows('0 0.2, 0.3 0.26, 0.42 0.14')), [0.35, 0.2, 1.2, 0.4], 0.42),
      grey(turned([0.95, 0, 1.45], rows('0 0.14, 0.22 0.18, 0.3 0.1')), [0.95, 0.15, 1.45, 0.3], 0.5),
      grey((x, y, z) => (Math.hypot(x - (0.62 + y * 0.24), z - 0.35) - 0.03) * 0.9, [0.9, 1, 0.35, 1.1], 0.3),
    ],
    eye: [-0.8, 1.5, 6.4],
    target: [0.1, 1.0, 0],
    sun: [0.8, 0.46, 0.5],
  };
}

/** The whole table; `scenery` is the photographed subject. */
export function mended(scenery: Scenery, seed: number): Sheet {
  const { parts, eye, target, sun } = scenery;
  const photo = march(
    {
      parts,
      eye,
      target,
      sun,
      lens: 40,
      key: [1.35, 1.35, 1.35],
      fill: [0.24, 0.24, 0.24],
      bounce: [0.1, 0.1, 0.1],
      hard: 12,
      sky: (u, v) => [214 - v * 22 + u * 6, 214 - v * 22 + u * 6, 214 - v * 22 + u * 6],
    },
    W - 48,
    H - 48,
  );
  return onTable(photo, seed);
}

/** The same with an old portrait. */
export function mendedFace(person: Person, seed: number): Sheet {
  return onTable(paint({ ...portrait(person, seed), width: W - 48, height: H - 48, box: `${200 - (352 * (W - 48)) / (H - 48) / 2} 6 ${(352 * (W - 48)) / (H - 48)} 352` }), seed);
}

function onTable(photo: Sheet, seed: number): Sheet {
  const table = filled(WIDTH, HEIGHT, '#3b3330');
  put(
    table,
    draw(
      Array.from({ length: 30 }, (_, n) =>
        line(`M-20,${n * 34} q400,${(n % 5) * 8 - 16} 1320,${(n % 3) * 7}`, '#2a2422', 3, {
          'stroke-opacity': 0.6,
        }),
      ).join(''),
      WIDTH,
      HEIGHT,
    ),
  );
  const shadow = (x: number, y: number, turn: number) => `<g transform="translate(${x} ${y}) rotate(${turn})">${blurred(box(10, 14, W, H, '#0c0608', 2, { 'fill-opacity': 0.8 }), 14, `z${x}`)}</g>`;
  put(table, draw(shadow(64, 140, -2.4) + shadow(684, 112, 1), WIDTH, HEIGHT), 'multiply');
  place(table, before(photo, seed), [64, 140, -2.4]);
  place(table, after(photo), [684, 112, 1]);
  finish(table, 2, 3, seed);
  return table;
}

function after(photo: Sheet): Sheet {
  const sheet = filled(W, H, '#f6efdf');
  copy(photo, sheet, (value) => {
    const t = Math.min(1, Math.max(0, (value / 255 - 0.06) / 0.84));
    const curved = t * t * (3 - 2 * t) * 0.6 + t * 0.4;
    return [16 + curved * 228, 13 + curved * 222, 10 + curved * 208];
  });
  return sheet;
}

function before(photo: Sheet, seed: number): Sheet {
  const chance = chanceOf(seed);
  const sheet = filled(W, H, '#d9c391');
  const stain = clouds(W, H, 0.006, seed + 4);
  const spots = clouds(W, H, 0.05, seed + 5);
  copy(photo, sheet, (value, pixel) => {
    const faded = 92 + (value / 255) * 112 - 26 * Math.max(0, stain[pixel] as number);
    const fox = (spots[pixel] as number) > 0.62 ? 0.78 : 1;
    return [faded * 1.08, faded * 0.93 * fox, faded * 0.68 * fox * fox];
  });
  const hair = Array.from({ length: 46 }, () => {
    const [x, y] = [chance.between(0, W), chance.between(0, H)];
    return line(`M${x},${y} q${chance.between(-20, 20)},${chance.between(-30, 30)} ${chance.between(-40, 40)},${chance.between(-70, 70)}`, '#f8ecc8', chance.between(0.6, 1.8), { 'stroke-opacity': chance.between(0.3, 0.8) });
  }).join('');
  const specks = Array.from({ length: 120 }, () => circle(chance.between(0, W), chance.between(0, H), chance.between(0.6, 2.6), chance.next() > 0.4 ? '#f8ecc8' : '#5a3a1c')).join('');
  const jagged = (from: readonly number[], to: readonly number[]) =>
    Array.from(
      { length: 24 },
      (_, n) => `${n ? 'L' : 'M'}${(from[0] as number) + ((to[0] as number) - (from[0] as number)) * (n / 23) + chance.between(-4, 4)},${(from[1] as number) + ((to[1] as number) - (from[1] as number)) * (n / 23) + chance.between(-4, 4)}`,
    ).join(' ');
  const folds = [jagged([0, 330], [W, 350]), jagged([250, 0], [276, H]), jagged([W, 520], [330, H])].map((d) => line(d, '#5a3f22', 7, { 'stroke-opacity': 0.4 }) + line(d, '#fbf0d0', 3.4)).join('');
  const marks = hair + specks + folds + circle(120, 150, 92, 'none', { stroke: '#7a5426', 'stroke-width': 6, 'stroke-opacity': 0.45 }) + circle(126, 152, 86, '#8a6230', { 'fill-opacity': 0.14 });
  put(sheet, draw(marks, W, H));
  put(sheet, draw(path(`M${W},${H} V${H - 130} L${W - 30},${H - 104} L${W - 52},${H - 62} L${W - 96},${H - 40} L${W - 120},${H} Z M0,0 H70 L40,30 L28,66 L0,84 Z`, '#3b3330'), W, H));
  return sheet;
}

/** Copies the photo into the middle of its print, with a tone per pixel. */
function copy(photo: Sheet, sheet: Sheet, tone: (value: number, pixel: number) => readonly [number, number, number]): void {
  for (let y = 0; y < photo.height; y += 1)
    for (let x = 0; x < photo.width; x += 1) {
      const pixel = (y + 24) * W + x + 24;
      sheet.data.set(tone(photo.data[(y * photo.width + x) * 4] as number, pixel), pixel * 4);
    }
}

/** Lays a print on the table, rotated by `turn` degrees about its corner. */
function place(table: Sheet, print: Sheet, [left, top, turn]: readonly [number, number, number]): void {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const px = (x - left) * c + (y - top) * s;
      const py = -(x - left) * s + (y - top) * c;
      const [ix, iy] = [Math.floor(px), Math.floor(py)];
      if (ix < 0 || iy < 0 || ix >= W - 1 || iy >= H - 1) continue;
      const at = (y * WIDTH + x) * 4;
      const [u, v] = [px - ix, py - iy];
      for (let k = 0; k < 3; k += 1) {
        const one = (dx: number, dy: number) => print.data[((iy + dy) * W + ix + dx) * 4 + k] as number;
        table.data[at + k] = (one(0, 0) * (1 - u) + one(1, 0) * u) * (1 - v) + (one(0, 1) * (1 - u) + one(1, 1) * u) * v;
      }
    }
}
