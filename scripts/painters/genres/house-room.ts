/** The parts of a kitchen that is cut open. */

import { ball, type Part, turned, without } from '../machine/light.ts';
import { rows } from '../machine/rows.ts';
import { block, tint, tree } from './house-model.ts';

/** Floor, walls, the counter and what stands on it. */
export function kitchenWalls(): Part[] {
  const tiles: Part['colour'] = (x, _y, z) => ((Math.floor(x * 3) + Math.floor(z * 3)) % 2 === 0 ? tint('#c98663') : tint('#d79a76'));
  return [
    block([-1.6, -0.14, -1.6], [1.6, 0, 1.6], tiles),
    block([-1.6, 0, -1.7], [1.6, 1.7, -1.6], '#e9d3ae'),
    block([-1.7, 0, -1.7], [-1.6, 1.7, 1.6], '#dfbd92', 0, [
      [
        [-1.8, 0.62, -0.5],
        [-1.5, 1.4, 0.05],
      ],
      [
        [-1.8, 0.62, 0.25],
        [-1.5, 1.4, 0.8],
      ],
    ]),
    block([-1.58, 0, -1.6], [1.6, 0.42, -1.585], '#2f6f6b'),
    block([-1.6, 0, -1.6], [-1.585, 0.42, 1.6], '#2a6562'),
    block([-0.1, 0, -1.6], [1.5, 0.62, -1.1], '#7a4a30'),
    block([-0.14, 0.62, -1.6], [1.54, 0.68, -1.06], '#efe6d4'),
    ...[0.1, 0.6, 1.1].map((x) => block([x, 0.1, -1.11], [x + 0.42, 0.54, -1.085], '#8d5a3a')),
    block([-0.1, 1.15, -1.6], [1.5, 1.2, -1.38], '#7a4a30'),
    ...[0.02, 0.26, 0.5, 0.78, 1.1].map((x, n) => ({
      field: turned(
        [x, 1.2, -1.49],
        [
          [0, 0.07],
          [0.16 + (n % 3) * 0.06, 0.08],
          [0.24 + (n % 3) * 0.06, 0.05],
        ],
      ),
      ball: [x, 1.34, -1.49, 0.26] as const,
      colour: tint(['#c8402f', '#e7b23f', '#efe6d4', '#2f6f6b', '#b8683f'][n] as string),
      gloss: 0.5,
    })),
    {
      field: turned([0.5, 0.68, -1.33], rows('0 0.15, 0.13 0.18, 0.2 0.06')),
      ball: [0.5, 0.78, -1.33, 0.26],
      colour: tint('#3f6fa0'),
      gloss: 0.9,
    },
    {
      field: without(turned([1.1, 0.68, -1.32], rows('0 0.1, 0.14 0.22')), turned([1.1, 0.72, -1.32], rows('0 0.09, 0.2 0.2'))),
      ball: [1.1, 0.75, -1.32, 0.28],
      colour: tint('#efe6d4'),
    },
    ...rows('1.04 0.82, 1.16 0.82, 1.1 0.86').map(([x, y]) => ({
      field: ball([x as number, y as number, -1.32], 0.075),
      ball: [x as number, y as number, -1.32, 0.08] as const,
      colour: tint('#d9702f'),
      gloss: 0.4,
    })),
  ];
}

/** The table, its stools and the mat. */
export function kitchenTable(): Part[] {
  return [
    {
      field: turned([0.15, 0.62, 0.25], rows('0 0.62, 0.06 0.62')),
      ball: [0.15, 0.65, 0.25, 0.7],
      colour: tint('#9a5f3c'),
    },
    {
      field: turned([0.15, 0, 0.25], rows('0 0.24, 0.08 0.07, 0.62 0.06')),
      ball: [0.15, 0.3, 0.25, 0.45],
      colour: tint('#6a3b26'),
    },
    ...rows('-0.62 0.35, 0.3 1.1, 1.0 0.1').flatMap(([x, z]) => [
      {
        field: turned([x as number, 0.34, z as number], rows('0 0.19, 0.06 0.19')),
        ball: [x as number, 0.37, z as number, 0.24] as const,
        colour: tint('#e7b23f'),
      },
      ...rows('-0.12 -0.12, 0.12 -0.12, 0.12 0.12, -0.12 0.12').map(([a, b]) =>
        block([(x as number) + (a as number) - 0.02, 0, (z as number) + (b as number) - 0.02], [(x as number) + (a as number) + 0.02, 0.34, (z as number) + (b as number) + 0.02], '#5a3222'),
      ),
    ]),
    {
      field: turned([0.05, 0.68, 0.2], rows('0 0.06, 0.12 0.11, 0.2 0.07')),
      ball: [0.05, 0.78, 0.2, 0.2],
      colour: tint('#2f6f6b'),
      gloss: 0.5,
    },
    ...tree(0.05, 0.2, 0.28, 0.8).slice(1),
    block([-1.3, 0, 0.95], [-0.3, 0.008, 1.5], (x) => (Math.abs((x * 8) % 1) < 0.34 ? tint('#c8402f') : tint('#efe0c0'))),
  ];
}
