/** Houses before they are built: from above, at dusk from the street, and one room cut open. */

import type { Rgb } from '../machine/colour.ts';
import { draw, put, type Sheet } from '../machine/layer.ts';
import { march, type Part, type Scene, type Vec } from '../machine/light.ts';
import { finish, HEIGHT, WIDTH } from '../machine/picture.ts';
import { line, say } from '../machine/shapes.ts';
import { courtyard, tint, tree } from './house-model.ts';
import { kitchenTable, kitchenWalls } from './house-room.ts';

const DAY = {
  sun: [-0.72, 0.86, 0.5] as Vec,
  key: [2.5, 2.25, 1.9] as Rgb,
  fill: [0.62, 0.68, 0.82] as Rgb,
  bounce: [0.4, 0.28, 0.2] as Rgb,
  hard: 22,
};

function titled(sheet: Sheet, inside: string, seed: number): Sheet {
  put(sheet, draw(inside, WIDTH, HEIGHT));
  finish(sheet, 1, 1.5, seed);
  return sheet;
}

/** From above without perspective; the left wing has no roof, so that its rooms are visible. */
export function houseAbove(seed: number): Sheet {
  const scene: Scene = {
    ...DAY,
    parts: courtyard(0),
    eye: [9, 8.2, 10.5],
    target: [0, 0.28, -0.15],
    lens: 0,
    size: 6.3,
    sky: (_u, v) => [238 + v * 8, 233 + v * 8, 224 + v * 8],
  };
  const words = say('House round a tree', [64, 96], 'gloock', 50, '#2a2422') + say('Two wings, one yard. The left wing without its roof.', [66, 134], 'sans', 22, '#6a605a');
  return titled(march(scene, WIDTH, HEIGHT), words, seed);
}

/** From the street when the lamps are lit. */
export function houseDusk(seed: number): Sheet {
  const ground: Part = {
    field: (_x, y) => y + 0.16,
    ball: [0, 0, 0, 900],
    colour: (x, _y, z) => (z > 2.3 ? tint('#8a6650') : Math.sin(x * 3) * Math.sin(z * 5) > 0 ? tint('#a07a58') : tint('#987252')),
  };
  const scene: Scene = {
    parts: [ground, ...courtyard(2.6), ...tree(-2.9, -1.2, 1.7, -0.16), ...tree(3.3, -1.9, 2, -0.16)],
    eye: [2.4, 1.75, 6.1],
    target: [0.75, 0.52, -0.2],
    lens: 37,
    sun: [-0.9, 0.32, 0.6],
    key: [1.3, 0.62, 0.42],
    fill: [0.3, 0.36, 0.62],
    bounce: [0.3, 0.2, 0.16],
    hard: 8,
    sky: (u, v) => {
      const t = Math.min(1, Math.max(0, v * 1.5 + 0.08));
      const w = Math.max(0, 1 - Math.abs(u + 0.5)) * (1 - t) * 26;
      return [236 - t * 176 + w, 150 - t * 66 + w * 0.5, 112 + t * 26];
    },
  };
  const sheet = march(scene, WIDTH, HEIGHT);
  put(
    sheet,
    draw(
      `<defs><filter id="g" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="26"/></filter></defs><g filter="url(#g)" fill="#ffbf6a" fill-opacity="0.34"><ellipse cx="742" cy="500" rx="90" ry="70"/><ellipse cx="930" cy="496" rx="110" ry="70"/></g>`,
      WIDTH,
      HEIGHT,
    ),
    'screen',
  );
  finish(sheet, 0, 3, seed);
  return sheet;
}

/** A room without its front walls at seven in the morning. */
export function roomMorning(seed: number): Sheet {
  const scene: Scene = {
    parts: [...kitchenWalls(), ...kitchenTable()],
    eye: [8, 7, 9],
    target: [-0.05, 0.86, -0.15],
    lens: 0,
    size: 5.9,
    sun: [-0.9, 0.5, 0.16],
    key: [3.3, 2.5, 1.6],
    fill: [0.62, 0.62, 0.72],
    bounce: [0.45, 0.3, 0.2],
    hard: 34,
    sky: (_u, v) => [205 + v * 10, 214 + v * 8, 205 + v * 8],
  };
  return titled(march(scene, WIDTH, HEIGHT), say('Kitchen, 07:00', [64, 96], 'gloock', 50, '#2a3230') + say('East windows, sun at 29 degrees', [66, 134], 'sans', 22, '#56635f') + line('M66,160 H170', '#c4553c', 5), seed);
}
