/** Phones with screens that tell one story, on coloured ground. */
import { mix, shaded } from '../machine/colour.ts';
import type { Layer, Picture } from '../machine/picture.ts';
import { blurred, box, circle, line, path, say } from '../machine/shapes.ts';

export type Palette = { ink: string; main: string; second: string; pale: string; ground: string };

/** The inside of a phone, 320 by 660. */
export type Screen = (p: Palette) => string;

function phone(inside: string, [x, y, turn, scale]: readonly [number, number, number, number], n: number): string {
  const frame = box(-13, -13, 346, 686, '#14161b', 54) + box(-9, -9, 338, 678, '#2a2d35', 50);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><g transform="translate(-160 -330)">${frame}<clipPath id="ph${n}"><rect width="320" height="660" rx="42"/></clipPath><g clip-path="url(#ph${n})">${inside}${say('9:41', [30, 32], 'bold', 15, '#14161b')}${box(262, 20, 28, 13, 'none', 4, { stroke: '#14161b', 'stroke-width': 1.6 })}${box(264, 22, 18, 9, '#14161b', 2)}${box(122, 12, 76, 22, '#14161b', 11)}</g></g></g>`;
}

const PLACES = {
  fan: [
    [300, 520, -8, 1.02],
    [980, 526, 8, 1.02],
    [640, 480, 0, 1.16],
  ],
  steps: [
    [250, 400, 0, 1.08],
    [640, 540, 0, 1.08],
    [1030, 660, 0, 1.08],
  ],
  lying: [
    [330, 330, -24, 1.16],
    [700, 560, -24, 1.16],
    [1070, 800, -24, 1.16],
  ],
  single: [[660, 560, 12, 1.5]],
} as const;

/** `how` is the arrangement of the phones; the last screen is in front. */
export function phones(screens: readonly Screen[], palette: Palette, how: keyof typeof PLACES, seed: number): Picture {
  const { ground } = palette;
  const layers: Layer[] = [
    {
      svg: circle(1040, 120, 420, mix(ground, '#ffffff', 0.22)) + path('M0,960 C200,640 520,720 760,960 Z', mix(ground, palette.main, 0.28)),
      wander: 2,
    },
  ];
  screens.forEach((screen, n) => {
    const place = PLACES[how][n] as readonly [number, number, number, number];
    const [x, y, turn, scale] = place;
    layers.push(
      {
        svg: `<g transform="translate(${x + 26} ${y + 40}) rotate(${turn}) scale(${scale})">${blurred(box(-168, -336, 336, 672, shaded(ground, 0.7), 50, { 'fill-opacity': 0.55 }), 22)}</g>`,
        blend: 'multiply',
      },
      { svg: phone(screen(palette), place, n) },
    );
  });
  return { ground, seed, layers, paper: 2, grain: 1.5 };
}

const button = (y: number, text: string, fill: string, ink = '#fff') => box(22, y, 276, 52, fill, 16) + say(text, [160, y + 33], 'brico', 18, ink, { anchor: 'middle' });
const row = (y: number, left: string, small: string, right: string, dot: string, p: Palette) =>
  circle(46, y + 22, 20, dot) +
  say(left, [78, y + 19], 'bold', 16, p.ink) +
  say(small, [78, y + 38], 'sans', 13, mix(p.ink, p.pale, 0.4)) +
  say(right, [298, y + 26], 'bold', 16, p.ink, { anchor: 'end' }) +
  box(22, y + 56, 276, 1.4, mix(p.pale, p.ink, 0.12));

/** A dairy's day: what came in. */
export const milkDay: Screen = (p) =>
  box(0, 0, 320, 660, p.pale) +
  say('Milk today', [22, 92], 'wide', 30, p.ink) +
  say('Tuesday, 23 farmers', [22, 118], 'sans', 15, mix(p.ink, p.pale, 0.35)) +
  box(22, 140, 276, 150, p.main, 22) +
  say('418 litres', [42, 196], 'wide', 38, '#fff') +
  say('36 more than last Tuesday', [42, 224], 'medium', 15, '#fff') +
  [30, 46, 38, 58, 50, 64, 74].map((h, n) => box(42 + n * 35, 274 - h * 0.5, 22, h * 0.5, n === 6 ? p.second : mix(p.main, '#ffffff', 0.3), 5)).join('') +
  row(312, 'Njeri', '06:10, two cans', '38 l', p.second, p) +
  row(376, 'Otieno', '06:24, one can', '19 l', mix(p.main, '#fff', 0.4), p) +
  row(440, 'Achieng', '06:31, three cans', '54 l', mix(p.second, '#5a2a10', 0.3), p) +
  row(504, 'Mutua', '06:40, one can', '17 l', mix(p.main, '#102030', 0.2), p) +
  button(584, 'Weigh the next can', p.ink);

/** Weighing: one number, one button. */
export const weigh: Screen = (p) =>
  box(0, 0, 320, 660, p.main) +
  say('Njeri', [160, 104], 'wide', 28, '#fff', { anchor: 'middle' }) +
  say('Can 2 of 2', [160, 132], 'medium', 16, '#fff', { anchor: 'middle' }) +
  circle(160, 296, 124, mix(p.main, '#ffffff', 0.16)) +
  line('M72,384 A124,124 0 1 1 262,368', p.second, 17) +
  say('19.4', [160, 318], 'wide', 76, '#fff', { anchor: 'middle' }) +
  say('litres', [160, 352], 'medium', 19, '#fff', { anchor: 'middle' }) +
  box(22, 452, 276, 100, mix(p.main, '#000000', 0.18), 18) +
  say('Smell and colour', [42, 486], 'medium', 15, '#fff') +
  box(42, 502, 112, 36, p.second, 12) +
  say('Good', [98, 526], 'bold', 16, p.ink, { anchor: 'middle' }) +
  box(166, 502, 112, 36, mix(p.main, '#fff', 0.2), 12) +
  say('Not good', [222, 526], 'medium', 16, '#fff', { anchor: 'middle' }) +
  button(584, 'Keep', '#fff', p.ink);

/** What a farmer is owed. */
export const owed: Screen = (p) =>
  box(0, 0, 320, 660, '#fff') +
  say('Njeri is owed', [22, 92], 'medium', 17, mix(p.ink, '#fff', 0.3)) +
  say('KSh 8,740', [22, 138], 'wide', 44, p.ink) +
  box(22, 162, 276, 40, mix(p.second, '#fff', 0.55), 12) +
  say('Paid out on Friday by phone', [36, 188], 'medium', 15, p.ink) +
  say('This week', [22, 246], 'bold', 17, p.ink) +
  ['Mon', 'Tue', 'Wed', 'Thu']
    .map(
      (day, n) =>
        say(day, [22, 290 + n * 52], 'medium', 16, p.ink) +
        box(80, 274 + n * 52, [150, 176, 128, 96][n] as number, 22, n === 1 ? p.main : mix(p.main, '#fff', 0.6), 7) +
        say(`${['37', '43', '32', '24'][n]} l`, [298, 291 + n * 52], 'bold', 15, p.ink, { anchor: 'end' }),
    )
    .join('') +
  box(22, 492, 276, 1.5, '#e3e3e3') +
  say('Advance for feed', [22, 526], 'sans', 15, p.ink) +
  say('− KSh 600', [298, 526], 'bold', 15, p.ink, { anchor: 'end' }) +
  button(584, 'Pay now', p.main);

/** A savings circle as a ring of people round a pot. */
export const circleOf: Screen = (p) => {
  const friends = Array.from({ length: 9 }, (_, n) => {
    const a = (n / 9) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [160 + Math.cos(a) * 104, 300 + Math.sin(a) * 104];
    return (
      circle(x, y, 25, n < 4 ? p.second : mix(p.pale, p.ink, 0.14)) +
      circle(x, y - 5, 9, '#5a3222') +
      path(`M${x - 15},${y + 18} q15,-24 30,0 Z`, n < 4 ? p.main : mix(p.pale, p.ink, 0.4)) +
      (n === 4 ? circle(x, y, 30, 'none', { stroke: p.main, 'stroke-width': 4 }) : '')
    );
  });
  return (
    box(0, 0, 320, 660, p.pale) +
    say('Your circle', [22, 92], 'wide', 30, p.ink) +
    say('Nine friends, nine turns', [22, 120], 'sans', 16, mix(p.ink, p.pale, 0.35)) +
    friends.join('') +
    say('N45,000', [160, 300], 'wide', 31, p.ink, { anchor: 'middle' }) +
    say('in the pot', [160, 326], 'medium', 15, p.ink, { anchor: 'middle' }) +
    box(22, 448, 276, 108, '#fff', 20) +
    say('Your turn is next', [42, 486], 'bold', 19, p.ink) +
    say('N90,000 on Friday 4 December', [42, 514], 'sans', 15, p.ink) +
    box(42, 530, 236, 8, mix(p.pale, p.ink, 0.12), 4) +
    box(42, 530, 104, 8, p.main, 4) +
    button(584, 'Put in N10,000', p.main)
  );
};

/** Four frames of one loop: a coin falls into a pot, the pot smiles. */
export const coinLoop: Screen = (p) =>
  box(0, 0, 320, 660, p.ground) +
  circle(160, 330, 210, mix(p.ground, '#fff', 0.25)) +
  circle(160, 196, 40, p.second) +
  circle(160, 196, 27, 'none', { stroke: shaded(p.second, 0.25), 'stroke-width': 5 }) +
  [140, 160, 180].map((x, n) => line(`M${x},${112 + (n % 2) * 10} v${34 - (n % 2) * 10}`, p.ink, 5, { 'stroke-opacity': 0.35 })).join('') +
  path('M62,320 H258 C268,430 240,500 160,500 C80,500 52,430 62,320 Z', p.main) +
  box(48, 296, 224, 36, shaded(p.main, 0.25), 18) +
  circle(124, 392, 10, '#fff') +
  circle(196, 392, 10, '#fff') +
  line('M128,430 q32,30 64,0', '#fff', 8) +
  say('A pot that keeps', [160, 572], 'wide', 27, p.ink, { anchor: 'middle' }) +
  [0, 1, 2, 3].map((n) => box(124 + n * 20, 604, n === 1 ? 18 : 10, 10, n === 1 ? p.ink : mix(p.ground, p.ink, 0.35), 5)).join('');

/** A hand of cards goes round. */
export const turnLoop: Screen = (p) =>
  box(0, 0, 320, 660, p.main) +
  [0, 1, 2, 3, 4, 5]
    .map((n) => `<g transform="rotate(${n * 60 + 12} 160 320)">${path('M160,196 C202,196 222,226 222,262 L190,262 L214,296 L250,262 H236 C236,206 206,176 160,176 Z', n === 0 ? p.second : mix(p.main, '#fff', 0.3))}</g>`)
    .join('') +
  circle(160, 320, 56, p.second) +
  say('6', [160, 344], 'wide', 70, p.ink, { anchor: 'middle' }) +
  say('A turn for everybody', [160, 572], 'wide', 25, '#fff', { anchor: 'middle' }) +
  [0, 1, 2, 3].map((n) => box(124 + n * 20, 604, n === 2 ? 18 : 10, 10, '#fff', 5, { 'fill-opacity': n === 2 ? 1 : 0.4 })).join('');

/** A bird brings the thanks. */
export const thanksLoop: Screen = (p) =>
  box(0, 0, 320, 660, p.second) +
  circle(160, 420, 150, mix(p.second, '#fff', 0.35)) +
  path('M70,350 C110,280 190,270 220,320 C250,296 280,310 284,330 L300,338 L280,346 C276,410 210,450 150,430 C110,418 80,390 70,350 Z', p.ink) +
  path('M150,340 C100,250 60,240 40,200 C110,210 190,250 210,350 Z', p.main) +
  circle(262, 330, 5, '#fff') +
  box(270, 350, 36, 26, '#fff', 4) +
  line('M272,352 l16,13 l16,-13', p.main, 3) +
  say('Said thanks', [160, 572], 'wide', 28, p.ink, { anchor: 'middle' }) +
  [0, 1, 2, 3].map((n) => box(124 + n * 20, 604, n === 3 ? 18 : 10, 10, p.ink, 5, { 'fill-opacity': n === 3 ? 1 : 0.3 })).join('');

/** A call with a menu of three keys. */
export const callMenu: Screen = (p) =>
  box(0, 0, 320, 660, p.ink) +
  say('Clinic line', [160, 112], 'wide', 29, '#fff', { anchor: 'middle' }) +
  say('00:18', [160, 142], 'medium', 18, mix(p.ink, '#fff', 0.6), { anchor: 'middle' }) +
  Array.from({ length: 25 }, (_, n) => {
    const h = 10 + Math.abs(Math.sin(n * 1.3) * Math.cos(n * 0.37)) * 62;
    return box(36 + n * 10, 216 - h / 2, 5, h, n < 13 ? p.second : mix(p.ink, '#fff', 0.3), 2.5);
  }).join('') +
  ['Book a visit', 'Ask a nurse', 'Hear it again']
    .map(
      (text, n) =>
        box(22, 290 + n * 84, 276, 70, mix(p.ink, '#fff', n === 0 ? 0.24 : 0.1), 20) +
        circle(62, 325 + n * 84, 23, n === 0 ? p.second : mix(p.ink, '#fff', 0.3)) +
        say(`${n + 1}`, [62, 333 + n * 84], 'wide', 24, n === 0 ? p.ink : '#fff', { anchor: 'middle' }) +
        say(text, [100, 332 + n * 84], 'brico', 20, '#fff'),
    )
    .join('') +
  circle(160, 600, 36, '#d8483a') +
  line('M142,604 q18,-15 36,0', '#fff', 9);
