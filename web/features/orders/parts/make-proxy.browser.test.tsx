/** The light copies that a real browser makes of sound and film: their size, frame rate and watermark (rule 2.21). */
import { ALL_FORMATS, AudioSampleSink, BlobSource, Input, VideoSampleSink } from 'mediabunny';
import { expect, test } from 'vitest';
import { filmOf, wavOf } from '#web/testing/recordings.ts';
import { makeProxy } from './make-proxy.ts';

const never = new AbortController().signal;
const make = (file: Blob, mime: string, signal = never, onPart = (_part: number) => {}) =>
  makeProxy({ file, mime, mark: 'Adire 12345678', signal, onPart });

async function made(file: Blob, mime: string) {
  const proxy = await make(file, mime);
  if (!proxy) throw new Error('no proxy was made');
  const input = new Input({ source: new BlobSource(proxy), formats: ALL_FORMATS });
  const [film, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  const seconds = await input.computeDuration();
  return { proxy, film, sound, seconds, rate: (proxy.size * 8) / seconds };
}

test.each([
  ['without sound is MP4', false, 'video/mp4', 'avc'],
  ['with sound is WebM where the browser writes no AAC', true, 'video/webm', 'vp9'],
])('a film %s: 360p, 25 even pictures a second, 300 kbit/s, marked', async (_, hasSound, type, codec) => {
  const { proxy, film, sound, seconds, rate } = await made(await filmOf(3, hasSound), 'video/mp4');
  expect(proxy.type).toBe(type);
  expect(film).toMatchObject({ codec, displayWidth: 640, displayHeight: 360 });
  expect(sound?.codec).toBe(hasSound ? 'opus' : undefined);
  expect(seconds).toBeCloseTo(3, 0);
  expect(rate).toBeLessThan(300_000);
  if (!film) throw new Error('no pictures');
  const times: number[] = [];
  let spread = 0;
  for await (using sample of new VideoSampleSink(film).samples()) {
    times.push(sample.timestamp);
    if (times.length > 1) continue;
    const canvas = new OffscreenCanvas(640, 360);
    const context = canvas.getContext('2d');
    if (context) sample.draw(context, 0, 0);
    const reds = context?.getImageData(0, 100, 640, 100).data.filter((_value, at) => at % 4 === 0);
    const darkestFirst = reds?.sort() ?? [];
    spread = (darkestFirst.at(-1) ?? 0) - (darkestFirst[0] ?? 0);
  }
  expect(times).toHaveLength(75);
  for (const [at, time] of times.entries()) expect(time).toBeCloseTo(at / 25, 2);
  expect(spread).toBeGreaterThan(30);
});

test('a sound has the tone, and 32 kbit/s at most', async () => {
  const { proxy, film, sound, seconds, rate } = await made(wavOf(10), 'audio/wav');
  expect(proxy.type).toMatch(/^video\/(mp4|webm)$/);
  expect([film, sound?.numberOfChannels]).toEqual([null, 1]);
  expect(seconds).toBeCloseTo(10, 0);
  expect(rate).toBeLessThan(32_000);
  if (!sound) throw new Error('no sound');
  const loudest = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for await (using sample of new AudioSampleSink(sound).samples()) {
    const data = new Float32Array(sample.numberOfFrames);
    sample.copyTo(data, { planeIndex: 0, format: 'f32-planar' });
    const second = Math.floor(sample.timestamp);
    loudest[second] = Math.max(loudest[second] ?? 0, ...data);
  }
  expect(loudest[0]).toBeGreaterThan(0.04);
  expect(loudest[8]).toBeGreaterThan(0.04);
  expect(loudest[4]).toBeLessThan(0.01);
});

test('nothing is made of what only looks like a film', async () => {
  await expect(make(new Blob(['hello']), 'video/mp4')).rejects.toThrow();
});

test('it ends at once when it is no longer wanted', async () => {
  const stop = new AbortController();
  const film = await filmOf(8, false);
  const making = make(film, 'video/mp4', stop.signal, (part) => part > 0.05 && stop.abort());
  await expect(making).rejects.toThrow();
});
