/** Small real pictures, sounds and films to upload, generated here: none of them is a recording. */
import { writeFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import sharp from 'sharp';

export type MadeFile = { name: string; mimeType: string; buffer: Buffer };

/** Writes the file to disk, because a file chosen again must have the same modification time; returns the path. */
export function onDisk({ name, buffer }: MadeFile): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, buffer);
  return path;
}

/** Returns a PNG of 960 × 720 in one colour with a stripe, so that placeholders differ. */
export async function picture(name: string, colour: string): Promise<MadeFile> {
  const stripe = Buffer.from(
    '<svg width="960" height="720"><path d="M0 520h960v90H0z" fill="#fbf8f2"/></svg>',
  );
  const buffer = await sharp({ create: { width: 960, height: 720, channels: 3, background: colour } })
    .composite([{ input: stripe }])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

const FRAME_BYTES = 104;
const FRAMES_PER_SECOND = 44_100 / 1152;
/** MPEG-1 layer III, 32 kbit/s, 44.1 kHz, mono. */
const FRAME_HEAD = [0xff, 0xfb, 0x10, 0xc0];

/**
 * Returns an MP3 of a tone that gets louder, built bit by bit: each frame has one pair of frequency lines near 550 Hz (seven
 * empty pairs, then one of 1 and 1, by Huffman table 1), and its loudness is the frame's `global_gain`.
 */
export function sound(name: string, seconds: number): MadeFile {
  const count = Math.round(seconds * FRAMES_PER_SECOND);
  const frames = Array.from({ length: count }, (_, index) => frame(150 + Math.round((50 * index) / count)));
  return { name, mimeType: 'audio/mpeg', buffer: Buffer.concat(frames) };
}

function frame(gain: number): Buffer {
  // Length 12, 8 pairs, gain, no scale factors, no window switching, table 1 three times, no regions, no flags.
  const granule = bits([12, 12], [8, 9], [gain, 8], [0, 4], [0, 1], [1, 5], [1, 5], [1, 5], [0, 7], [0, 3]);
  const side = bits([0, 18]) + granule + granule;
  const lines = `${'1'.repeat(7)}00000`;
  const written = side + lines + lines;
  const bytes = written.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  const whole = Buffer.alloc(FRAME_BYTES);
  whole.set([...FRAME_HEAD, ...bytes]);
  return whole;
}

function bits(...numbers: [value: number, width: number][]): string {
  return numbers.map(([value, width]) => value.toString(2).padStart(width, '0')).join('');
}

/**
 * Returns a two-second MP4, recorded by the page itself from a canvas: black at first, ochre after one second.
 * `paddedTo` appends an empty box, so that the file has that many bytes.
 */
export async function film(page: Page, name: string, paddedTo = 0): Promise<MadeFile> {
  const recorded = Buffer.from(await page.evaluate<number[]>(RECORD));
  const missing = paddedTo - recorded.length;
  if (missing <= 8) return { name, mimeType: 'video/mp4', buffer: recorded };
  const box = Buffer.alloc(missing);
  box.writeUInt32BE(missing, 0);
  box.write('free', 4, 'latin1');
  return { name, mimeType: 'video/mp4', buffer: Buffer.concat([recorded, box]) };
}

/** Runs in the page; as text, because these types have no DOM. */
const RECORD = `(async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  const pen = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/mp4;codecs=vp9' });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((done) => { recorder.onstop = done; });
  recorder.start();
  const begun = performance.now();
  await new Promise((done) => {
    const draw = () => {
      const passed = performance.now() - begun;
      pen.fillStyle = passed < 1000 ? '#000' : '#d9942b';
      pen.fillRect(0, 0, 320, 240);
      pen.fillStyle = '#3a49b4';
      if (passed >= 1000) pen.fillRect(passed / 10, 60, 80, 80);
      if (passed > 2000) done();
      else requestAnimationFrame(draw);
    };
    draw();
  });
  recorder.stop();
  await ended;
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
})()`;
