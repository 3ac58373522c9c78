/** Sound and video for tests, written byte by byte: silence as mp3, an empty film as mp4. */

const FRAMES_PER_SECOND = 44_100 / 1152;

/** An mp3 of silence: MPEG 1 layer III, 128 kbit/s, 44.1 kHz; about 16 kB per second. */
export function mp3Of(seconds: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  return Buffer.concat(Array(Math.ceil(seconds * FRAMES_PER_SECOND)).fill(frame));
}

/** An mp4 with one H.264 track that claims to last `seconds`; it contains only headers and empty data. */
export function mp4Of(seconds: number, ...facts: Buffer[]): Buffer {
  const track = box('trak', trackHeader(seconds), mediaOf(seconds));
  const movie = box('moov', movieHeader(seconds), track, ...facts);
  return Buffer.concat([FILE_TYPE, movie, box('mdat', Buffer.alloc(64))]);
}

/** A box of the ISO base media format: size, name, content. */
export function box(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(name, 'latin1'), body]);
}

export function u32(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) buffer.writeUInt32BE(value >>> 0, i * 4);
  return buffer;
}

const FILE_TYPE = box('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isomavc1mp41'));
const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const TIMESCALE = 1000;

function movieHeader(seconds: number): Buffer {
  const rateAndVolume = u32(0x10000, 0x01000000, 0, 0);
  return box(
    'mvhd',
    u32(0, 0, 0, TIMESCALE, seconds * TIMESCALE),
    rateAndVolume,
    MATRIX,
    Buffer.alloc(24),
    u32(2),
  );
}

function trackHeader(seconds: number): Buffer {
  const size = u32(320 << 16, 180 << 16);
  return box('tkhd', u32(3, 0, 0, 1, 0, seconds * TIMESCALE), Buffer.alloc(16), MATRIX, size);
}

function mediaOf(seconds: number): Buffer {
  const header = box('mdhd', u32(0, 0, 0, TIMESCALE, seconds * TIMESCALE, 0x55c40000));
  const handler = box('hdlr', u32(0, 0), Buffer.from('vide'), Buffer.alloc(12), Buffer.from('video\0'));
  const description = box('stsd', u32(0, 1), box('avc1', visualSample()));
  const none = u32(0, 0);
  const table = box(
    'stbl',
    description,
    box('stts', none),
    box('stsc', none),
    box('stsz', u32(0, 0, 0)),
    box('stco', none),
  );
  return box('mdia', header, handler, box('minf', box('vmhd', u32(1, 0, 0)), table));
}

function visualSample(): Buffer {
  const sample = Buffer.alloc(78);
  sample.writeUInt16BE(1, 6);
  sample.writeUInt16BE(320, 24);
  sample.writeUInt16BE(180, 26);
  sample.writeUInt32BE(0x480000, 28);
  sample.writeUInt32BE(0x480000, 32);
  sample.writeUInt16BE(1, 40);
  sample.writeUInt16BE(24, 74);
  sample.writeInt16BE(-1, 76);
  return sample;
}
