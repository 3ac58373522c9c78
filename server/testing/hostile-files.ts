/** Hostile files (rules 6), generated here, with what each of them really is. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { FileKind } from '#contract/core/files.ts';
import { box, mp3Of, u32 } from './recordings.ts';

export type HostileFile = {
  what: string;
  name: string;
  /** The kind by content and name, among those the product accepts anywhere; null: none of them. */
  kind: FileKind | null;
  /** False when it is not a valid file of its kind. */
  isValid: boolean;
  content: Buffer;
  /** For a valid file: text that must not appear in what is served of it. */
  mustNotContain?: string;
};

/** The status that a route must answer; 200 when the file must be accepted and cleaned. */
export function expectedStatus(file: HostileFile, kinds: readonly FileKind[]): 200 | 415 | 422 {
  if (!file.kind || !kinds.includes(file.kind)) return 415;
  return file.isValid ? 200 : 422;
}

/** All hostile files. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const png = await sharp(CANVAS).png().toBuffer();
  const jpeg = await sharp(CANVAS).jpeg().toBuffer();
  return [...disguised(), ...pretending(png, jpeg), ...hanging(), ...(await carrying(png, jpeg))];
}

/** File names that could break a path, a header or a page. */
export const HOSTILE_NAMES = [
  '../../../etc/passwd.png',
  '..\\..\\boot.png',
  'a\0.png',
  'a\r\nset-cookie: x=1.png',
  `${'x'.repeat(4_000)}.png`,
  'photo\u202Egpj.png',
  '<img src=x onerror=alert(1)>.png',
  'a"; filename="b.png',
  '.htaccess',
  '   ',
];

const CANVAS = { create: { width: 64, height: 48, channels: 3 as const, background: '#3a49b4' } };

function text(what: string, name: string, content: string): HostileFile {
  return { what, name, kind: null, isValid: false, content: Buffer.from(content, 'latin1') };
}

function hex(what: string, name: string, digits: string, kind: FileKind | null = null): HostileFile {
  const content = Buffer.concat([Buffer.from(digits.replaceAll(' ', ''), 'hex'), Buffer.alloc(512)]);
  return { what, name, kind, isValid: kind !== null, content };
}

/** Other content under the name of a picture. */
function disguised(): HostileFile[] {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  return [
    text('HTML', 'page.png', '<!doctype html><script>alert(1)</script>'),
    text('SVG with an XML header', 'mark.png', `<?xml version="1.0"?>${svg}`),
    text('SVG without one', 'mark.jpg', svg),
    text('JavaScript', 'run.png', 'fetch("/api/notification").then((r) => r.text())'),
    text('a GIF that is a script', 'both.png', 'GIF89a/*\x01\x01\x00\x00*/=1;alert(1)//;'),
    text('a shell script', 'run.mp3', '#!/bin/sh\nrm -rf /\n'),
    text('nothing', 'empty.png', ''),
    hex('a program for Windows', 'setup.png', '4d5a9000 03000000 04000000 ffff0000'),
    hex('a program for Linux', 'setup.jpg', '7f454c46 02010100 00000000 00000000'),
    hex('a picture that shops do not take', 'scan.png', '49492a00 08000000'),
    hex('a PDF', 'brief.png', Buffer.from('%PDF-1.7\n%%EOF\n').toString('hex'), 'application/pdf'),
    hex('an archive', 'all.png', `504b0506${'00'.repeat(18)}`, 'application/zip'),
  ];
}

/** Files that begin like a picture, sound or film but are not valid. */
function pretending(png: Buffer, jpeg: Buffer): HostileFile[] {
  const broken = (what: string, name: string, kind: FileKind, content: Buffer): HostileFile => ({
    ...{ what, name, kind, content },
    isValid: false,
  });
  const film = box('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isommp41'));
  return [
    broken('half a png', 'half.png', 'image/png', png.subarray(0, png.length / 2)),
    broken('half a jpeg', 'half.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2)),
    broken('a png of noise', 'noise.png', 'image/png', scrambled(png)),
    broken('a png of 36 million pixels', 'bomb.png', 'image/png', pngOfNothing(6_000, 6_000)),
    broken(
      'a png that says it is endless',
      'endless.png',
      'image/png',
      pngOfNothing(2 ** 31 - 1, 2 ** 31 - 1, 1),
    ),
    broken('a film without a film', 'none.mp4', 'video/mp4', film),
    broken(
      'a film of empty boxes',
      'boxes.mp4',
      'video/mp4',
      Buffer.concat([film, box('moov', u32(0, 0, 0, 0))]),
    ),
    broken('a film without end', 'loop.mp4', 'video/mp4', nested(film)),
  ];
}

/** Files made to keep a parser busy (CVE-2026-31808 and similar). */
function hanging(): HostileFile[] {
  const asf = '3026b2758e66cf11a6d900aa0062ce6c 1e00000000000000 01000000 0102';
  return [
    hex('an ASF whose objects have no size', 'film.mp4', `${asf} ${'00'.repeat(64)}`),
    hex(
      'an archive that never ends',
      'all.zip',
      `504b0304 14000800 ${'00'.repeat(8)} ffffffff ffffffff 0500 0000 6d696d65`,
      null,
    ),
    hex(
      'a HEIC whose boxes have no size',
      'photo.jpg',
      '00000018 66747970 68656963 00000000 68656963 6d696631',
    ),
    hex('a JPEG XL whose boxes have no size', 'photo.jpg', '0000000c 4a584c20 0d0a870a 00000000 6a786c70'),
  ];
}

/** Valid pictures that carry additional data. */
async function carrying(png: Buffer, jpeg: Buffer): Promise<HostileFile[]> {
  const secret = '<script>alert(1)</script>';
  const place = { IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } };
  const valid = { kind: 'image/jpeg' as const, isValid: true, mustNotContain: 'alert(1)' };
  const frames = 40;
  const film = await sharp(Buffer.alloc(64 * 48 * frames * 3, 90), {
    raw: { width: 64, height: 48 * frames, channels: 3, pageHeight: 48 },
  })
    .webp({ loop: 0 })
    .toBuffer();
  return [
    {
      ...valid,
      what: 'a jpeg with a script behind it',
      name: 'a.jpg',
      content: Buffer.concat([jpeg, Buffer.from(secret)]),
    },
    {
      ...valid,
      what: 'a jpeg that says where it was taken',
      name: 'b.jpg',
      content: await sharp(CANVAS).withExif(place).jpeg().toBuffer(),
    },
    {
      ...valid,
      kind: 'image/png',
      what: 'a png with a script inside',
      name: 'c.png',
      content: withText(png, secret),
    },
    { ...valid, kind: null, what: 'a png under the name of a film', name: 'd.mp4', content: png },
    { ...valid, kind: 'image/webp', what: 'a picture that moves', name: 'e.webp', content: film },
    {
      ...valid,
      kind: null,
      what: 'sound under the name of a picture',
      name: 'f.png',
      content: mp3Of(1),
    },
  ];
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  return Buffer.concat([u32(content.length), body, u32(crc32(body))]);
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** A black PNG with one bit per pixel, many pixels in few bytes; only `rows` rows are present. */
function pngOfNothing(width: number, height: number, rows = height): Buffer {
  const header = Buffer.concat([u32(width, height), Buffer.from([1, 0, 0, 0, 0])]);
  const line = Math.min(Math.ceil(width / 8) + 1, 4_000);
  const data = deflateSync(Buffer.alloc(line * rows), { level: 9 });
  return Buffer.concat([PNG, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** The PNG with a comment before its end. */
function withText(png: Buffer, comment: string): Buffer {
  const end = png.length - 12;
  const note = chunk('tEXt', Buffer.from(`Comment\0${comment}`, 'latin1'));
  return Buffer.concat([png.subarray(0, end), note, png.subarray(end)]);
}

/** The PNG with its data bytes scrambled. */
function scrambled(png: Buffer): Buffer {
  const copy = Buffer.from(png);
  for (let i = 45; i < copy.length - 12; i += 1) copy[i] = (copy[i] as number) ^ 0x5a;
  return copy;
}

/** The film with boxes nested a thousand deep. */
function nested(film: Buffer): Buffer {
  let inner: Buffer = Buffer.alloc(0);
  for (let i = 0; i < 1_000; i += 1) inner = box('trak', inner);
  return Buffer.concat([film, box('moov', inner)]);
}
