/** `npm run compose`: renders the tunes of the example market and prints their waveforms. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mp3Encoder } from '@breezystack/lamejs';
import { RATE, render } from './composers/instruments.ts';
import { TUNES, type Tune } from './composers/tunes.ts';
import { ROOT } from './lib/root.ts';

const FOLDER = join(ROOT, 'server/seed/sounds');
const KBPS = 56;
const HEIGHTS = 64;

const word = process.argv[2] ?? '';
for (const [name, tune] of Object.entries<Tune>(TUNES)) {
  if (!name.includes(word)) continue;
  const samples = render(tune.seconds, tune.notes(), tune.seed);
  const encoder = new Mp3Encoder(1, RATE, KBPS);
  const sixteen = Int16Array.from(samples, (one) => Math.round(one * 32_000));
  const parts = [encoder.encodeBuffer(sixteen), encoder.flush()];
  writeFileSync(join(FOLDER, `${name}.mp3`), Buffer.concat(parts.map((part) => Buffer.from(part))));
  process.stdout.write(`${name}.mp3: [${heightsOf(samples).join(', ')}]\n`);
}

function heightsOf(samples: Float32Array): number[] {
  const span = Math.floor(samples.length / HEIGHTS);
  const loud = Array.from({ length: HEIGHTS }, (_, n) => {
    let sum = 0;
    for (const one of samples.subarray(n * span, (n + 1) * span)) sum += one * one;
    return Math.sqrt(sum / span);
  });
  const top = Math.max(...loud);
  return loud.map((one) => Math.round((one / top) * 100));
}
