/** Stills of films with their subtitles: one thing sharp in front, the place out of focus behind. */

import { chanceOf } from '../machine/chance.ts';
import { mix, shaded } from '../machine/colour.ts';
import type { Layer, Picture } from '../machine/picture.ts';
import { stops } from '../machine/rows.ts';
import { blurred, box, circle, glow, gradient, line, oval, path, say } from '../machine/shapes.ts';

/** Letterbox bars, time code and two lines of subtitles over a picture. */
function frame(caption: readonly string[], code: string, pair: string): Layer[] {
  const text = caption
    .map((one, n) =>
      say(one, [640, 762 - (caption.length - 1 - n) * 52], 'bold', 42, '#fffdf4', {
        anchor: 'middle',
        stroke: '#10090c',
        'stroke-width': 7,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      }),
    )
    .join('');
  return [
    {
      svg: `<defs>${glow('vi', [640, 470, 860], stops('0 #000 0, 0.62 #000 0.05, 1 #000 0.6'))}</defs>${box(0, 0, 1280, 960, 'url(#vi)')}`,
    },
    {
      svg: box(0, 0, 1280, 116, '#060608') + box(0, 844, 1280, 116, '#060608') + say(code, [40, 70], 'spaced', 22, '#8b8d96') + say(pair, [1240, 70], 'spaced', 22, '#8b8d96', { anchor: 'end', 'letter-spacing': 2 }) + text,
    },
  ];
}

function lamps(seed: number, colours: readonly string[], y: number): string {
  const chance = chanceOf(seed);
  return [60, 330, 560, 900, 1130]
    .map((x) =>
      Array.from({ length: 2 + Math.floor(chance.next() * 4) }, (_, n) =>
        circle(x + n * chance.between(28, 46), y + chance.between(-26, 26), chance.between(10, 20), chance.pick(colours), { 'fill-opacity': chance.between(0.35, 0.75) }),
      ).join(''),
    )
    .join('');
}

/** A teacher at a window, rain outside. */
export function rainTeacher(caption: readonly string[], seed: number): Picture {
  const chance = chanceOf(seed);
  const skin = '#4c2a1d';
  const drops = Array.from({ length: 90 }, () => {
    const [x, y] = [chance.between(0, 760), chance.between(110, 850)];
    return oval(x, y, chance.between(1.5, 4), chance.between(3, 10), '#e5f0f2', {
      'fill-opacity': chance.between(0.25, 0.65),
    });
  }).join('');
  const head =
    path('M850,850 C850,640 880,600 940,584 L940,500 H1060 L1064,590 C1150,610 1240,660 1260,850 Z', '#7a2f3d') +
    path('M930,604 C950,650 1040,650 1066,600 L1058,520 H944 Z', shaded(skin, 0.25)) +
    path('M884,380 C874,300 920,240 996,240 C1080,240 1120,306 1110,392 C1106,470 1060,540 1000,552 C950,556 910,520 900,470 C880,462 866,452 868,440 C880,420 884,410 884,380 Z', skin) +
    path('M888,392 C866,260 930,190 1010,196 C1120,200 1150,300 1120,420 C1112,440 1096,446 1092,420 C1090,360 1060,330 1010,320 C960,312 910,330 888,392 Z', '#17100f') +
    oval(1100, 400, 17, 32, shaded(skin, 0.25));
  return {
    ground: '#41606b',
    seed,
    paper: 0,
    grain: 5,
    layers: [
      {
        svg: `<defs>${gradient('rw', [0, 100, 0, 850], stops('0 #8fb0b2 1, 0.5 #5d8288 1, 1 #2a434d 1'))}</defs>${box(0, 0, 1280, 960, 'url(#rw)')}`,
      },
      {
        svg: blurred(
          path('M0,560 C200,500 420,540 780,500 V860 H0 Z', '#3c6156') + oval(160, 430, 130, 160, '#35594c') + oval(520, 470, 160, 130, '#446b58') + box(600, 380, 170, 200, '#a7573c') + path('M580,390 L690,310 L800,390 Z', '#7a3a2c'),
          15,
        ),
      },
      { svg: blurred(lamps(seed, ['#ffd79a', '#f6b26b'], 560), 3) },
      { svg: drops },
      {
        svg: blurred(box(420, 90, 20, 770, '#22323a') + box(0, 470, 790, 16, '#22323a') + box(780, 90, 520, 770, '#2b2830'), 3),
      },
      { svg: `<g transform="translate(-20 20)">${head}</g>`, wander: 1.4 },
      {
        svg: `<g transform="translate(-20 20)"><defs>${gradient(
          'rl',
          [880, 0, 1060, 0],
          stops('0 #cfe6e4 0.75, 0.35 #cfe6e4 0.16, 1 #cfe6e4 0'),
        )}</defs>${path('M884,380 C874,300 920,240 996,240 L1000,552 C950,556 910,520 900,470 C880,462 866,452 868,440 C880,420 884,410 884,380 Z', 'url(#rl)')}${path('M850,850 C850,640 880,600 940,584 L1000,640 L1000,850 Z', 'url(#rl)', { 'fill-opacity': 0.5 })}${path('M900,388 q24,-16 44,0 q-20,12 -44,0 Z', '#f1e6da')}${circle(918, 387, 8, '#160d0c')}${line('M896,384 q26,-20 52,4', '#160d0c', 5)}${line('M890,356 q30,-20 62,-2', '#17100f', 8)}${line('M876,444 q10,8 24,4', shaded(skin, 0.6), 4)}${line('M900,488 q22,10 44,-2', '#7a2e36', 9)}</g>`,
        dissolve: 1,
      },
      ...frame(caption, '00:12:44:09', 'HAUSA → ENGLISH'),
    ],
  };
}

/** Two at a table in lamplight, from the side, cups between them. */
export function lampTable(caption: readonly string[], seed: number): Picture {
  const who = (x: number, flip: number, robe: string, skin: string, top: string) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)">${path('M-190,850 C-190,640 -140,560 -60,540 L-40,470 H40 L50,545 C120,570 150,680 150,850 Z', robe)}${path('M-44,540 C-20,580 30,580 52,540 L44,460 H-40 Z', shaded(skin, 0.3))}${path('M-66,360 C-70,290 -30,250 24,252 C84,256 108,300 104,356 C118,380 124,396 118,404 C110,412 104,412 104,420 C106,440 100,470 84,486 C60,504 10,504 -20,490 C-56,470 -66,420 -66,360 Z', skin)}${top}</g>`;
  const cap = (c: string) =>
    path('M-76,330 L-64,240 C-30,214 60,214 88,246 L100,326 C50,300 -20,300 -76,330 Z', c) +
    [-40, -6, 28, 62].map((x) => path(`M${x - 12},296 L${x},268 L${x + 12},296 Z`, '#b7452f')).join('') +
    line('M60,366 q18,-10 32,0', '#120a0a', 6) +
    circle(80, 382, 6, '#0c0606') +
    path('M-40,470 C0,500 60,500 96,470 C98,510 70,540 34,540 C0,536 -30,520 -40,470 Z', '#1d1413') +
    line('M84,448 q12,4 20,0', '#6b2a2a', 6);
  const veil = (c: string) =>
    path('M-96,850 C-130,640 -120,420 -90,320 C-60,220 60,206 100,270 C112,300 104,320 84,322 C40,310 0,330 -10,380 C-16,440 -6,490 30,510 C70,540 120,640 120,850 Z', c) +
    line('M60,372 q18,-10 32,0', '#120a0a', 6) +
    circle(80, 388, 6, '#0c0606') +
    line('M82,452 q12,6 20,2', '#7a2e36', 7);
  return {
    ground: '#1d1522',
    seed,
    paper: 0,
    grain: 5,
    layers: [
      {
        svg: `<defs>${glow('lt', [640, 430, 640], stops('0 #f3b25f 1, 0.3 #b4633d 1, 0.7 #4a2433 1, 1 #1b1220 1'))}</defs>${box(0, 0, 1280, 960, 'url(#lt)')}`,
      },
      {
        svg: blurred(box(80, 120, 220, 330, '#2a3c5c') + box(180, 120, 12, 330, '#1b1220') + box(990, 200, 190, 250, '#6b3a2c') + oval(1084, 250, 60, 20, '#c27f4d') + lamps(seed, ['#8fb0e0', '#f6c98a'], 260), 11),
      },
      {
        svg: who(330, 1, '#e8dcc4', '#53301f', cap('#f1e8d2')) + who(960, -1, '#2f6b6b', '#5f3825', veil('#2f6b6b')),
        wander: 1.4,
      },
      {
        svg: `<defs>${gradient('dk', [0, 0, 400, 0], stops('0 #140a16 0.92, 0.6 #140a16 0.55, 1 #140a16 0'))}${gradient(
          'dk2',
          [1280, 0, 880, 0],
          stops('0 #140a16 0.92, 0.6 #140a16 0.55, 1 #140a16 0'),
        )}</defs>${box(0, 110, 420, 740, 'url(#dk)')}${box(860, 110, 420, 740, 'url(#dk2)')}`,
        dissolve: 1,
      },
      { svg: blurred(circle(640, 470, 120, '#ffd98f', { 'fill-opacity': 0.75 }), 40) },
      {
        svg:
          path('M590,640 C580,560 610,520 640,470 C670,520 700,560 690,640 Z', '#fff0c4', {
            'fill-opacity': 0.9,
          }) +
          path('M570,640 h140 l16,50 h-172 Z', '#8a4a26') +
          box(0, 690, 1280, 170, '#4b2519') +
          box(0, 690, 1280, 8, '#e3a060', 0, { 'fill-opacity': 0.7 }) +
          [470, 800].map((x) => path(`M${x - 30},640 h60 l-8,56 h-44 Z`, '#f0e6d2') + oval(x, 640, 30, 7, '#6a3a20')).join(''),
        wander: 1.2,
      },
      ...frame(caption, '00:38:02:17', 'ARABIC → ENGLISH'),
    ],
  };
}

/** A bus leaves a dusty square; somebody stays. */
export function dustBus(caption: readonly string[], seed: number): Picture {
  const skin = '#482a1d';
  return {
    ground: '#d99a5c',
    seed,
    paper: 0,
    grain: 5,
    layers: [
      {
        svg: `<defs>${gradient('ds', [0, 110, 0, 850], stops('0 #f3cf95 1, 0.5 #e2a465 1, 0.62 #b87445 1, 1 #7c4530 1'))}</defs>${box(0, 0, 1280, 960, 'url(#ds)')}`,
      },
      {
        svg: blurred(circle(240, 300, 74, '#fff4d4') + box(640, 330, 300, 260, '#a9653f') + box(930, 390, 350, 200, '#8d5238') + box(60, 430, 240, 150, '#9b5c3c') + oval(520, 420, 120, 90, '#6d6a3c') + box(510, 470, 20, 110, '#5a3a2a'), 9),
      },
      {
        svg: blurred(
          path('M690,640 V470 Q694,430 740,430 H1090 Q1130,430 1136,480 L1150,640 Z', '#2f7f8a') +
            box(720, 460, 120, 70, '#f6dfb0') +
            box(856, 460, 120, 70, '#f6dfb0') +
            box(992, 460, 110, 70, '#f6dfb0') +
            box(700, 556, 446, 26, '#f1e4c8') +
            circle(780, 640, 50, '#1d1616') +
            circle(1060, 640, 50, '#1d1616') +
            box(760, 396, 90, 36, '#a8413f') +
            box(870, 380, 120, 52, '#d9a441') +
            circle(1140, 600, 13, '#ff6a4a'),
          6,
        ),
      },
      {
        svg: blurred([0, 1, 2, 3, 4, 5, 6].map((n) => circle(560 - n * 74, 660 + (n % 3) * 14, 74 + n * 9, '#f0c890', { 'fill-opacity': 0.42 })).join(''), 26),
      },
      {
        svg:
          path('M60,850 C70,640 120,560 210,540 L214,470 H310 L314,540 C410,560 450,650 470,850 Z', '#eadfc6') +
          path('M206,546 C240,586 290,586 320,540 L310,450 H214 Z', shaded(skin, 0.3)) +
          path('M180,330 C180,250 226,216 280,220 C340,226 360,280 354,340 C368,366 376,386 368,394 C358,402 352,402 352,412 C352,450 336,490 300,494 C250,498 200,470 188,420 C182,400 180,360 180,330 Z', skin) +
          path('M168,350 C160,250 214,190 286,196 C350,204 368,260 356,300 C320,280 270,280 240,300 C226,330 224,370 210,400 C190,400 172,380 168,350 Z', '#191110') +
          oval(232, 366, 16, 28, shaded(skin, 0.3)) +
          line('M312,340 q20,-10 34,0', '#120a0a', 7) +
          circle(334, 356, 7, '#0c0606') +
          line('M322,440 q18,4 30,-2', '#6b2a2e', 8) +
          line('M150,640 C200,760 330,790 360,720', shaded('#eadfc6', 0.25), 5) +
          box(330, 700, 150, 160, mix('#b4472e', '#5a2a20', 0.2), 8) +
          line('M362,700 C366,650 440,650 446,700', '#3a1c16', 9),
        wander: 1.5,
      },
      {
        svg: `<defs>${gradient(
          'db',
          [160, 0, 380, 0],
          stops('0 #2a0f1c 0.8, 0.5 #2a0f1c 0.4, 1 #2a0f1c 0'),
        )}</defs>${path('M180,330 C180,250 226,216 280,220 L300,494 C250,498 200,470 188,420 C182,400 180,360 180,330 Z M60,850 C70,640 120,560 210,540 L330,560 L340,850 Z', 'url(#db)')}`,
        dissolve: 1,
        wander: 1.5,
      },
      ...frame(caption, '01:04:31:02', 'HAUSA → ENGLISH'),
    ],
  };
}
