/** A sign in use: on a bag, as a painted board, on cards and as a stamp. */
import { lit, mix, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { blurred, box, circle, clipped, type Face, gradient, line, oval, path, say } from '../machine/shapes.ts';
import { type MarkName, mark } from './marks.ts';

export type Brand = {
  sign: MarkName;
  name: string;
  line: string;
  face: Face;
  /** Ground, paper, accent, second accent, ink. */
  colours: readonly [string, string, string, string, string];
  seed: number;
  goods: readonly [string, string];
};

/** A grid of cells edge to edge: the sign large, in one colour both ways, on a bag, as a pattern. */
export function brandSheet({ sign, name, line: words, face, colours, seed, goods }: Brand): Picture {
  const [ground, paper, accent, second, ink] = colours;
  const pattern = Array.from({ length: 21 }, (_, n) => {
    const [x, y] = [800 + (n % 7) * 82, 690 + Math.floor(n / 7) * 108];
    return mark(sign, x + (Math.floor(n / 7) % 2) * 41, y, 28, n % 3 ? paper : ground);
  }).join('');
  return {
    ground,
    seed,
    paper: 3,
    layers: [
      {
        svg: box(0, 620, 380, 340, paper) + box(380, 620, 380, 340, ink) + box(760, 0, 520, 640, second) + box(760, 640, 520, 320, accent),
      },
      { svg: clipped('pp', box(760, 640, 520, 320, '#000'), pattern), wander: 1 },
      {
        svg:
          mark(sign, 380, 232, 132, accent) +
          say(name, [380, 496], face, fitted(name, 112, 640), paper, { anchor: 'middle' }) +
          say(words.toUpperCase(), [380, 552], 'medium', 22, paper, {
            anchor: 'middle',
            'letter-spacing': 9,
          }) +
          mark(sign, 190, 790, 82, ink) +
          mark(sign, 478, 790, 44, paper) +
          say(name, [536, 806], face, fitted(name, 44, 205), paper),
        wander: 1,
      },
      { svg: bagShadow(), blend: 'multiply' },
      { svg: bag({ sign, name, face, colours, goods }), wander: 0.8 },
      { svg: bagLight(), dissolve: 1 },
    ],
  };
}

/** The font size, at most `size`, at which the name is about `width` wide. */
function fitted(name: string, size: number, width: number): number {
  return Math.min(size, width / (name.length * 0.6));
}

const BAG = 'M876,96 L1164,96 C1160,190 1158,330 1170,560 Q1172,578 1156,580 L884,580 Q868,578 870,560 C882,330 880,190 876,96 Z';

function bagShadow(): string {
  return blurred(path('M886,130 L1220,170 L1240,592 L900,600 Z', '#6d3a1e', { 'fill-opacity': 0.42 }), 22) + blurred(oval(1022, 584, 152, 14, '#4a1c10', { 'fill-opacity': 0.6 }), 7);
}

function bag({ sign, name, face, colours, goods }: Pick<Brand, 'sign' | 'name' | 'face' | 'colours' | 'goods'>): string {
  const [ground, paper, accent] = colours;
  const crimps = Array.from({ length: 26 }, (_, n) => line(`M${884 + n * 11},100 V124`, shaded(ground, 0.35), 1.6)).join('');
  return clipped(
    'bag',
    path(BAG, '#000'),
    path(BAG, ground) +
      path('M860,430 H1180 V590 H860 Z', accent) +
      crimps +
      line('M872,130 H1170', lit(ground, 0.3), 2) +
      mark(sign, 1020, 236, 70, paper) +
      say(name, [1020, 372], face, fitted(name, 62, 232), paper, { anchor: 'middle' }) +
      say(goods[0].toUpperCase(), [1020, 482], 'bold', 22, paper, { anchor: 'middle', 'letter-spacing': 5 }) +
      say(goods[1], [1020, 518], 'sans', 19, paper, { anchor: 'middle' }) +
      say('250 g', [1020, 556], 'medium', 18, paper, { anchor: 'middle' }),
  );
}

function bagLight(): string {
  const dark = '#1c0a1e';
  return (
    `<defs>${gradient(
      'bl',
      [870, 0, 1172, 0],
      [
        [0, dark, 0.5],
        [0.16, dark, 0.1],
        [0.55, dark, 0],
        [0.85, dark, 0.22],
        [1, dark, 0.52],
      ],
    )}</defs>` +
    path(BAG, 'url(#bl)') +
    clipped(
      'bg2',
      path(BAG, '#000'),
      blurred(
        path('M924,128 C918,260 922,420 914,580 h20 C940,420 938,260 942,128 Z', '#fff', {
          'fill-opacity': 0.34,
        }),
        7,
      ) +
        blurred(
          line('M884,300 C940,330 1010,320 1060,350 M1160,240 C1120,262 1100,300 1070,310', dark, 8, {
            'stroke-opacity': 0.3,
          }),
          5,
        ),
    )
  );
}

/** A board painted by hand on a wall in the sun, beside a shop's opening. */
export function signboard({ sign, name, line: words, face, colours, seed, goods }: Brand): Picture {
  const [ground, paper, accent, second, ink] = colours;
  const wall = mix(second, '#f0d9b8', 0.35);
  const blocks = Array.from({ length: 9 }, (_, r) => line(`M0,${r * 108 + 70} H1280`, shaded(wall, 0.3), 2, { 'stroke-opacity': 0.3 })).join('');
  const shade = path('M0,0 H1280 V96 L0,250 Z', '#4d1c38', { 'fill-opacity': 0.36 });
  const dado = box(0, 740, 1280, 220, mix(ground, '#20303a', 0.15));
  return {
    ground: wall,
    seed,
    paper: 7,
    layers: [
      { svg: blocks, wander: 4 },
      { svg: dado, wander: 3, mottle: 0.1 },
      {
        svg: box(884, 330, 300, 630, shaded(ink, 0.3)) + Array.from({ length: 13 }, (_, n) => line(`M884,${352 + n * 47} H1184`, mix(ink, accent, 0.25), 3)).join('') + box(868, 316, 332, 22, shaded(wall, 0.3)),
      },
      { svg: blurred(box(150, 150, 640, 520, '#4d1c38', 4, { 'fill-opacity': 0.5 }), 12), blend: 'multiply' },
      {
        svg: box(120, 118, 640, 520, shaded(ground, 0.3), 3) + box(128, 126, 624, 504, ground, 2) + box(146, 144, 588, 468, 'none', 0, { stroke: paper, 'stroke-width': 5 }),
        wander: 2,
      },
      {
        svg:
          mark(sign, 440, 278, 106, accent) +
          say(name, [440, 492], face, fitted(name, 112, 520), paper, { anchor: 'middle' }) +
          say(words, [440, 546], 'softbold', 32, accent, { anchor: 'middle' }) +
          say(`${goods[0]} · ${goods[1]}`, [440, 592], 'sans', 24, paper, { anchor: 'middle' }),
        wander: 3,
        mottle: 0.14,
      },
      { svg: stool(accent, ink), wander: 2.4 },
      { svg: shade, blend: 'multiply', wander: 5 },
    ],
  };
}

function stool(accent: string, ink: string): string {
  return (
    path('M930,884 L1120,884 L1150,960 H900 Z', '#3a1426', { 'fill-opacity': 0.5 }) +
    box(560, 760, 190, 22, accent, 8) +
    line('M586,780 L566,930 M724,780 L744,930', shaded(accent, 0.35), 16) +
    line('M576,860 H736', shaded(accent, 0.45), 10) +
    path('M610,760 C604,716 622,696 656,696 C690,696 706,716 700,760 Z', ink) +
    line('M624,700 C630,670 682,670 688,700', ink, 7) +
    oval(655, 700, 34, 7, lit(ink, 0.25))
  );
}

/** Cards, a stamp and its print on a table, from above. */
export function stationery({ sign, name, line: words, face, colours, seed, goods }: Brand): Picture {
  const [ground, paper, accent, second, ink] = colours;
  const card = (fill: string, inside: string) => box(-230, -140, 460, 280, fill, 5) + inside;
  const at = (x: number, y: number, turn: number, inside: string) => `<g transform="translate(${x} ${y}) rotate(${turn})">${inside}</g>`;
  const front = card(ground, mark(sign, 0, -22, 78, accent) + say(name, [0, 106], face, 46, paper, { anchor: 'middle' }));
  const back = card(paper, mark(sign, -170, -82, 34, ink) + say(name, [-204, 20], face, 44, ink) + say([words, goods[0]], [-204, 60], 'sans', 21, ink, { leading: 1.4 }) + box(-204, 100, 130, 6, accent));
  const sheet =
    box(-260, -350, 520, 700, '#fbf6ea', 2) +
    mark(sign, -190, -268, 42, ink) +
    say(name, [-130, -256], face, 40, ink) +
    [0, 1, 2, 3, 4, 5, 6].map((n) => box(-220, -150 + n * 34, n % 3 === 2 ? 280 : 430, 5, mix('#fbf6ea', ink, 0.2))).join('') +
    box(-220, -190, 210, 7, mix('#fbf6ea', ink, 0.45));
  const shadow = (x: number, y: number, turn: number, w: number, h: number) => at(x + 12, y + 16, turn, blurred(box(-w / 2, -h / 2, w, h, '#3a1426', 5, { 'fill-opacity': 0.5 }), 11, `s${x}`));
  const stamp = mark(sign, 0, 0, 92, accent) + circle(0, 0, 122, 'none', { stroke: accent, 'stroke-width': 7 });
  return {
    ground: second,
    seed,
    paper: 5,
    layers: [
      {
        svg: shadow(330, 500, -8, 520, 700) + shadow(862, 330, 11, 460, 280) + shadow(938, 640, -6, 460, 280),
        blend: 'multiply',
      },
      { svg: at(330, 500, -8, sheet), wander: 0.8 },
      { svg: at(452, 690, -20, stamp), blend: 'multiply', wander: 2.4, mottle: 0.42 },
      { svg: at(862, 330, 11, front) + at(938, 640, -6, back), wander: 0.8 },
      { svg: blurred(oval(612, 190, 84, 70, '#3a1426', { 'fill-opacity': 0.55 }), 14), blend: 'multiply' },
      {
        svg: circle(590, 160, 66, '#a8683a') + circle(590, 160, 44, '#bf7f4b') + circle(590, 160, 40, '#8d5229') + oval(576, 144, 16, 11, '#e0a877'),
        wander: 1.2,
      },
      {
        svg: path('M0,960 L420,0 H600 L160,960 Z M860,960 L1240,120 V0 H1180 L770,960 Z', '#ffe6bb', {
          'fill-opacity': 0.16,
        }),
      },
    ],
  };
}
