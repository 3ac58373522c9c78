/** A piece of past work, added through the real endpoint, with a generated picture. */
import sharp from 'sharp';
import { type PastWorkItem, pastWork } from '#contract/past-work/past-work.ts';
import type { Person, Upload } from './actors.ts';

/** A PNG of one colour. */
export function pngOf(width: number, height: number, colour = '#3a49b4'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** The file of a past-work form. */
export function workFile(content: Uint8Array, name = 'mural.png'): Upload {
  return { field: 'file', name, type: 'application/octet-stream', content };
}

/** Adds a piece to the gallery of this talent. */
export async function showWork(talent: Person, title = 'Mural'): Promise<PastWorkItem> {
  const body = { title, description: 'Market wall, nine metres' };
  const upload = workFile(await pngOf(30, 20));
  return (await talent.ok(pastWork.add, { body, upload })).media;
}
