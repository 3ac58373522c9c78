/** Who may open what of handed-in work: every state of an order, every reader, every kind of file. */
import { describe, expect, test } from 'vitest';
import { type Access, accessOf, type FileReader } from './policy.ts';

const PREVIEW = { width: 10, height: 10, bytes: 100 };
const PROXY = { type: 'video/mp4', bytes: 100, seconds: 2, by: 'server' } as const;
const NONE = { preview: null, proxy: null, opened_at: null, preview_state: 'none' };
const READY = { ...NONE, preview_state: 'ready' };
const OPENED = { opened_at: new Date(0) };
const FILES = {
  'picture with its preview': { ...READY, mime: 'image/png', preview: PREVIEW },
  'picture without one': { ...NONE, mime: 'image/png', preview_state: 'failed' },
  'sound with its proxy': { ...READY, mime: 'audio/wav', proxy: PROXY },
  'film with its proxy': { ...READY, mime: 'video/mp4', proxy: PROXY },
  'film that no browser plays, with its proxy': { ...READY, mime: 'video/quicktime', proxy: PROXY },
  'sound whose proxy is being made': { ...NONE, mime: 'audio/wav', preview_state: 'waiting' },
  'film of which none can be made': { ...NONE, mime: 'video/mp4', preview_state: 'failed' },
  'sound of which nobody made one': { ...NONE, mime: 'audio/wav' },
  'film of which nobody made one': { ...NONE, mime: 'video/mp4' },
  'film that no browser plays': { ...NONE, mime: 'video/quicktime' },
  archive: { ...NONE, mime: 'application/zip' },
  'opened archive': { ...NONE, ...OPENED, mime: 'application/zip' },
  'opened picture': { ...READY, ...OPENED, mime: 'image/png', preview: PREVIEW },
  'opened sound': { ...READY, ...OPENED, mime: 'audio/wav', proxy: PROXY },
} as const;
type File = keyof typeof FILES;

const BEFORE: Record<File, Access> = {
  'picture with its preview': 'preview',
  'picture without one': 'locked',
  'sound with its proxy': 'preview',
  'film with its proxy': 'preview',
  'film that no browser plays, with its proxy': 'preview',
  'sound whose proxy is being made': 'locked',
  'film of which none can be made': 'locked',
  'sound of which nobody made one': 'stream',
  'film of which nobody made one': 'stream',
  'film that no browser plays': 'locked',
  archive: 'locked',
  'opened archive': 'original',
  'opened picture': 'original',
  'opened sound': 'original',
};

/** Guests get only previews, whatever becomes of the order, and whatever the talent opened to its hunter. */
const GUESTS: Record<File, Access> = {
  ...BEFORE,
  'sound of which nobody made one': 'locked',
  'film of which nobody made one': 'locked',
  'opened archive': 'locked',
  'opened picture': 'preview',
  'opened sound': 'preview',
};

/** [status, what a decision or settlement gave the talent, whether the work is the hunter's] */
const STATES = [
  ['active', null, false],
  ['submitted', null, false],
  ['disputed', null, false],
  ['accepted', null, true],
  ['cancelled', null, false],
  ['accepted', 100n, true],
  ['accepted', 1n, true],
  ['cancelled', 1n, true],
  ['cancelled', 0n, false],
  ['accepted', 0n, false],
] as const;

const readers: FileReader[] = ['hunter', 'talent', 'operator', 'guest'];
const cases = STATES.flatMap(([status, gross, theirs]) =>
  readers.flatMap((reader) =>
    (Object.keys(FILES) as File[]).map((file) => ({ status, gross, theirs, reader, file })),
  ),
);

describe('access', () => {
  test.each(cases)(
    '$status, $gross to the talent: $reader, $file',
    ({ status, gross, theirs, reader, file }) => {
      const expected =
        reader === 'guest' ? GUESTS[file] : reader === 'hunter' && !theirs ? BEFORE[file] : 'original';
      expect(accessOf(reader, { status, gross }, FILES[file])).toBe(expected);
    },
  );
});
