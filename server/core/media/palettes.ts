/** The main colours of a picture, used to find similar-looking works: computed with the picture, and later for older pictures. */
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Sharp } from 'sharp';
import type { Palette, PictureFacts } from '../files/files.ts';
import type { Services } from '../http/context.ts';
import { sharp } from './sharp.ts';

/** Maximum number of colours; the share of the rest is added to the others. */
const COLOURS_MAX = 5;
const SIDE = 32;
/** Colours closer than this, in hundredths of OKLab, count as one. */
const ONE_COLOUR = 9;

/** Returns the colours that cover most of the picture, largest share first. */
export async function paletteOf(picture: Sharp): Promise<Palette> {
  const { data, info } = await picture
    .resize({ width: SIDE, height: SIDE, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found: { sum: Lab; pixels: number }[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const near = found.find(({ sum, pixels }) => apart(meanOf(sum, pixels), colour) < ONE_COLOUR);
    if (!near) found.push({ sum: colour, pixels: 1 });
    else {
      near.sum = [near.sum[0] + colour[0], near.sum[1] + colour[1], near.sum[2] + colour[2]];
      near.pixels += 1;
    }
  }
  const most = found.sort((a, b) => b.pixels - a.pixels).slice(0, COLOURS_MAX);
  const all = most.reduce((total, { pixels }) => total + pixels, 0);
  return most.map(({ sum, pixels }) => {
    const [light, a, b] = meanOf(sum, pixels);
    return [Math.round(light), Math.round(a), Math.round(b), Math.round((100 * pixels) / all)];
  });
}

type Lab = readonly [light: number, a: number, b: number];

function meanOf([light, a, b]: Lab, pixels: number): Lab {
  return [light / pixels, a / pixels, b / pixels];
}

function apart(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Converts an sRGB colour to OKLab in hundredths, where distances match perception. */
function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    100 * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s),
    100 * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s),
    100 * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s),
  ];
}

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

const BATCH = 50;

type Row = { id: string; folder: 'images/galleries'; name: string; picture: PictureFacts };

/** Adds palettes to older gallery pictures, some at a time; an unreadable picture gets an empty one. Returns how many were done. */
export async function addPalettes({ database, files }: Services): Promise<number> {
  const { rows } = await sql<Row>`
    select id, folder, name, picture from files
    where picture is not null and not picture ? 'palette' and folder = 'images/galleries' and deleted_at is null
    order by id
    limit ${sql.lit(BATCH)}
  `.execute(database.db);
  for (const { id, folder, name, picture } of rows) {
    const smallest = name.replace(/-\d+\.webp$/, `-${picture.widths[0]}.webp`);
    const opened = await files.open(folder, smallest);
    const palette = opened ? await paletteOf(sharp(await buffer(opened.stream))).catch(() => []) : [];
    await sql`
      update files set picture = picture || jsonb_build_object('palette', ${JSON.stringify(palette)}::jsonb) where id = ${id}
    `.execute(database.db);
  }
  return rows.length;
}
