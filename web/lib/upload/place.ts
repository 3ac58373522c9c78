/** Finds where a photo or film (JPEG, PNG, WebP, MP4, MOV) was taken, and removes that place, leaving every other byte as it was. */
import { type Place, type PlaceInFilm, placesInFilm } from '#contract/core/film-places.ts';

/** The place in a film, in a photo or in its embedded preview; null when there is none or the file is of another type. */
export async function placeIn(file: Blob): Promise<Place | null> {
  const inFilm = await placesOfFilm(file);
  if (inFilm) return inFilm.find(({ place }) => place)?.place ?? null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const { part, isExif } of parts(bytes)) {
    const place = isExif ? placeOfExif(part) : placeOfXmp(part);
    if (place) return place;
  }
  return null;
}

/** The same file at the same length, with zeros and spaces in place of the location. */
export async function withoutPlace(file: File): Promise<File> {
  const about = { type: file.type, lastModified: file.lastModified };
  const inFilm = await placesOfFilm(file);
  if (inFilm) return new File(filmWithout(file, inFilm), file.name, about);
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const { part, isExif } of parts(bytes)) {
    if (isExif) blankExif(part);
    else blankXmp(part);
  }
  for (const chunk of pngChunks(bytes)) seal(chunk);
  return new File([bytes], file.name, about);
}

/** Null when the file is not a film; reads only the needed parts of it into memory. */
function placesOfFilm(file: Blob): Promise<PlaceInFilm[] | null> {
  return placesInFilm(
    file.size,
    async (at, length) => new Uint8Array(await file.slice(at, at + length).arrayBuffer()),
  );
}

function filmWithout(file: File, places: readonly PlaceInFilm[]): BlobPart[] {
  let at = 0;
  const before = places.flatMap((one) => {
    const kept = file.slice(at, one.at);
    at = one.at + one.replacement.length;
    return [kept, one.replacement];
  });
  return [...before, file.slice(at)];
}

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/x';

type Part = { part: Uint8Array; isExif: boolean };

/** All metadata segments (Exif and XMP). */
function parts(bytes: Uint8Array): Iterable<Part> {
  const start = textOf(bytes.subarray(0, 12));
  if (start.slice(1, 8) === PNG) return pngChunks(bytes).flatMap(({ kind, data }) => factsOf(kind, data));
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return webpParts(bytes);
  return jpegParts(bytes);
}

/** The signature after its first byte, which is not a letter. */
const PNG = 'PNG\r\n\x1a\n';
const PNG_START = 8;
type Chunk = { kind: string; data: Uint8Array; whole: Uint8Array };

/** The chunks that can hold a place; none when the file is not a PNG. */
function pngChunks(bytes: Uint8Array): Chunk[] {
  if (textOf(bytes.subarray(1, PNG_START)) !== PNG) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: Chunk[] = [];
  for (let at = PNG_START; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    const kind = textOf(bytes.subarray(at + 4, at + 8));
    const whole = bytes.subarray(at, end);
    if (kind === 'eXIf' || kind === 'iTXt') chunks.push({ kind, data: whole.subarray(8, -4), whole });
    at = end;
  }
  return chunks;
}

/** Updates the checksum (CRC-32) over name and data at the end of a chunk. */
function seal({ whole }: Chunk): void {
  let crc = 0xffff_ffff;
  for (const byte of whole.subarray(4, -4)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  new DataView(whole.buffer, whole.byteOffset).setUint32(whole.length - 4, ~crc >>> 0);
}

function* webpParts(bytes: Uint8Array): Generator<Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    yield* factsOf(textOf(bytes.subarray(at, at + 4)), bytes.subarray(at + 8, at + 8 + size));
    at += 8 + size + (size % 2);
  }
}

/** The metadata of a chunk by its name; some programs put the JPEG marker before it. */
function factsOf(kind: string, data: Uint8Array): Part[] {
  if (kind === 'iTXt' || kind === 'XMP ') return [{ part: data, isExif: false }];
  if (kind !== 'eXIf' && kind !== 'EXIF') return [];
  const isMarked = textOf(data.subarray(0, EXIF.length)) === EXIF;
  return [{ part: isMarked ? data.subarray(EXIF.length) : data, isExif: true }];
}

/** All metadata segments, including those in the previews that phones append. */
function* jpegParts(bytes: Uint8Array): Generator<Part> {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return;
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] !== 0xe1) continue;
    const start = at + 4;
    const end = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (textOf(bytes.subarray(start, start + EXIF.length)) === EXIF)
      yield { part: bytes.subarray(start + EXIF.length, end), isExif: true };
    else if (textOf(bytes.subarray(start, start + XMP.length)) === XMP)
      yield { part: bytes.subarray(start, end), isExif: false };
  }
}

/** One character per byte. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

const GPS_POINTER = 0x88_25;
const [LATITUDE_SIDE, LATITUDE, LONGITUDE_SIDE, LONGITUDE] = [1, 2, 3, 4];
/** Bytes per value of the TIFF types 1 to 12. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const ENTRY_BYTES = 12;

type Entry = { tag: number; at: number; dataAt: number; bytes: number };
type Tiff = { view: DataView; little: boolean };

function tiffOf(part: Uint8Array): Tiff {
  return { view: new DataView(part.buffer, part.byteOffset, part.length), little: part[0] === 0x49 };
}

function entriesAt({ view, little }: Tiff, directory: number): Entry[] {
  return Array.from({ length: view.getUint16(directory, little) }, (_, i) => {
    const at = directory + 2 + i * ENTRY_BYTES;
    const size = (TYPE_BYTES[view.getUint16(at + 2, little)] ?? 0) * view.getUint32(at + 4, little);
    const dataAt = size > 4 ? view.getUint32(at + 8, little) : at + 8;
    return { tag: view.getUint16(at, little), at, dataAt, bytes: size };
  });
}

/** The entry that points to the GPS data, and the entries there; null when there is none or the data is corrupt. */
function gpsOf(
  tiff: Tiff,
): { first: number; count: number; pointer: Entry; at: number; entries: Entry[] } | null {
  try {
    const { view, little } = tiff;
    const first = view.getUint32(4, little);
    const all = entriesAt(tiff, first);
    const pointer = all.find(({ tag }) => tag === GPS_POINTER);
    if (!pointer) return null;
    const at = view.getUint32(pointer.at + 8, little);
    return { first, count: all.length, pointer, at, entries: entriesAt(tiff, at) };
  } catch {
    return null;
  }
}

function placeOfExif(part: Uint8Array): Place | null {
  const tiff = tiffOf(part);
  const entries = gpsOf(tiff)?.entries ?? [];
  const degrees = (tag: number, sideTag: number): number => {
    const entry = entries.find((one) => one.tag === tag);
    const side = entries.find((one) => one.tag === sideTag);
    if (!entry || !side) return Number.NaN;
    const sign = /[SW]/i.test(String.fromCharCode(part[side.dataAt] ?? 0)) ? -1 : 1;
    const [whole = 0, minutes = 0, seconds = 0] = [0, 8, 16].map((offset) => {
      const at = entry.dataAt + offset;
      return tiff.view.getUint32(at, tiff.little) / (tiff.view.getUint32(at + 4, tiff.little) || 1);
    });
    return sign * (whole + minutes / 60 + seconds / 3600);
  };
  try {
    return placeOf(degrees(LATITUDE, LATITUDE_SIDE), degrees(LONGITUDE, LONGITUDE_SIDE));
  } catch {
    return null;
  }
}

function placeOf(latitude: number, longitude: number): Place | null {
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}

/** Zeroes the place and removes the entry that points to it. */
function blankExif(part: Uint8Array): void {
  const tiff = tiffOf(part);
  const gps = gpsOf(tiff);
  if (!gps) return;
  const { first, count, pointer, at, entries } = gps;
  for (const { dataAt, bytes } of entries) part.fill(0, dataAt, dataAt + bytes);
  part.fill(0, at, at + 2 + entries.length * ENTRY_BYTES);
  const end = first + 2 + count * ENTRY_BYTES + 4;
  part.copyWithin(pointer.at, pointer.at + ENTRY_BYTES, end);
  part.fill(0, end - ENTRY_BYTES, end);
  tiff.view.setUint16(first, count - 1, tiff.little);
}

/** As an attribute or an element: exif:GPSLatitude="6,27.25N". */
const XMP_GPS = /(?<!\/)exif:GPS\w+(?:\s*=\s*["']|>)([^"'<]*)/g;

function placeOfXmp(part: Uint8Array): Place | null {
  const found = Object.fromEntries(
    [...textOf(part).matchAll(XMP_GPS)].map(([all, value = '']) => [/GPS\w+/.exec(all)?.[0], value]),
  );
  return placeOf(degreesOf(found.GPSLatitude), degreesOf(found.GPSLongitude));
}

function degreesOf(text = ''): number {
  const [, whole, minutes, seconds = '0', side = ''] =
    /^(\d+),([\d.]+)(?:,([\d.]+))?([NSEW])$/.exec(text.trim()) ?? [];
  const degrees = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  return /[SW]/.test(side) ? -degrees : degrees;
}

function blankXmp(part: Uint8Array): void {
  for (const { 0: all, 1: value = '', index } of textOf(part).matchAll(XMP_GPS)) {
    const end = index + all.length;
    part.fill(0x20, end - value.length, end);
  }
}
