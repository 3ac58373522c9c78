/** A film's location is found wherever phones write it, nothing else is changed, and broken films neither hang nor throw (rule 6.12). */
import { describe, expect, test } from 'vitest';
import { type Place, type PlaceInFilm, placesInFilm } from './film-places.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const latin = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
function join(...all: Uint8Array[]): Bytes {
  const whole = new Uint8Array(all.reduce((length, one) => length + one.length, 0));
  let at = 0;
  for (const one of all) {
    whole.set(one, at);
    at += one.length;
  }
  return whole;
}
const textOf = (bytes: Bytes) => new TextDecoder('latin1').decode(bytes);
const u16 = (...values: number[]) => join(...values.map((one) => Uint8Array.of(one >> 8, one & 255)));
const u32 = (...values: number[]) => join(...values.map((one) => u16((one >>> 16) & 65_535, one & 65_535)));
const box = (name: string | Bytes, ...content: Bytes[]) => {
  const body = join(...content);
  return join(u32(body.length + 8), typeof name === 'string' ? latin(name) : name, body);
};

const TEXT = '+06.4541+003.3947+012.000/';
const LAGOS = { latitude: 6.4541, longitude: 3.3947 };
const filmOf = (...inMovie: Bytes[]) =>
  join(
    box('ftyp', latin('isom')),
    box('mdat', latin('the picture')),
    box('moov', box('mvhd', u32(0)), ...inMovie),
  );

const xyz = (text = TEXT) => box('©xyz', u16(text.length, 0x15c7), latin(text));
const loci = box(
  'loci',
  u32(0),
  u16(0x15c7),
  latin('Lagos\0\0'),
  u32(222_475, 422_976, 0),
  latin('earth\0\0'),
);
const HANDLER = box('hdlr', u32(0, 0), latin('mdta'), u32(0, 0, 0), latin('\0'));
const keysOf = (...names: string[]) =>
  box('keys', u32(0, names.length), ...names.map((name) => box('mdta', latin(name))));
const valuesOf = (...values: string[]) =>
  box('ilst', ...values.map((value, i) => box(u32(i + 1), box('data', u32(1, 0), latin(value)))));
const APPLE = 'com.apple.quicktime.';
const facts = join(
  HANDLER,
  keysOf(`${APPLE}make`, `${APPLE}location.ISO6709`, `${APPLE}location.name`),
  valuesOf('Itel', TEXT, 'Home of Ngozi'),
);

/** Searches a film, and returns what was found, the number of reads and the largest read in bytes. */
async function look(film: Bytes): Promise<{ found: PlaceInFilm[] | null; reads: number; most: number }> {
  let reads = 0;
  let most = 0;
  const found = await placesInFilm(film.length, async (at, length) => {
    reads += 1;
    most = Math.max(most, length);
    return film.subarray(at, at + length);
  });
  return { found, reads, most };
}

const placesOf = (found: PlaceInFilm[] | null) =>
  found?.map(({ place }) => place).filter((place): place is Place => place !== null);

function without(film: Bytes, found: PlaceInFilm[] | null): Bytes {
  const after = film.slice();
  for (const { at, replacement } of found ?? []) after.set(replacement, at);
  return after;
}

const near = { latitude: expect.closeTo(LAGOS.latitude, 3), longitude: expect.closeTo(LAGOS.longitude, 3) };

describe('a place', () => {
  test.each([
    ['of Android', filmOf(box('udta', box('©mod', latin('Itel')), xyz()))],
    ['of the 3GPP', filmOf(box('udta', loci))],
    ['of a track', filmOf(box('trak', box('tkhd', u32(0)), box('udta', xyz())))],
    ['under a key, in a MOV', filmOf(box('meta', facts))],
    ['under a key, in an MP4', filmOf(box('meta', u32(0), facts))],
    ['under a key of a track', filmOf(box('trak', box('meta', facts)))],
    [
      'under a short name',
      filmOf(
        box(
          'udta',
          box('meta', u32(0), HANDLER, box('ilst', box('©xyz', box('data', u32(1, 0), latin(TEXT))))),
        ),
      ),
    ],
    [
      'behind a box of 64 bits',
      join(
        box('ftyp'),
        u32(1),
        latin('mdat'),
        u32(0, 20),
        latin('film'),
        filmOf(box('udta', xyz())).slice(12),
      ),
    ],
    ['of a film without its kind', filmOf(box('udta', xyz())).slice(12)],
  ])('%s is found, and gone afterwards; the rest is as it was', async (_where, film) => {
    const { found } = await look(film);
    expect(placesOf(found)).toEqual([near]);
    const after = without(film, found);
    expect(after.length).toBe(film.length);
    expect((await look(after)).found?.filter(({ place }) => place)).toEqual([]);
    const text = textOf(after);
    for (const gone of ['06.4541', 'Lagos', 'Ngozi']) expect(text).not.toContain(gone);
    for (const kept of ['Itel', 'the picture']) expect(text.includes(kept)).toBe(textOf(film).includes(kept));
  });

  test.each([
    ['-33.8680-018.4200/', -33.868, -18.42],
    ['+0627.246+00323.682/', 6.4541, 3.3947],
    ['-062714.76+0032340.92+10/', -6.4541, 3.3947],
  ])('%s', async (text, latitude, longitude) => {
    const { found } = await look(filmOf(box('udta', xyz(text))));
    expect(placesOf(found)).toEqual([
      { latitude: expect.closeTo(latitude, 4), longitude: expect.closeTo(longitude, 4) },
    ]);
  });

  test.each(['Lagos', '+96.4541+003.3947/', '+06.4541+203.3947/', ''])('%j is none', async (text) => {
    const { found } = await look(filmOf(box('udta', xyz(text))));
    expect(placesOf(found)).toEqual([]);
  });
});

test('what is no film is not looked at, and a film without a place has none', async () => {
  expect((await look(latin('%PDF-1.4 moov ©xyz'))).found).toBeNull();
  expect((await look(new Uint8Array(0))).found).toBeNull();
  expect((await look(filmOf(box('udta', box('©mod', latin('Itel')))))).found).toEqual([]);
});

describe('a hostile film', () => {
  test('cut anywhere, or with any byte another, neither hangs nor throws', async () => {
    const whole = filmOf(box('udta', xyz(), loci), box('meta', facts));
    for (let at = 0; at < whole.length; at += 1) {
      await look(whole.slice(0, at));
      for (const byte of [0, 1, 0xff]) {
        const broken = whole.slice();
        broken[at] = byte;
        const { found, reads } = await look(broken);
        expect(reads).toBeLessThan(200);
        expect(without(broken, found).length).toBe(whole.length);
        for (const one of found ?? [])
          expect(one.at + one.replacement.length).toBeLessThanOrEqual(whole.length);
      }
    }
  });

  test('with a million boxes, boxes in themselves or one of a terabyte is left after a while', async () => {
    const many = await look(join(box('ftyp'), ...Array<Bytes>(100_000).fill(box('free'))));
    expect(many.reads).toBeLessThan(2_100);
    let deep = xyz();
    for (let i = 0; i < 5_000; i += 1) deep = box('udta', deep);
    expect((await look(filmOf(deep))).reads).toBeLessThan(20);
    const long = join(box('ftyp'), u32(1), latin('moov'), u32(232, 0), box('udta', xyz()));
    expect(placesOf((await look(long)).found)).toEqual([near]);
    const backwards = join(box('ftyp'), u32(1), latin('moov'), u32(0, 3), box('udta', xyz()));
    expect((await look(backwards)).found).toEqual([]);
  });

  test('with a megabyte where a place should be is not read', async () => {
    const { found, most } = await look(filmOf(box('udta', box('©xyz', new Uint8Array(1_000_000)))));
    expect([found, most]).toEqual([[], 16]);
  });
});
