/** What is drawn of a sound: its loudness from beginning to end. */
import * as z from 'zod/mini';

/** How many bars a waveform has. */
export const WAVEFORM_BARS = 64;
/** Heights of 0 to 100. */
export const waveform = z
  .array(z.int().check(z.gte(0), z.lte(100)))
  .check(z.minLength(WAVEFORM_BARS), z.maxLength(WAVEFORM_BARS));

/** Reads the JSON text of a waveform; null when it is none. */
export function parseWaveform(value: string | undefined): number[] | null {
  if (value === undefined) return null;
  try {
    const parsed = z.safeParse(waveform, JSON.parse(value));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The loudness of each of 64 equal stretches; the loudest is 100, silence is 0 throughout. */
export function barsOf(samples: Float32Array): number[] {
  const stretch = samples.length / WAVEFORM_BARS;
  const loudness = Array.from({ length: WAVEFORM_BARS }, (_, bar) => {
    const part = samples.subarray(Math.floor(bar * stretch), Math.floor((bar + 1) * stretch));
    const squares = part.reduce((sum, sample) => sum + sample * sample, 0);
    return part.length > 0 ? Math.sqrt(squares / part.length) : 0;
  });
  const loudest = Math.max(...loudness);
  return loudness.map((one) => (loudest > 0 ? Math.round((one / loudest) * 100) : 0));
}
