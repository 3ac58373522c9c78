/** `npm run animate`: renders the films of the example market and their posters; WORD renders those with it in their names. Needs ffmpeg. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from './lib/root.ts';
import type { Film } from './painters/genres/films.ts';
import { paint } from './painters/machine/picture.ts';
import { FILMS } from './painters/pieces/films.ts';

const FOLDER = join(ROOT, 'server/seed/films');

const word = process.argv[2] ?? '';
mkdirSync(FOLDER, { recursive: true });
for (const [name, film] of Object.entries(FILMS)) {
  if (!name.includes(word)) continue;
  const path = join(FOLDER, `${name}.mp4`);
  encode(film, path);
  const { data, width, height } = paint({ ...film.frame(film.poster), width: 960, height: 720 });
  const poster = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  await poster.webp({ quality: 80, effort: 6 }).toFile(join(FOLDER, `${name}.webp`));
  console.log(`${name}: ${Math.round(statSync(path).size / 1000)} kB`);
}

/** H.264, which every phone plays; the index comes first, so that playback starts before the whole file has arrived. */
function encode(film: Film, path: string): void {
  const pictures = Array.from({ length: film.frames }, (_, n) => paint(film.frame(n / film.frames)));
  const [{ width, height } = { width: 0, height: 0 }] = pictures;
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    `${film.rate}`,
    '-i',
    '-',
  ];
  const output = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '29'];
  const { status, error, stderr } = spawnSync(
    'ffmpeg',
    ['-y', ...input, ...output, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an', path],
    { input: Buffer.concat(pictures.map(({ data }) => Buffer.from(data))), maxBuffer: 1e8 },
  );
  if (status !== 0) throw error ?? new Error(`ffmpeg: ${stderr}`);
}
