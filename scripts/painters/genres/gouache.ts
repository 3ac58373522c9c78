/** Things on a table in gouache: planes of paint, a window's light, plum shadows, no outlines. */

import { lit, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { rows, stops } from '../machine/rows.ts';
import { box, circle, clipped, gradient, line, oval, path, say } from '../machine/shapes.ts';

const round = (x: number, y: number, r: number, colour: string, id: string): readonly [string, string] => [
  circle(x, y, r, colour),
  `<defs>${gradient(
    id,
    [x - r, y + r * 0.4, x + r * 0.7, y - r * 0.6],
    [
      [0, shaded(colour, 0.55), 0.95],
      [0.5, shaded(colour, 0.3), 0.4],
      [1, lit(colour, 0.3), 0.1],
    ],
  )}</defs>${circle(x, y, r, `url(#${id})`)}`,
];

const window = (a: string, b: string) => path('M120,0 H330 L560,640 H350 Z M420,0 H600 L830,640 H650 Z', a, { 'fill-opacity': 0.55 }) + line('M0,640 H1280', b, 6);
const shine = (d: string) => ({
  svg: line(d, '#fff6e2', 9, { 'stroke-opacity': 0.75 }),
  wander: 3,
  mottle: 0.5,
});

/** Palm fruit, a bottle and a mortar. */
export function palmTable(seed: number): Picture {
  const fruit = [
    [402, 742, 60],
    [498, 770, 54],
    [330, 792, 50],
    [446, 676, 50],
    [566, 806, 44],
    [250, 830, 40],
  ].map(([x, y, r], n) => round(x as number, y as number, r as number, n % 2 ? '#c4402a' : '#dc6a2e', `r${n}`));
  const stripes = Array.from({ length: 9 }, (_, n) => path(`M${-120 + n * 180},960 L${190 + n * 104},640 h40 L${-40 + n * 180},960 Z`, n % 2 ? '#26386e' : '#f3dfb4'));
  return {
    ground: '#2f6b66',
    seed,
    paper: 6,
    layers: [
      { svg: window('#57a08e', '#1e4a48'), wander: 5, mottle: 0.16 },
      { svg: box(0, 640, 1280, 320, '#e0a04a') + stripes.join(''), wander: 4, mottle: 0.08 },
      {
        svg: path('M540,880 L1090,830 L1280,890 V960 H520 Z M240,846 L640,830 L760,870 L330,890 Z', '#5c1620', { 'fill-opacity': 0.55 }),
        blend: 'multiply',
        wander: 5,
      },
      {
        svg:
          path('M910,300 H980 V420 C1044,450 1070,500 1070,570 V830 Q1066,858 1036,858 H852 Q822,858 820,830 V570 C820,500 848,450 910,420 Z', '#a5301c') +
          box(900, 262, 92, 62, '#6b3a26', 8) +
          path('M820,590 H1070 V780 H820 Z', '#f3e4c2') +
          circle(945, 660, 34, '#c4402a') +
          path('M945,690 C930,660 934,640 945,612 C956,640 960,660 945,690 Z', '#2f6b3f') +
          say('red oil', [945, 754], 'capra', 48, '#2b2030', { anchor: 'middle' }),
        wander: 3.4,
      },
      {
        svg: `<defs>${gradient('bt', [820, 0, 1040, 0], stops('0 #3a0d18 0.9, 0.4 #3a0d18 0.2, 1 #3a0d18 0'))}</defs>${path('M910,262 H945 V858 H852 Q822,858 820,830 V570 C820,500 848,450 910,420 Z', 'url(#bt)')}`,
        dissolve: 2,
        wander: 3.4,
      },
      {
        svg: path('M590,560 H790 L764,850 Q690,890 616,850 Z', '#8a5a36') + oval(690, 560, 104, 26, '#5a3420') + line('M700,548 L764,330', '#a9744a', 34) + line('M596,620 Q690,650 786,620 M604,676 Q690,704 778,676', '#5f3a22', 8),
        wander: 3.4,
      },
      {
        svg: `<defs>${gradient('mo', [590, 0, 740, 0], stops('0 #3a1420 0.9, 1 #3a1420 0'))}</defs>${path('M590,560 H790 L764,850 Q690,890 616,850 Z', 'url(#mo)')}`,
        dissolve: 2,
        wander: 3.4,
      },
      {
        svg:
          fruit.map(([flat]) => flat).join('') +
          rows('402 684, 498 718, 446 628')
            .map(([x, y]) => path(`M${x},${y} q-22,-34 -4,-50 q20,18 4,50 Z`, '#3f6b3a'))
            .join(''),
        wander: 3.4,
      },
      { svg: fruit.map(([, shade]) => shade).join(''), dissolve: 2, wander: 3.4 },
      shine('M1040,470 C1052,520 1052,640 1050,800 M968,318 V410 M420,704 q26,4 30,28 M514,738 q20,4 24,22'),
    ],
  };
}

function teaLeaves(): string {
  const leaves = Array.from(
    { length: 11 },
    (_, n) =>
      `<g transform="translate(${180 + (n % 6) * 74} ${720 + Math.floor(n / 6) * 110 + (n % 3) * 18}) rotate(${((n * 47) % 140) - 70})">${path('M0,40 C-30,10 -26,-36 0,-60 C26,-36 30,10 0,40 Z', n % 2 ? '#3f7a4a' : '#6f9a45')}${line('M0,36 V-50', '#cfe0a0', 3)}</g>`,
  );
  return leaves.join('');
}

/** Tea leaves, a cup and a tin. */
export function teaTable(seed: number): Picture {
  return {
    ground: '#b8503c',
    seed,
    paper: 6,
    layers: [
      { svg: window('#d9805c', '#7a2f28'), wander: 5, mottle: 0.16 },
      {
        svg: box(0, 620, 1280, 340, '#f0d9ae') + Array.from({ length: 12 }, (_, n) => line(`M${-200 + n * 150},960 L${260 + n * 76},620`, '#5b8f8a', 11)).join('') + line('M0,720 H1280 M0,830 H1280', '#5b8f8a', 11),
        wander: 4,
        mottle: 0.1,
      },
      {
        svg: path('M700,872 L1180,800 L1280,850 V930 L820,960 Z M380,640 L700,690 L760,720 L420,700 Z', '#5c1620', { 'fill-opacity': 0.5 }),
        blend: 'multiply',
        wander: 5,
      },
      {
        svg:
          box(760, 300, 330, 540, '#1f4a5e', 26) +
          oval(925, 306, 165, 44, '#2d6478') +
          oval(925, 290, 120, 30, '#173a4a') +
          box(760, 440, 330, 250, '#f4e6c6') +
          say('Highland', [925, 540], 'gloock', 62, '#1f4a5e', { anchor: 'middle' }) +
          say('black tea, first flush', [925, 584], 'soft', 27, '#1f4a5e', { anchor: 'middle' }) +
          path('M780,680 C840,600 900,640 925,610 C960,640 1030,600 1072,680 Z', '#6f9a45') +
          path('M780,688 C860,640 1000,640 1072,688 Z', '#3f7a4a'),
        wander: 3.4,
      },
      {
        svg: `<defs>${gradient('tn', [760, 0, 1090, 0], stops('0 #2a0c1e 0.92, 0.3 #2a0c1e 0.25, 0.7 #2a0c1e 0, 1 #2a0c1e 0.5'))}</defs>${box(760, 300, 330, 540, 'url(#tn)', 26)}`,
        dissolve: 2,
        wander: 3.4,
      },
      {
        svg:
          path('M420,420 H700 C700,560 660,650 560,650 C460,650 420,560 420,420 Z M696,450 C780,440 780,570 672,580 L680,556 C742,548 742,470 694,478 Z', '#f7efdc') +
          oval(560, 420, 140, 34, '#e4d5b4') +
          oval(560, 424, 118, 25, '#8a3a1c') +
          oval(560, 668, 190, 30, '#f7efdc') +
          Array.from({ length: 7 }, (_, n) => path(`M${440 + n * 37},540 l18,-26 l18,26 l-18,26 Z`, n % 2 ? '#b8503c' : '#1f4a5e')).join(''),
        wander: 3.4,
      },
      {
        svg: `<defs>${gradient('cp', [420, 0, 620, 0], stops('0 #5c1e30 0.8, 1 #5c1e30 0'))}</defs>${path('M420,420 H700 C700,560 660,650 560,650 C460,650 420,560 420,420 Z', 'url(#cp)')}`,
        dissolve: 2,
        wander: 3.4,
      },
      { svg: teaLeaves(), wander: 3.4 },
      {
        svg: line('M520,370 C500,320 550,290 530,230 M590,372 C574,330 616,300 600,250', '#f9e3c4', 12, {
          'stroke-opacity': 0.5,
        }),
        wander: 8,
        mottle: 0.4,
      },
      shine('M1052,360 V430 M672,450 q4,60 -20,110 M620,426 h34'),
    ],
  };
}

/** The same pictures as labels on a sheet, ready to be cut. */
export function labelSheet(seed: number, proof: 'first' | 'second' = 'second'): Picture {
  const first = proof === 'first';
  const inks = [
    ['#a5301c', '#f3e4c2', '#e7a53a', 'Red oil', 'Pressed on Friday'],
    ['#1f4a3d', '#efe2bf', '#dc6a2e', 'Moringa', 'Leaf powder'],
    ['#26386e', '#f4e9d6', '#e9b94a', 'Honey', 'Acacia, unheated'],
  ] as const;
  const drawing = [
    circle(0, -30, 84, '#e7a53a') +
      [-60, -30, 0, 30, 60].map((a) => `<g transform="rotate(${a} 0 60)">${path('M0,60 C-26,10 -22,-50 0,-90 C22,-50 26,10 0,60 Z', a % 60 ? '#2f6b3f' : '#4c8a4a')}</g>`).join('') +
      rows('-26 66, 26 66, 0 84')
        .map(([x, y]) => circle(x as number, y as number, 26, '#c4402a'))
        .join(''),
    line('M0,110 C-6,40 6,-30 0,-110', '#6b4a26', 8) + Array.from({ length: 10 }, (_, n) => oval((n % 2 ? 1 : -1) * (34 + (n % 3) * 8), -86 + Math.floor(n / 2) * 42, 30, 19, n % 3 ? '#5f8f4a' : '#8ab05a')).join(''),
    rows('0 -60, -52 -30, 52 -30, 0 0, -52 30, 52 30, 0 60')
      .map(([x, y], n) => path(`M${x},${(y as number) - 30} l26,15 v30 l-26,15 l-26,-15 v-30 Z`, n % 2 ? '#e9b94a' : '#c9802f'))
      .join('') +
      oval(70, -86, 22, 14, '#26386e') +
      oval(60, -104, 16, 9, '#fff', { 'fill-opacity': 0.7, transform: 'rotate(-30 60 -104)' }),
  ];
  const labels = inks.map(([main, pale, accent, name, under], n) => {
    const x = 236 + n * 404;
    return (
      box(x - 170, 120, 340, 700, pale, 4) +
      box(x - 152, 138, 304, 664, 'none', 0, { stroke: main, 'stroke-width': 5 }) +
      clipped(`l${n}`, box(x - 150, 140, 300, 360, '#000'), `${box(x - 150, 140, 300, 360, n === 2 ? '#a9c6c9' : n ? '#f2b98a' : '#5b8f8a')}<g transform="translate(${x} ${first ? 268 : 330}) scale(1.25)">${drawing[n]}</g>`) +
      (first ? (['Red| oil', 'Mo-|ringa', 'Ho-|ney'][n] as string).split('|') : [name]).map((part, line) => say(part.trim(), [x, (first ? 554 : 596) + line * 46], 'capra', first ? 50 : 62, main, { anchor: 'middle' })).join('') +
      say(under, [x, 644], 'soft', 27, main, { anchor: 'middle' }) +
      box(x - 60, 680, 120, 6, accent) +
      say(['75 cl', '250 g', '350 g'][n] as string, [x, 752], 'bold', 34, main, { anchor: 'middle' })
    );
  });
  const marks = [66, 406, 470, 810, 874, 1214].map((x) => line(`M${x},84 V108 M${x},832 V856`, '#4a4350', 2)).join('');
  return {
    ground: '#faf6ea',
    seed,
    paper: 6,
    layers: [
      {
        svg: marks + say(`ABARI, three labels, ${proof} proof`, [66, 910], 'sans', 22, '#4a4350') + ['#a5301c', '#1f4a3d', '#26386e', '#e7a53a', '#f3e4c2'].map((c, n) => circle(1030 + n * 44, 904, 17, c)).join(''),
      },
      { svg: labels.join(''), wander: 3, mottle: 0.07 },
    ],
  };
}
