/** Seeded chance and noise: the same seed always paints the same picture. */
import { createNoise2D } from 'simplex-noise';

export type Chance = {
  /** A number from 0 up to 1. */
  next: () => number;
  /** A number from `low` up to `high`. */
  between: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
};

export function chanceOf(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
  };
}

/** Slow noise in three octaves, about -1 to 1, per pixel; computed on a coarse grid, because it is read a million times. */
export function clouds(width: number, height: number, frequency: number, seed: number): Float32Array {
  const noise = createNoise2D(chanceOf(seed).next);
  const step = Math.max(1, Math.min(6, Math.floor(0.12 / frequency)));
  const across = Math.ceil(width / step) + 2;
  const down = Math.ceil(height / step) + 2;
  const grid = new Float32Array(across * down);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const [u, v] = [x * step * frequency, y * step * frequency];
      grid[y * across + x] = (noise(u, v) + 0.5 * noise(u * 2 + 9, v * 2) + 0.25 * noise(u * 4, v * 4 + 5)) / 1.75;
    }
  const all = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const gy = Math.floor(y / step);
    const fy = y / step - gy;
    for (let x = 0; x < width; x += 1) {
      const gx = Math.floor(x / step);
      const fx = x / step - gx;
      const at = gy * across + gx;
      const top = (grid[at] as number) * (1 - fx) + (grid[at + 1] as number) * fx;
      const low = (grid[at + across] as number) * (1 - fx) + (grid[at + across + 1] as number) * fx;
      all[y * width + x] = top * (1 - fy) + low * fy;
    }
  }
  return all;
}
