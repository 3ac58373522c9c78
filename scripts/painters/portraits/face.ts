/** A drawn face: planes of light, no outlines, each with its own bones. In a box of 400 units. */
import { lit, mix, shaded } from '../machine/colour.ts';
import { circle, clipped, glow, gradient, line, oval, path } from '../machine/shapes.ts';

export type Bones = {
  skin: string;
  /** Half the width of the head, 52 to 66, of the jaw 36 to 54, of the chin 12 to 30. */
  head: number;
  jaw: number;
  chin: number;
  /** The lower end of the face, 258 to 278. */
  long: number;
  /** Half the width of the nose, 11 to 18. */
  nose: number;
  /** Distance of an eye from the middle, 24 to 31; how far it is open, 5 to 10. */
  apart: number;
  open: number;
  /** Fullness of the lips, 6 to 11; how much the corners rise, -2 to 6. */
  lips: number;
  smile: number;
  brow: number;
  /** 0 young, 1 old. */
  age: number;
  /** How far the face is turned to a side, -12 to 12. */
  turn: number;
  lipColour?: string;
};

const EYES = 180;

function headShape({ head, jaw, chin, long, turn }: Bones): string {
  const c = 200 + turn * 0.25;
  return (
    `M${200 - head},165 C${200 - head},112 ${200 - head * 0.66},86 200,86 C${200 + head * 0.66},86 ${200 + head},112 ${200 + head},165 ` +
    `C${200 + head},200 ${c + jaw + 6},${long - 34} ${c + chin},${long - 8} Q${c},${long + 8} ${c - chin},${long - 8} ` +
    `C${c - jaw - 6},${long - 34} ${200 - head},200 ${200 - head},165 Z`
  );
}

/** Neck, ears and head in flat colour. */
export function flesh(bones: Bones): string {
  const { skin, head } = bones;
  const neck = head * 0.52;
  const ear = (side: number) => oval(200 + side * (head + 1) - bones.turn * 0.3, 188, 11, 19, mix(skin, side < 0 ? '#1c0a1e' : '#e58a4e', 0.22)) + oval(200 + side * (head + 2) - bones.turn * 0.3, 189, 5, 10, shaded(skin, 0.38));
  return (
    path(`M${200 - neck},215 L${200 - neck},292 C${200 - neck - 8},316 ${150 - neck},318 100,330 L100,400 L300,400 L300,330 C${250 + neck},318 ${200 + neck + 8},316 ${200 + neck},292 L${200 + neck},215 Z`, shaded(skin, 0.14)) +
    ear(-1) +
    ear(1) +
    path(headShape(bones), skin)
  );
}

/** The soft shade on the left half and under the chin, to be dissolved. */
export function fleshShade(bones: Bones): string {
  const { skin, head, long, turn } = bones;
  const dark = shaded(skin, 0.62);
  const neck = head * 0.52;
  const sides = gradient(
    'fs',
    [200 - head, 0, 214 + turn, 0],
    [
      [0, dark, 0.8],
      [0.5, dark, 0.36],
      [1, dark, 0],
    ],
  );
  const below = gradient(
    'ns',
    [0, long - 10, 0, long + 40],
    [
      [0, dark, 0.85],
      [1, dark, 0],
    ],
  );
  return (
    `<defs>${sides}${below}</defs>` +
    path(`M${200 - neck},${long - 30} h${neck * 2} V${long + 12} Q200,${long + 52} ${200 - neck},${long + 12} Z`, 'url(#ns)') +
    path(headShape(bones), 'url(#fs)') +
    clipped('brows', path(headShape(bones), '#000'), oval(200 + turn - bones.apart, EYES - 4, 20, 13, dark, { 'fill-opacity': 0.4 }) + oval(200 + turn + bones.apart, EYES - 4, 18, 11, dark, { 'fill-opacity': 0.28 }))
  );
}

/** Warm light from the right, to be dissolved. */
export function fleshLight(bones: Bones): string {
  const { skin, head, turn } = bones;
  const light = mix(skin, '#f7c48c', 0.6);
  const spots = [
    ['cl', 200 + head * 0.58 + turn * 0.4, 212, 30, 0.45],
    ['fl', 214 + turn, 122, 36, 0.36],
    ['nl', 203 + turn * 1.3, 208, 10, 0.45],
  ] as const;
  const defs = spots
    .map(([id, x, y, r, alpha]) =>
      glow(
        id,
        [x, y, r],
        [
          [0, light, alpha],
          [1, light, 0],
        ],
      ),
    )
    .join('');
  const drawn = spots.map(([id, x, y, r]) => circle(x, y, r, `url(#${id})`)).join('');
  return `<defs>${defs}</defs>${clipped('in', path(headShape(bones), '#000'), drawn)}`;
}

/** Eyes, brows, nose, mouth and signs of age. */
export function features(bones: Bones): string {
  const { skin, turn, nose, apart, age } = bones;
  const x = 200 + turn;
  const dark = shaded(skin, 0.72);
  const tip = x + turn * 0.35;
  const bridge = path(`M${x - 4},${EYES - 6} C${x - 7},200 ${tip - nose - 2},206 ${tip - nose},216 C${tip - nose + 2},224 ${tip - 4},221 ${tip},225 C${tip - 1},208 ${x + 1},196 ${x - 4},${EYES - 6} Z`, dark, { 'fill-opacity': 0.38 });
  const nostrils =
    oval(tip - nose * 0.52, 219, nose * 0.3, 2.6, dark, { 'fill-opacity': 0.75 }) + oval(tip + nose * 0.52, 219, nose * 0.3, 2.6, dark, { 'fill-opacity': 0.6 }) + line(`M${tip + nose},213 q3,6 -3,9`, dark, 1.8, { 'stroke-opacity': 0.4 });
  return bridge + nostrils + eye(bones, x - apart, -1) + eye(bones, x + apart, 1) + mouth(bones) + (age > 0.45 ? years(bones) : '');
}

function eye({ skin, open, brow, age, turn }: Bones, x: number, side: number): string {
  const w = 17;
  const y = EYES;
  const dark = shaded(skin, 0.8);
  const lid = `M${x - w},${y + 2 + side * -0.5} Q${x - 3},${y - open * 1.35 - 2} ${x + w},${y + (side > 0 ? 1 : 0)}`;
  const shape = `${lid} Q${x + 2},${y + open * 0.85 + 3} ${x - w},${y + 2} Z`;
  const grey = age > 0.7 ? '#a9a29b' : '#140c0e';
  const tail = side < 0 ? -1 : 1;
  return (
    clipped(`e${side + 1}`, path(shape, '#000'), path(shape, '#f1e6da') + circle(x + turn * 0.22, y - 0.5, 8.2, '#2a1410') + circle(x + turn * 0.22, y - 0.5, 4.2, '#0c0607') + circle(x + turn * 0.22 + 2.4, y - 2.6, 1.7, '#ffffff')) +
    line(lid, dark, 3.2) +
    line(`M${x - w + 2},${y - open * 0.4 - 6} Q${x},${y - open - 9} ${x + w - 1},${y - open * 0.4 - 6}`, dark, 1.3, { 'stroke-opacity': 0.5 }) +
    line(`M${x - tail * 16},${y - 20} Q${x},${y - 28 - brow * 0.3} ${x + tail * 21},${y - 18 + brow * 0.2}`, grey, 2.6 + brow * 0.35, { 'stroke-opacity': 0.86 })
  );
}

function mouth({ skin, lips, smile, turn, lipColour, long }: Bones): string {
  const x = 200 + turn * 1.1;
  const y = 241 + (long - 266) * 0.3;
  const w = 23 + smile;
  const lip = lipColour ?? mix(lit(skin, 0.12), '#8a2632', 0.4);
  const corners = `M${x - w},${y - smile}`;
  const seam = `Q${x - 8},${y + 2} ${x},${y + 1} Q${x + 8},${y + 2} ${x + w},${y - smile}`;
  return (
    path(`${corners} Q${x - 9},${y - lips * 0.95} ${x},${y - lips * 0.55} Q${x + 9},${y - lips * 0.95} ${x + w},${y - smile} Q${x},${y + 6} ${x - w},${y - smile} Z`, shaded(lip, 0.3)) +
    path(`${corners} ${seam} Q${x},${y + lips * 1.9} ${x - w},${y - smile} Z`, lip) +
    oval(x + 4, y + lips * 0.62, 8, lips * 0.2 + 0.6, lit(lip, 0.4), { 'fill-opacity': 0.7 }) +
    line(`${corners} ${seam}`, shaded(skin, 0.85), 2)
  );
}

function years({ skin, turn, age, apart }: Bones): string {
  const x = 200 + turn;
  const soft = { 'stroke-opacity': 0.25 + age * 0.22 };
  const dark = shaded(skin, 0.7);
  return (
    line(`M${x - 22},216 q-9,10 -10,20`, dark, 2, soft) +
    line(`M${x + 22},216 q9,10 10,20`, dark, 2, soft) +
    line(`M${x - apart - 11},192 q12,6 22,1`, dark, 1.6, soft) +
    line(`M${x + apart + 11},192 q-12,6 -22,1`, dark, 1.6, soft) +
    (age > 0.6 ? line(`M${x - 20},138 q20,-6 42,0`, dark, 1.6, soft) + line(`M${x - 16},128 q17,-5 34,0`, dark, 1.4, soft) : '')
  );
}
