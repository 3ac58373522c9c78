/** Signs of invented businesses, in a box from -100 to 100, each in one colour so that it works as a stamp. */
import { box, circle, line, oval, path } from '../machine/shapes.ts';

export type MarkName = keyof typeof MARKS;

const MARKS = {
  /** A pot whose steam is a leaf. */
  pot: (c: string) => path('M-72,8 H72 C72,66 40,92 0,92 C-40,92 -72,66 -72,8 Z', c) + box(-88, -10, 176, 14, c, 7) + path('M0,-24 C-40,-44 -34,-84 6,-100 C40,-78 36,-40 0,-24 Z', c),
  /** A hen in four pieces. */
  hen: (c: string) =>
    path('M-84,-20 C-60,-16 -40,8 -20,8 C6,8 12,-60 46,-64 C70,-66 80,-48 78,-36 L98,-28 L78,-18 C78,50 40,84 -8,84 C-58,84 -84,40 -84,-20 Z', c) +
    path('M36,-70 C34,-92 48,-96 52,-84 C58,-100 74,-94 68,-76 Z', c) +
    line('M-22,84 V104 M10,84 V104', c, 9),
  /** A comb whose teeth are rain. */
  comb: (c: string) => path('M-80,-84 C-40,-110 40,-110 80,-84 L80,-30 H-80 Z', c) + [-66, -33, 0, 33, 66].map((x, n) => box(x - 11, -20, 22, 84 + (n % 2 ? 34 : 12), c, 11)).join(''),
  /** A sun between two hills. */
  hills: (c: string) => circle(0, -36, 42, c) + path('M-100,70 C-70,6 -36,6 -8,70 Z', c) + path('M2,70 C26,20 68,20 100,70 Z', c) + box(-100, 80, 200, 14, c, 7),
  /** A needle that has drawn a circle. */
  thread: (c: string) => line('M62,-50 A80,80 0 1 0 78,24', c, 17) + line('M-34,58 L92,-92', c, 9) + oval(80, -78, 5, 11, '#ffffff', { transform: 'rotate(40 80 -78)' }),
  /** Two birds that are one letter. */
  birds: (c: string) => path('M-92,-40 C-50,-74 -6,-50 0,-6 C6,-50 50,-74 92,-40 C62,-40 44,-22 36,2 C26,34 14,54 0,62 C-14,54 -26,34 -36,2 C-44,-22 -62,-40 -92,-40 Z', c) + circle(0, 92, 12, c),
  /** A key whose bow is a kola nut. */
  key: (c: string) =>
    path('M-40,-96 C20,-110 64,-60 40,-16 C24,12 -10,14 -30,0 L-6,-6 C20,-12 26,-60 -10,-70 C-50,-78 -70,-40 -52,-10 L-30,0 L-34,96 H-62 V74 H-84 V52 H-62 V34 L-64,12 C-104,-20 -94,-86 -40,-96 Z', c) + circle(62, 62, 27, c),
  /** Three waves under a sail. */
  sail: (c: string) => path('M-10,-100 C50,-70 74,-20 70,24 H-10 Z', c) + path('M-22,-66 V24 H-70 C-62,-10 -46,-44 -22,-66 Z', c) + [50, 78].map((y) => line(`M-94,${y} q24,-22 47,0 t47,0 t47,0 t47,0`, c, 13)).join(''),
  /** A kite that has a face of two stitches. */
  kite: (c: string) => path('M0,-100 L72,-20 L0,70 L-72,-20 Z M0,-72 V-26 H-46 Z M8,-14 V40 L50,-14 Z', c, { 'fill-rule': 'evenodd' }) + line('M0,70 q26,10 4,22 q-22,10 4,22', c, 8),
} as const;

/** The sign at a place; `half` is the distance in pixels from its middle to its edge. */
export function mark(name: MarkName, x: number, y: number, half: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${half / 100})">${MARKS[name](colour)}</g>`;
}
