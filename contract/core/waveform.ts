/** The waveform of a sound: its loudness from beginning to end. */
import * as z from 'zod/mini';

/** Number of bars in a waveform. */
export const WAVEFORM_BARS = 64;
/** Heights of 0 to 100. */
export const waveform = z
  .array(z.int().check(z.gte(0), z.lte(100)))
  .check(z.minLength(WAVEFORM_BARS), z.maxLength(WAVEFORM_BARS));

/** Parses the JSON text of a waveform; null when it is invalid. */
export function parseWaveform(value: string | undefined): number[] | null {
  if (value === undefined) return null;
  try {
    const parsed = z.safeParse(waveform, JSON.parse(value));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Returns the loudness of 64 equal segments; the loudest is 100, silence is 0 throughout. */
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
