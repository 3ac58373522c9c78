/** Makes proxies of sound and film (rule 2.21) with ffmpeg: one child process for each, kept away from everything but its folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DELIVERABLE_MAX_BYTES, type FileKind } from '#contract/core/files.ts';
import { barsOf } from '#contract/core/waveform.ts';
import { isSound, PROXY_FILM, PROXY_SOUND, PROXY_TONE, proxySecondsMax } from '#contract/orders/proxies.ts';
import { watermarkLayer } from './watermark.ts';

/** Ten minutes of film take less than half of this on two busy processors. */
export const PROXY_MS_MAX = 5 * 60_000;
/** Limits that the kernel enforces on the child, even when this process is gone: seconds of processor time, kilobytes of memory. */
const LIMITS = { seconds: 270, kilobytes: 1_500_000 };
/** 4K; larger pictures would fill the memory. */
const PIXELS_MAX = 4096 * 2304;

/** The only reader that each kind is opened with, so that no list of other files is ever followed. */
const READERS: Partial<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/x-m4a': 'mov',
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
} satisfies Partial<Record<FileKind, string>>;
const DECODERS = [
  'h264 hevc vp8 vp9 libvpx-vp9 av1 libdav1d libaom-av1 mpeg4 mjpeg prores dnxhd aac alac flac mp3float mp3 opus',
  'libopus vorbis pcm_u8 pcm_s16le pcm_s16be pcm_s24le pcm_s24be pcm_s32le pcm_s32be pcm_f32le pcm_f32be',
]
  .join(' ')
  .replaceAll(' ', ',');

/** `waveform` is that of the sound without the tone mixed over it; null for film. */
export type MadeProxy = { content: Buffer; seconds: number; waveform: number[] | null };
type Work = {
  /** A file alone in its folder, into which the proxy is written. */
  path: string;
  mime: string;
  /** The text drawn over a film. */
  mark: string;
  lettering: Parameters<typeof watermarkLayer>[2];
};

/**
 * The first 20 minutes of a sound, or 10 of a film, as MP4. Null for what cannot be read, or takes too long or too much
 * memory. Throws when `program` does not start, or cannot write MP4.
 */
export async function proxyOf(
  program: string,
  { path, mime, mark, lettering }: Work,
  msMax = PROXY_MS_MAX,
): Promise<MadeProxy | null> {
  const reader = READERS[mime];
  if (!reader) return null;
  const folder = dirname(path);
  const [layer, made] = [join(folder, 'mark.png'), join(folder, 'proxy.mp4')];
  const samples = join(folder, 'samples');
  const input = [
    ...['-protocol_whitelist', 'file', '-codec_whitelist', DECODERS, '-max_pixels', String(PIXELS_MAX)],
    ...['-threads', '1', '-t', String(proxySecondsMax(mime)), '-f', reader, '-i', `file:${path}`],
  ];
  if (!isSound(mime)) await writeFile(layer, await watermarkLayer(mark, PROXY_FILM.longer, lettering));
  const args = [
    ...(isSound(mime) ? [...input, ...SOUND] : ['-xerror', ...input, '-i', `file:${layer}`, ...FILM]),
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-t', String(proxySecondsMax(mime))],
    ...`-c:a aac -aac_coder fast -b:a ${PROXY_SOUND.bitrate} -ar ${PROXY_SOUND.rate} -ac 1`.split(' '),
    ...['-movflags', '+faststart', '-fs', String(DELIVERABLE_MAX_BYTES), '-f', 'mp4', `file:${made}`],
    ...(isSound(mime) ? ['-map', '[plain]', '-f', 'f32le', `file:${samples}`] : []),
  ];
  const seconds = await run(program, args, msMax);
  if (seconds === 0) return null;
  const waveform = isSound(mime) ? barsOf(samplesOf(await readFile(samples))) : null;
  return { content: await readFile(made), seconds, waveform };
}

function samplesOf({ buffer, byteOffset, byteLength }: Buffer): Float32Array {
  return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
}

const { every, length, hertz, loudness } = PROXY_TONE;
const SWELL = `pow(sin(PI*mod(t,${every})/${length}),2)*lt(mod(t,${every}),${length})`;
const SOUND = [
  '-filter_complex',
  [
    `[0:a:0]aresample=${PROXY_SOUND.rate},aformat=sample_fmts=fltp:channel_layouts=mono,asplit[sound][whole]`,
    // Enough samples for 64 bars: 20 minutes are summed up within some milliseconds.
    '[whole]aresample=4000[plain]',
    `aevalsrc='${loudness}*sin(2*PI*${hertz}*t)*${SWELL}':s=${PROXY_SOUND.rate}:c=mono[tone]`,
    '[sound][tone]amix=inputs=2:duration=first:normalize=0,alimiter=limit=0.98[out]',
  ].join(';'),
  ...['-map', '[out]'],
];

/** Upright films have these limits the other way round. */
const { longer, shorter, fps, bitrate } = PROXY_FILM;
const side = (of: string, lies: number, stands: number) => `'min(${of},if(gte(iw,ih),${lies},${stands}))'`;
const FILM = [
  '-filter_complex',
  [
    `[0:v:0]fps=${fps},scale=${side('iw', longer, shorter)}:${side('ih', shorter, longer)}` +
      ':force_original_aspect_ratio=decrease:force_divisible_by=2,setsar=1[film]',
    '[film][1:v]overlay=0:0,format=yuv420p[out]',
  ].join(';'),
  ...['-map', '[out]', '-map', '0:a:0?', '-c:v', 'libx264', '-profile:v', 'main', '-preset', 'superfast'],
  // No B-frames: each step shows the next picture. A keyframe every two seconds: a jump is never further from one.
  ...['-bf', '0', '-g', String(fps * 2), '-threads', '1'],
  // Film with little movement stays below the maximum rate.
  ...['-crf', '28', '-maxrate', String(bitrate), '-bufsize', String(bitrate)],
];

/** Returns the number of seconds written; 0 when it failed or was ended. */
async function run(program: string, args: string[], msMax: number): Promise<number> {
  const all = ['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error', '-progress', 'pipe:1'];
  const script = `ulimit -t ${LIMITS.seconds}; ulimit -v ${LIMITS.kilobytes}; exec nice -n 15 "$@"`;
  const child = spawn('sh', ['-c', script, 'sh', program, ...all, '-filter_complex_threads', '1', ...args], {
    // Its own process group, so that all of it can be ended; and an environment without our secrets.
    ...{ detached: true, env: { PATH: process.env.PATH } },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => endGroup(child);
  const timer = setTimeout(end, msMax);
  process.once('exit', end);
  const [said, complained] = [lastOf(child.stdout), lastOf(child.stderr)];
  try {
    const [code] = await once(child, 'close');
    if (code === 126 || code === 127 || /Unknown encoder/.test(complained()))
      throw new Error(`ffmpeg cannot be used: ${complained().trim()}`);
    return code === 0 ? Number(/.*out_time_us=(\d+)/s.exec(said())?.[1] ?? 0) / 1e6 : 0;
  } finally {
    clearTimeout(timer);
    process.off('exit', end);
    end();
  }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

const LETTERS_KEPT = 2000;

/** Returns a function that gives the last 2,000 characters of what the stream wrote. */
function lastOf(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-LETTERS_KEPT);
  });
  return () => text;
}
