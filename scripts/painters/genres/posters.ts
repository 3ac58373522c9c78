/** More posters in three inks, and how a flyer is seen: among others on a table, or wired to a sheet of zinc. */
import { mix, shaded } from '../machine/colour.ts';
import type { Layer, Picture } from '../machine/picture.ts';
import { box, circle, line, oval, path, say } from '../machine/shapes.ts';
import { cup, leafShade, type Table, table } from '../machine/stage.ts';
import { type Inks, poster, type Sheets } from './poster.ts';

/** The moon is the plate at a night market. */
export const market: Sheets = ([first, second, key]) => [
  circle(260, 300, 214, first),
  circle(260, 300, 150, second) + [0, 1, 2, 3, 4, 5, 6].map((n) => path(`M${20 + n * 72},720 V${600 + (n % 3) * 26} l30,-44 l30,44 V720 Z`, second)).join(''),
  circle(260, 300, 176, 'none', { stroke: key, 'stroke-width': 4 }) +
    path('M120,330 C170,250 300,240 352,296 L404,262 V342 L352,314 C300,366 170,366 120,330 Z', key) +
    circle(162, 312, 8, first) +
    say(['NIGHT', 'MARKET'], [26, 116], 'anton', 104, key, { leading: 4.56 }),
];

/** Keys of a piano that are a pool. */
export const pool: Sheets = ([first, second, key]) => [
  Array.from({ length: 7 }, (_, n) => box(22 + n * 70, 300, 62, 330, first, 4)).join(''),
  path('M0,470 C90,430 170,510 260,470 C350,430 430,510 520,470 V720 H0 Z', second, { 'fill-opacity': 0.9 }) + circle(400, 168, 84, second),
  [0, 1, 3, 4, 5].map((n) => box(68 + n * 70, 300, 42, 150, key, 3)).join('') +
    say(['SUNDAY', 'KEYS'], [22, 122], 'anton', 110, key, { leading: 1.04 }) +
    say(['Amapiano by the pool', 'Umhlanga, from two'], [26, 672], 'bold', 25, key, { leading: 1.3 }),
];

/** Geles in a row: a party of fifty years. */
export const owambe: Sheets = ([first, second, key]) => [
  [0, 1, 2].map((n) => path(`M${20 + n * 170},420 C${-10 + n * 170},300 ${60 + n * 170},250 ${100 + n * 170},290 C${160 + n * 170},230 ${210 + n * 170},330 ${150 + n * 170},420 Z`, first)).join('') + box(0, 560, 520, 160, first),
  [0, 1, 2].map((n) => path(`M${60 + n * 170},420 C${30 + n * 170},330 ${110 + n * 170},250 ${140 + n * 170},300 C${190 + n * 170},300 ${190 + n * 170},370 ${150 + n * 170},420 Z`, second, { 'fill-opacity': 0.85 })).join(''),
  [0, 1, 2]
    .map(
      (n) =>
        path(`M${40 + n * 170},410 Q${86 + n * 170},386 ${130 + n * 170},410 C${134 + n * 170},480 ${120 + n * 170},520 ${86 + n * 170},520 C${52 + n * 170},520 ${36 + n * 170},480 ${40 + n * 170},410 Z`, key) +
        circle(34 + n * 170, 470, 11, 'none', { stroke: key, 'stroke-width': 5 }),
    )
    .join('') +
    say(['Mama', 'is 50.'], [26, 112], 'capra', 104, key, { leading: 0.98 }) +
    say(['Rice at noon, dancing until', 'the generator says no.'], [28, 632], 'softbold', 32, key, { leading: 1.25 }),
];

/** The ball is the sun of the final. */
export const final: Sheets = ([first, second, key]) => [
  path('M0,430 H520 V720 H0 Z', first) + Array.from({ length: 9 }, (_, n) => path(`M260,320 L${-120 + n * 95},0 h44 Z`, first, { 'fill-opacity': 0.6 })).join(''),
  circle(260, 330, 150, second) + [0, 1, 2, 3, 4, 5, 6, 7].map((n) => path(`M${n * 68},560 l34,60 l34,-60 Z`, second)).join(''),
  path('M260,250 l56,40 l-21,66 h-70 l-21,-66 Z', key) +
    line('M260,250 V182 M316,290 L394,264 M295,356 L344,432 M225,356 L176,432 M204,290 L126,264', key, 8) +
    circle(260, 330, 150, 'none', { stroke: key, 'stroke-width': 8 }) +
    line('M0,556 Q260,540 520,556', key, 5) +
    say('THE FINAL', [24, 130], 'anton', 122, key) +
    say(['Street cup, Mathare', 'Saturday, shoes optional'], [28, 668], 'bold', 27, key, { leading: 1.3 }),
];

/** A book that takes off. */
export const fair: Sheets = ([first, second, key]) => [
  path('M0,520 C140,470 380,560 520,500 V720 H0 Z', first) + circle(390, 160, 92, first),
  path('M260,350 C180,250 70,270 20,350 L36,420 C90,350 190,350 260,430 C330,350 430,350 484,420 L500,350 C450,270 340,250 260,350 Z', second),
  line('M260,350 V430 M70,346 q80,-50 160,26 M90,376 q70,-36 140,24 M450,346 q-80,-50 -160,26 M430,376 q-70,-36 -140,24', key, 5) +
    say(['READ', 'LOUD'], [24, 124], 'anton', 116, key, { leading: 1.03 }) +
    say(['Book fair of the coast', 'Cape Coast, three days'], [28, 632], 'softbold', 34, key, { leading: 1.25 }),
];

/** Yams, a basket, and thanks. */
export const harvest: Sheets = ([first, second, key]) => [
  path('M60,430 H460 L410,640 H110 Z', first) + circle(260, 250, 130, first, { 'fill-opacity': 0.6 }),
  path('M110,430 C90,300 170,250 190,330 C200,240 270,200 280,320 C300,230 380,240 360,350 C420,310 440,370 410,430 Z', second),
  [0, 1, 2].map((n) => line(`M${70 + n * 10},${470 + n * 56} H${450 - n * 10}`, key, 9, { 'stroke-dasharray': '34 16' })).join('') +
    line('M160,340 v70 M230,300 v110 M300,300 v110 M360,360 v50', key, 5) +
    say(['New yam,', 'old songs'], [26, 98], 'capra', 74, key, { leading: 1.02 }) +
    say('First Sunday of August, bring a plate', [28, 696], 'bold', 22, key),
];

/** Three flyers fanned out. */
export function fanned(all: readonly (readonly [Sheets, Inks])[], on: Table, ground: string, seed: number): Picture {
  const places = [
    [70, 300, -14],
    [760, 130, 12],
    [386, 120, -2],
  ] as const;
  const layers: Layer[] = all.flatMap(([sheets, inks], n) => poster(sheets, inks, places[n] as (typeof places)[number], 1.02));
  return { ground, seed, paper: 5, layers: [...table(on, ground), ...layers, ...cup(1170, 830, mix(ground, '#ffffff', 0.4)), leafShade(-20, 420, 66, 0.8)] };
}

/** One on corrugated zinc beside a painted door, in hard sun. */
export function onZinc(sheets: Sheets, inks: Inks, door: string, seed: number): Picture {
  const zinc = '#a9b4b8';
  const ribs = Array.from({ length: 33 }, (_, n) => box(n * 40, 0, 14, 960, mix(zinc, '#ffffff', 0.4)) + box(n * 40 + 22, 0, 12, 960, shaded(zinc, 0.28))).join('');
  const rust = Array.from({ length: 15 }, (_, n) => oval((n * 311) % 1280, (n * 173) % 960, 20 + ((n * 13) % 50), 10 + ((n * 7) % 22), '#a85f3a', { 'fill-opacity': 0.5 })).join('');
  const panel =
    box(0, 0, 330, 960, door) + [0, 1, 2].map((n) => box(42, 50 + n * 310, 246, 260, 'none', 2, { stroke: shaded(door, 0.4), 'stroke-width': 9 })).join('') + circle(290, 520, 14, '#3a2a20') + box(330, 0, 16, 960, shaded(door, 0.5));
  return {
    ground: zinc,
    seed,
    paper: 4,
    layers: [
      { svg: ribs, wander: 2 },
      { svg: rust, dissolve: 2, wander: 8 },
      { svg: panel, wander: 2.4, mottle: 0.1 },
      ...poster(sheets, inks, [500, 86, 1.4], 1.1),
      { svg: [510, 1050].map((x) => circle(x, 104, 8, '#55504a') + circle(x - 16, 862, 8, '#55504a')).join('') },
      { svg: path('M0,0 H1280 V150 L700,250 L0,520 Z', '#4d1c38', { 'fill-opacity': 0.26 }), blend: 'multiply', wander: 5 },
    ],
  };
}
