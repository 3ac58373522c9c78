/** Open picture books on a table, printed like linocuts in three inks. */

import { chanceOf } from '../machine/chance.ts';
import { shaded } from '../machine/colour.ts';
import type { Layer, Picture } from '../machine/picture.ts';
import { stops } from '../machine/rows.ts';
import { blurred, box, circle, clipped, gradient, line, oval, path, say } from '../machine/shapes.ts';

/** Ground, second and key of the right page, 540 by 720. */
export type Print = (seed: number) => {
  ground: string;
  second: string;
  key: string;
  colours: readonly [string, string, string];
};
export type Text = { title: string; lines: readonly string[]; page: string };

const carved = (seed: number, count: number, [x, y, w, h]: readonly number[], slope: number, colour: string) => {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () => {
    const [a, b] = [(x as number) + chance.next() * (w as number), (y as number) + chance.next() * (h as number)];
    const l = chance.between(10, 34);
    return line(`M${a},${b} q${l / 2},${-3 + slope * l * 0.5} ${l},${slope * l}`, colour, chance.between(2, 5));
  }).join('');
};

/** The hyena looks into the calabash at night. */
export const hyena: Print = (seed) => ({
  colours: ['#f0b45c', '#b8442f', '#1c2450'],
  ground: circle(400, 150, 92, '#fbe8bd'),
  second:
    path('M0,540 C160,500 360,520 540,480 V720 H0 Z', '#b8442f') +
    path('M60,470 C60,420 100,400 150,400 C200,400 236,420 236,470 C236,530 200,560 150,560 C96,560 60,530 60,470 Z', '#b8442f') +
    path('M120,402 C120,360 136,350 150,350 C166,350 182,360 180,402 Z', '#b8442f'),
  key:
    path('M540,330 C470,300 420,300 380,330 C340,300 300,330 290,370 C256,390 220,420 214,446 C226,462 260,456 290,448 C300,470 330,480 350,476 L356,640 H392 L396,510 C430,520 470,520 490,510 L500,640 H540 Z', '#1c2450') +
    path('M316,344 C300,300 318,280 330,284 C346,292 350,320 346,336 Z M360,334 C356,294 376,276 388,284 C398,296 394,320 386,340 Z', '#1c2450') +
    circle(318, 382, 9, '#f0b45c') +
    circle(318, 382, 4, '#1c2450') +
    line('M226,446 q24,4 50,-12', '#f0b45c', 4) +
    carved(seed, 44, [396, 340, 130, 150], 0.3, '#f0b45c') +
    [0, 1, 2, 3, 4, 5, 6].map((n) => circle(420 + (n % 4) * 30, 380 + Math.floor(n / 4) * 46, 10, '#b8442f')).join('') +
    [80, 115, 150, 185, 220].map((x) => path(`M${x - 15},500 L${x},466 L${x + 15},500 Z`, '#1c2450')).join('') +
    line('M60,512 H238', '#1c2450', 6) +
    oval(150, 352, 28, 9, '#1c2450') +
    carved(seed + 1, 70, [0, 570, 540, 140], -0.1, '#1c2450'),
});

/** The goat counts stars from the well. */
export const goat: Print = (seed) => {
  const chance = chanceOf(seed);
  const star = (x: number, y: number, r: number, c: string) =>
    path(
      `${Array.from({ length: 10 }, (_, n) => {
        const a = (n / 10) * Math.PI * 2 - Math.PI / 2;
        const q = n % 2 ? r * 0.42 : r;
        return `${n ? 'L' : 'M'}${(x + Math.cos(a) * q).toFixed(1)},${(y + Math.sin(a) * q).toFixed(1)}`;
      }).join(' ')}Z`,
      c,
    );
  return {
    colours: ['#27407f', '#efb94c', '#131b3d'],
    ground: path('M0,560 C180,500 400,540 540,520 V720 H0 Z', '#3f6a8f'),
    second: Array.from({ length: 26 }, () => star(chance.between(20, 520), chance.between(20, 380), chance.between(7, 19), '#efb94c')).join('') + path('M330,470 h150 v130 h-150 Z', '#c9824a'),
    key:
      path(
        'M150,400 C140,360 160,330 196,336 L214,300 C180,290 176,250 196,236 C200,262 214,270 228,274 C226,250 240,232 262,236 C252,256 252,270 254,284 C276,300 280,330 262,350 L250,352 C250,400 262,440 250,480 L252,610 H228 L222,510 H150 L140,610 H114 L112,480 C92,470 80,440 84,410 C100,420 120,410 150,400 Z',
        '#f4ecd8',
      ) +
      circle(240, 300, 6, '#131b3d') +
      line('M262,350 q6,30 -6,46', '#f4ecd8', 9) +
      line('M262,330 h-16', '#131b3d', 3) +
      carved(seed, 40, [110, 400, 120, 90], 0.35, '#27407f') +
      box(318, 456, 174, 26, '#131b3d', 4) +
      [500, 530, 560, 590].map((y, r) => [0, 1, 2].map((n) => box(334 + n * 50 + (r % 2) * 10, y - 14, 40, 22, '#131b3d', 4)).join('')).join('') +
      line('M330,456 V330 M480,456 V330 M310,340 L405,280 L500,340', '#131b3d', 13) +
      line('M405,300 V420', '#f4ecd8', 4) +
      path('M386,420 h38 l-5,36 h-28 Z', '#f4ecd8') +
      carved(seed + 2, 80, [0, 610, 540, 100], -0.08, '#131b3d'),
  };
};

/** The bird that would not be weighed. */
export const heron: Print = (seed) => ({
  colours: ['#dfe2c4', '#e0633f', '#1d4a4c'],
  ground: path('M0,470 C140,430 380,450 540,420 V720 H0 Z', '#9cc3b0'),
  second: circle(140, 150, 84, '#e0633f') + path('M300,330 l96,-20 -80,44 Z', '#e0633f') + line('M206,540 V660 M246,540 V650', '#e0633f', 11) + path('M180,664 h60 M226,654 h60', '#e0633f'),
  key:
    path(
      'M60,500 C80,400 180,360 260,400 C300,420 300,470 262,500 C210,560 110,560 60,500 Z M236,420 C300,400 214,330 220,270 C224,220 280,210 300,240 C316,264 312,300 306,340 L296,350 C290,310 290,276 270,268 C240,270 268,330 290,380 C310,430 280,460 250,470 Z',
      '#1d4a4c',
    ) +
    circle(284, 256, 7, '#dfe2c4') +
    line('M296,232 C340,200 370,210 390,190', '#1d4a4c', 6) +
    carved(seed, 60, [90, 430, 150, 80], 0.25, '#dfe2c4') +
    Array.from({ length: 15 }, (_, n) => line(`M${380 + n * 11},720 C${370 + n * 13},${640 - (n % 4) * 30} ${380 + n * 10},${560 - (n % 3) * 50} ${392 + n * 9},${470 - (n % 5) * 34}`, '#1d4a4c', 7)).join('') +
    Array.from({ length: 8 }, (_, n) => oval(394 + n * 18, 452 - (n % 5) * 30, 9, 30, '#1d4a4c')).join('') +
    carved(seed + 3, 46, [0, 610, 360, 90], -0.06, '#1d4a4c') +
    line('M0,590 h120 M150,610 h110 M30,640 h70', '#dfe2c4', 5),
});

/** An open book lying on `table`, slightly rotated. */
export function spread(print: Print, text: Text, table: string, turn: number, seed: number): Picture {
  const { ground, second, key, colours } = print(seed);
  const at = (inside: string) => `<g transform="translate(640 486) rotate(${turn}) translate(-580 -400)">${inside}</g>`;
  const right = (inside: string, dx = 0, dy = 0) => at(clipped('rp', path('M580,46 C760,14 980,20 1130,40 V748 C980,730 760,726 580,756 Z', '#000'), `<g transform="translate(${586 + dx} ${30 + dy})">${inside}</g>`));
  const edges = [0, 1, 2, 3, 4]
    .map((n) =>
      path(
        `M${22 - n * 4},${44 + n * 3} C180,${24 + n * 3} 400,${18 + n * 3} 580,${48 + n * 3} C760,${18 + n * 3} 980,${24 + n * 3} ${1138 + n * 4},${44 + n * 3} V${752 + n * 4} C980,${730 + n * 4} 760,${728 + n * 4} 580,${760 + n * 4} C400,${728 + n * 4} 180,${730 + n * 4} ${22 - n * 4},${752 + n * 4} Z`,
        n % 2 ? '#efe6d0' : '#cdbf9f',
      ),
    )
    .reverse()
    .join('');
  const planks: Layer = {
    svg:
      [0, 1, 2, 3, 4].map((n) => box(0, n * 196, 1280, 193, n % 2 ? table : shaded(table, 0.07))).join('') +
      Array.from({ length: 40 }, (_, n) => line(`M${((n * 211) % 900) - 100},${n * 25 + 8} q200,${(n % 5) * 4 - 8} ${420 + (n % 4) * 90},0`, shaded(table, 0.22), 1.6, { 'stroke-opacity': 0.45 })).join(''),
    wander: 6,
  };
  const body = text.lines.map((one, n) => say(one, [80, 210 + n * 43], 'soft', 30, '#2a2230')).join('');
  return {
    ground: table,
    seed,
    paper: 4,
    layers: [
      planks,
      {
        svg: at(blurred(path('M40,90 H1180 V800 H40 Z', '#2c0f1a', { 'fill-opacity': 0.75 }), 20)),
        blend: 'multiply',
      },
      { svg: at(box(2, 34, 1160, 746, colours[2], 10) + edges) },
      {
        svg: at(path('M24,44 C180,22 400,18 580,46 V756 C400,726 180,728 24,748 Z', '#faf3e2') + path('M580,46 C760,14 980,20 1136,40 V748 C980,730 760,726 580,756 Z', '#faf3e2')),
      },
      { svg: right(box(0, 0, 560, 740, colours[0]) + ground), wander: 2.5 },
      {
        svg: right(second, 3, -2),
        blend: colours[0] === '#27407f' ? 'over' : 'multiply',
        wander: 3,
        mottle: 0.14,
      },
      { svg: right(key), wander: 2.6, mottle: 0.08 },
      {
        svg: at(say(text.title, [80, 140], 'capra', 46, colours[1] === '#efb94c' ? '#27407f' : colours[1]) + body + say(text.page, [80, 690], 'soft', 20, '#7b7280')),
        wander: 0.6,
      },
      {
        svg: at(
          `<defs>${gradient(
            'gut',
            [420, 0, 740, 0],
            stops('0 #6b5236 0, 0.34 #6b5236 0.1, 0.49 #4a2f22 0.62, 0.52 #4a2f22 0.5, 0.7 #6b5236 0.12, 1 #6b5236 0'),
          )}</defs>${path('M420,30 Q500,30 580,46 Q660,28 740,24 V736 Q660,740 580,756 Q500,738 420,734 Z', 'url(#gut)')}`,
        ),
        blend: 'multiply',
      },
      { svg: path('M0,0 H1280 V960 H1180 L300,0 Z', '#fff2d0', { 'fill-opacity': 0.07 }) },
    ],
  };
}
