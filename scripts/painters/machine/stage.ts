/** The surroundings of a work: tables, sheets with their shadow, a pencil, a cup, the shade of a plant. */
import { lit, mix, shaded } from './colour.ts';
import type { Layer } from './picture.ts';
import { blurred, box, circle, line, oval, path } from './shapes.ts';

export type Table = 'wood' | 'cloth' | 'mat' | 'plain';

/** Moves the drawing to a place and rotates it about its own middle. */
export function placed(x: number, y: number, turn: number, inside: string, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inside}</g>`;
}

export function table(kind: Table, colour: string): Layer[] {
  const dark = shaded(colour, 0.28);
  if (kind === 'wood') {
    const planks = [0, 1, 2, 3, 4].map((n) => box(0, n * 194, 1280, 192, n % 2 ? colour : mix(colour, dark, 0.22))).join('');
    const veins = Array.from({ length: 64 }, (_, n) => line(`M${(n * 211) % 1280},${n * 15 + 4} q${120 + (n % 5) * 40},${n % 2 ? 9 : -9} ${260 + (n % 7) * 60},0`, dark, 2 + (n % 3), { 'stroke-opacity': 0.2 })).join('');
    return [{ svg: planks + veins + [1, 2, 3, 4].map((n) => line(`M0,${n * 194 - 1} H1280`, shaded(colour, 0.5), 3, { 'stroke-opacity': 0.6 })).join(''), wander: 5 }];
  }
  if (kind === 'cloth') {
    const stripes = Array.from({ length: 19 }, (_, n) => box(n * 70, 0, n % 3 ? 16 : 34, 960, n % 3 ? lit(colour, 0.45) : dark, 0, { 'fill-opacity': 0.55 })).join('');
    const weft = Array.from({ length: 80 }, (_, n) => line(`M0,${n * 12} H1280`, dark, 1.6, { 'stroke-opacity': 0.16 })).join('');
    return [{ svg: stripes + weft, wander: 5 }];
  }
  if (kind === 'mat') {
    const fine = Array.from({ length: 26 }, (_, n) => line(`M${n * 50},0 V960 M0,${n * 50} H1280`, lit(colour, 0.5), n % 5 ? 1.2 : 2.6, { 'stroke-opacity': 0.34 })).join('');
    return [{ svg: fine }];
  }
  const window = path('M0,960 L420,0 H620 L170,960 Z M640,960 L1060,0 H1280 V160 L900,960 Z', lit(colour, 0.65), { 'fill-opacity': 0.28 });
  return [{ svg: window, wander: 3 }];
}

/** A thing of `w` by `h` about a middle, with the shadow that it casts; `inside` is drawn from its upper left corner. */
export function lying([x, y, turn]: readonly [number, number, number], [w, h]: readonly [number, number], inside: string, lift = 12): Layer[] {
  const shade = blurred(box(-w / 2 + lift * 0.9, -h / 2 + lift * 1.3, w, h, '#2c1020', 5, { 'fill-opacity': 0.5 }), lift);
  return [
    { svg: placed(x, y, turn, shade), blend: 'multiply' },
    { svg: placed(x, y, turn, `<g transform="translate(${-w / 2} ${-h / 2})">${inside}</g>`), wander: 0.7 },
  ];
}

/** The shade of leaves over everything, as from a window. */
export function leafShade(x: number, y: number, turn: number, scale = 1, colour = '#4d1c38'): Layer {
  const leaves = Array.from({ length: 9 }, (_, n) => {
    const side = n % 2 ? 1 : -1;
    return `<g transform="translate(${side * 8} ${-n * 66}) rotate(${side * (62 - n * 4)})">${path('M0,0 C-44,-70 -36,-170 0,-230 C36,-170 44,-70 0,0 Z', colour)}</g>`;
  }).join('');
  return { svg: blurred(placed(x, y, turn, `<g fill-opacity="0.24">${leaves}${line('M0,0 V-640', colour, 12, { 'stroke-opacity': 0.24 })}</g>`, scale), 5), blend: 'multiply' };
}

export function pencil(x: number, y: number, turn: number, colour: string): Layer[] {
  const inside =
    box(-13, -190, 26, 330, colour, 2) +
    box(-4, -190, 8, 330, lit(colour, 0.4)) +
    path('M-13,140 L0,192 L13,140 Z', '#ecd6ae') +
    path('M-4,176 L0,192 L4,176 Z', '#2c2030') +
    box(-13, -226, 26, 34, '#c8604a', 6) +
    box(-13, -200, 26, 14, '#cbb9a0');
  return [
    { svg: placed(x + 8, y + 14, turn, blurred(box(-13, -210, 26, 400, '#2c1020', 8, { 'fill-opacity': 0.5 }), 6)), blend: 'multiply' },
    { svg: placed(x, y, turn, inside), wander: 0.8 },
  ];
}

/** A cup of tea from above. */
export function cup(x: number, y: number, colour: string, tea = '#a4582a'): Layer[] {
  const inside =
    circle(0, 0, 118, lit(colour, 0.5)) +
    circle(0, 0, 100, lit(colour, 0.62)) +
    line('M62,-52 q62,-44 84,-8 q14,36 -60,46', colour, 20) +
    circle(0, 0, 74, colour) +
    circle(0, 0, 62, shaded(colour, 0.3)) +
    circle(2, 3, 57, tea) +
    path('M-44,-20 C-30,-46 10,-54 34,-38 C10,-38 -20,-30 -44,-20 Z', '#e9a868', { 'fill-opacity': 0.7 });
  return [
    { svg: blurred(oval(x + 22, y + 30, 120, 112, '#2c1020', { 'fill-opacity': 0.5 }), 14), blend: 'multiply' },
    { svg: placed(x, y, 0, inside), wander: 1.4 },
  ];
}

export function spectacles(x: number, y: number, turn: number, colour: string): Layer[] {
  const lens = (at: number) => box(at - 62, -44, 124, 92, '#ffffff', 40, { 'fill-opacity': 0.3, stroke: colour, 'stroke-width': 11 });
  const inside = lens(-78) + lens(78) + line('M-16,-8 q16,-16 32,0 M-138,-26 q-30,-120 30,-190 M138,-26 q30,-120 -30,-190', colour, 10);
  return [
    { svg: placed(x + 10, y + 16, turn, blurred(inside.replaceAll(colour, '#2c1020'), 7)), blend: 'multiply' },
    { svg: placed(x, y, turn, inside), wander: 0.8 },
  ];
}
