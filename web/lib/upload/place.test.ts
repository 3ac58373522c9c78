/** The place in a JPEG: found wherever phones write it, and taken out without touching anything else. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { placeIn, withoutPlace } from './place.ts';

const LAGOS = {
  IFD0: { Make: 'Itel', Model: 'A60', Copyright: 'Ngozi' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '6/1 27/1 1476/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '3/1 23/1 4092/100',
  },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="33,52.08S" exif:PixelXDimension="30">
<exif:GPSLongitude>18,25.2W</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>`;

function canvas() {
  const create = { width: 30, height: 20, channels: 3, background: '#3a49b4' } as const;
  return sharp({ create });
}

async function photo(exif: object = LAGOS): Promise<Buffer> {
  return canvas().withExif(exif).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
}

function fileOf(bytes: Uint8Array, name = 'market.jpg'): File {
  return new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'image/jpeg', lastModified: 7 });
}

async function bytesOf(file: Blob): Promise<Buffer> {
  return Buffer.from(await file.arrayBuffer());
}

/** How many bytes differ; the lengths have to be the same. */
function changed(before: Buffer, after: Buffer): number {
  expect(after.length).toBe(before.length);
  return before.filter((byte, i) => byte !== after[i]).length;
}

const nearLagos = { latitude: expect.closeTo(6.4541, 4), longitude: expect.closeTo(3.3947, 4) };

describe('a photo with a place', () => {
  test('shows it', async () => {
    expect(await placeIn(fileOf(await photo()))).toEqual(nearLagos);
    const south = structuredClone(LAGOS);
    Object.assign(south.IFD3, { GPSLatitudeRef: 'S', GPSLongitudeRef: 'W' });
    const { latitude, longitude } = (await placeIn(fileOf(await photo(south)))) ?? {};
    expect([latitude, longitude]).toEqual([expect.closeTo(-6.4541, 4), expect.closeTo(-3.3947, 4)]);
  });

  test('has none afterwards, and the same picture, length, name and other facts', async () => {
    const before = await photo();
    const file = await withoutPlace(fileOf(before));
    const after = await bytesOf(file);
    expect([file.name, file.type, file.lastModified]).toEqual(['market.jpg', 'image/jpeg', 7]);
    expect(await placeIn(file)).toBeNull();
    const facts = await sharp(after).metadata();
    expect([facts.orientation, facts.exif?.includes('Itel'), facts.exif?.includes('Ngozi')]).toEqual([
      ...[6, true, true],
    ]);
    const degrees = Buffer.from([1476 & 255, 1476 >> 8, 0, 0, 100, 0, 0, 0]);
    expect([before.includes(degrees), after.includes(degrees)]).toEqual([true, false]);
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
    expect(changed(before, after)).toBeLessThan(200);
  });

  test('in the preview behind it, or in XMP, is found and taken out as well', async () => {
    const plain = await canvas().jpeg().toBuffer();
    const behind = fileOf(Buffer.concat([plain, await photo()]));
    expect(await placeIn(behind)).toEqual(nearLagos);
    expect(await placeIn(await withoutPlace(behind))).toBeNull();
    const xmp = fileOf(await canvas().withXmp(XMP).jpeg().toBuffer());
    expect(await placeIn(xmp)).toEqual({ latitude: -33.868, longitude: -18.42 });
    const cleaned = await withoutPlace(xmp);
    expect(await placeIn(cleaned)).toBeNull();
    const text = (await bytesOf(cleaned)).toString('latin1');
    expect(text).toContain('exif:PixelXDimension="30"');
    expect(text).not.toMatch(/33,52|18,25/);
  });

  test('is left alone by what looks at a photo without one', async () => {
    const plain = await photo({ IFD0: { Make: 'Itel' } });
    expect(await placeIn(fileOf(plain))).toBeNull();
    expect(changed(plain, await bytesOf(await withoutPlace(fileOf(plain))))).toBe(0);
  });
});

test('broken facts are no place, and nothing hangs or throws', async () => {
  const good = await photo();
  const start = good.indexOf('Exif\0\0');
  expect(start).toBeGreaterThan(0);
  for (let i = 0; i < 300; i += 1) {
    const broken = Buffer.from(good);
    broken[start + 6 + i] = 0xff;
    const file = fileOf(broken);
    await placeIn(file);
    expect((await withoutPlace(file)).size).toBe(good.length);
  }
  for (const bytes of [Buffer.alloc(0), Buffer.from([0xff, 0xd8, 0xff, 0xe1]), good.subarray(0, start + 20)])
    expect(await placeIn(fileOf(bytes))).toBeNull();
  const png = fileOf(await canvas().withExif(LAGOS).png().toBuffer());
  expect(await placeIn(png)).toBeNull();
});
