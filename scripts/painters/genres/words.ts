/** Designed text: word cards and a leaflet. */
import { mix, shaded } from '../machine/colour.ts';
import type { Layer, Picture } from '../machine/picture.ts';
import { blurred, box, circle, line, path, say } from '../machine/shapes.ts';

const on = (x: number, y: number, turn: number, inside: string) => `<g transform="translate(${x} ${y}) rotate(${turn})">${inside}</g>`;
const shadow = (x: number, y: number, turn: number, w: number, h: number): Layer => ({
  svg: on(x + 10, y + 16, turn, blurred(box(0, 0, w, h, '#2c1020', 3, { 'fill-opacity': 0.5 }), 13)),
  blend: 'multiply',
});

/** Cards with a word in two languages and a drawing. */
export function wordCards(pairs: readonly (readonly [string, string, string])[], colours: readonly [string, string, string], seed: number): Picture {
  const [ground, main, paper] = colours;
  const layers: Layer[] = pairs.flatMap(([one, other, drawing], n): Layer[] => {
    const [x, y, turn] = [110 + (n % 3) * 376, 80 + Math.floor(n / 3) * 420, [-3, 2, -1, 2.4, -2, 3][n] as number];
    return [
      shadow(x, y, turn, 320, 376),
      {
        svg: on(
          x,
          y,
          turn,
          box(0, 0, 320, 376, paper, 10) +
            `<g transform="translate(160 130)">${drawing}</g>` +
            say(other, [160, 292], 'capra', 50, main, { anchor: 'middle' }) +
            say(one, [160, 334], 'soft', 25, mix(main, paper, 0.35), { anchor: 'middle' }),
        ),
        wander: 1.2,
      },
    ];
  });
  return { ground, seed, paper: 4, layers };
}

export const drawings = {
  water: path('M0,-96 C40,-40 64,-6 64,30 A64,64 0 0 1 -64,30 C-64,-6 -40,-40 0,-96 Z', '#3f8fa8') + line('M-34,34 q4,34 34,38', '#fff', 9, { 'stroke-opacity': 0.7 }),
  net:
    path('M-96,90 L0,-96 L96,90 Z', '#7fb59a') +
    Array.from({ length: 7 }, (_, n) => line(`M${-84 + n * 28},90 L0,-90`, '#fff', 2.4)).join('') +
    [-30, 10, 50].map((y) => line(`M${-(y + 96) * 0.5},${y} H${(y + 96) * 0.5}`, '#fff', 2.4)).join('') +
    circle(0, -92, 10, '#c4553c'),
  house: path('M-96,-6 L0,-90 L96,-6 Z', '#c4553c') + box(-72, -6, 144, 96, '#e7b87a') + box(-18, 26, 40, 64, '#6a3b26'),
  child:
    circle(0, -44, 40, '#5a3222') +
    path('M-60,92 C-56,12 -30,0 0,0 C30,0 56,12 60,92 Z', '#e7b23f') +
    path('M-40,-50 C-44,-100 44,-100 40,-50 C20,-72 -20,-72 -40,-50 Z', '#17100f') +
    circle(-13, -42, 4, '#0c0606') +
    circle(13, -42, 4, '#0c0606') +
    line('M-12,-24 q12,10 24,0', '#7a2e36', 5),
  clinic: box(-84, -50, 168, 140, '#efe2c6') + path('M-96,-50 H96 L80,-84 H-80 Z', '#2f6f6b') + box(-12, -34, 24, 66, '#c8402f') + box(-33, -13, 66, 24, '#c8402f') + box(-20, 46, 40, 44, '#6a3b26'),
  phone: box(-46, -92, 92, 184, '#27304e', 16) + box(-36, -72, 72, 132, '#bfe0d8', 4) + circle(0, 76, 8, '#fff') + [0, 1, 2].map((n) => box(-26, -58 + n * 36, 44 - n * 8, 12, '#27304e', 6)).join(''),
};

/** A leaflet of three leaves, open on a mat. */
export function leaflet([title, under]: readonly [string, string], steps: readonly (readonly [string, string])[], colours: readonly [string, string, string], seed: number): Picture {
  const [ground, main, accent] = colours;
  const leaf = (n: number, inside: string) => `<g transform="translate(${140 + n * 334} ${130 + (n === 1 ? 14 : 0)}) skewY(${n === 1 ? 2.4 : -2.4})">${inside}</g>`;
  const paper = '#fbf5e6';
  const cover = `${box(0, 0, 334, 680, main)}<g transform="translate(167 330) scale(1.25)">${steps[0]?.[1]}</g>${say(title.split('|'), [34, 92], 'capra', 48, paper, { leading: 1.1 })}${say(under, [34, 630], 'medium', 21, paper)}`;
  const inner = (from: number) =>
    box(0, 0, 334, 680, paper) +
    steps
      .slice(from, from + 2)
      .map(
        ([what, drawing], n) =>
          circle(167, 150 + n * 320, 112, mix(accent, paper, n ? 0.62 : 0.45)) +
          `<g transform="translate(167 ${150 + n * 320}) scale(0.82)">${drawing}</g>` +
          circle(58, 64 + n * 320, 25, main) +
          say(`${from + n + 1}`, [58, 74 + n * 320], 'wide', 28, paper, { anchor: 'middle' }) +
          say(what, [167, 306 + n * 320], 'brico', 24, '#2c2030', { anchor: 'middle' }),
      )
      .join('');
  return {
    ground,
    seed,
    paper: 5,
    layers: [
      {
        svg: Array.from({ length: 34 }, (_, n) =>
          line(`M0,${n * 29} H1280`, n % 4 ? shaded(ground, 0.16) : mix(ground, accent, 0.5), 8, {
            'stroke-opacity': 0.5,
          }),
        ).join(''),
        wander: 3,
      },
      {
        svg: blurred(
          path('M150,150 L474,136 L808,164 L1160,140 V840 L808,860 L474,830 L150,850 Z', '#2c1020', {
            'fill-opacity': 0.6,
          }),
          16,
        ),
        blend: 'multiply',
      },
      { svg: leaf(0, cover) + leaf(1, inner(0)) + leaf(2, inner(2)), wander: 0.8 },
      {
        svg: `<defs><linearGradient id="fd" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#3a1c2a" stop-opacity="0.34"/><stop offset="0.5" stop-color="#3a1c2a" stop-opacity="0.02"/><stop offset="1" stop-color="#3a1c2a" stop-opacity="0.2"/></linearGradient></defs>${leaf(1, box(0, 0, 334, 680, 'url(#fd)'))}`,
        blend: 'multiply',
      },
      {
        svg: on(1120, 690, -34, box(0, 0, 30, 240, '#e7b23f', 3) + path('M0,240 L15,286 L30,240 Z', '#e9d3ae') + path('M11,272 L15,286 L19,272 Z', '#2c2030') + box(0, -22, 30, 26, '#c8604a', 5)),
        wander: 1,
      },
    ],
  };
}
