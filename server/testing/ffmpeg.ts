/** Sound and film for tests with ffmpeg, and functions that inspect a file's real contents. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Set by the test run; tests that need it are skipped without it. */
export const FFMPEG = process.env.TEST_FFMPEG ?? 'ffmpeg';
const FFPROBE = join(dirname(FFMPEG), 'ffprobe');

/** The file that ffmpeg writes with these arguments: `recorded('a.mp4', '-f', 'lavfi', …)`. */
export function recorded(name: string, ...args: string[]): Promise<Buffer> {
  return inFolder(async (folder) => {
    const path = join(folder, name);
    await run(FFMPEG, ['-nostdin', '-loglevel', 'error', ...args, path]);
    return readFile(path);
  });
}

/** A film with sound: H.264 and AAC, 30 frames a second. */
export function filmOf(seconds: number, size = '1280x720', ...more: string[]): Promise<Buffer> {
  return recorded(
    'film.mp4',
    ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=30`, '-f', 'lavfi', '-i', 'sine=440'],
    ...[
      '-t',
      String(seconds),
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
    ],
    ...more,
  );
}

export type Stream = Record<
  'codec_name' | 'profile' | 'r_frame_rate' | 'avg_frame_rate' | 'pix_fmt' | 'sample_rate',
  string
> & { width: number; height: number; channels: number };

/** The streams, duration and tags of a file, from ffprobe. */
export async function probed(
  content: Buffer,
): Promise<{ streams: Stream[]; format: { duration: string; tags: Record<string, string> } }> {
  return inFolder(async (folder) => {
    const path = join(folder, 'file');
    await writeFile(path, content);
    const { stdout } = await run(FFPROBE, [
      '-v',
      'error',
      '-show_streams',
      '-show_format',
      '-of',
      'json',
      path,
    ]);
    return JSON.parse(stdout);
  });
}

/** One second of sound from second `start` on, mixed to one channel: 8,000 numbers from -1 to 1. */
export async function heard(content: Buffer, start: number): Promise<Float32Array> {
  const raw = await decoded(
    content,
    ['-ss', String(start), '-t', '1'],
    ['-ac', '1', '-ar', '8000', '-f', 'f32le'],
  );
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
}

/** The frame at that second, in greyscale. */
export function seen(content: Buffer, second: number): Promise<Buffer> {
  return decoded(content, ['-ss', String(second)], ['-frames:v', '1', '-pix_fmt', 'gray', '-f', 'rawvideo']);
}

function decoded(content: Buffer, before: string[], after: string[]): Promise<Buffer> {
  return inFolder(async (folder) => {
    const path = join(folder, 'file');
    await writeFile(path, content);
    const all = ['-nostdin', '-loglevel', 'error', ...before, '-i', path, ...after, 'pipe:1'];
    const { stdout } = await run(FFMPEG, all, { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  });
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'adire-test-media-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
