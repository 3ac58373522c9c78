/** Sound and film recorded by the browser for tests. */
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny';

/** A grey film with uneven frame times, 1,280 × 720; with `hasSound` it has a silent audio track. */
export async function filmOf(seconds: number, hasSound: boolean): Promise<Blob> {
  const target = new BufferTarget();
  const format = hasSound ? new WebMOutputFormat() : new Mp4OutputFormat();
  const output = new Output({ format, target });
  const canvas = new OffscreenCanvas(1280, 720);
  const context = canvas.getContext('2d');
  const film = new CanvasSource(canvas, {
    codec: hasSound ? 'vp8' : 'avc',
    quality: new Quality({ bitrate: 2_000_000 }),
  });
  output.addVideoTrack(film);
  const sound = new AudioSampleSource({ codec: 'opus', quality: new Quality({ bitrate: 64_000 }) });
  if (hasSound) output.addAudioTrack(sound);
  await output.start();
  if (context) context.fillStyle = '#808080';
  context?.fillRect(0, 0, 1280, 720);
  for (let at = 0, picture = 0; at < seconds; picture += 1) {
    const lasts = picture % 3 === 0 ? 0.06 : 0.02;
    await film.add(at, lasts);
    at += lasts;
  }
  if (hasSound) {
    using quiet = silence(seconds);
    await sound.add(quiet);
  }
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer()], { type: format.mimeType });
}

function silence(seconds: number): AudioSample {
  const data = new Float32Array(48_000 * seconds);
  return new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate: 48_000, timestamp: 0 });
}

/** Silent WAV: 16 bits, 44.1 kHz, mono. */
export function wavOf(seconds: number): Blob {
  const bytes = 44_100 * 2 * seconds;
  const head = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (const [i, letter] of [...text].entries()) head.setUint8(at + i, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  head.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  for (const [at, value] of [
    [16, 16],
    [24, 44_100],
    [28, 88_200],
    [40, bytes],
  ] as const)
    head.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    head.setUint16(at, value, true);
  write(36, 'data');
  return new Blob([head, new Uint8Array(bytes)], { type: 'audio/wav' });
}
