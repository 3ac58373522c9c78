/** Things of every day in two or three flat colours, each in a box from -100 to 100. */
import { lit, shaded } from '../machine/colour.ts';
import { box, circle, line, oval, path } from '../machine/shapes.ts';

export type ThingName = keyof typeof THINGS;
/** Main colour, second, dark. */
export type Three = readonly [string, string, string];

const THINGS = {
  fish: ([a, b, c]: Three) =>
    path('M-96,0 C-60,-58 20,-62 56,-6 L96,-44 V48 L56,8 C20,62 -60,58 -96,0 Z', a) +
    path('M-96,0 C-60,-58 20,-62 56,-6 C20,-20 -50,-20 -96,0 Z', b) +
    circle(-58, -10, 9, c) +
    line('M-22,-30 q18,30 0,60 M8,-30 q18,30 0,60', c, 5, { 'stroke-opacity': 0.5 }),
  mango: ([a, b, c]: Three) =>
    path('M-70,20 C-80,-60 0,-90 50,-50 C100,-10 70,80 -6,78 C-44,76 -66,60 -70,20 Z', a) +
    path('M-50,30 C-58,-34 0,-66 40,-40 C10,-40 -30,-10 -50,30 Z', b) +
    line('M30,-62 q6,-26 24,-32', c, 8) +
    path('M44,-86 C70,-110 96,-96 98,-74 C76,-70 56,-72 44,-86 Z', '#4c8a4a'),
  cup: ([a, b, c]: Three) =>
    path('M-70,-40 H50 C50,40 30,80 -10,80 C-50,80 -70,40 -70,-40 Z', a) +
    line('M48,-20 q56,-8 44,34 q-12,34 -58,28', a, 15) +
    oval(-10, -40, 60, 16, c) +
    oval(-10, 88, 84, 12, b) +
    line('M-30,-62 q-12,-20 4,-36 M8,-62 q-12,-20 4,-36', b, 7),
  lamp: ([a, b, c]: Three) =>
    path('M-60,-20 C-60,-70 60,-70 60,-20 L74,30 H-74 Z', a) + box(-56, 30, 112, 18, c, 4) + path('M-30,48 H30 L44,96 H-44 Z', b) + line('M-34,-56 q34,-52 68,0', c, 8) + path('M0,-10 q26,20 0,36 q-26,-16 0,-36 Z', '#ffe6a8'),
  shoe: ([a, b, c]: Three) => path('M-96,50 C-96,0 -70,-40 -60,-60 C-40,-44 -16,-46 -4,-64 C14,-16 60,4 88,14 C100,20 98,40 96,52 Z', a) + box(-98, 48, 196, 24, c, 10) + line('M-40,-38 L-10,-22 M-28,-20 L4,-6 M-14,-2 L22,8', b, 7),
  drum: ([a, b, c]: Three) => path('M-74,-70 H74 L46,0 L74,70 H-74 L-46,0 Z', a) + oval(0, -70, 74, 18, b) + oval(0, 70, 74, 18, shaded(a, 0.3)) + [-56, -28, 0, 28, 56].map((x) => line(`M${x},-62 L${x * 0.6},0 L${x},64`, c, 4)).join(''),
  leaf: ([a, b]: Three) => path('M0,96 C-84,40 -76,-50 0,-98 C76,-50 84,40 0,96 Z', a) + line('M0,92 V-70 M0,50 L-40,18 M0,50 L40,18 M0,6 L-44,-26 M0,6 L44,-26 M0,-34 L-26,-56 M0,-34 L26,-56', b, 6),
  sun: ([a, b]: Three) => circle(0, 0, 50, a) + Array.from({ length: 12 }, (_, n) => path('M-9,-62 L0,-98 L9,-62 Z', b, { transform: `rotate(${n * 30})` })).join(''),
  fan: ([a, b, c]: Three) =>
    path('M0,30 L-92,-20 A104,104 0 0 1 92,-20 Z', a) + [-60, -36, -12, 12, 36, 60].map((d) => line(`M0,30 L${Math.sin((d * Math.PI) / 180) * 108},${30 - Math.cos((d * Math.PI) / 180) * 108}`, b, 5)).join('') + box(-8, 26, 16, 72, c, 7),
  basket: ([a, b, c]: Three) =>
    path('M-84,-20 H84 L62,84 H-62 Z', a) + [-2, 24, 50].map((y) => line(`M${-80 + y * 0.2},${y} H${80 - y * 0.2}`, b, 9, { 'stroke-dasharray': '18 9' })).join('') + line('M-64,-20 C-60,-110 60,-110 64,-20', c, 11),
  bread: ([a, b]: Three) =>
    path('M-92,70 V-10 C-104,-60 -60,-76 0,-76 C60,-76 104,-60 92,-10 V70 Z', a) +
    path('M-76,58 V-8 C-86,-48 -50,-60 0,-60 C50,-60 86,-48 76,-8 V58 Z', lit(a, 0.4)) +
    line('M-40,-30 q14,26 0,50 M0,-34 q14,26 0,54 M40,-30 q14,26 0,50', b, 7),
  pepper: ([a, b]: Three) =>
    path('M-20,-60 C40,-70 70,-20 40,40 C26,70 0,96 -34,98 C-10,70 -16,50 -30,20 C-50,-20 -50,-50 -20,-60 Z', a) +
    line('M0,-60 q6,-26 34,-34', '#3f6b3a', 11) +
    path('M-30,-48 C-20,-74 20,-78 34,-54 C14,-60 -10,-58 -30,-48 Z', '#4c8a4a') +
    line('M18,-30 q14,34 -6,70', b, 7, { 'stroke-opacity': 0.7 }),
  stool: ([a, b, c]: Three) => oval(0, -40, 86, 26, a) + path('M-86,-40 C-80,0 80,0 86,-40 Z', shaded(a, 0.3)) + line('M-52,-16 L-68,92 M52,-16 L68,92 M0,-8 V96', b, 15) + oval(0, -42, 56, 13, c),
  bird: ([a, b, c]: Three) =>
    path('M-90,-10 C-60,-60 0,-60 20,-30 C40,-70 84,-66 84,-34 L104,-24 L82,-16 C70,50 -10,70 -60,40 L-100,66 Z', a) +
    path('M-44,-10 C-10,-30 30,0 20,30 C-10,34 -36,20 -44,-10 Z', b) +
    circle(58, -34, 6, c) +
    line('M-10,56 V92 M18,52 V90', c, 6),
  pot: ([a, b, c]: Three) =>
    path('M-40,-70 H40 C36,-50 92,-30 88,26 C84,76 40,92 0,92 C-40,92 -84,76 -88,26 C-92,-30 -36,-50 -40,-70 Z', a) + oval(0, -70, 44, 12, c) + line('M-80,0 q16,22 32,0 q16,-22 32,0 q16,22 32,0 q16,-22 32,0 q16,22 32,0', b, 8),
  radio: ([a, b, c]: Three) => line('M50,-60 L86,-104', c, 6) + box(-94, -60, 188, 140, a, 20) + circle(-38, 12, 44, c) + circle(-38, 12, 28, b) + box(22, -34, 56, 30, b, 5) + circle(36, 42, 15, c) + circle(70, 42, 12, b),
  phone: ([a, b, c]: Three) => box(-50, -98, 100, 196, c, 20) + box(-40, -80, 80, 150, a, 6) + box(-26, -60, 52, 40, b, 6) + box(-26, -4, 40, 9, c, 4) + box(-26, 16, 52, 9, c, 4),
  coin: ([a, b, c]: Three) => circle(0, 0, 88, a) + circle(0, 0, 70, 'none', { stroke: b, 'stroke-width': 8 }) + path('M-24,40 V-40 L24,40 V-40', 'none', { stroke: c, 'stroke-width': 13 }) + line('M-42,-8 H42 M-42,12 H42', c, 8),
  umbrella: ([a, b, c]: Three) =>
    path('M-98,0 C-90,-110 90,-110 98,0 C76,-20 54,-20 34,0 C14,-20 -14,-20 -34,0 C-54,-20 -76,-20 -98,0 Z', a) + path('M-34,0 C-40,-60 -10,-84 0,-84 C10,-84 40,-60 34,0 C14,-20 -14,-20 -34,0 Z', b) + line('M0,-14 V70 q0,26 -30,24', c, 9),
  boat: ([a, b, c]: Three) => path('M-98,30 C-50,62 50,62 98,26 C84,78 50,88 0,88 C-50,88 -84,78 -98,30 Z', a) + line('M-4,52 V-96', c, 8) + path('M6,-90 C70,-50 82,-10 82,26 L6,34 Z', b),
} as const;

export const THING_NAMES = Object.keys(THINGS) as ThingName[];

/** The thing at a place; `half` is the distance in pixels from its middle to its edge. */
export function thing(name: ThingName, x: number, y: number, half: number, colours: Three, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${half / 100})">${THINGS[name](colours)}</g>`;
}
