/** Finds the location that a phone wrote into a film (MP4 or MOV) by walking its boxes, and the bytes to overwrite it with. */

/** In degrees; north and east are positive. */
export type Place = { latitude: number; longitude: number };
/** Returns `length` bytes starting at `at`; fewer at the end of the film. */
export type Reader = (at: number, length: number) => Promise<Uint8Array>;
/** Bytes that hold a location; `place` is null when they cannot be parsed. `replacement` replaces them: same length, no location. */
export type PlaceInFilm = { at: number; replacement: Uint8Array<ArrayBuffer>; place: Place | null };

/** Returns all places in file order; null if this is not a film. Reads at most 2,000 boxes, and 64 kB of each that can hold a place. */
export async function placesInFilm(size: number, read: Reader): Promise<PlaceInFilm[] | null> {
  if (!STARTS.includes(nameOf(await read(0, HEAD)))) return null;
  const film = { read, boxes: 0 };
  const found: PlaceInFilm[] = [];
  for await (const movie of boxesIn(film, 0, size)) {
    if (movie.name === 'moov') await gather(film, movie, found);
  }
  return found;
}

/** The boxes a film can begin with; films from before `ftyp` existed have none. */
const STARTS = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
const HEAD = 8;
const BOXES_MAX = 2_000;
const CONTENT_MAX = 65_536;

type Film = { read: Reader; boxes: number };
/** `number` replaces the name in boxes that are numbered; `start` is the first byte, `from` the first byte of the content. */
type Box = { name: string; number: number; start: number; from: number; to: number };

/** Yields the boxes between two offsets in order; a box that claims to be longer is cut at the end. */
async function* boxesIn(film: Film, from: number, to: number): AsyncGenerator<Box> {
  for (let start = from; start + HEAD <= to && film.boxes < BOXES_MAX; film.boxes += 1) {
    const head = await film.read(start, 2 * HEAD);
    if (head.length < HEAD) return;
    const view = viewOf(head);
    const isLong = view.getUint32(0) === 1;
    if (isLong && head.length < 2 * HEAD) return;
    const length = isLong ? Number(view.getBigUint64(HEAD)) : view.getUint32(0) || to - start;
    const content = start + (isLong ? 2 * HEAD : HEAD);
    if (start + length < content) return;
    const end = Math.min(start + length, to);
    yield { name: nameOf(head), number: view.getUint32(4), start, from: content, to: end };
    start = end;
  }
}

/** Searches the film, its tracks and their user data; these boxes never nest in themselves, so the recursion is bounded. */
async function gather(film: Film, parent: Box, found: PlaceInFilm[]): Promise<void> {
  const inside = INSIDE[parent.name] ?? [];
  for await (const one of boxesIn(film, parent.from, parent.to)) {
    if (one.name === 'meta') await gatherFacts(film, one, found);
    else if (inside.includes(one.name)) await gather(film, one, found);
    else if (one.name === '©xyz' || one.name === 'loci') {
      const content = await contentOf(film, one);
      if (content === null) continue;
      const place = one.name === 'loci' ? placeOfLoci(content) : placeOfText(content);
      // Turns the box into a `free` box, the format's name for unused space.
      const replacement = new Uint8Array(one.to - one.start - 4);
      replacement.set(new TextEncoder().encode('free'));
      found.push({ at: one.start + 4, replacement, place });
    }
  }
}

const INSIDE: Record<string, readonly string[]> = { moov: ['udta', 'trak'], trak: ['udta'] };

/** Metadata as key and value: `keys` lists the names, `ilst` the values by number; older programs use short names. */
async function gatherFacts(film: Film, meta: Box, found: PlaceInFilm[]): Promise<void> {
  // In an MP4 a version field precedes the first box; in a MOV there is none.
  const isBare = nameOf(await film.read(meta.from, HEAD)) === 'hdlr';
  let keys: string[] = [];
  for await (const one of boxesIn(film, isBare ? meta.from : meta.from + 4, meta.to)) {
    if (one.name === 'keys') keys = keysOf((await contentOf(film, one)) ?? new Uint8Array(0));
    if (one.name !== 'ilst') continue;
    for await (const item of boxesIn(film, one.from, one.to)) {
      if (item.name !== '©xyz' && !keys[item.number - 1]?.includes('.location.')) continue;
      for await (const data of boxesIn(film, item.from, item.to)) {
        const content = data.name === 'data' && (await contentOf(film, data));
        if (!content || content.length <= HEAD) continue;
        const value = content.subarray(HEAD);
        found.push({
          at: data.from + HEAD,
          replacement: new Uint8Array(value.length),
          place: placeOfText(value),
        });
      }
    }
  }
}

/** Returns the key names in order. */
function keysOf(content: Uint8Array): string[] {
  const view = viewOf(content);
  const keys: string[] = [];
  for (let at = 8; at + 8 <= content.length; ) {
    const length = view.getUint32(at);
    if (length < 8) break;
    keys.push(textOf(content.subarray(at + 8, at + length)));
    at += length;
  }
  return keys;
}

/** Null when it is too long to hold a place. */
async function contentOf(film: Film, { from, to }: Box): Promise<Uint8Array | null> {
  return to - from > CONTENT_MAX ? null : film.read(from, to - from);
}

/** `+06.4541+003.3947/`, from ISO 6709; minutes and seconds may be part of the same number. */
const ISO_6709 = /([+-])(\d{2,6}(?:\.\d+)?)([+-])(\d{3,7}(?:\.\d+)?)/;

function placeOfText(content: Uint8Array): Place | null {
  const [, north, latitude, east, longitude] = ISO_6709.exec(textOf(content)) ?? [];
  if (!latitude || !longitude) return null;
  return placeOf(degreesOf(north, latitude, 2), degreesOf(east, longitude, 3));
}

/** `whole`: the number of digits when the value is degrees only. */
function degreesOf(sign: string | undefined, text: string, whole: number): number {
  const digits = text.split('.', 1).join('').length;
  const value = Number(text);
  let degrees = value;
  if (digits > whole + 2)
    degrees = Math.trunc(value / 1e4) + (Math.trunc(value / 100) % 100) / 60 + (value % 100) / 3600;
  else if (digits > whole) degrees = Math.trunc(value / 100) + (value % 100) / 60;
  return sign === '-' ? -degrees : degrees;
}

/** The format: version and language, a null-terminated name, a role, then both coordinates in 1/65536 degree. */
function placeOfLoci(content: Uint8Array): Place | null {
  const end = content.indexOf(0, 6);
  if (end === -1 || end + 10 > content.length) return null;
  const view = viewOf(content);
  return placeOf(view.getInt32(end + 6) / 65_536, view.getInt32(end + 2) / 65_536);
}

function placeOf(latitude: number, longitude: number): Place | null {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

const nameOf = (head: Uint8Array): string => textOf(head.subarray(4, 8));

/** One character per byte. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
