/** The place in a JPEG, PNG, WebP or film: found wherever phones write it, and taken out without touching anything else. */
import { describe, expect, test } from 'vitest';
import { filmWithPlace, photoWithPlace, wholePhoto } from '#web/testing/photo.ts';
import { placeIn, withoutPlace } from './place.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const START_OF_PICTURE = 0xff_da;

function fileOf(bytes: Bytes): File {
  return new File([bytes], 'market.jpg', { type: 'image/jpeg', lastModified: 7 });
}

async function bytesOf(file: Blob): Promise<Bytes> {
  return new Uint8Array(await file.arrayBuffer());
}

function textOf(bytes: Bytes): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** The image data of a JPEG. */
function pictureOf(bytes: Bytes): Bytes {
  const start = bytes.findIndex((byte, i) => byte * 256 + (bytes[i + 1] ?? 0) === START_OF_PICTURE);
  expect(start).toBeGreaterThan(0);
  return bytes.slice(start);
}

/** The number of bytes that differ; the lengths must be equal. */
function changed(before: Bytes, after: Bytes): number {
  expect(after.length).toBe(before.length);
  return before.filter((byte, i) => byte !== after[i]).length;
}

const nearLagos = { latitude: expect.closeTo(6.4541, 4), longitude: expect.closeTo(3.3947, 4) };

describe('a photo with a place', () => {
  test('shows it, in both orders of bytes and on every side of the world', async () => {
    expect(await placeIn(fileOf(wholePhoto()))).toEqual(nearLagos);
    expect(await placeIn(photoWithPlace())).toEqual(nearLagos);
    const south = await bytesOf(photoWithPlace());
    for (const [at, byte] of south.entries()) {
      if (byte === 0x4e && south[at + 1] === 0) south[at] = 0x53;
      if (byte === 0x45 && south[at + 1] === 0) south[at] = 0x57;
    }
    const { latitude, longitude } = (await placeIn(fileOf(south))) ?? {};
    expect([latitude, longitude]).toEqual([expect.closeTo(-6.4541, 4), expect.closeTo(-3.3947, 4)]);
  });

  test('has none afterwards, and the same picture, length, name and other facts', async () => {
    const before = wholePhoto();
    const file = await withoutPlace(fileOf(before));
    const after = await bytesOf(file);
    expect([file.name, file.type, file.lastModified]).toEqual(['market.jpg', 'image/jpeg', 7]);
    expect(await placeIn(file)).toBeNull();
    expect(pictureOf(after)).toEqual(pictureOf(before));
    for (const kept of ['Itel', 'Ngozi', 'ICC_PROFILE']) expect(textOf(after)).toContain(kept);
    const seconds = textOf(Uint8Array.from([1476 & 255, 1476 >> 8, 0, 0, 100, 0, 0, 0]));
    expect([textOf(before).includes(seconds), textOf(after).includes(seconds)]).toEqual([true, false]);
    expect(changed(before, after)).toBeLessThan(200);
  });

  test('in the preview behind it, or in XMP, is found and taken out as well', async () => {
    const behind = fileOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xd9, ...wholePhoto()]));
    expect(await placeIn(behind)).toEqual(nearLagos);
    expect(await placeIn(await withoutPlace(behind))).toBeNull();
    const facts = `http://ns.adobe.com/xap/1.0/\0<rdf:Description exif:GPSLatitude="33,52.08S" exif:PixelXDimension="8">
<exif:GPSLongitude>18,25.2W</exif:GPSLongitude></rdf:Description>`;
    const segment = new TextEncoder().encode(facts);
    const length = segment.length + 2;
    const xmp = fileOf(
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...segment, 0xff, 0xd9]),
    );
    expect(await placeIn(xmp)).toEqual({ latitude: -33.868, longitude: -18.42 });
    const cleaned = await withoutPlace(xmp);
    expect(await placeIn(cleaned)).toBeNull();
    const text = textOf(await bytesOf(cleaned));
    expect(text).toContain('exif:PixelXDimension="8"');
    expect(text).not.toMatch(/33,52|18,25/);
  });

  test('a photo without one stays as it is', async () => {
    const plain = await bytesOf(await withoutPlace(fileOf(wholePhoto())));
    expect(changed(plain, await bytesOf(await withoutPlace(fileOf(plain))))).toBe(0);
  });
});

test('broken facts are no place, and nothing hangs or throws', async () => {
  const good = wholePhoto();
  const start = textOf(good).indexOf('Exif\0\0');
  expect(start).toBeGreaterThan(0);
  for (let i = 0; i < 330; i += 1) {
    const broken = wholePhoto();
    broken[start + 6 + i] = 0xff;
    await placeIn(fileOf(broken));
    expect((await withoutPlace(fileOf(broken))).size).toBe(good.length);
  }
  for (const bytes of [
    new Uint8Array(0),
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe1]),
    good.slice(0, start + 20),
  ])
    expect(await placeIn(fileOf(bytes))).toBeNull();
  const png = Uint8Array.from([0x89, 0x50, ...good.slice(2)]);
  expect(await placeIn(fileOf(png))).toBeNull();
});

const encode = (text: string) => new TextEncoder().encode(text);
const join = (...all: Uint8Array[]): Bytes => Uint8Array.from(all.flatMap((one) => [...one]));

function number(value: number, little = false): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, little);
  return bytes;
}

/** CRC-32, as the standard of PNG defines it. */
function crcOf(bytes: Uint8Array): number {
  const table = Array.from({ length: 256 }, (_, start) => {
    let entry = start;
    for (let bit = 0; bit < 8; bit += 1) entry = entry & 1 ? 0xedb88320 ^ (entry >>> 1) : entry >>> 1;
    return entry;
  });
  return ~bytes.reduce((crc, byte) => (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8), -1) >>> 0;
}

/** The Exif data of the JPEG, as TIFF. */
async function tiffOf(photo: Blob): Promise<Bytes> {
  const bytes = await bytesOf(photo);
  const at = textOf(bytes).indexOf('Exif\0\0');
  return bytes.slice(at + 6, at - 2 + (bytes[at - 2] ?? 0) * 256 + (bytes[at - 1] ?? 0));
}

const XMP = encode('<x exif:GPSLatitude="6,27.246N" exif:GPSLongitude="3,23.682E" dc:creator="Ngozi"/>');

function pngChunk(kind: string, data: Bytes): Bytes {
  const body = join(encode(kind), data);
  return join(number(data.length), body, number(crcOf(body)));
}

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);
const pngOf = (facts: Bytes) => join(PNG, facts, pngChunk('IDAT', encode('picture')));

function webpOf(kind: string, data: Bytes): Bytes {
  const chunk = (name: string, inside: Bytes) =>
    join(encode(name), number(inside.length, true), inside, new Uint8Array(inside.length % 2));
  return chunk('RIFF', join(encode('WEBP'), chunk('VP8L', encode('picture')), chunk(kind, data)));
}

/** The checksums of a PNG that are wrong. */
function wrongSums(bytes: Bytes): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const wrong: number[] = [];
  for (let at = PNG.length; at < bytes.length; at += 12 + view.getUint32(at)) {
    const end = at + 8 + view.getUint32(at);
    if (view.getUint32(end) !== crcOf(bytes.subarray(at + 4, end))) wrong.push(at);
  }
  return wrong;
}

describe('a PNG or WebP with a place', () => {
  test.each([
    ['eXIf of PNG', async () => pngOf(pngChunk('eXIf', await tiffOf(photoWithPlace())))],
    ['XMP of PNG', async () => pngOf(pngChunk('iTXt', join(encode('XML:com.adobe.xmp\0\0\0\0\0'), XMP)))],
    ['EXIF of WebP', async () => webpOf('EXIF', await tiffOf(photoWithPlace()))],
    [
      'EXIF of WebP with the mark of a JPEG',
      async () => webpOf('EXIF', join(encode('Exif\0\0'), await tiffOf(photoWithPlace()))),
    ],
    ['XMP of WebP', async () => webpOf('XMP ', XMP)],
  ])('%s: shown, and none afterwards, the picture as it was', async (where, make) => {
    const before = await make();
    expect(await placeIn(fileOf(before))).toEqual(nearLagos);
    const without = await withoutPlace(fileOf(before));
    expect(await placeIn(without)).toBeNull();
    const after = await bytesOf(without);
    expect(after.length).toBe(before.length);
    expect(textOf(after)).toContain('picture');
    if (where.endsWith('PNG')) expect([wrongSums(before), wrongSums(after)]).toEqual([[], []]);
  });

  test.each([
    ['PNG', pngOf(new Uint8Array(0))],
    ['WebP', webpOf('VP8X', new Uint8Array(10))],
    ['broken PNG', join(PNG, number(0xffffffff), encode('eXIf'))],
  ])('a %s without one stays as it is', async (_what, bytes) => {
    expect(await placeIn(fileOf(bytes))).toBeNull();
    expect(await bytesOf(await withoutPlace(fileOf(bytes)))).toEqual(bytes);
  });
});

test('a film with a place: shown, and none afterwards, every other byte as it was', async () => {
  const film = filmWithPlace();
  expect(await placeIn(film)).toEqual(nearLagos);
  const file = await withoutPlace(film);
  expect([file.name, file.type, file.lastModified]).toEqual(['market.mp4', 'video/mp4', 7]);
  expect(await placeIn(file)).toBeNull();
  const after = await bytesOf(file);
  expect(changed(await bytesOf(film), after)).toBeLessThan(32);
  for (const kept of ['Ngozi', 'picture']) expect(textOf(after)).toContain(kept);
  expect(await bytesOf(await withoutPlace(file))).toEqual(after);
});
