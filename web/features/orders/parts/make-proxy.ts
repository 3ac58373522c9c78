/** The light copy of a sound or film, made by the browser's own coders (rule 2.21): H.264 and AAC in MP4 where it can write them, else VP9 or VP8 and Opus in WebM. */
import {
  AudioSample,
  BlobSource,
  BufferTarget,
  Conversion,
  type ConversionAudioOptions,
  type ConversionVideoOptions,
  canEncodeAudio,
  canEncodeVideo,
  FLAC,
  getFirstEncodableVideoCodec,
  Input,
  type InputVideoTrack,
  MP3,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  type VideoSample,
  WAVE,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { FileKind } from '#contract/core/files.ts';
import {
  isSound,
  PROXY_FILM,
  PROXY_SOUND,
  PROXY_TONE,
  proxyBytesMax,
  proxySecondsMax,
  WATERMARK_TILT,
} from '#contract/orders/proxies.ts';

type Work = {
  file: Blob;
  /** The MIME type that the server will see. */
  mime: string;
  /** The watermark text drawn over a film. */
  mark: string;
  signal: AbortSignal;
  /** Progress from 0 to 1. */
  onPart: (part: number) => void;
};

const FILM_QUALITY = new Quality({ bitrate: PROXY_FILM.bitrate });
const SOUND_QUALITY = new Quality({ bitrate: PROXY_SOUND.bitrate });

/** Null when this browser cannot read the file or encode any of the formats; rejects when the signal aborts. */
export async function makeProxy(work: Work): Promise<File | null> {
  const input = new Input({
    source: new BlobSource(work.file),
    formats: [MP4, QTFF, WEBM, MP3, WAVE, FLAC],
  });
  try {
    return await convert(input, work);
  } finally {
    input.dispose();
  }
}

async function convert(input: Input, { mime, mark, signal, onPart }: Work): Promise<File | null> {
  const film = isSound(mime) ? null : await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  if (!(isSound(mime) ? sound : film)) return null;
  const encoding = await supportedEncoding(film, sound !== null);
  if (!encoding) return null;
  const target = new BufferTarget();
  const end = Math.min(proxySecondsMax(mime), await input.computeDuration());
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: encoding.format, target }),
    tracks: 'primary',
    trim: { start: 0, end },
    video: { ...encoding.video, process: markOn(mark) },
    audio: { ...encoding.audio, ...(isSound(mime) && { process: withTone }) },
    tags: {},
    showWarnings: false,
  });
  // A copy without one of its tracks would be judged as the whole work.
  if (!conversion.isValid || conversion.utilizedTracks.length < (film && sound ? 2 : 1)) return null;
  conversion.onProgress = onPart;
  const cancel = () => void conversion.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    signal.throwIfAborted();
    await conversion.execute();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  const { buffer } = target;
  if (!buffer || buffer.byteLength > proxyBytesMax(mime, end)) return null;
  return new File([buffer], `proxy${encoding.format.fileExtension}`, { type: encoding.type });
}

type Encoding = {
  format: Mp4OutputFormat | WebMOutputFormat;
  type: FileKind;
  video: ConversionVideoOptions;
  audio: ConversionAudioOptions;
};

/** The encoding that this browser supports; null if none. */
async function supportedEncoding(film: InputVideoTrack | null, hasSound: boolean): Promise<Encoding | null> {
  const picture = { ...(film && fitting(film.displayWidth, film.displayHeight)), quality: FILM_QUALITY };
  const one = { numberOfChannels: 1, quality: SOUND_QUALITY };
  const aac = { ...one, codec: 'aac', sampleRate: PROXY_SOUND.rate } as const;
  const opus = { ...one, codec: 'opus', sampleRate: 48_000 } as const;
  const isMp4 =
    (!film || (await canEncodeVideo('avc', picture))) && (!hasSound || (await canEncodeAudio('aac', aac)));
  const codec = isMp4 ? 'avc' : await getFirstEncodableVideoCodec(['vp9', 'vp8'], picture);
  const isMissing = !isMp4 && hasSound && !(await canEncodeAudio('opus', opus));
  if (isMissing || (film && !codec)) return null;
  const even = { ...picture, frameRate: PROXY_FILM.fps, keyFrameInterval: 2, fit: 'fill' } as const;
  return {
    format: isMp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    type: isMp4 ? 'video/mp4' : 'video/webm',
    video:
      film && codec
        ? { ...even, codec, allowTransformationMetadata: false, forceTranscode: true }
        : { discard: true },
    audio: { ...(isMp4 ? aac : opus), forceTranscode: true },
  };
}

/** Encoders need even numbers; the same limits apply to upright films. */
function fitting(width: number, height: number) {
  const { longer, shorter } = PROXY_FILM;
  const scale = Math.min(1, longer / Math.max(width, height), shorter / Math.min(width, height));
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** Draws each frame with the watermark tiled over it. */
function markOn(mark: string): (sample: VideoSample) => OffscreenCanvas {
  let canvas: OffscreenCanvas | undefined;
  let context: OffscreenCanvasRenderingContext2D | null = null;
  return (sample) => {
    if (!canvas) {
      canvas = new OffscreenCanvas(sample.displayWidth, sample.displayHeight);
      context = canvas.getContext('2d', { alpha: false });
      if (context) context.fillStyle = context.createPattern(tileOf(mark), 'repeat') ?? '';
    }
    if (!context) throw new Error('no canvas to draw on');
    sample.draw(context, 0, 0);
    context.fillRect(0, 0, canvas.width, canvas.height);
    return canvas;
  };
}

const LETTERS = '14px sans-serif';

/** Dark and light text a pixel apart, readable on any background; matches the server's `watermark.ts`. */
function tileOf(mark: string): OffscreenCanvas {
  const tile = new OffscreenCanvas(220, 130);
  const context = tile.getContext('2d');
  if (!context) return tile;
  context.font = LETTERS;
  context.translate(20, 115);
  context.rotate((WATERMARK_TILT * Math.PI) / 180);
  for (const [colour, at] of [
    ['#00000048', 1],
    ['#ffffff48', 0],
  ] as const) {
    context.fillStyle = colour;
    context.fillText(mark, at, at);
  }
  return tile;
}

/** Adds a soft tone at intervals. */
function withTone(sample: AudioSample): AudioSample {
  const { every, length, hertz, loudness } = PROXY_TONE;
  const { sampleRate, timestamp, numberOfFrames } = sample;
  const data = new Float32Array(numberOfFrames);
  sample.copyTo(data, { planeIndex: 0, format: 'f32-planar' });
  for (let at = 0; at < numberOfFrames; at += 1) {
    const second = timestamp + at / sampleRate;
    const since = second % every;
    if (since >= length) continue;
    const swell = Math.sin((Math.PI * since) / length) ** 2;
    const sum = (data[at] ?? 0) + loudness * swell * Math.sin(2 * Math.PI * hertz * second);
    data[at] = Math.min(1, Math.max(-1, sum));
  }
  return new AudioSample({ data, format: 'f32-planar', numberOfChannels: 1, sampleRate, timestamp });
}
