/** Paints the pictures of the example market: cloth with resist-dyed patterns, drawn point by point. Pure. */

/** How much dye is at a point of a tile, 0 to 1; `u` and `v` run from -1 to 1, `luck` is the tile's own, 0 to 1. */
type Motif = (u: number, v: number, luck: number) => number;
type Colour = readonly [number, number, number];

export type Cloth = {
  /** What is repeated over the whole cloth, and so many times across. */
  ground: keyof typeof MOTIFS;
  across: number;
  /** What stands large in the middle, in which frame. */
  figure: keyof typeof MOTIFS;
  frame: keyof typeof FRAMES;
  colours: keyof typeof DYES;
  seed: number;
};

export const CLOTH_WIDTH = 640;
export const CLOTH_HEIGHT = 432;

/** Cloth, dye and the colour of the figure. */
const DYES = {
  indigo: ['#f3efe2', '#1f2f6b', '#c9a24b'],
  night: ['#dfe6f2', '#14203f', '#6f8fd6'],
  clay: ['#f6e9dc', '#8a3b22', '#26386e'],
  forest: ['#eef0e0', '#1f4d3d', '#d08b2f'],
  plum: ['#f4e8ee', '#5a2350', '#d9a441'],
  sun: ['#fbf3dc', '#b5651d', '#27406f'],
  teal: ['#e9f2ef', '#15545c', '#e07a4f'],
} as const;

/** Soft edge: 1 where `distance` is below 0, 0 above, in between over `blur`. */
function inside(distance: number, blur = 0.04): number {
  return Math.min(1, Math.max(0, 0.5 - distance / blur));
}

function wave(value: number): number {
  return 0.5 + 0.5 * Math.cos(value * Math.PI * 2);
}

/** A band around every whole value of `value`, of this part of the way. */
function line(value: number, width: number): number {
  return inside((Math.abs(value - Math.round(value)) - width / 2) * 2, 0.12);
}

const MOTIFS = {
  rings: (u, v, luck) => {
    const r = Math.hypot(u, v);
    return r > 0.92 ? 0 : line(r * (3 + Math.round(luck * 2)) + 0.5, 0.5);
  },
  sun: (u, v, luck) => {
    const r = Math.hypot(u, v);
    const rays = 0.62 + 0.22 * Math.cos(Math.atan2(v, u) * (8 + 2 * Math.round(luck * 2)));
    return Math.max(inside(r - rays) - inside(r - 0.42), inside(r - 0.26));
  },
  leaf: (u, v, luck) => {
    const [a, b] = luck > 0.5 ? [u, v] : [-u, v];
    const [p, q] = [(a + b) * Math.SQRT1_2, (a - b) * Math.SQRT1_2];
    const blade = Math.hypot(p, Math.abs(q) + 0.62) - 1.02;
    return (
      inside(blade) *
      (1 - inside(Math.abs(q) - 0.035) * inside(Math.abs(p) - 0.72)) *
      (1 - 0.8 * line(p * 4 + Math.abs(q) * 3, 0.2))
    );
  },
  spiral: (u, v, luck) => {
    const r = Math.hypot(u, v);
    const turn = (Math.atan2(v, u) / (Math.PI * 2)) * (luck > 0.5 ? 1 : -1);
    return r > 0.9 ? 0 : line(r * 3.4 + turn, 0.46);
  },
  comb: (u, v, luck) => line((luck > 0.5 ? u : v) * 3, 0.44),
  star: (u, v, luck) => {
    const r = Math.hypot(u, v);
    const arm = 0.5 + 0.3 * Math.cos(Math.atan2(v, u) * (luck > 0.5 ? 4 : 6));
    return inside(r - arm) - 0.9 * inside(r - 0.2);
  },
  check: (u, v, luck) =>
    inside(Math.sin((u + luck) * 9.42) * Math.sin((v + luck) * 9.42), 0.2) *
    inside(Math.max(Math.abs(u), Math.abs(v)) - 0.86),
  dots: (u, v) => {
    const [a, b] = [((u + 1) * 2) % 1, ((v + 1) * 2) % 1];
    return inside(Math.hypot(a - 0.5, b - 0.5) - 0.26, 0.1);
  },
  sound: (u, v, luck) => {
    const column = Math.floor((u + 1) * 7);
    const height = 0.16 + 0.62 * Math.abs(Math.sin(column * 1.7 + luck * 9)) * (1 - (u * u) / 1.6);
    const middle = (((u + 1) * 7) % 1) - 0.5;
    return inside(Math.abs(middle) - 0.27, 0.16) * inside(Math.abs(v) - height);
  },
  lines: (u, v, luck) => {
    const row = Math.floor((v + 1) * 4);
    const end = 0.86 - 0.55 * Math.abs(Math.sin(row * 2.3 + luck * 7)) * (row % 3 === 2 ? 1 : 0.35);
    const middle = (((v + 1) * 4) % 1) - 0.5;
    return inside(Math.abs(middle) - 0.2, 0.14) * inside(Math.max(-0.86 - u, u - end));
  },
  path: (u, v, luck) => {
    let dye = 0;
    for (let i = 0; i < 5; i += 1) {
      const t = i / 4;
      const x = -0.72 + 1.44 * t;
      const y = 0.5 - Math.sin(t * Math.PI) * (0.75 + luck * 0.35);
      dye = Math.max(dye, inside(Math.hypot(u - x, v - y) - (0.1 + 0.13 * t)) * (0.35 + 0.65 * t));
    }
    return dye;
  },
  window: (u, v, luck) => {
    const box = Math.max(Math.abs(u), Math.abs(v));
    const bar = inside(box - 0.8) * inside(v + 0.5);
    const cards = inside(
      Math.max(Math.abs(Math.abs(u) - 0.36) - 0.24, Math.abs(v - 0.14) - 0.28 - luck * 0.2),
    );
    return Math.max(inside(box - 0.86) - inside(box - 0.76), bar * 0.9, cards);
  },
  cross: (u, v, luck) => {
    const [p, q] = luck > 0.5 ? [u, v] : [(u + v) * Math.SQRT1_2, (u - v) * Math.SQRT1_2];
    return Math.max(
      inside(Math.min(Math.abs(p), Math.abs(q)) - 0.1) * inside(Math.max(Math.abs(p), Math.abs(q)) - 0.8),
      inside(Math.hypot(u, v) - 0.24),
    );
  },
} as const satisfies Record<string, Motif>;

/** How far inside the frame of the figure a point is; below 0 is inside. `x` and `y` in heights from the middle. */
const FRAMES = {
  disc: (x: number, y: number) => Math.hypot(x, y) - 0.36,
  square: (x: number, y: number) => Math.max(Math.abs(x), Math.abs(y)) - 0.33,
  diamond: (x: number, y: number) => (Math.abs(x) + Math.abs(y)) * 0.8 - 0.36,
  band: (x: number, y: number) => Math.max(Math.abs(y) - 0.24, Math.abs(x) - 0.62),
} as const;

/** The picture as bytes, red, green and blue of each point from the top left. */
export function paintCloth(cloth: Cloth): Buffer {
  const dyes = DYES[cloth.colours].map(toColour) as [Colour, Colour, Colour];
  const pixels = Buffer.alloc(CLOTH_WIDTH * CLOTH_HEIGHT * 3);
  let at = 0;
  for (let y = 0; y < CLOTH_HEIGHT; y += 1) {
    for (let x = 0; x < CLOTH_WIDTH; x += 1) {
      const fx = (x - CLOTH_WIDTH / 2) / CLOTH_HEIGHT;
      const fy = (y - CLOTH_HEIGHT / 2) / CLOTH_HEIGHT;
      for (const value of colourAt(cloth, dyes, fx, fy)) {
        pixels[at] = value;
        at += 1;
      }
    }
  }
  return pixels;
}

const EDGE = 0.006;

/** In layers from below: the patterned cloth, a bare border, the rim of the frame, the frame with its figure. */
function colourAt(
  cloth: Cloth,
  [plain, dye, accent]: [Colour, Colour, Colour],
  x: number,
  y: number,
): number[] {
  const frame = FRAMES[cloth.frame](x, y);
  const shade = cloudAt(x * 3, y * 3, cloth.seed);
  const within = inside(frame, EDGE);
  const bare = inside(frame - 0.04, EDGE);
  const rim = inside(Math.abs(frame - 0.022) - EDGE, EDGE);
  const depth = bare < 1 ? groundAt(cloth, x, y) * (0.82 + 0.18 * shade) * (1 - bare) : 0;
  const size = cloth.frame === 'band' ? 0.22 : 0.3;
  const figure = within > 0 ? MOTIFS[cloth.figure](x / size, y / size, 0.3) : 0;
  return plain.map((channel, c) => {
    const linen = channel * (0.97 + 0.03 * shade);
    const full = dye[c] as number;
    const ground = mix(linen, full, Math.max(depth, rim));
    return Math.round(mix(ground, mix(full * (0.92 + 0.08 * shade), accent[c] as number, figure), within));
  });
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

function groundAt({ ground, across, seed }: Cloth, fx: number, fy: number): number {
  const size = CLOTH_WIDTH / CLOTH_HEIGHT / across;
  const [column, row] = [Math.floor(fx / size), Math.floor(fy / size)];
  const luck = chance(column, row, seed);
  const [u, v] = [(fx / size - column) * 2 - 1, (fy / size - row) * 2 - 1];
  const grid = inside(0.955 - Math.max(Math.abs(u), Math.abs(v)), 0.03);
  const turned = (column + row) % 2 === 0;
  return Math.max(turned ? MOTIFS[ground](u, v, luck) : MOTIFS[ground](v, u, luck), grid * 0.9);
}

/** Uneven dye: slow clouds, 0 to 1. */
function cloudAt(x: number, y: number, seed: number): number {
  return wave(
    Math.sin(x + seed) * 0.31 + Math.sin(y * 1.3 + seed * 2.1) * 0.27 + Math.sin((x + y) * 2.1) * 0.12,
  );
}

/** 0 to 1, the same for the same tile and seed. */
function chance(x: number, y: number, seed: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + seed * 74.7) * 43_758.5453;
  return value - Math.floor(value);
}

function toColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
