/** The parts of the drawn houses, in the units of their own plan. */

import { type Rgb, rgb } from '../machine/colour.ts';
import { ball, boxAt, melted, type Part, turned, type Vec, without } from '../machine/light.ts';
import { rows } from '../machine/rows.ts';

export const tint = (hex: string) => rgb(hex).map((c) => c / 255) as unknown as Rgb;

/** A block by its corners on the ground plan, low and high. */
export function block([x0, y0, z0]: Vec, [x1, y1, z1]: Vec, colour: string | Part['colour'], glow = 0, holes: readonly (readonly [Vec, Vec])[] = []): Part {
  const [c, h]: [Vec, Vec] = [
    [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2],
    [Math.abs(x1 - x0) / 2, Math.abs(y1 - y0) / 2, Math.abs(z1 - z0) / 2],
  ];
  let field = boxAt(c, h);
  for (const [[a0, b0, c0], [a1, b1, c1]] of holes) field = without(field, boxAt([(a0 + a1) / 2, (b0 + b1) / 2, (c0 + c1) / 2], [Math.abs(a1 - a0) / 2, Math.abs(b1 - b0) / 2, Math.abs(c1 - c0) / 2]));
  return {
    field,
    ball: [...c, Math.hypot(...h) + 0.01],
    colour: typeof colour === 'string' ? tint(colour) : colour,
    glow,
  };
}

const courses = (hex: string): Part['colour'] => {
  const [r, g, b] = tint(hex);
  return (x, y, z) => {
    const row = Math.floor(y / 0.075);
    const joint = y / 0.075 - row < 0.1 || ((x + z) / 0.16 + (row % 2) * 0.5) % 1 < 0.05 ? 0.86 : 0.97 + 0.05 * Math.sin(row * 7 + Math.floor((x + z) / 0.16) * 3);
    return [r * joint, g * joint, b * joint];
  };
};
const paving = (hex: string): Part['colour'] => {
  const [r, g, b] = tint(hex);
  return (x, _y, z) => {
    const joint = Math.abs((x * 3.2) % 1) < 0.05 || Math.abs((z * 3.2) % 1) < 0.05 ? 0.88 : 0.97 + 0.04 * Math.sin(Math.floor(x * 3.2) * 5 + Math.floor(z * 3.2) * 3);
    return [r * joint, g * joint, b * joint];
  };
};

export function tree(x: number, z: number, s: number, y = 0): Part[] {
  const leaf = (px: number, py: number, pz: number) => {
    const n = Math.sin(px * 23) * Math.sin(py * 27 + 1) * Math.sin(pz * 25);
    const crown = melted(melted(ball([x, y + 0.95 * s, z], 0.36 * s, 0.85), ball([x + 0.26 * s, y + 0.8 * s, z + 0.1 * s], 0.26 * s), 0.1), ball([x - 0.24 * s, y + 0.82 * s, z - 0.08 * s], 0.27 * s), 0.1)(px, py, pz);
    return (crown + n * 0.035) * 0.7;
  };
  return [
    {
      field: turned(
        [x, y, z],
        [
          [0, 0.07 * s],
          [0.75 * s, 0.045 * s],
        ],
      ),
      ball: [x, y + 0.38 * s, z, 0.45 * s],
      colour: tint('#6b4a36'),
    },
    {
      field: leaf,
      ball: [x, y + 0.9 * s, z, 0.66 * s],
      colour: (px, py, pz) => (Math.sin(px * 40 + py * 31) * Math.sin(pz * 37) > 0.3 ? tint('#6f9a4c') : tint('#4c7d42')),
    },
  ];
}

/** A house round a yard; `lit` is how much its windows shine. */
export function courtyard(lit: number): Part[] {
  return [...openWing(), ...roofedWing(lit), ...yard()];
}

/** The ground and the wing without its roof. */
function openWing(): Part[] {
  return [
    block([-2.25, -0.16, -2.1], [2.25, 0, 1.7], '#b5603f'),
    block([-2.15, 0, -2], [2.15, 0.012, 1.6], paving('#dbc4a0')),
    block([-2.0, 0, -1.85], [0.2, 0.78, -1.75], courses('#c07a4e')),
    block([-2.0, 0, -1.85], [-1.9, 0.78, 0.6], courses('#b9724a')),
    block([-2.0, 0, 0.5], [-0.62, 0.78, 0.6], courses('#c07a4e'), 0, [
      [
        [-1.5, 0.28, 0.4],
        [-1.1, 0.62, 0.7],
      ],
    ]),
    block([-0.72, 0, -1.85], [-0.62, 0.78, 0.6], courses('#b9724a'), 0, [
      [
        [-0.8, -0.1, -0.5],
        [-0.5, 0.62, -0.12],
      ],
    ]),
    block([-1.95, 0, -0.72], [-0.66, 0.7, -0.64], courses('#c98a60')),
    block([-1.8, 0.01, -1.6], [-1.1, 0.16, -1.05], '#e9ddc6'),
    block([-1.8, 0.16, -1.6], [-1.55, 0.22, -1.05], '#a8413f'),
    block([-1.7, 0.01, -0.3], [-1.1, 0.24, 0.1], '#7a4a30'),
  ];
}

/** The roofed wing with its veranda. */
function roofedWing(lit: number): Part[] {
  const ridged: Part = {
    ...block([0.55, 1.02, -1.75], [2.0, 1.09, 0.05], '#c4553c'),
    field: (x, y, z) => boxAt([1.27, 1.1 + (z + 0.85) * 0.13 + 0.014 * Math.cos(x * 46), -0.85], [0.86, 0.03, 1.02])(x, y, z) * 0.7,
    ball: [1.27, 1.1, -0.85, 1.5],
  };
  const win = (a: Vec, b: Vec) => block(a, b, lit ? '#ffd28a' : '#39525c', lit);
  return [
    block([0.62, 0, -1.68], [1.92, 1.02, -0.02], '#efe3cd', 0, [
      [
        [1.0, -0.1, -0.2],
        [1.3, 0.66, 0.2],
      ],
    ]),
    block([0.61, 0, -1.69], [1.93, 0.2, -0.01], '#2b6f78', 0, [
      [
        [1.0, -0.1, -0.2],
        [1.3, 0.66, 0.2],
      ],
    ]),
    block([1.02, 0, -0.08], [1.28, 0.64, -0.06], '#6a3b26'),
    win([0.72, 0.42, -0.03], [0.92, 0.74, -0.005]),
    win([1.46, 0.42, -0.03], [1.78, 0.74, -0.005]),
    win([1.9, 0.42, -1.2], [1.935, 0.74, -0.8]),
    win([1.9, 0.42, -0.55], [1.935, 0.74, -0.25]),
    ridged,
    ...[0.66, 1.28, 1.88].map((x) => block([x - 0.03, 0, 0.46], [x + 0.03, 0.92, 0.52], '#6a3b26')),
    {
      ...block([0.5, 0.94, 0], [2.02, 0.98, 0.62], '#a8683f'),
      colour: (x) => (Math.abs((x * 9) % 1) < 0.16 ? tint('#7d4a2c') : tint('#b3744a')),
    },
    block([0.58, 0, 0], [1.96, 0.06, 0.6], '#c9a27a'),
  ];
}

/** Walls, trees, the tank and the cans. */
function yard(): Part[] {
  return [
    ...[
      [-2.15, 1.5, 0.55, 1.6],
      [1.35, 1.5, 2.15, 1.6],
    ].map(([a, b, c, d]) => block([a as number, 0, b as number], [c as number, 0.34, d as number], '#efe3cd')),
    ...[
      [-2.15, 1.5, 0.55, 1.605],
      [1.35, 1.5, 2.15, 1.605],
    ].map(([a, b, c, d]) => block([a as number, 0, b as number], [c as number, 0.09, d as number], '#2b6f78')),
    block([2.05, 0, -2], [2.15, 0.34, 1.6], '#efe3cd'),
    block([-2.15, 0, 0.6], [-2.05, 0.34, 1.6], '#efe3cd'),
    ...tree(-0.05, 0.62, 0.95),
    ...tree(-1.5, 1.12, 0.55),
    block([-0.3, 0, 0.4], [0.2, 0.07, 0.86], '#a4583c', 0, [
      [
        [-0.22, 0.03, 0.48],
        [0.12, 0.2, 0.78],
      ],
    ]),
    {
      field: turned([0.1, 0.62, -1.45], rows('0 0.24, 0.46 0.24, 0.52 0.1'), 0.03),
      ball: [0.1, 0.9, -1.45, 0.42],
      colour: tint('#2a2f38'),
      gloss: 0.4,
    },
    ...rows('-0.08 -1.62, 0.28 -1.62, -0.08 -1.28, 0.28 -1.28').map(([x, z]) => block([(x as number) - 0.02, 0, (z as number) - 0.02], [(x as number) + 0.02, 0.62, (z as number) + 0.02], '#7d7a76')),
    ...[0, 1, 2].map((n) => block([0.34 + n * 0.16, 0, 1.16], [0.44 + n * 0.16, 0.19, 1.28], ['#e7b23f', '#e7b23f', '#3f6fa0'][n] as string)),
  ];
}
