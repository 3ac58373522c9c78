/** `npm run paint`: draws the pictures of the example market; WORD draws those with it in their names. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ROOT } from './lib/root.ts';
import type { Sheet } from './painters/machine/layer.ts';
import { paint } from './painters/machine/picture.ts';
import { PIECES } from './painters/pieces.ts';
import { PEOPLE } from './painters/portraits/people.ts';
import { portrait } from './painters/portraits/portrait.ts';

const FOLDER = join(ROOT, 'server/seed/pictures');
const PORTRAIT_SIDE = 384;
const MASTER_BYTES = 42_000;

const word = process.argv[2] ?? '';
mkdirSync(join(FOLDER, 'portraits'), { recursive: true });
for (const [at, [name, person]] of Object.entries(PEOPLE).entries()) {
  if (!`portraits/${name}`.includes(word)) continue;
  const one = webp(paint(portrait(person, at + 1))).resize(PORTRAIT_SIDE);
  await one.webp({ quality: 70, effort: 6 }).toFile(join(FOLDER, 'portraits', `${name}.webp`));
}
for (const [name, piece] of Object.entries(PIECES)) {
  if (!name.includes(word)) continue;
  const begun = performance.now();
  const made = piece();
  const sheet = 'data' in made ? made : paint(made);
  const size = await writeLight(webp(sheet), join(FOLDER, `${name}.webp`));
  console.log(`${name}: ${Math.round(size / 1000)} kB, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** Uses the first of these qualities that is small enough, otherwise the last, so that all pictures together stay under 8 MB. */
async function writeLight(picture: Sharp, path: string): Promise<number> {
  let size = 0;
  for (const quality of [84, 74, 64, 54, 44, 34, 26]) {
    ({ size } = await picture.clone().webp({ quality, effort: 5 }).toFile(path));
    if (size <= MASTER_BYTES) break;
  }
  return size;
}

function webp({ data, width, height }: Sheet): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
