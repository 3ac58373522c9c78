/** A sheet of pixels and its operations: blend onto another, displace by noise, dissolve into grains. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { ROOT } from '../../lib/root.ts';
import { chanceOf, clouds } from './chance.ts';

/** Red, green, blue and alpha per pixel, with premultiplied alpha. */
export type Sheet = { width: number; height: number; data: Uint8ClampedArray };

const FONTS = join(ROOT, 'node_modules/@expo-google-fonts');

/** The font weights in use; loading all of them would take longer than painting. */
const WEIGHTS = /^(400Regular|500Medium|600SemiBold|700Bold|800ExtraBold)$/;

const fontFiles = readdirSync(FONTS)
  .flatMap((family) =>
    readdirSync(join(FONTS, family))
      .filter((weight) => WEIGHTS.test(weight))
      .flatMap((weight) => readdirSync(join(FONTS, family, weight)).map((file) => join(FONTS, family, weight, file))),
  )
  .filter((file) => file.endsWith('.ttf'));

/** Renders the content of an `<svg>`; font family names must be those of the packages, there is no fallback. */
export function draw(inside: string, width: number, height: number, box = `0 0 ${width} ${height}`): Sheet {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${inside}</svg>`;
  const font = inside.includes('<text') ? { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DM Sans' } : { loadSystemFonts: false };
  const image = new Resvg(text, { font, fitTo: { mode: 'original' } }).render();
  return { width, height, data: new Uint8ClampedArray(image.pixels) };
}

/** A sheet full of one colour. */
export function filled(width: number, height: number, colour: string): Sheet {
  return draw(`<rect width="100%" height="100%" fill="${colour}"/>`, width, height);
}

export type Blend = 'over' | 'multiply' | 'screen';

/** Blends `top` onto `base`, changing `base`. */
export function put(base: Sheet, top: Sheet, blend: Blend = 'over'): void {
  const [under, over] = [base.data, top.data];
  for (let at = 0; at < under.length; at += 4) {
    const alpha = (over[at + 3] as number) / 255;
    if (alpha === 0) continue;
    for (let c = at; c < at + 3; c += 1) {
      const below = under[c] as number;
      const above = over[c] as number;
      if (blend === 'over') under[c] = above + below * (1 - alpha);
      else if (blend === 'multiply') under[c] = (below * (above + 255 * (1 - alpha))) / 255;
      else under[c] = 255 - ((255 - below) * (255 - above)) / 255;
    }
  }
}

/** Displaces every pixel slightly, like the stroke of an unsteady hand. */
export function displaced(sheet: Sheet, distance: number, seed: number, frequency = 0.019): Sheet {
  const { width, height, data } = sheet;
  const [across, down] = [clouds(width, height, frequency, seed), clouds(width, height, frequency, seed + 77)];
  const moved = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const fx = Math.min(width - 1.01, Math.max(0, x + (across[at] as number) * distance));
      const fy = Math.min(height - 1.01, Math.max(0, y + (down[at] as number) * distance));
      const [left, top] = [Math.floor(fx), Math.floor(fy)];
      const [u, v] = [fx - left, fy - top];
      const from = (top * width + left) * 4;
      for (let c = 0; c < 4; c += 1) {
        const upper = (data[from + c] as number) * (1 - u) + (data[from + 4 + c] as number) * u;
        const row = from + width * 4 + c;
        const lower = (data[row] as number) * (1 - u) + (data[row + 4] as number) * u;
        moved[at * 4 + c] = upper * (1 - v) + lower * v;
      }
    }
  return { width, height, data: moved };
}

/** Turns soft alpha to grains: the shade of present-day printed illustration. `size` is that of a grain in pixels, `soft` how much of the alpha stays soft. */
export function dissolved(sheet: Sheet, seed: number, size = 1, soft = 0.15): Sheet {
  const { width, height, data } = sheet;
  const chance = chanceOf(seed);
  const across = Math.ceil(width / size);
  const grains = Float32Array.from({ length: across * Math.ceil(height / size) }, chance.next);
  return remade(sheet, (at, x, y) => {
    const alpha = (data[at + 3] as number) / 255;
    if (alpha === 0) return 0;
    const limit = grains[Math.floor(y / size) * across + Math.floor(x / size)] as number;
    const hard = Math.min(1, Math.max(0, (alpha - limit) / 0.4 + 0.5));
    const grainy = hard * hard * (3 - 2 * hard);
    return (grainy * (1 - soft) + alpha * soft) * Math.min(1, alpha * 3);
  });
}

/** Uneven ink: thinner in clouds, with specks of paper. */
export function mottled(sheet: Sheet, depth: number, seed: number): Sheet {
  const { width, height, data } = sheet;
  const slow = clouds(width, height, 0.02, seed);
  const fine = clouds(width, height, 0.21, seed + 5);
  return remade(sheet, (at) => {
    const pixel = at / 4;
    const thin = depth * (0.5 + 0.5 * (slow[pixel] as number));
    const speck = (fine[pixel] as number) > 0.92 - depth ? 0.5 * depth + 0.1 : 0;
    return ((data[at + 3] as number) / 255) * (1 - thin - speck);
  });
}

function remade(sheet: Sheet, alphaOf: (at: number, x: number, y: number) => number): Sheet {
  const { width, height, data } = sheet;
  const made = new Uint8ClampedArray(data.length);
  for (let at = 0, pixel = 0; at < data.length; at += 4, pixel += 1) {
    const before = (data[at + 3] as number) / 255;
    if (before === 0) continue;
    const after = alphaOf(at, pixel % width, Math.floor(pixel / width));
    const scale = after / before;
    for (let c = at; c < at + 4; c += 1) made[c] = (data[c] as number) * scale;
  }
  return { width, height, data: made };
}
