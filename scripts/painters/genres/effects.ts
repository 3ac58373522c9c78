/** Film effects before and after, split at a line; and a face with a camera filter. */
import { lit, mix, shaded } from '../machine/colour.ts';
import { draw, put, type Sheet } from '../machine/layer.ts';
import type { Layer, Picture } from '../machine/picture.ts';
import { paint } from '../machine/picture.ts';
import { blurred, box, circle, clipped, line, oval, path, say } from '../machine/shapes.ts';
import { PEOPLE } from '../portraits/people.ts';
import { portrait } from '../portraits/portrait.ts';

/** A running woman in profile. */
function runner(x: number, y: number, s: number, cloth: string, light: string): string {
  const skin = '#5a3222';
  const inside =
    line('M10,-210 L84,-120 L40,-10', shaded(skin, 0.2), 40) +
    path('M20,-16 h58 q10,16 0,22 h-62 Z', '#f2e6cd') +
    line('M-14,-210 L-84,-130 L-170,-150', skin, 40) +
    path('M-196,-172 l22,-6 l14,54 l-22,8 Z', '#f2e6cd') +
    path('M-60,-190 C-70,-300 -40,-400 20,-420 C70,-400 70,-300 56,-190 C10,-160 -30,-160 -60,-190 Z', cloth) +
    line('M30,-390 L110,-320 L160,-380', skin, 32) +
    line('M-10,-390 L-84,-330 L-50,-260', shaded(skin, 0.2), 32) +
    circle(50, -470, 46, skin) +
    path('M4,-478 C0,-540 90,-550 96,-490 C70,-508 40,-500 4,-478 Z', '#17100f') +
    circle(-4, -500, 27, '#17100f') +
    line('M60,-404 C76,-340 70,-260 60,-200 M92,-486 q8,20 0,34', light, 8, { 'stroke-opacity': 0.8 });
  return `<g transform="translate(${x} ${y}) scale(${s})">${inside}</g>`;
}

const scenes = {
  /** A studio with a green wall becomes a city in a storm of dust. */
  storm: (c: string) => ({
    before:
      box(0, 0, 1280, 960, '#4fae5c') +
      path('M0,760 H1280 V960 H0 Z', '#459c52') +
      [0, 1, 2, 3].map((n) => line(`M${140 + n * 330},140 h40 M${160 + n * 330},120 v40`, '#f4f4f4', 6)).join('') +
      line('M1180,0 V300', '#2b2d33', 11) +
      path('M1100,300 h160 l30,80 h-220 Z', '#3b3e46'),
    far:
      box(0, 0, 1280, 960, '#d9935a') +
      circle(760, 280, 150, '#f6d9a0') +
      [0, 1, 2, 3, 4, 5, 6, 7].map((n) => path(`M${n * 170 - 40},820 V${430 + ((n * 97) % 210)} h60 v-40 h50 V820 Z`, mix('#8a4a3a', '#d9935a', (n % 3) * 0.3))).join('') +
      path('M0,800 H1280 V960 H0 Z', '#7a3f2c'),
    air: oval(200, 640, 500, 170, '#f0c48a', { 'fill-opacity': 0.8 }) + oval(1000, 720, 560, 160, '#e2a566', { 'fill-opacity': 0.7 }) + oval(620, 860, 700, 110, '#f3d3a0', { 'fill-opacity': 0.6 }),
    light: c,
  }),
  /** A tank in a yard becomes the sea at night. */
  deep: (c: string) => ({
    before:
      box(0, 0, 1280, 960, '#9cb0b8') +
      box(0, 560, 1280, 400, '#5f8aa0') +
      box(0, 548, 1280, 22, '#3a4a52') +
      [0, 1, 2, 3].map((n) => box(60 + n * 330, 420, 24, 140, '#4a555c')).join('') +
      path('M0,0 H1280 V220 H0 Z', '#b9c7cc') +
      [0, 1, 2, 3, 4].map((n) => box(100 + n * 240, 60, 130, 90, '#8a9aa2')).join(''),
    far:
      box(0, 0, 1280, 960, '#0d2a44') +
      Array.from({ length: 7 }, (_, n) => path(`M${300 + n * 110},-20 L${120 + n * 160},960 h90 L${340 + n * 110},-20 Z`, '#3f8fa8', { 'fill-opacity': 0.22 })).join('') +
      Array.from({ length: 26 }, (_, n) => {
        const [x, y, s] = [(n * 283) % 1280, 180 + ((n * 157) % 560), 0.5 + (n % 4) * 0.25];
        return `<g transform="translate(${x} ${y}) scale(${s})">${path('M-30,0 q24,-24 50,0 l20,-14 v28 l-20,-14 q-26,24 -50,0 Z', n % 3 ? '#5fc0c8' : '#f2c86a')}</g>`;
      }).join('') +
      path('M0,860 C200,780 380,900 620,840 C860,780 1060,900 1280,820 V960 H0 Z', '#081a2c'),
    air: Array.from({ length: 30 }, (_, n) => circle((n * 199) % 1280, (n * 131) % 960, 5 + (n % 5) * 4, '#bfe8ea', { 'fill-opacity': 0.5 })).join(''),
    light: c,
  }),
  /** A balcony becomes a launch. */
  launch: (c: string) => ({
    before:
      box(0, 0, 1280, 960, '#cfd8dc') +
      box(0, 700, 1280, 260, '#b0a490') +
      Array.from({ length: 22 }, (_, n) => box(n * 60, 520, 12, 190, '#8a8478')).join('') +
      box(0, 508, 1280, 18, '#7a746a') +
      path('M820,200 h300 v160 h-300 Z', '#e3e8ea'),
    far:
      box(0, 0, 1280, 960, '#241a44') +
      Array.from({ length: 60 }, (_, n) => circle((n * 211) % 1280, (n * 89) % 520, 1.6 + (n % 3), '#fff')).join('') +
      path('M840,700 L900,120 L960,700 Z', '#ffe9b0', { 'fill-opacity': 0.9 }) +
      path('M872,180 C872,90 900,40 900,40 C900,40 928,90 928,180 L944,240 H856 Z', '#f3ead6') +
      circle(900, 130, 13, '#3f6f8a') +
      path('M0,720 C300,660 700,690 1280,640 V960 H0 Z', '#3a2a4e'),
    air: oval(900, 720, 420, 90, '#f6b46a', { 'fill-opacity': 0.8 }) + oval(760, 760, 300, 70, '#f3d9b8', { 'fill-opacity': 0.6 }) + oval(1060, 750, 260, 66, '#f3d9b8', { 'fill-opacity': 0.6 }),
    light: c,
  }),
} as const;

/** The shot on the left of the line, the finished picture on the right. */
export function composite(name: keyof typeof scenes, cloth: string, seed: number): Picture {
  const { before, far, air, light } = scenes[name](name === 'deep' ? '#9fe8ea' : '#ffd9a0');
  const edge = 'M0,0 H560 L700,960 H0 Z';
  const rest = 'M560,0 H1280 V960 H700 Z';
  const person = runner(640, 850, 1.24, cloth, light);
  return {
    ground: '#000',
    seed,
    paper: 2,
    grain: 4,
    layers: [
      { svg: clipped('be', path(edge, '#000'), before), wander: 1 },
      { svg: clipped('fa', path(rest, '#000'), blurred(far, 3)) },
      { svg: oval(650, 872, 220, 18, '#1c0a1e', { 'fill-opacity': 0.4 }) + person, wander: 1.4 },
      { svg: clipped('ai', path(rest, '#000'), blurred(air, name === 'deep' ? 3 : 26)), dissolve: name === 'deep' ? 0 : 1 },
      {
        svg:
          line('M560,0 L700,960', '#fff', 7) +
          circle(630, 480, 40, '#fff') +
          path('M616,464 l-18,16 l18,16 M644,464 l18,16 l-18,16', 'none', { stroke: '#23262e', 'stroke-width': 6 }) +
          box(40, 40, 118, 44, '#000', 22, { 'fill-opacity': 0.55 }) +
          say('Shot', [99, 70], 'bold', 23, '#fff', { anchor: 'middle' }) +
          box(1122, 40, 118, 44, '#000', 22, { 'fill-opacity': 0.55 }) +
          say('Shown', [1181, 70], 'bold', 23, '#fff', { anchor: 'middle' }),
      },
    ],
  };
}

const OVERLAYS = {
  /** Rays of gold, and dots of white clay on the brow. */
  sunrise:
    Array.from({ length: 13 }, (_, n) => `<g transform="rotate(${-78 + n * 13} 200 176)">${path('M194,86 L200,30 L206,86 Z', n % 2 ? '#f6d98a' : '#e7a53a')}${n % 2 ? circle(200, 18, 5, '#fff3d0') : ''}</g>`).join('') +
    [0, 1, 2, 3, 4, 5, 6].map((n) => circle(152 + n * 16, 150 - Math.sin((n / 6) * Math.PI) * 12, 4, '#fff')).join('') +
    [0, 1, 2].map((n) => circle(148 + n * 10, 212 + n * 7, 3.6, '#fff') + circle(252 - n * 10, 212 + n * 7, 3.6, '#fff')).join(''),
  /** A visor of light with figures. */
  visor:
    path('M130,160 C160,146 240,146 270,160 L266,200 C240,212 160,212 134,200 Z', '#3fd9e0', { 'fill-opacity': 0.55 }) +
    line('M130,160 C160,146 240,146 270,160', '#eaffff', 3) +
    say('LAGOS 31°', [200, 186], 'space', 17, '#0d2a44', { anchor: 'middle' }) +
    [0, 1, 2, 3, 4].map((n) => line(`M${290 + n * 9},${110 - n * 12} h${34 - n * 4}`, '#3fd9e0', 4)).join('') +
    circle(200, 100, 66, 'none', { stroke: '#3fd9e0', 'stroke-width': 2, 'stroke-dasharray': '4 7' }),
  /** Flowers that grow from behind the ears. */
  flowers:
    [
      [126, 120, 32, '#e2553f'],
      [150, 84, 27, '#f2b83a'],
      [186, 64, 23, '#f29c9c'],
      [276, 122, 31, '#f2b83a'],
      [254, 86, 26, '#e2553f'],
      [222, 66, 22, '#fbf3df'],
    ]
      .map(
        ([x, y, r, c]) =>
          [0, 1, 2, 3, 4, 5].map((n) => oval(x as number, (y as number) - (r as number) * 0.62, (r as number) * 0.36, (r as number) * 0.6, c as string, { transform: `rotate(${n * 60} ${x} ${y})` })).join('') +
          circle(x as number, y as number, (r as number) * 0.3, '#7a3f2c'),
      )
      .join('') +
    line('M112,140 q-16,40 -6,90 M288,142 q16,40 6,90', '#2f8f5a', 6) +
    [0, 1, 2]
      .map((n) => oval(104, 168 + n * 24, 13, 6, '#4fae5c', { transform: `rotate(${n * 40 - 30} 104 ${168 + n * 24})` }) + oval(296, 168 + n * 24, 13, 6, '#4fae5c', { transform: `rotate(${30 - n * 40} 296 ${168 + n * 24})` }))
      .join(''),
} as const;

/** A phone whose camera shows a person with a filter; the choice of filters below. */
export function filter(who: string, over: keyof typeof OVERLAYS, ground: string, seed: number): Sheet {
  const person = PEOPLE[who];
  if (!person) throw new Error(`no portrait of ${who}`);
  const camera = paint({ ...portrait(person, seed), width: 608, height: 608 });
  const base: Layer[] = [
    { svg: circle(1060, 140, 400, lit(ground, 0.3)) + path('M0,960 C200,700 420,760 520,960 Z', shaded(ground, 0.25)), wander: 2 },
    { svg: blurred(box(366, -40, 620, 1100, shaded(ground, 0.75), 80, { 'fill-opacity': 0.6 }), 26), blend: 'multiply' },
    { svg: box(320, -60, 640, 1100, '#14161b', 84) + box(336, -44, 608, 1068, person.ground, 70) },
  ];
  const sheet = paint({ ground, seed, paper: 2, grain: 1.5, layers: base });
  put(sheet, shiftedTo(camera, 336, 110));
  const scale = 608 / 352;
  const bar = [0, 1, 2, 3, 4]
    .map(
      (n) =>
        circle(412 + n * 114, 846, n === 2 ? 52 : 36, n === 2 ? '#ffffff' : '#ffffff', { 'fill-opacity': n === 2 ? 1 : 0.45 }) +
        circle(412 + n * 114, 846, n === 2 ? 42 : 29, ['#e2553f', '#3f8fa8', '#f2b83a', '#2f8f83', '#8a6ac0'][n] as string),
    )
    .join('');
  put(
    sheet,
    draw(
      `<g transform="translate(336 110) scale(${scale}) translate(-24 -6)">${OVERLAYS[over]}</g>${box(336, 718, 608, 242, '#14161b', 0, { 'fill-opacity': 0.4 })}${bar}${say(over, [640, 936], 'bold', 25, '#fff', { anchor: 'middle' })}${box(560, -20, 160, 50, '#14161b', 25)}${box(790, 52, 112, 40, '#e2402f', 20)}${say('● 0:07', [846, 80], 'bold', 21, '#fff', { anchor: 'middle' })}`,
      1280,
      960,
    ),
  );
  return sheet;
}

function shiftedTo(sheet: Sheet, left: number, top: number): Sheet {
  const [width, height] = [1280, 960];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < sheet.height && y + top < height; y += 1) data.set(sheet.data.subarray(y * sheet.width * 4, (y + 1) * sheet.width * 4), ((y + top) * width + left) * 4);
  return { width, height, data };
}
