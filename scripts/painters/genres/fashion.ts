/** Clothes on drawn figures: one with its swatches, three in a row, a cut on pattern paper. */
import { lit, mix, shaded } from '../machine/colour.ts';
import type { Layer, Picture } from '../machine/picture.ts';
import { box, circle, clipped, gradient, line, oval, path, say } from '../machine/shapes.ts';

export type Look = { cut: 'boubou' | 'gown' | 'suit' | 'wrapper'; skin: string; cloth: string; print: string; trim: string; head: string; motif: 'rings' | 'rays' | 'waves' | 'none'; name: string };

const CUTS = {
  boubou: 'M-64,-470 C-150,-440 -236,-300 -252,-120 L-206,-96 C-190,20 -176,150 -170,268 Q0,300 170,268 C176,150 190,20 206,-96 L252,-120 C236,-300 150,-440 64,-470 Q0,-430 -64,-470 Z',
  gown: 'M-70,-468 C-104,-420 -84,-330 -66,-260 C-72,-200 -96,-150 -120,-60 C-150,60 -206,190 -232,284 Q0,330 246,276 C204,150 146,40 118,-60 C96,-150 72,-200 66,-260 C84,-330 104,-420 70,-468 Q0,-398 -70,-468 Z',
  suit: 'M-78,-470 C-120,-440 -124,-330 -120,-240 C-116,-180 -118,-140 -122,-86 L-84,-80 L-82,270 H-14 L0,-40 L18,270 H88 L86,-80 L122,-86 C118,-140 116,-180 120,-240 C124,-330 120,-440 78,-470 L0,-400 Z',
  wrapper: 'M-74,-470 C-116,-430 -140,-350 -146,-282 L-92,-262 C-84,-230 -88,-206 -96,-176 C-112,-60 -104,120 -96,274 Q0,296 98,270 C118,110 116,-60 98,-176 C90,-206 86,-230 94,-262 L148,-282 C142,-350 116,-430 76,-470 Q0,-424 -74,-470 Z',
} as const;

function print({ motif, print: ink, cloth }: Look): string {
  if (motif === 'rings')
    return Array.from({ length: 42 }, (_, n) => [22, 13].map((r) => circle(-230 + (n % 6) * 92 + (Math.floor(n / 6) % 2) * 46, -440 + Math.floor(n / 6) * 112, r * 1.5, 'none', { stroke: ink, 'stroke-width': 7 })).join('')).join('');
  if (motif === 'rays') return Array.from({ length: 15 }, (_, n) => path(`M0,-300 L${-420 + n * 60},330 h28 Z`, n % 3 ? ink : lit(cloth, 0.3))).join('');
  if (motif === 'waves') return Array.from({ length: 14 }, (_, n) => line(`M-270,${-440 + n * 58} q45,-34 90,0 t90,0 t90,0 t90,0 t90,0 t90,0`, ink, 13)).join('');
  return '';
}

function figure(look: Look, x: number, y: number, s: number, id: string): Layer[] {
  const { cut, skin, cloth, trim, head } = look;
  const d = CUTS[cut];
  const at = (inside: string) => `<g transform="translate(${x} ${y}) scale(${s})">${inside}</g>`;
  const short = cut === 'suit' || cut === 'gown';
  const arms =
    cut === 'gown' || cut === 'wrapper'
      ? line('M-76,-430 C-126,-340 -120,-250 -98,-170 M76,-430 C140,-360 150,-280 92,-236', skin, 33)
      : cut === 'suit'
        ? line('M-106,-420 C-150,-320 -142,-200 -126,-96', cloth, 42) + line('M106,-420 C164,-330 150,-240 104,-190', shaded(cloth, 0.12), 42) + circle(-124, -76, 21, skin) + circle(98, -180, 21, skin)
        : circle(-238, -104, 22, skin) + circle(238, -104, 22, skin);
  const legs = short && cut === 'suit' ? path('M-84,270 h72 l8,24 h-96 Z M18,270 h72 l26,24 h-98 Z', shaded(cloth, 0.7)) : path('M-50,270 h32 l10,26 h-62 Z M24,270 h32 l30,26 h-62 Z', trim);
  const face =
    path('M-22,-500 V-456 Q0,-430 22,-456 V-500 Z', shaded(skin, 0.2)) +
    path('M-46,-560 C-46,-610 46,-610 46,-560 C46,-520 26,-486 2,-484 C-24,-486 -46,-520 -46,-560 Z', skin) +
    line('M-24,-552 q8,-5 16,0 M12,-552 q8,-5 16,0', shaded(skin, 0.7), 4) +
    line('M4,-546 q8,18 -2,20', shaded(skin, 0.45), 4) +
    path('M-8,-508 q10,-8 24,0 q-12,10 -24,0 Z', mix(skin, '#a02a3a', 0.55));
  const gele =
    cut === 'suit'
      ? path('M-50,-560 C-60,-636 60,-636 50,-560 C30,-590 -30,-590 -50,-560 Z', head)
      : path('M-50,-566 C-96,-600 -96,-676 -40,-664 C-20,-712 70,-716 76,-656 C118,-640 100,-580 50,-562 C26,-600 -26,-600 -50,-566 Z', head) + line('M-40,-600 Q10,-640 66,-648 M-44,-588 Q0,-612 60,-596', shaded(head, 0.35), 5);
  const shade = `<defs>${gradient(
    `sh${id}`,
    [-240, 0, 130, 0],
    [
      [0, shaded(cloth, 0.7), 0.9],
      [0.6, shaded(cloth, 0.6), 0.22],
      [1, cloth, 0],
    ],
  )}</defs>`;
  const folds = line('M-40,-180 C-60,0 -80,140 -96,260 M10,-200 C10,0 4,140 0,280 M56,-180 C76,0 86,120 110,256', shaded(cloth, 0.5), 6, { 'stroke-opacity': 0.5 });
  const edge =
    cut === 'boubou'
      ? path('M-64,-470 Q0,-430 64,-470 L40,-330 Q0,-290 -40,-330 Z', trim) + line('M0,-420 V-330 M-20,-380 H20 M-16,-350 H16', cloth, 6)
      : cut === 'suit'
        ? path('M-30,-440 L0,-400 L30,-440 L10,-260 H-10 Z', lit(trim, 0.3)) + line('M0,-260 V-90', shaded(cloth, 0.5), 5)
        : cut === 'gown'
          ? line('M-66,-262 Q0,-240 66,-262', trim, 19)
          : line('M-92,-262 Q0,-236 94,-262 M-100,-150 Q0,-130 100,-150', trim, 17);
  return [
    { svg: at(oval(20, 296, 230, 20, '#2c1020', { 'fill-opacity': 0.34 })), wander: 2 },
    { svg: at(legs + (cut === 'suit' ? '' : arms) + face + path(d, cloth) + clipped(`c${id}`, path(d, '#000'), print(look)) + (cut === 'suit' ? arms : '') + edge + gele), wander: 2.6, mottle: 0.06 },
    { svg: at(shade + clipped(`d${id}`, path(d, '#000'), path(d, `url(#sh${id})`) + folds) + circle(-14, -520, 16, shaded(skin, 0.6), { 'fill-opacity': 0.3 })), dissolve: 2, wander: 2.6 },
    { svg: at(circle(40, -520, 8, '#e3a93b') + line('M30,-540 q10,14 8,30', lit(skin, 0.5), 5, { 'stroke-opacity': 0.6 })), wander: 1 },
  ];
}

/** One figure on the left, what it is made of on the right. */
export function lookSheet(look: Look, ground: string, notes: readonly string[], seed: number): Picture {
  const ink = shaded(ground, 0.82);
  const swatch = (n: number, inside: string) =>
    `<g transform="translate(${800 + n * 150} 560) rotate(${n * 3 - 3})">${box(0, 0, 134, 134, inside, 2)}${n === 0 ? clipped(`sw${n}`, box(0, 0, 134, 134, '#000'), `<g transform="translate(60 160) scale(0.6)">${print(look)}</g>`) : ''}${path('M0,0 l10,-8 l10,8 l10,-8 l10,8 l10,-8 l10,8 l10,-8 l10,8 l10,-8 l10,8 l10,-8 l10,8 l4,-4 V6 H0 Z', inside)}</g>`;
  return {
    ground,
    seed,
    paper: 7,
    layers: [
      { svg: path('M120,960 C60,520 180,120 440,90 C700,120 760,560 680,960 Z', lit(ground, 0.4)), wander: 6, mottle: 0.2 },
      ...figure(look, 400, 664, 0.86, 'a'),
      { svg: swatch(0, look.cloth) + swatch(1, look.trim) + swatch(2, look.head), wander: 2 },
      { svg: say(look.name.split('|'), [796, 200], 'gloock', 84, ink, { leading: 1.02 }) + say(notes, [800, 400], 'pen', 40, ink, { leading: 1.25 }) + line('M690,330 C740,330 740,380 786,386', ink, 3.5), wander: 2 },
    ],
  };
}

/** Three figures of one collection. */
export function threeLooks(looks: readonly [Look, Look, Look], ground: string, title: string, seed: number): Picture {
  const ink = shaded(ground, 0.8);
  return {
    ground,
    seed,
    paper: 7,
    layers: [
      { svg: box(0, 800, 1280, 160, shaded(ground, 0.18)) + circle(640, 420, 390, lit(ground, 0.42)), wander: 5, mottle: 0.16 },
      ...looks.flatMap((look, n) => figure(look, 250 + n * 390, 622 + (n === 1 ? 6 : 0), n === 1 ? 0.84 : 0.8, `t${n}`)),
      { svg: say(title, [640, 934], 'gloock', 44, ink, { anchor: 'middle' }) },
    ],
  };
}

/** How it is cut: pieces on brown paper, with measures and pins. */
export function cutting(look: Look, ground: string, name: string, seed: number): Picture {
  const ink = '#3a2a24';
  const piece = (x: number, y: number, turn: number, d: string, word: string, id: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path(d, look.cloth)}${clipped(id, path(d, '#000'), `<g transform="translate(60 200) scale(0.7)">${print(look)}</g>`)}${line(d, lit(ground, 0.7), 4, { 'stroke-dasharray': '15 9' })}${box(-66, 6, 132, 44, ground, 3)}${say(word, [0, 38], 'pen', 40, ink, { anchor: 'middle' })}</g>`;
  return {
    ground,
    seed,
    paper: 8,
    layers: [
      { svg: Array.from({ length: 27 }, (_, n) => line(`M${n * 50},0 V960 M0,${n * 50} H1280`, shaded(ground, 0.2), n % 5 ? 1 : 2.4, { 'stroke-opacity': 0.35 })).join('') },
      {
        svg:
          piece(330, 500, -4, 'M-190,-300 C-100,-330 -60,-300 0,-250 C60,-300 100,-330 190,-300 L230,-120 L160,-90 L180,330 H-180 L-160,-90 L-230,-120 Z', 'front', 'q1') +
          piece(800, 360, 8, 'M-120,-210 C-40,-250 60,-240 130,-200 L170,190 C60,230 -60,230 -160,196 Z', 'sleeve', 'q2') +
          piece(820, 760, -6, 'M-230,-70 H230 L200,80 H-200 Z', 'yoke', 'q3') +
          piece(1120, 560, 92, 'M-260,-46 C-100,-70 100,-70 260,-46 L250,50 H-250 Z', 'band', 'q4'),
        wander: 2.6,
        mottle: 0.07,
      },
      {
        svg:
          path('M-20,820 C300,780 560,900 900,850 L906,896 C560,950 300,830 -20,870 Z', '#f0c24f') +
          Array.from({ length: 24 }, (_, n) => line(`M${n * 38},${838 + Math.sin(n / 4) * 20} v${n % 5 ? 14 : 26}`, ink, 3)).join('') +
          [180, 470, 700, 900].map((x, n) => circle(x, 200 + n * 90, 9, ['#c8302a', '#27346b', '#f6e9d0', '#2f8f83'][n] as string) + line(`M${x},${200 + n * 90} l34,30`, '#77737d', 3)).join(''),
        wander: 2,
      },
      { svg: say(name, [60, 110], 'pen', 72, ink), wander: 2 },
    ],
  };
}
