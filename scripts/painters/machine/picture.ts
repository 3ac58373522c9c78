/** A picture as a list of drawn layers with their effects, and how it is rendered to pixels. */
import { chanceOf, clouds } from './chance.ts';
import { type Blend, displaced, dissolved, draw, filled, mottled, put, type Sheet } from './layer.ts';

export const WIDTH = 1280;
export const HEIGHT = 960;

export type Layer = {
  /** The content of an `<svg>`, or finished pixels. */
  svg: string | Sheet;
  blend?: Blend;
  /** How far edges wander, in pixels; 1.2 is a careful inker, 6 a marker. */
  wander?: number;
  /** Size in pixels of the grains that soft alpha becomes. */
  dissolve?: number;
  /** How much of the alpha stays soft, 0 to 1: skin has hardly any grain. */
  soft?: number;
  /** How uneven the ink is, 0 to 0.5. */
  mottle?: number;
};

export type Picture = {
  ground: string;
  layers: readonly Layer[];
  seed: number;
  /** Strength of the paper texture, 0 to 7. */
  paper?: number;
  /** Strength of the grain, 0 to 6. */
  grain?: number;
  width?: number;
  height?: number;
  /** The view box of the drawing, when it is not in pixels. */
  box?: string;
};

/** Paints the layers from below, then the paper and the grain. */
export function paint(picture: Picture): Sheet {
  const { ground, layers, seed, width = WIDTH, height = HEIGHT, box, paper = 3, grain = 2.5 } = picture;
  const base = filled(width, height, ground);
  layers.forEach((layer, place) => {
    const own = seed * 31 + place * 7;
    let sheet = typeof layer.svg === 'string' ? draw(layer.svg, width, height, box) : layer.svg;
    if (layer.dissolve) sheet = dissolved(sheet, own, layer.dissolve, layer.soft);
    if (layer.wander) sheet = displaced(sheet, layer.wander, seed + (layer.blend === 'multiply' ? 3 : 0));
    if (layer.mottle) sheet = mottled(sheet, layer.mottle, own + 2);
    put(base, sheet, layer.blend);
  });
  finish(base, paper, grain, seed);
  return base;
}

/** Adds the paper texture and the film grain over everything. */
export function finish(sheet: Sheet, paper: number, grain: number, seed: number): void {
  const { width, height, data } = sheet;
  const slow = clouds(width, height, 0.012, seed + 91);
  const tooth = clouds(width, height, 0.18, seed + 92);
  const chance = chanceOf(seed + 93);
  const across = Math.ceil(width / 2);
  const grains = Float32Array.from({ length: across * Math.ceil(height / 2) }, () => chance.next() - 0.5);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    const level = paper * ((slow[pixel] as number) * 0.5 + (tooth[pixel] as number) * 0.5) + grain * 2 * (grains[(y >> 1) * across + (x >> 1)] as number);
    const at = pixel * 4;
    data[at] = (data[at] as number) + level;
    data[at + 1] = (data[at + 1] as number) + level;
    data[at + 2] = (data[at + 2] as number) + level * 0.8;
  }
}
