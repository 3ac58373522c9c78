/** Goods on plinths in the light of an hour, with the shade of a frond. */

import { type Rgb, rgb } from '../machine/colour.ts';
import { draw, type Sheet } from '../machine/layer.ts';
import { ball, boxAt, march, melted, type Part, ring, type Scene, spun, turned, type Vec, without } from '../machine/light.ts';
import { finish, HEIGHT, WIDTH } from '../machine/picture.ts';
import { rows } from '../machine/rows.ts';
import { box, line, path, say } from '../machine/shapes.ts';
import { mark } from './marks.ts';

const tint = (hex: string) => rgb(hex).map((c) => c / 255) as unknown as Rgb;

/** The light left by a frond's striped shade, on a plane across the sun's direction. */
function frond(sun: Vec): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    const [u, v] = [x - (sun[0] / sun[2]) * z + 1.1, y - (sun[1] / sun[2]) * z - 1.4];
    const along = u * 0.86 + v * 0.5;
    const aside = -u * 0.5 + v * 0.86;
    const leaf = Math.sin(along * 11 - Math.abs(aside) * 7);
    const reach = 1.25 - Math.abs(along) * 0.32;
    if (Math.abs(aside) > reach || Math.abs(along) > 2.6) return 1;
    return 1 - 0.66 * Math.min(1, Math.max(0, (leaf + 0.1) * 3)) * Math.min(1, (reach - Math.abs(aside)) * 4);
  };
}

const room = (wall: string): Part => ({
  field: melted(
    (_x, y) => y,
    (_x, _y, z) => z + 2.2,
    1.3,
  ),
  ball: [0, 0, 0, 900],
  colour: tint(wall),
});
const part = (field: Part['field'], at: Vec, r: number, colour: string | Part['colour'], gloss = 0): Part => ({ field, ball: [...at, r], colour: typeof colour === 'string' ? tint(colour) : colour, gloss });

function scene(parts: readonly Part[], wall: string, warm: Rgb = [1.75, 1.42, 1.1]): Scene {
  const sun: Vec = [-0.62, 0.72, 0.62];
  return {
    parts: [room(wall), ...parts],
    eye: [0, 2.7, 10.4],
    target: [0, 1.04, 0],
    lens: 27,
    sun,
    key: warm,
    fill: [0.34, 0.36, 0.46],
    bounce: [0.3, 0.18, 0.12],
    sky: () => [200, 160, 120],
    gobo: frond(sun),
    hard: 11,
  };
}

/** A flat label wrapped round a body, its middle towards the viewer. */
function wrapped(label: Sheet, [cx, cy, cz]: Vec, from: number, to: number, rest: string): Part['colour'] {
  const base = tint(rest);
  return (x, y, z) => {
    const v = 1 - (y - cy - from) / (to - from);
    const u = 0.5 + Math.atan2(x - cx, z - cz) / 2.6;
    if (v < 0 || v >= 1 || u < 0 || u >= 1) return base;
    const at = (Math.floor(v * label.height) * label.width + Math.floor(u * label.width)) * 4;
    return [(label.data[at] as number) / 255, (label.data[at + 1] as number) / 255, (label.data[at + 2] as number) / 255];
  };
}

function done(one: Scene, seed: number): Sheet {
  const sheet = march(one, WIDTH, HEIGHT);
  finish(sheet, 0, 2, seed);
  return sheet;
}

/** Red oil in a bottle, its carton and a small jar: the label is one painted picture. */
export function oilRange(seed: number): Sheet {
  const picture =
    box(0, 0, 400, 400, '#f3e5c4') +
    box(0, 0, 400, 46, '#1f4a3d') +
    box(0, 356, 400, 44, '#1f4a3d') +
    line('M200,296 C192,236 206,200 200,150', '#6b3a22', 15) +
    [-70, -42, -12, 18, 48, 76].map((a) => `<g transform="rotate(${a} 200 158)">${path('M200,158 C176,128 176,82 200,52 C224,82 224,128 200,158 Z', a % 4 ? '#2f7a52' : '#1f5f45')}</g>`).join('') +
    rows('186 180, 214 184, 200 200')
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="#c8402a"/>`)
      .join('') +
    say('ABARI', [200, 340], 'capra', 48, '#b5331f', { anchor: 'middle' }) +
    say('RED PALM OIL', [200, 32], 'bold', 21, '#f3e5c4', { anchor: 'middle', 'letter-spacing': 5 });
  const label = draw(picture, 400, 400);
  const bottle: Vec = [0.15, 0.26, 0.1];
  const jar: Vec = [1.72, 0, 0.62];
  const carton = spun(boxAt([-1.5, 1.18, -0.2], [0.52, 0.92, 0.42], 0.02), [-1.5, 0, -0.2], 22);
  const face: Part['colour'] = (x, y, z) => {
    const [c, s] = [Math.cos(0.384), Math.sin(0.384)];
    const lx = (x + 1.5) * c - (z + 0.2) * s;
    const lz = (x + 1.5) * s + (z + 0.2) * c;
    const u = lz > 0.4 ? (lx + 0.52) / 1.04 : (lz + 0.42) / 0.84;
    const v = (2.1 - y) / 1.84;
    if (y > 2.085) return tint('#1f4a3d');
    if (lz <= 0.4 || v > 0.72 || v < 0.14) return tint(v > 0.84 ? '#e7b24a' : '#b5331f');
    const at = (Math.floor(((v - 0.14) / 0.58) * 399) * 400 + Math.floor(Math.min(0.99, Math.max(0, u)) * 400)) * 4;
    return [(label.data[at] as number) / 255, (label.data[at + 1] as number) / 255, (label.data[at + 2] as number) / 255];
  };
  return done(
    scene(
      [
        part(turned([-1.5, 0, -0.2], rows('0 1, 0.26 1')), [-1.5, 0.1, -0.2], 1.1, '#c4694a'),
        part(boxAt([0.5, 0.13, 0.1], [0.9, 0.13, 0.75], 0.03), [0.5, 0.1, 0.1], 1.25, '#b85c40'),
        part(carton, [-1.5, 1.18, -0.2], 1.2, face),
        part(turned(bottle, rows('0 0.5, 1.1 0.5, 1.5 0.2, 1.78 0.18'), 0.05), [0.15, 1.2, 0.1], 1.12, wrapped(label, bottle, 0.14, 1.0, '#9c2f17'), 0.8),
        part(turned(bottle, rows('1.74 0.235, 2.04 0.235'), 0.03), [0.15, 2.15, 0.1], 0.35, '#20302a', 0.3),
        part(turned(jar, rows('0 0.46, 0.54 0.46'), 0.05), [1.72, 0.3, 0.62], 0.62, wrapped(label, jar, 0.04, 0.52, '#9c2f17'), 0.6),
        part(turned(jar, rows('0.55 0.49, 0.74 0.49'), 0.04), [1.72, 0.65, 0.62], 0.56, '#e0b063', 0.2),
        ...[
          [0.78, 0.9, 0.13],
          [1.02, 1.08, 0.12],
          [0.62, 1.2, 0.12],
          [-0.55, 1.15, 0.13],
        ].map(([x, z, r]) => part(ball([x as number, (r as number) * 0.95, z as number], r as number, 1.12), [x as number, r as number, z as number], 0.2, '#b8321c', 0.7)),
      ],
      '#dd9a68',
    ),
    seed,
  );
}

/** Soap in bars, a dish and a jar of butter. */
export function soapBars(seed: number): Sheet {
  const label = draw(box(0, 0, 400, 200, '#f4ead6') + mark('comb', 120, 100, 52, '#274b52') + say('Orí', [190, 124], 'capra', 80, '#274b52'), 400, 200);
  const jar: Vec = [0.95, 0.34, -0.1];
  const speck = (hex: string): Part['colour'] => {
    const [r, g, b] = tint(hex);
    return (x, y, z) => {
      const n = Math.sin(x * 61 + y * 17) * Math.sin(y * 53 + z * 29) * Math.sin(z * 47 + x * 13);
      const k = n > 0.55 ? 0.72 : 1 + n * 0.05;
      return [r * k, g * k, b * k];
    };
  };
  const bars = [
    [-1.15, 0.2, 0.3, 8, '#6a4a34'],
    [-1.1, 0.54, 0.26, -9, '#d9c39a'],
    [-1.2, 0.88, 0.3, 14, '#a9674a'],
  ] as const;
  return done(
    scene(
      [
        part(boxAt([0.9, 0.17, -0.2], [1.1, 0.17, 0.85], 0.03), [0.9, 0.17, -0.2], 1.5, '#7fa59a'),
        ...bars.map(([x, y, z, a, hex]) => part(spun(boxAt([x, y, z], [0.62, 0.165, 0.4], 0.05), [x, 0, z], a), [x, y, z], 0.8, speck(hex))),
        part(turned(jar, rows('0 0.58, 0.72 0.58'), 0.06), [0.95, 0.7, -0.1], 0.78, wrapped(label, jar, 0.12, 0.62, '#e9d9b6'), 0.5),
        part(spun(turned([0.2, 0, 1.15], rows('0 0.56, 0.13 0.56'), 0.06), [0.2, 0, 1.15], 10), [0.2, 0.06, 1.15], 0.6, '#274b52', 0.3),
        part(melted(ball([0.95, 1.12, -0.1], 0.34, 0.62), ball([1.05, 1.3, -0.06], 0.16, 1), 0.2), [0.95, 1.15, -0.1], 0.5, '#f1e0b4', 0.3),
        ...[
          [1.55, 0.43, 0.36],
          [1.78, 0.42, 0.2],
          [1.5, 0.42, 0.05],
          [0.2, 0.24, 1.15],
          [0.38, 0.22, 1.02],
        ].map(([x, y, z]) => part(ball([x as number, y as number, z as number], 0.1, 0.86), [x as number, y as number, z as number], 0.13, '#7b4a2a', 0.4)),
        part(turned([-0.1, 0, -1], rows('0 0.42, 1.5 0.2, 1.9 0.26, 2.3 0.1'), 0.04), [-0.1, 1.15, -1], 1.3, '#c7835a'),
      ],
      '#b9c9b4',
      [1.7, 1.46, 1.2],
    ),
    seed,
  );
}

/** Strings of beads on an arch of clay and in a bowl. */
export function beadArch(seed: number): Sheet {
  const hues = ['#c8402f', '#e7b23f', '#1f5f6b', '#efe2c6', '#c8402f', '#2a2f5e'];
  const string = Array.from({ length: 23 }, (_, n) => {
    const a = Math.PI * (1 + n / 22);
    const at: Vec = [-0.5 + Math.cos(a) * 0.62, 1.82 + Math.sin(a) * 0.98, 0.46 + Math.sin(a) * -0.08];
    return part(ball(at, 0.085 + (n === 11 ? 0.06 : 0)), at, 0.16, hues[n % 6] as string, 0.9);
  });
  const longer = Array.from({ length: 31 }, (_, n) => {
    const a = Math.PI * (1 + n / 30);
    const at: Vec = [-0.5 + Math.cos(a) * 0.78, 1.86 + Math.sin(a) * 1.42, 0.52];
    return part(ball(at, 0.068), at, 0.08, hues[(n + 3) % 4] as string, 0.9);
  });
  const heap = Array.from({ length: 30 }, (_, n) => {
    const r = 0.44 * Math.sqrt((n % 15) / 15);
    const at: Vec = [1.45 + Math.cos(n * 2.4) * r, n < 15 ? 0.5 : 0.63 - r * 0.2, 0.45 + Math.sin(n * 2.4) * r];
    return part(ball(at, 0.1), at, 0.12, hues[n % 5] as string, 0.9);
  });
  const arch = without(boxAt([-0.5, 1.2, -0.1], [1.15, 1.2, 0.36], 0.04), melted(boxAt([-0.5, 0.4, -0.1], [0.46, 0.7, 1]), ring([-0.5, 1.0, -0.1], 0, 0.46, true), 0.02));
  return done(
    scene(
      [
        part(arch, [-0.5, 1.2, -0.1], 1.75, '#c98a63'),
        ...string,
        ...longer,
        part(without(turned([1.45, 0, 0.45], rows('0 0.34, 0.26 0.62, 0.52 0.72'), 0.03), turned([1.45, 0.1, 0.45], rows('0 0.28, 0.2 0.56, 0.6 0.68'), 0.02)), [1.45, 0.3, 0.45], 0.86, '#efe6d4', 0.3),
        ...heap,
        part(turned([-2.1, 0, 0.5], rows('0 0.5, 0.5 0.5'), 0.03), [-2.1, 0.25, 0.5], 0.7, '#b4573c'),
        ...[0, 1, 2].map((n) => part(ring([-2.1, 0.56 + n * 0.13, 0.5], 0.32, 0.066), [-2.1, 0.56 + n * 0.13, 0.5], 0.42, ['#e7b23f', '#1f5f6b', '#e7b23f'][n] as string, 0.9)),
        ...rows('0.62 1.15, 0.85 1.3, 0.5 1.38').map(([x, z], n) => part(ball([x as number, 0.1, z as number], 0.1), [x as number, 0.1, z as number], 0.12, hues[n] as string, 0.9)),
      ],
      '#e0b48a',
      [1.75, 1.4, 1.08],
    ),
    seed,
  );
}
