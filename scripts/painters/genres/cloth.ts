/** Resist-dyed cloth in folds: invented motifs in squares, dye that seeps, light across the waves. */
import { chanceOf, clouds } from '../machine/chance.ts';
import { rgb } from '../machine/colour.ts';
import { displaced, draw, filled, put, type Sheet } from '../machine/layer.ts';
import { finish, HEIGHT, WIDTH } from '../machine/picture.ts';
import { box, circle, line, oval, path } from '../machine/shapes.ts';

const W = '#fff';
const range = (n: number) => Array.from({ length: n }, (_, i) => i);

/** In squares of 100 units. */
const MOTIFS = {
  rings: () => [44, 33, 22, 11].map((r) => circle(50, 50, r, 'none', { stroke: W, 'stroke-width': 5 })).join(''),
  bird: () => path('M12,58 C20,36 44,30 58,40 C60,26 76,22 84,32 L94,36 L84,42 C82,62 64,74 44,72 L52,88 H44 L38,72 C26,70 18,66 12,58 Z', W),
  leaf: () =>
    line('M50,94 V10', W, 4) +
    range(6)
      .map((n) => line(`M50,${84 - n * 13} q-20,-4 -${32 - n * 3},-18 M50,${84 - n * 13} q20,-4 ${32 - n * 3},-18`, W, 4.5))
      .join(''),
  comb: () =>
    box(14, 16, 72, 16, W) +
    range(7)
      .map((n) => box(14 + n * 11, 36, 6, 46, W))
      .join(''),
  fish: () =>
    path('M8,50 C24,24 56,22 72,48 L92,30 V70 L72,52 C56,78 24,76 8,50 Z', 'none', {
      stroke: W,
      'stroke-width': 5,
    }) +
    range(3)
      .map((n) => line(`M${30 + n * 13},36 q10,14 0,28`, W, 4))
      .join('') +
    circle(20, 47, 3.4, W),
  star: () =>
    range(8)
      .map((n) => `<ellipse cx="50" cy="24" rx="7" ry="20" fill="${W}" transform="rotate(${n * 45} 50 50)"/>`)
      .join('') + circle(50, 50, 6, '#000'),
  zigzag: () =>
    range(5)
      .map((n) => line(`M6,${18 + n * 17} l15,-10 l15,10 l15,-10 l15,10 l15,-10 l13,9`, W, 5))
      .join(''),
  dots: () =>
    range(25)
      .map((n) => circle(14 + (n % 5) * 18, 14 + Math.floor(n / 5) * 18, n % 2 ? 4 : 6, W))
      .join(''),
  drum: () => path('M20,14 H80 L58,50 L80,86 H20 L42,50 Z', 'none', { stroke: W, 'stroke-width': 5 }) + line('M32,16 L48,50 L32,84 M50,16 V84 M68,16 L52,50 L68,84', W, 3.4),
  moon: () => circle(50, 50, 36, W) + circle(64, 42, 30, '#000') + circle(72, 40, 6, W),
  snail: () => line('M50,50 C56,44 64,52 56,60 C44,70 28,58 34,42 C42,22 74,24 80,48 C84,76 56,92 34,84', W, 6),
  grain: () =>
    range(9)
      .map((n) =>
        oval(22 + (n % 3) * 28, 22 + Math.floor(n / 3) * 28, 7, 12, W, {
          transform: `rotate(${(n % 2) * 50 - 25} ${22 + (n % 3) * 28} ${22 + Math.floor(n / 3) * 28})`,
        }),
      )
      .join(''),
} as const;
type Motif = keyof typeof MOTIFS;

/** The flat pattern, white on black. */
function pattern(motifs: readonly Motif[], square: number, seed: number): Sheet {
  const chance = chanceOf(seed);
  const [w, h] = [1500, 1300];
  const cells: string[] = [];
  for (let r = 0; r * square < h; r += 1)
    for (let c = 0; c * square < w; c += 1) {
      const name = motifs[(c * 3 + r * 5 + ((c * r) % 2)) % motifs.length] as Motif;
      const turn = chance.pick([0, 0, 90, 180]) + chance.between(-2, 2);
      cells.push(`<g transform="translate(${c * square + chance.between(-2, 2)} ${r * square + chance.between(-2, 2)}) scale(${square / 100}) rotate(${turn} 50 50) translate(5 5) scale(0.9)">${MOTIFS[name]()}</g>`);
    }
  const grid = range(20)
    .map((n) => line(`M${n * square},0 V${h} M0,${n * square} H${w}`, W, 5))
    .join('');
  const sheet = filled(w, h, '#000');
  put(sheet, displaced(draw(grid + cells.join(''), w, h), 4, seed, 0.03));
  return sheet;
}

export type Cloth = {
  motifs: readonly Motif[];
  square: number;
  dye: string;
  deep: string;
  white: string;
  wall: string;
  how: 'hung' | 'flat' | 'folded';
  seed: number;
};

/** The height of the cloth at a point, in pixels. */
function waves(how: Cloth['how'], seed: number): (x: number, y: number) => number {
  const chance = chanceOf(seed);
  const [a, b, c] = [chance.between(0, 6), chance.between(0, 6), chance.between(0, 6)];
  if (how === 'hung') return (x, y) => (0.35 + (y / HEIGHT) * 0.85) * (26 * Math.sin(x / 44 + a + 0.4 * Math.sin(y / 230)) + 13 * Math.sin(x / 23 + b + y / 500) + 7 * Math.sin(x / 71 + c));
  if (how === 'flat') return (x, y) => 9 * Math.sin(x / 190 + y / 140 + a) + 6 * Math.sin(x / 90 - y / 210 + b);
  return (x, y) => 30 * Math.sin((x * 0.5 + y) / 66 + a + 0.8 * Math.sin(x / 260)) + 12 * Math.sin((x - y * 0.4) / 88 + b);
}

export function cloth({ motifs, square, dye, deep, white, wall, how, seed }: Cloth): Sheet {
  const flat = pattern(motifs, square, seed);
  const seep = clouds(WIDTH, HEIGHT, 0.008, seed + 1);
  const crack = clouds(WIDTH, HEIGHT, 0.014, seed + 2);
  const weave = clouds(WIDTH, HEIGHT, 0.2, seed + 3);
  const high = waves(how, seed);
  const [d, e, w, wl] = [rgb(dye), rgb(deep), rgb(white), rgb(wall)];
  const sheet = filled(WIDTH, HEIGHT, wall);
  const [left, right] = how === 'hung' ? [110, 1170] : [-1, WIDTH];
  for (let y = 0; y < HEIGHT; y += 1) {
    let along = 60;
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * WIDTH + x;
      const z = high(x, y);
      const [dx, dy] = [high(x + 1, y) - z, high(x, y + 1) - z];
      along += Math.hypot(1, dx * 0.85);
      const hem = 872 + z * 0.5;
      const inside = x > left && x < right && (how !== 'hung' || (y > 74 && y < hem));
      if (!inside) {
        const shade = how === 'hung' && x > left + 50 && x < right + 46 && y > 90 && y < 872 + high(x - 46, y) * 0.5 + 36 ? 0.72 : 1;
        for (let c = 0; c < 3; c += 1) sheet.data[at * 4 + c] = (wl[c] as number) * shade * (0.98 + 0.05 * (seep[at] as number));
        continue;
      }
      const tx = Math.floor(along * (how === 'hung' ? 0.86 : 0.8)) % 1500;
      const ty = Math.floor(y * 0.98 + dy * 8 + 60) % 1300;
      const mask = (flat.data[(ty * 1500 + tx) * 4] as number) / 255;
      const vein = Math.abs(crack[at] as number) < 0.012 ? 0.4 : 0;
      const bare = Math.max(0, mask * (0.86 - 0.34 * Math.max(0, seep[at] as number)) - vein * mask);
      const light = Math.max(0.3, 0.8 - dx * 0.42 - dy * 0.36 + z * 0.0042) + 0.03 * (weave[at] as number);
      for (let c = 0; c < 3; c += 1) {
        const tone = 0.5 + 0.5 * (seep[at] as number);
        const ground = (d[c] as number) * tone + (e[c] as number) * (1 - tone);
        sheet.data[at * 4 + c] = Math.min(255, (ground + ((w[c] as number) - ground) * bare) * light * 1.16);
      }
    }
  }
  if (how === 'hung')
    put(
      sheet,
      draw(
        box(0, 58, 1280, 22, '#6b3f26', 11) +
          box(0, 58, 1280, 7, '#a8703f', 4) +
          range(9)
            .map((n) => circle(150 + n * 123, 70, 15, '#5a3018'))
            .join(''),
        WIDTH,
        HEIGHT,
      ),
    );
  finish(sheet, 0, 1.5, seed);
  return sheet;
}
