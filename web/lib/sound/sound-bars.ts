/** The waveform of a sound file, decoded in the browser: 64 bars of 0 to 100. */
import { barsOf } from '#contract/core/waveform.ts';

/** Hz; low, so that a quarter of an hour does not fill a phone's memory. */
const SAMPLE_RATE = 8000;

/** Bars of the first `secondsMax` seconds. Null when the browser cannot decode the sound, which is then sent without them. */
export async function soundBars(file: File, secondsMax = Number.POSITIVE_INFINITY): Promise<number[] | null> {
  try {
    const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE);
    const sound = await decoder.decodeAudioData(await file.arrayBuffer());
    return barsOf(sound.getChannelData(0).subarray(0, secondsMax * SAMPLE_RATE));
  } catch {
    return null;
  }
}
