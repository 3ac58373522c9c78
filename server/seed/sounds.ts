/** The recordings of the example market, each with the waveform that a browser would have drawn of it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const waveforms = {
  'hold-music.mp3': [
    ...[95, 62, 67, 41, 59, 68, 61, 81, 61, 67, 48, 63, 58, 60, 94, 76, 64, 47, 59, 50, 64, 87],
    ...[72, 74, 53, 63, 51, 61, 91, 89, 71, 56, 58, 53, 68, 85, 82, 78, 59, 60, 44, 65, 40, 100],
    ...[66, 61, 64, 46, 66, 39, 74, 69, 61, 58, 49, 65, 40, 17, 9, 5, 2, 1, 0, 0],
  ],
};
export type Sound = keyof typeof waveforms;

/** The file and its 64 heights of 0 to 100. */
export async function readSound(name: Sound): Promise<{ content: Buffer; waveform: readonly number[] }> {
  return { content: await readFile(join(import.meta.dirname, 'sounds', name)), waveform: waveforms[name] };
}
