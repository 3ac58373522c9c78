/** What ffmpeg makes of sound and film, measured from the file; files that could do harm give nothing, quickly. */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileKind } from '#contract/core/files.ts';
import { FFMPEG, filmOf, heard, probed, recorded, seen } from '#server/testing/ffmpeg.ts';
import { mp3Of, mp4Of } from '#server/testing/recordings.ts';
import { proxyOf } from './proxies.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adire-test-proxies-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fontFile = join(import.meta.dirname, '../statements/pdf/assets/noto-sans.ttf');
const LETTERING = { fontFile, family: 'Noto Sans' };

async function proxy(content: Buffer | string, mime: FileKind, program = FFMPEG, msMax?: number) {
  const path = join(folder, 'work');
  await writeFile(path, content);
  return proxyOf(program, { path, mime, mark: 'Ngozi · Adire 12345678', lettering: LETTERING }, msMax);
}

async function made(content: Buffer, mime: FileKind) {
  const one = await proxy(content, mime);
  if (!one) throw new Error('no proxy was made');
  return { ...one, bitsPerSecond: (one.content.length * 8) / one.seconds, ...(await probed(one.content)) };
}

const flat = (colour: string, seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `color=${colour}:s=640x360:d=${seconds}`,
];

describe('the proxy of a film', () => {
  test('is 360p at most, 25 even pictures a second, and 300 kbit/s with its sound (rule 2.21)', async () => {
    const film = await made(await filmOf(12), 'video/mp4');
    expect(film.streams).toMatchObject([
      { codec_name: 'h264', profile: 'Main', pix_fmt: 'yuv420p', width: 640, height: 360 },
      { codec_name: 'aac', channels: 1 },
    ]);
    expect(film.streams[0]).toMatchObject({ r_frame_rate: '25/1', avg_frame_rate: '25/1' });
    expect(film.seconds).toBeCloseTo(12, 0);
    expect(film.bitsPerSecond).toBeLessThan(300_000);
    expect(film.waveform).toBeNull();
    // The index comes first: the film plays before all of it has arrived.
    expect(film.content.indexOf('moov')).toBeLessThan(film.content.indexOf('mdat'));
  });

  test('has the mark over each picture, and nothing of what the film said about itself', async () => {
    const said = ['-metadata', 'title=Secret title', '-metadata', 'location=+06.5244+003.3792/'];
    const film = await made(
      await recorded('grey.mp4', ...flat('gray', 4), '-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...said),
      'video/mp4',
    );
    for (const second of [0, 3]) {
      const picture = await seen(film.content, second);
      expect(Math.max(...picture) - Math.min(...picture)).toBeGreaterThan(30);
    }
    expect(film.content.toString('latin1')).not.toMatch(/Secret|06\.5244/);
  });

  test.each<[string, FileKind, string, string[], { width: number; height: number }]>([
    [
      'upright',
      'video/quicktime',
      'a.mov',
      ['-c:v', 'libx264', '-s', '1080x1920'],
      { width: 360, height: 640 },
    ],
    ['small', 'video/webm', 'a.webm', ['-c:v', 'libvpx', '-s', '160x90'], { width: 160, height: 90 }],
    [
      'of cameras',
      'video/quicktime',
      'b.mov',
      ['-c:v', 'prores_ks', '-s', '720x576'],
      { width: 450, height: 360 },
    ],
  ])('of one that is %s has its shape', async (_, mime, name, args, size) => {
    const film = await made(await recorded(name, ...flat('red', 1), ...args), mime);
    expect(film.streams).toMatchObject([size]);
  });
});

describe('the proxy of a sound', () => {
  const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=44100:cl=stereo:d=18'];
  const noise = ['-f', 'lavfi', '-i', 'anoisesrc=a=0.4:d=20'];

  test.each<[FileKind, string]>([
    ['audio/mpeg', 'a.mp3'],
    ['audio/wav', 'a.wav'],
    ['audio/flac', 'a.flac'],
    ['audio/x-m4a', 'a.m4a'],
  ])('of %s is one channel at 32 kbit/s at most (rule 2.21)', async (mime, name) => {
    const sound = await made(await recorded(name, ...noise), mime);
    expect(sound.streams).toMatchObject([{ codec_name: 'aac', channels: 1 }]);
    expect(sound.seconds).toBeCloseTo(20, 0);
    expect(sound.bitsPerSecond).toBeLessThan(32_000);
  });

  test('has a soft tone every eight seconds', async () => {
    const { content } = await made(await recorded('a.wav', ...silence), 'audio/wav');
    const loudest = async (second: number) => Math.max(...(await heard(content, second)));
    for (const second of [0, 8, 16]) expect(await loudest(second)).toBeCloseTo(0.06, 1);
    expect(await loudest(4)).toBeLessThan(0.005);
  });

  test('comes with the bars of the sound, in which the tone is not', async () => {
    const late = ['-f', 'lavfi', '-i', "aevalsrc='0.5*gte(t,9)*sin(2*PI*300*t)':s=44100:d=18"];
    const half = Array(32);
    expect((await made(await recorded('a.wav', ...late), 'audio/wav')).waveform).toEqual([
      ...half.fill(0),
      ...half.fill(100).map(() => expect.closeTo(100, -1)),
    ]);
  });
});

describe('no proxy', () => {
  const list = (target: string) => `#EXTM3U\n#EXTINF:10,\n${target}\n#EXT-X-ENDLIST\n`;
  const concat = 'ffconcat version 1.0\nfile /etc/passwd\n';

  test.each<[string, FileKind, () => Promise<Buffer | string> | Buffer | string]>([
    ['text', 'video/mp4', () => 'hello'],
    ['nothing', 'video/mp4', () => ''],
    ['a list of files of this machine', 'video/mp4', () => list('file:///etc/passwd')],
    ['a list of films elsewhere', 'video/webm', () => list('http://127.0.0.1:9/film.ts')],
    ['a list that calls itself sound', 'audio/mpeg', () => list('file:///etc/passwd')],
    ['a chain of files', 'video/quicktime', () => concat],
    ['a film without its end', 'video/mp4', async () => (await filmOf(3)).subarray(0, 200_000)],
    [
      'a film that breaks off after its beginning',
      'video/mp4',
      async () => (await filmOf(3, '1280x720', '-movflags', '+faststart')).subarray(0, 200_000),
    ],
    ['a film of a hundred days with nothing in it', 'video/mp4', () => mp4Of(100 * 86_400)],
    ['pictures larger than 4K', 'video/mp4', () => filmOf(0.1, '8192x4320')],
    [
      'a film as only old machines make it',
      'video/quicktime',
      () => recorded('a.mov', ...flat('red', 1), '-c:v', 'qtrle'),
    ],
    ['an archive that is a bomb', 'video/mp4', () => Buffer.from(zipSync({ a: new Uint8Array(50_000_000) }))],
    ['sound without a single note', 'audio/wav', () => mp3Of(1).subarray(0, 40)],
    ['a picture', 'image/png', () => 'PNG'],
  ])(
    'is made of %s, and soon',
    async (_, mime, content) => {
      expect(await proxy(await content(), mime)).toBeNull();
    },
    20_000,
  );

  test('is waited for: after a time all that was started is ended', async () => {
    const program = join(folder, 'hangs');
    const pids = join(folder, 'pids');
    await writeFile(program, `#!/bin/sh\ntrap '' TERM\nsleep 600 &\necho $$ $! > ${pids}\nwait\n`);
    await chmod(program, 0o700);
    expect(await proxy(mp3Of(1), 'audio/mpeg', program, 500)).toBeNull();
    for (const pid of (await readFile(pids, 'utf8')).trim().split(' '))
      expect(await isAlive(Number(pid))).toBe(false);
  });

  test('is the fault of the file where the program is missing or cannot write MP4', async () => {
    await expect(proxy(mp3Of(1), 'audio/mpeg', join(folder, 'missing'))).rejects.toThrow('cannot be used');
  });
});

/** False also for a process that has ended but was not reaped by its parent. */
async function isAlive(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => 'gone Z');
  return !/\) Z|gone/.test(status);
}
