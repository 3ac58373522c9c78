/** Web pages in a browser's frame, with something to see inside. */
import { mix, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { blurred, box, circle, clipped, type Face, line, oval, path, say } from '../machine/shapes.ts';

export type Page = {
  host: string;
  name: string;
  links: readonly string[];
  headline: readonly string[];
  words: readonly string[];
  button: string;
  face: Face;
  colours: { desk: string; page: string; ink: string; main: string; soft: string };
  /** Drawn in a box of 520 by 560, and three of 340 by 260. */
  hero: string;
  cards: readonly (readonly [picture: string, name: string, price: string])[];
  seed: number;
};

export function webPage({ host, name, links, headline, words, button, face, colours, hero, cards, seed }: Page): Picture {
  const { desk, page, ink, main, soft } = colours;
  const [x, y, w] = [90, 74, 1100];
  const bar =
    box(x, y, w, 52, mix(page, '#000', 0.08), 16) +
    box(x, y + 30, w, 22, mix(page, '#000', 0.08)) +
    ['#e2695b', '#eab64b', '#6dae5f'].map((c, n) => circle(x + 28 + n * 24, y + 26, 7, c)).join('') +
    box(x + 350, y + 11, 400, 30, page, 15) +
    say(host, [x + 550, y + 32], 'sans', 16, mix(ink, page, 0.3), { anchor: 'middle' });
  const head = say(name, [x + 56, y + 112], face, 28, ink) + links.map((one, n) => say(one, [x + 396 + n * 84, y + 110], 'medium', 17, ink)).join('');
  const left =
    say(headline, [x + 56, y + 220], face, headline.length > 2 ? 62 : 70, ink, { leading: 1.04 }) +
    say(words, [x + 58, y + 236 + headline.length * 68], 'sans', 22, mix(ink, page, 0.22), { leading: 1.5 }) +
    box(x + 56, y + 480, 214, 62, main, 8) +
    say(button, [x + 163, y + 518], 'bold', 20, '#ffffff', { anchor: 'middle' });
  const shown = clipped('hero', path(`M${x + 580},${y + 52} H${x + w} V${y + 592} H${x + 660} Q${x + 580},${y + 592} ${x + 580},${y + 512} Z`, '#000'), `<g transform="translate(${x + 580} ${y + 42})">${hero}</g>`);
  const below = cards
    .map(
      ([picture, what, price], n) =>
        clipped(`k${n}`, box(x + 56 + n * 340, y + 640, 308, 260, '#000', 6), `<g transform="translate(${x + 46 + n * 340} ${y + 640})">${picture}</g>`) +
        box(x + 56 + n * 340, y + 810, 308, 100, page) +
        say(what, [x + 58 + n * 340, y + 842], 'bold', 19, ink) +
        say(price, [x + 362 + n * 340, y + 842], 'medium', 19, main, { anchor: 'end' }),
    )
    .join('');
  return {
    ground: desk,
    seed,
    paper: 2,
    grain: 1.5,
    layers: [
      {
        svg: circle(1180, 150, 380, mix(desk, soft, 0.5)) + path('M0,960 V620 C160,560 260,700 200,960 Z', mix(desk, main, 0.24)),
        wander: 2,
      },
      {
        svg: blurred(box(x + 8, y + 26, w, 960, shaded(desk, 0.75), 16, { 'fill-opacity': 0.55 }), 26),
        blend: 'multiply',
      },
      { svg: box(x, y, w, 960, page, 16) + bar + head + left },
      { svg: shown + below, wander: 0.8 },
    ],
  };
}

/** Loaves on a shelf at dawn. */
export const bakery = {
  hero:
    box(0, 0, 540, 560, '#e9b072') +
    path('M0,0 H540 V300 C380,340 160,260 0,320 Z', '#f3cd95') +
    circle(400, 150, 84, '#fbe9c0') +
    box(0, 400, 540, 160, '#6b3a26') +
    box(0, 386, 540, 26, '#8f5232') +
    [
      [130, 330, 118, 74],
      [360, 340, 96, 60],
    ]
      .map(
        ([x, y, a, b]) =>
          oval(x as number, y as number, a as number, b as number, '#a65a2a') +
          oval((x as number) + 12, (y as number) - 14, (a as number) * 0.86, (b as number) * 0.74, '#c97d3c') +
          [-50, 0, 50].map((d) => path(`M${(x as number) + d - 22},${(y as number) - 38} q26,20 40,64 q-32,-16 -40,-64 Z`, '#f0c78b')).join(''),
      )
      .join('') +
    [0, 1, 2, 3].map((n) => oval(92 + n * 112, 470, 50, 30, '#d99148') + oval(96 + n * 112, 464, 40, 20, '#ecb46a')).join('') +
    line('M120,220 q20,-40 0,-80 M170,230 q24,-46 0,-96', '#fff', 7, { 'stroke-opacity': 0.5 }),
  cards: [
    [box(0, 0, 340, 200, '#d9694a') + oval(170, 112, 104, 58, '#a65a2a') + oval(178, 100, 90, 44, '#dd9a52') + line('M112,90 L240,90 M120,110 L236,112', '#f6d7a0', 5), 'Milk loaf', 'KSh 90'],
    [box(0, 0, 340, 200, '#3f6f6b') + [0, 1, 2, 3, 4].map((n) => path(`M${70 + n * 44},${130 - (n % 2) * 26} l36,-42 l36,42 q-36,34 -72,0 Z`, n % 2 ? '#e3a552' : '#c98538')).join(''), 'Mandazi, six', 'KSh 60'],
    [
      box(0, 0, 340, 200, '#f0c24f') +
        circle(170, 100, 70, '#7a4a2a') +
        circle(176, 94, 58, '#9b6238') +
        Array.from({ length: 14 }, (_, n) => circle(176 + Math.cos(n * 2.4) * n * 3.6, 94 + Math.sin(n * 2.4) * n * 3.6, 5, '#f6e3bb')).join(''),
      'Millet round',
      'KSh 140',
    ],
  ] as const,
};

/** A boat's yard by the lake. */
export const lake = {
  hero:
    box(0, 0, 540, 560, '#7fb7c4') +
    circle(140, 140, 60, '#fff0cc') +
    path('M0,250 C120,190 220,240 320,210 C420,180 480,220 540,200 V330 H0 Z', '#4f8a7a') +
    box(0, 300, 540, 260, '#2f6f8a') +
    path('M60,380 C160,440 380,440 500,370 C470,480 400,500 280,500 C160,500 90,470 60,380 Z', '#e2553f') +
    path('M60,380 C160,440 380,440 500,370 L494,396 C380,462 160,462 66,404 Z', '#f7e5c0') +
    line('M280,440 V120', '#4a2a1c', 10) +
    path('M292,130 C400,190 440,290 440,360 L292,376 Z', '#f6ecd6') +
    path('M292,200 C370,230 410,250 425,300 L292,300 Z', '#f2b33c') +
    [0, 1, 2, 3, 4, 5].map((n) => line(`M${20 + n * 90},${520 + (n % 2) * 20} q30,-10 60,0`, '#9fd0d8', 5)).join(''),
  cards: [
    [box(0, 0, 340, 200, '#f2b33c') + path('M50,110 q120,50 250,-10 q-30,70 -120,70 q-100,0 -130,-60 Z', '#20516b'), 'Sunset, two hours', 'KSh 1,800'],
    [box(0, 0, 340, 200, '#e88a6a') + path('M60,130 C110,60 200,70 250,120 L300,90 V160 L250,136 C200,180 110,186 60,130 Z', '#f7ead0') + circle(110, 120, 7, '#20516b'), 'Fishing at five', 'KSh 2,400'],
    [box(0, 0, 340, 200, '#4f8a7a') + [0, 1, 2].map((n) => path(`M${40 + n * 90},160 l50,-${80 + n * 20} l50,${80 + n * 20} Z`, n % 2 ? '#2c5f55' : '#dfe8c8')).join(''), 'Island, one day', 'KSh 4,500'],
  ] as const,
};

/** Bicycles that carry. */
export const wheels = {
  hero:
    box(0, 0, 540, 560, '#f1b9a2') +
    path('M0,420 H540 V560 H0 Z', '#8a3f4a') +
    circle(410, 150, 110, '#f8dcc2') +
    [140, 410]
      .map(
        (x) =>
          circle(x, 380, 94, 'none', { stroke: '#23202e', 'stroke-width': 13 }) +
          Array.from({ length: 9 }, (_, n) => line(`M${x - 88 * Math.cos(n * 0.35)},${380 - 88 * Math.sin(n * 0.35)} L${x + 88 * Math.cos(n * 0.35)},${380 + 88 * Math.sin(n * 0.35)}`, '#5b5666', 2.4)).join(''),
      )
      .join('') +
    line('M140,380 L220,240 H360 L410,380 M220,240 L280,380 H140 M280,380 L360,240 M352,200 L360,240 M326,196 H384 M206,214 L222,250', '#1f6f78', 15) +
    box(176, 200, 66, 17, '#23202e', 8) +
    box(40, 210, 120, 84, '#c98a4c', 6) +
    line('M52,232 H150 M52,256 H150 M52,278 H150 M76,212 V292 M108,212 V292', '#8a5a2c', 4) +
    oval(78, 200, 28, 22, '#e0783a') +
    oval(122, 198, 26, 20, '#5f8a3f'),
  cards: [
    [box(0, 0, 340, 200, '#1f6f78') + circle(170, 100, 66, 'none', { stroke: '#f8dcc2', 'stroke-width': 12 }) + circle(170, 100, 14, '#f2b33c'), 'Wheel, trued', 'KSh 350'],
    [box(0, 0, 340, 200, '#f2c35a') + box(90, 60, 160, 100, '#a8683a', 8) + line('M100,90 H240 M100,120 H240', '#7a4726', 6), 'Carrier basket', 'KSh 1,250'],
    [box(0, 0, 340, 200, '#8a3f4a') + path('M70,120 C110,60 230,60 270,120 Z', '#f8dcc2') + box(160, 120, 20, 40, '#23202e'), 'Rain saddle', 'KSh 780'],
  ] as const,
};
