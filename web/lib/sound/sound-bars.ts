/** The waveform of a sound file, decoded in the browser: 64 bars of 0 to 100. */
import { WAVEFORM_BARS } from '#contract/core/media.ts';

/** Low, so that a quarter of an hour does not fill a phone's memory. */
const SAMPLE_RATE = 8000;

/** Null when the browser cannot decode it: the sound is sent without. */
export async function soundBars(file: File): Promise<number[] | null> {
  try {
    const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE);
    const sound = await decoder.decodeAudioData(await file.arrayBuffer());
    return barsOf(sound.getChannelData(0));
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
