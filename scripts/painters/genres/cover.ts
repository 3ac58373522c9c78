/** Books seen from outside: one standing, three in a row, a jacket laid flat, a pile. */
import { mix, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { blurred, box, circle, type Face, line, oval, path, say } from '../machine/shapes.ts';
import { leafShade, lying, placed, table } from '../machine/stage.ts';

export type Cover = {
  title: readonly string[];
  author: string;
  face: Face;
  size: number;
  /** The colours of ground, art, second ink and text. */
  colours: readonly [string, string, string, string];
  art: (c: readonly [string, string, string, string]) => string;
  /** Distance of the title from the top. */
  at?: number;
};

const W = 440;
const H = 660;

/** Blocks of salt go over the dunes. */
export const road: Cover['art'] = ([ground, a, b, w]) =>
  circle(300, 250, 92, b) +
  path('M0,420 C120,330 220,470 440,360 V660 H0 Z', a) +
  path('M0,500 C160,420 260,560 440,450 V660 H0 Z', shaded(a, 0.3)) +
  path('M0,600 C160,520 300,630 440,560 V660 H0 Z', shaded(a, 0.55)) +
  [0, 1, 2, 3, 4, 5]
    .map((n) =>
      placed(70 + n * 62, 434 - Math.sin(n * 0.9) * 22 - n * 4, -6 + n * 2, path('M14,24 L54,44 L34,48 L-4,30 Z', shaded(ground, 0.3), { 'fill-opacity': 0.5 }) + box(-15, -26, 30, 52, w, 3) + box(-15, -26, 10, 52, mix(w, ground, 0.3), 3)),
    )
    .join('');

/** Threads that a hand has crossed. */
export const loom: Cover['art'] = ([ground, a, b, w]) =>
  Array.from({ length: 23 }, (_, n) => line(`M${12 + n * 19},0 V660`, n % 5 === 2 ? b : a, 8)).join('') +
  Array.from({ length: 9 }, (_, r) => Array.from({ length: 23 }, (_, n) => (Math.abs(n - 11) + r * 1.4 < 12.5 && (n + r) % 2 ? box(3 + n * 19, 640 - r * 26, 18, 17, r % 3 ? w : b, 4) : '')).join('')).join('') +
  box(0, 0, 440, 330, ground, 0, { 'fill-opacity': 0.9 });

/** Six lanes, and one bus that is yellow. */
export const traffic: Cover['art'] = ([, a, b, w]) =>
  Array.from(
    { length: 7 },
    (_, r) =>
      box(0, 300 + r * 52, 440, 44, shaded(a, r * 0.06)) +
      Array.from({ length: 8 }, (_, n) => box(((n * 74 + r * 37) % 470) - 30, 310 + r * 52, 46, 24, (n * 3 + r) % 5 ? shaded(a, 0.45) : mix(a, w, 0.4), 6) + circle(((n * 74 + r * 37) % 470) - 26, 326 + r * 52, 4, '#e2402f')).join(''),
  ).join('') +
  box(250, 460, 120, 56, b, 9) +
  box(262, 468, 24, 20, '#26324a', 3) +
  box(292, 468, 24, 20, '#26324a', 3) +
  box(322, 468, 36, 20, '#26324a', 3) +
  box(250, 496, 120, 6, '#17171c') +
  circle(276, 518, 11, '#17171c') +
  circle(346, 518, 11, '#17171c');

/** A telephone cord knotted into a heart. */
export const cord: Cover['art'] = ([ground, a, b]) => {
  const heart = 'M220,470 C60,360 90,250 160,250 C200,250 216,282 220,306 C224,282 240,250 280,250 C350,250 380,360 220,470 C220,520 240,560 300,590 C340,610 400,606 460,600';
  return line(heart, a, 21) + line(heart, shaded(a, 0.35), 21, { 'stroke-dasharray': '4 13', 'stroke-linecap': 'butt' }) + path('M-10,560 C30,520 90,540 110,580 L70,640 H-10 Z', b) + circle(40, 600, 20, ground);
};

/** A radio whose aerial has grown leaves. */
export const palmRadio: Cover['art'] = ([ground, a, b, w]) =>
  line('M300,430 C306,370 300,330 276,290', shaded(b, 0.4), 12) +
  [-112, -74, -36, 4, 40, 78].map((d) => placed(276, 290, d, path('M0,0 C-24,-40 -18,-90 0,-118 C18,-90 24,-40 0,0 Z', b))).join('') +
  box(50, 420, 340, 190, a, 26) +
  circle(150, 516, 66, shaded(a, 0.5)) +
  [54, 40, 26, 12].map((r) => circle(150, 516, r, 'none', { stroke: w, 'stroke-width': 4 })).join('') +
  box(250, 456, 110, 46, w, 6) +
  line('M262,478 H348 M310,464 V494', ground, 4) +
  circle(276, 556, 25, w) +
  circle(340, 556, 19, ground);

/** Flying scissors. */
export const scissors: Cover['art'] = ([, a, b, w]) =>
  placed(
    220,
    380,
    -18,
    path('M-14,10 C-60,-90 -170,-120 -210,-90 C-150,-70 -90,-20 -30,40 Z', a) +
      path('M14,10 C60,-90 170,-120 210,-90 C150,-70 90,-20 30,40 Z', shaded(a, 0.22)) +
      circle(0, 24, 13, w) +
      circle(-46, 104, 44, 'none', { stroke: b, 'stroke-width': 19 }) +
      circle(46, 104, 44, 'none', { stroke: shaded(b, 0.25), 'stroke-width': 19 }),
  ) + line('M-10,600 C90,560 150,640 240,600 C320,566 380,620 450,590', w, 4, { 'stroke-dasharray': '15 11' });

function front({ title, author, face, size, colours, art, at = 70 }: Cover): string {
  const words = colours[3];
  return `<clipPath id="cf"><rect width="${W}" height="${H}"/></clipPath><g clip-path="url(#cf)">${box(0, 0, W, H, colours[0])}${art(colours)}${say(title, [34, at + size * 0.7], face, size, words, { leading: 1.04 })}${say(author.toUpperCase(), [36, 632], 'bold', 20, words, { 'letter-spacing': 4 })}</g>`;
}

const gleam = (w: number, h: number) =>
  box(0, 0, w, h, '#fff', 0, { 'fill-opacity': 0 }) + path(`M${w * 0.5},0 H${w * 0.78} L${w * 0.36},${h} H${w * 0.08} Z`, '#ffffff', { 'fill-opacity': 0.08 }) + box(14, 0, 5, h, '#1c0a1e', 0, { 'fill-opacity': 0.18 });

/** One book upright in a room, with a closed copy lying beside it. */
export function standing(cover: Cover, wall: string, seed: number): Picture {
  const [ground, art, second, words] = cover.colours;
  const spine = path('M0,0 L-62,26 V640 L0,660 Z', shaded(ground, 0.4)) + placed(-31, 330, 90, say(cover.title.join(' '), [0, 9], cover.face, 27, words, { anchor: 'middle' }));
  const copy =
    path('M0,0 L430,-14 L500,40 L70,60 Z', ground) +
    path('M0,0 L70,60 V104 L0,42 Z', shaded(ground, 0.5)) +
    path('M70,60 L500,40 V82 L70,104 Z', '#f4ead6') +
    [0, 1, 2, 3].map((n) => line(`M72,${70 + n * 9} L498,${50 + n * 9}`, '#cdbd9f', 1.6)).join('') +
    path('M120,16 L380,6 L410,30 L150,42 Z', art) +
    circle(280, 22, 15, second);
  return {
    ground: wall,
    seed,
    paper: 4,
    layers: [
      { svg: box(0, 770, 1280, 190, mix(wall, '#3a2016', 0.4)) + box(0, 766, 1280, 8, shaded(wall, 0.35)) + path('M820,0 H1080 L760,770 H520 Z M1130,0 H1280 V240 L1060,770 H850 Z', '#fff1d0', { 'fill-opacity': 0.26 }), wander: 3 },
      { svg: blurred(path('M420,180 L900,300 L1010,800 L400,806 Z', '#3a1426', { 'fill-opacity': 0.5 }), 20) + blurred(oval(960, 850, 300, 26, '#3a1426', { 'fill-opacity': 0.55 }), 10), blend: 'multiply' },
      { svg: placed(360, 140, 0, spine + front(cover) + gleam(W, H)), wander: 0.8 },
      { svg: placed(700, 756, 2, copy), wander: 1 },
      leafShade(-20, 700, 62, 1.1),
    ],
  };
}

/** Three fronts side by side; two are cut by the frame. */
export function inRow(covers: readonly [Cover, Cover, Cover], ground: string, seed: number): Picture {
  const at = [
    [80, 500, -3],
    [640, 480, 0],
    [1200, 500, 3],
  ] as const;
  return { ground, seed, paper: 4, layers: [...table('plain', ground), ...covers.flatMap((cover, n) => lying(at[n] as (typeof at)[number], [W * 1.12, H * 1.12], `<g transform="scale(1.12)">${front(cover)}${gleam(W, H)}</g>`, 16))] };
}

/** The whole jacket before it is folded: what the back says, the spine, the front. */
export function jacket(cover: Cover, back: readonly string[], praise: string, ground: string, seed: number): Picture {
  const [base, , second, words] = cover.colours;
  const marks = [0, W, W + 56, 2 * W + 56].map((x) => line(`M${x},-34 V-10 M${x},${H + 10} V${H + 34}`, words, 2)).join('');
  const inside =
    box(0, 0, W, H, base) +
    say(back, [40, 110], 'soft', 25, words, { leading: 1.5 }) +
    say(praise, [40, 480], 'softbold', 25, second) +
    box(300, 560, 104, 66, '#fff', 3) +
    Array.from({ length: 21 }, (_, n) => box(308 + n * 4.3, 566, n % 3 ? 1.6 : 3, 46, '#17171c')).join('') +
    box(W, 0, 56, H, shaded(base, 0.35)) +
    placed(W + 28, 300, 90, say(cover.title.join(' '), [0, 10], cover.face, 30, words, { anchor: 'middle' })) +
    `<g transform="translate(${W + 56} 0)">${front(cover)}</g>`;
  return {
    ground,
    seed,
    paper: 4,
    layers: [
      ...table('mat', ground),
      ...lying([640, 480, -2], [(2 * W + 56) * 1.2, H * 1.2], `<g transform="scale(1.2)">${inside}</g>`, 14),
      { svg: placed(640, 480, -2, `<g transform="scale(1.2) translate(${-W - 28} ${-H / 2})">${marks}</g>`) },
      leafShade(1290, 900, -34, 0.9),
    ],
  };
}

/** A pile with the newest on top, as on the table of a launch. */
export function pile(covers: readonly Cover[], wall: string, seed: number): Picture {
  const rows = [...Array(7).keys()].map((n) => {
    const { colours, title, face } = covers[n % covers.length] as Cover;
    const [x, y] = [300 + ((n * 37) % 46), 800 - n * 74];
    return (
      blurred(box(x + 6, y + 58, 650, 16, '#2c1020', 4, { 'fill-opacity': 0.5 }), 4) +
      box(x, y, 660, 70, colours[0], 6) +
      box(x + 586, y + 7, 76, 56, '#f2e6cd', 3) +
      say(title.join(' '), [x + 40, y + 47], face, 34, colours[3]) +
      box(x + 540, y, 10, 70, colours[2])
    );
  });
  const top = covers[0] as Cover;
  return {
    ground: wall,
    seed,
    paper: 4,
    layers: [
      { svg: box(0, 862, 1280, 98, mix(wall, '#3a2016', 0.45)) + path('M100,0 H420 L760,862 H380 Z', '#fff1d0', { 'fill-opacity': 0.22 }), wander: 3 },
      { svg: blurred(path('M330,260 H1010 L1200,880 H330 Z', '#3a1426', { 'fill-opacity': 0.42 }), 24), blend: 'multiply' },
      { svg: rows.join(''), wander: 1.2 },
      ...lying([980, 560, 14], [W, H], front(top) + gleam(W, H), 18),
    ],
  };
}
