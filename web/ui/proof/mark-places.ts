/** The place of a remark: on a file, and in words. */
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import type { GuestMark, Mark } from '#contract/orders/mark.ts';
import type { MarkForm } from '#contract/orders/marks.ts';
import { decimals } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { isPicture } from '../pictures/picture-file.ts';

/** The place for the next remark. */
export type Place = Pick<MarkForm, 'file_id' | 'x' | 'y' | 'seconds' | 'page'>;

/** A remark at a place of a file: on a picture, on a page of a PDF, or at a second of sound or film. */
export type Pin = {
  key: string;
  /** Its number within the round, or the letter of a guest's remark. */
  label: number | string;
  /** Null while it is written. */
  text: string | null;
  /** Different for a remark on the previous round, and for one by a guest. */
  look?: 'past' | 'guest';
} & Spot;
type Spot = { x: number; y: number; page: number } | { seconds: number };

type Placed = { [key in 'x' | 'y' | 'page' | 'seconds']?: number | null | undefined };

/** The place of a remark as one object; null for a remark on the whole file. */
export function spotOf({ x, y, page, seconds }: Placed): Spot | null {
  if (seconds != null) return { seconds };
  return x == null || y == null ? null : { x, y, page: page ?? 1 };
}

/** The pins of the remarks on this file. */
export function pinsOf(marks: readonly Mark[], fileId: string): Pin[] {
  return marks.flatMap(({ id, file_id, number, text, ...place }) => {
    const spot = file_id === fileId && spotOf(place);
    return spot ? [{ key: id, label: number, text, ...spot }] : [];
  });
}

/** The pins of guests' remarks on this file: letters, because the remarks of the round have numbers. */
export function guestPinsOf(marks: readonly GuestMark[], fileId: string): Pin[] {
  return marks.flatMap((mark, at) => {
    const spot = mark.file_id === fileId && spotOf(mark);
    return spot
      ? [{ key: guestKey(mark), label: letterAt(at), text: mark.text, look: 'guest' as const, ...spot }]
      : [];
  });
}

/** A guest's remark that becomes one of the hunter's keeps its id, so both can be in view. */
export function guestKey({ id }: Pick<GuestMark, 'id'>): string {
  return `guest-${id}`;
}

/** A to Z, then A2, B2 … */
export function letterAt(place: number): string {
  const turn = Math.floor(place / LETTERS.length);
  return `${LETTERS[place % LETTERS.length]}${turn > 0 ? turn + 1 : ''}`;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Hides an element on phones while a remark is being written: `data-writing` is set on the `group/stage` around it. */
export const NOT_WRITING = 'max-lg:group-data-writing/stage:hidden';
/** Shrinks the file then, to leave room for the text and a keyboard. */
export const LOW_WHILE_WRITING = 'max-lg:group-data-writing/stage:max-h-32';

/** The matching file of the previous round with its remarks, and the numbers of both rounds. */
export type PreviousFile = { file: DeliveredFile; round: number; newest: number; pins?: readonly Pin[] };

/** The props of every kind of stage. */
export type StageProps = {
  file: DeliveredFile;
  /** The file that this one replaced, from the previous round. */
  before: PreviousFile | undefined;
  pins: readonly Pin[];
  chosen: string | null;
  onChoose: (key: string) => void;
  /** Undefined when the reader cannot comment. */
  onPlace: ((place: Place) => void) | undefined;
};

type Files = { round: number; files: readonly DeliveredFile[] };

/** The previous round's file with the same name, else the one at the same position if both rounds have equally many viewable files. */
export function fileBefore(file: DeliveredFile, newest: Files, before: Files): PreviousFile | undefined {
  const looked = (file: DeliveredFile) => isPicture(file) || file.pages !== null;
  const [now, then] = [newest.files.filter(looked), before.files.filter(looked)];
  const named = then.find(({ name }) => name === file.name);
  const found = named ?? (now.length === then.length ? then[now.indexOf(file)] : undefined);
  return found && { file: found, round: before.round, newest: newest.round };
}

type Located = Placed & { file_id: string };

export function whereOf({ file_id, seconds, x, page }: Located, files: readonly DeliveredFile[]): string {
  const w = words.room.page;
  const { name = '' } = files.find(({ id }) => id === file_id) ?? {};
  if (seconds != null) return w.atSecond(name, showSeconds(seconds));
  if (page != null) return w.onPage(name, page);
  return x == null ? w.whole(name) : name;
}

/** `0:42.1` */
export function showSeconds(seconds: number): string {
  const tenths = Math.floor(seconds * 10 + 0.001);
  const whole = Math.floor(tenths / 10);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}${decimals}${tenths % 10}`;
}
