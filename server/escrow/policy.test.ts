/** Who may open what of handed-in work: every state of an order, every reader, every kind of file. */
import { describe, expect, test } from 'vitest';
import { type Access, accessOf, type FileReader } from './policy.ts';

const PREVIEW = { width: 10, height: 10, bytes: 100 };
const FILES = {
  'picture with its preview': { mime: 'image/png', preview: PREVIEW, opened_at: null },
  'picture without one': { mime: 'image/png', preview: null, opened_at: null },
  sound: { mime: 'audio/wav', preview: null, opened_at: null },
  film: { mime: 'video/mp4', preview: null, opened_at: null },
  'film that no browser plays': { mime: 'video/quicktime', preview: null, opened_at: null },
  archive: { mime: 'application/zip', preview: null, opened_at: null },
  'opened archive': { mime: 'application/zip', preview: null, opened_at: new Date(0) },
  'opened picture': { mime: 'image/png', preview: PREVIEW, opened_at: new Date(0) },
} as const;
type File = keyof typeof FILES;

const BEFORE: Record<File, Access> = {
  'picture with its preview': 'preview',
  'picture without one': 'locked',
  sound: 'stream',
  film: 'stream',
  'film that no browser plays': 'locked',
  archive: 'locked',
  'opened archive': 'original',
  'opened picture': 'original',
};

/** Whatever becomes of the order, and whatever the talent opened to its hunter. */
const GUESTS: Record<File, Access> = { ...BEFORE, 'opened archive': 'locked', 'opened picture': 'preview' };

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
