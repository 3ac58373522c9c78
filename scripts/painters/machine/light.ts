/** Solid things as distance fields, lit by a sun and rendered by ray marching. */
import type { Rgb } from './colour.ts';
import type { Sheet } from './layer.ts';

export type Vec = readonly [number, number, number];
/** Distance from a point to the surface; below 0 is inside. */
export type Field = (x: number, y: number, z: number) => number;

export type Part = {
  field: Field;
  /** A bounding sphere: the field is evaluated only near it. */
  ball: readonly [x: number, y: number, z: number, r: number];
  /** Red, green and blue, 0 to 1, or a function of the position. */
  colour: Rgb | ((x: number, y: number, z: number) => Rgb);
  /** How much it shines by itself, and how glossy it is. */
  glow?: number;
  gloss?: number;
};

export type Scene = {
  parts: readonly Part[];
  eye: Vec;
  target: Vec;
  /** Field of view in degrees; 0 is parallel projection, `size` wide. */
  lens: number;
  size?: number;
  sun: Vec;
  key: Rgb;
  fill: Rgb;
  bounce: Rgb;
  /** The colour where a ray hits nothing. */
  sky: (across: number, down: number) => Rgb;
  /** The share of sunlight that arrives at a position, behind a frond or a window. */
  gobo?: (x: number, y: number, z: number) => number;
  /** How hard shadows are, 9 to 30. */
  hard?: number;
  far?: number;
};

/** `Math.hypot` guards against numbers that a scene does not have, and takes ten times as long. */
function length(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}

export const boxAt =
  ([cx, cy, cz]: Vec, [a, b, c]: Vec, round = 0): Field =>
  (x, y, z) => {
    const dx = Math.abs(x - cx) - a + round;
    const dy = Math.abs(y - cy) - b + round;
    const dz = Math.abs(z - cz) - c + round;
    const out = length(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
    return out + Math.min(Math.max(dx, dy, dz), 0) - round;
  };

/** An upright round body whose radius changes with height: `[height, radius]` from below. */
export const turned = ([cx, cy, cz]: Vec, profile: readonly (readonly [number, number])[], round = 0.02): Field => {
  const [heights, radii] = [profile.map(([h]) => h), profile.map(([, r]) => r)];
  const [low, high] = [heights[0] as number, heights.at(-1) as number];
  return (x, y, z) => {
    const r = length(x - cx, z - cz);
    const h = y - cy;
    let radius = radii[0] as number;
    for (let n = 1; n < heights.length; n += 1) {
      const from = heights[n - 1] as number;
      if (h < from) break;
      const t = Math.min(1, (h - from) / ((heights[n] as number) - from));
      const start = radii[n - 1] as number;
      radius = start + ((radii[n] as number) - start) * t * t * (3 - 2 * t);
    }
    const dx = r - radius + round;
    const dy = Math.abs(h - (low + high) / 2) - (high - low) / 2 + round;
    return (length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round) * 0.72;
  };
};

export const ball =
  ([cx, cy, cz]: Vec, r: number, squash = 1): Field =>
  (x, y, z) =>
    (length(x - cx, (y - cy) / squash, z - cz) - r) * Math.min(1, squash);

export const ring =
  ([cx, cy, cz]: Vec, r: number, thick: number, upright = false): Field =>
  (x, y, z) =>
    upright ? length(length(x - cx, y - cy) - r, z - cz) - thick : length(length(x - cx, z - cz) - r, y - cy) - thick;

/** Rotates a field about the vertical axis through a point. */
export const spun = (field: Field, [cx, , cz]: Vec, degrees: number): Field => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (x, y, z) => field(cx + (x - cx) * c - (z - cz) * s, y, cz + (x - cx) * s + (z - cz) * c);
};

export const without =
  (field: Field, hole: Field): Field =>
  (x, y, z) =>
    Math.max(field(x, y, z), -hole(x, y, z));

export const melted =
  (one: Field, other: Field, soft: number): Field =>
  (x, y, z) => {
    const a = one(x, y, z);
    const b = other(x, y, z);
    const h = Math.max(soft - Math.abs(a - b), 0) / soft;
    return Math.min(a, b) - h * h * soft * 0.25;
  };

const norm = ([x, y, z]: Vec): Vec => {
  const l = length(x, y, z);
  return [x / l, y / l, z / l];
};
const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

type Marcher = { distance: (x: number, y: number, z: number) => number; hit: { part: Part | null } };

function marcherOf(parts: readonly Part[]): Marcher {
  const hit: { part: Part | null } = { part: null };
  const balls = Float64Array.from(parts.flatMap((part) => part.ball));
  const fields = parts.map((part) => part.field);
  const distance = (x: number, y: number, z: number) => {
    let near = 1e9;
    for (let n = 0; n < parts.length; n += 1) {
      const r = balls[n * 4 + 3] as number;
      const dx = x - (balls[n * 4] as number);
      const dy = y - (balls[n * 4 + 1] as number);
      const dz = z - (balls[n * 4 + 2] as number);
      const square = dx * dx + dy * dy + dz * dz;
      if (square > (near + r) * (near + r)) continue;
      const d = square > (r + 0.6) * (r + 0.6) ? Math.sqrt(square) - r : (fields[n] as Field)(x, y, z);
      if (d < near) {
        near = d;
        hit.part = parts[n] as Part;
      }
    }
    return near;
  };
  return { distance, hit };
}

/** The colour seen by one ray: red, green and blue, 0 to 255. */
function rayOf(scene: Scene, { distance, hit }: Marcher): (o: Vec, d: Vec, u: number, v: number) => Rgb {
  const sun = norm(scene.sun);
  const { far = 40, hard = 12, gobo, key, fill, bounce } = scene;
  const shadow = (x: number, y: number, z: number) => {
    let light = 1;
    for (let t = 0.04, n = 0; n < 28 && t < 7; n += 1) {
      const d = distance(x + sun[0] * t, y + sun[1] * t, z + sun[2] * t);
      if (d < 0.002) return 0;
      light = Math.min(light, (hard * d) / t);
      t += Math.max(0.05, d);
    }
    return light;
  };
  return (o, d, u, v) => {
    let t = 0;
    for (let n = 0; n < 130 && t < far; n += 1) {
      const step = distance(o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t);
      if (step < 0.0012 + t * 0.00015) break;
      t += step;
    }
    if (t >= far) return scene.sky(u, v);
    const [x, y, z] = [o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t];
    distance(x, y, z);
    const part = hit.part as Part;
    const e = 0.0016;
    const normal = norm([distance(x + e, y, z) - distance(x - e, y, z), distance(x, y + e, z) - distance(x, y - e, z), distance(x, y, z + e) - distance(x, y, z - e)]);
    const [nx, ny, nz] = normal;
    const facing = Math.max(0, nx * sun[0] + ny * sun[1] + nz * sun[2]);
    const lit = facing > 0 ? facing * shadow(x + nx * 0.012, y + ny * 0.012, z + nz * 0.012) * (gobo ? gobo(x, y, z) : 1) : 0;
    let open = 1;
    for (let reach = 0.07, weight = 2.6; reach < 0.7; reach *= 2.4, weight *= 0.42) open -= weight * Math.max(0, reach - distance(x + nx * reach, y + ny * reach, z + nz * reach));
    open = Math.max(0.12, open);
    const half = norm([sun[0] - d[0], sun[1] - d[1], sun[2] - d[2]]);
    const shine = part.gloss ? part.gloss * lit * Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]) ** 60 * 3 : 0;
    const albedo = typeof part.colour === 'function' ? part.colour(x, y, z) : part.colour;
    return albedo.map((channel, c) => {
      const light = (key[c] as number) * lit + (fill[c] as number) * open * (0.6 + 0.4 * ny) + (bounce[c] as number) * open * Math.max(0, 0.35 - 0.65 * ny) + (part.glow ?? 0);
      const value = channel ** 2.2 * light + shine;
      const film = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14);
      return Math.min(255, 255 * Math.max(0, film) ** (1 / 2.2));
    }) as unknown as Rgb;
  };
}

/** Marches every pixel once, and those at edges three times more. */
export function march(scene: Scene, width: number, height: number): Sheet {
  const { eye, target, lens, size = 6 } = scene;
  const ahead = norm([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = norm(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const ray = rayOf(scene, marcherOf(scene.parts));
  const open = Math.tan((lens * Math.PI) / 360);
  const at = (px: number, py: number): Rgb => {
    const u = (px / width) * 2 - 1;
    const v = (1 - (py / height) * 2) * (height / width);
    if (lens === 0) {
      const [a, b] = [(u * size) / 2, (v * size) / 2];
      return ray([eye[0] + right[0] * a + up[0] * b, eye[1] + right[1] * a + up[1] * b, eye[2] + right[2] * a + up[2] * b], ahead, u, v);
    }
    const [a, b] = [u * open, v * open];
    return ray(eye, norm([ahead[0] + right[0] * a + up[0] * b, ahead[1] + right[1] * a + up[1] * b, ahead[2] + right[2] * a + up[2] * b]), u, v);
  };
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set([...at(x + 0.5, y + 0.5), 255], (y * width + x) * 4);
  smooth(data, width, height, at);
  return { width, height, data };
}

function smooth(data: Uint8ClampedArray, width: number, height: number, at: (x: number, y: number) => Rgb): void {
  const first = data.slice();
  const differs = (a: number, b: number) => {
    let sum = 0;
    for (let c = 0; c < 3; c += 1) sum += Math.abs((first[a + c] as number) - (first[b + c] as number));
    return sum > 54;
  };
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const i = (y * width + x) * 4;
      if (![i - 4, i + 4, i - width * 4, i + width * 4].some((j) => differs(i, j))) continue;
      const more = [at(x + 0.2, y + 0.3), at(x + 0.75, y + 0.15), at(x + 0.35, y + 0.8)];
      for (let c = 0; c < 3; c += 1) data[i + c] = ((first[i + c] as number) + more.reduce((sum, one) => sum + (one[c] as number), 0)) / 4;
    }
}
