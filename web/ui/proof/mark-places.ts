/** Where a remark is: on a picture, and in words. */
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import type { Mark } from '#contract/orders/mark.ts';
import type { MarkForm } from '#contract/orders/marks.ts';
import { decimals } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { isPicture } from '../pictures/picture-file.ts';

/** Where the next one belongs. */
export type Place = Pick<MarkForm, 'file_id' | 'x' | 'y' | 'seconds' | 'page'>;

/** A remark at a place of a file: on a picture, on a page of a PDF, or at a second of sound or film. */
export type Pin = {
  key: string;
  number: number;
  /** Null while it is written. */
  text: string | null;
  /** Of the round before. */
  past?: boolean;
} & Spot;
type Spot = { x: number; y: number; page: number } | { seconds: number };

type Placed = { [key in 'x' | 'y' | 'page' | 'seconds']?: number | null | undefined };

/** The place of a remark, as one list of fields; null for one on the whole file. */
export function spotOf({ x, y, page, seconds }: Placed): Spot | null {
  if (seconds != null) return { seconds };
  return x == null || y == null ? null : { x, y, page: page ?? 1 };
}

/** Those of the remarks that stand on this file. */
export function pinsOf(marks: readonly Mark[], fileId: string): Pin[] {
  return marks.flatMap(({ id, file_id, number, text, ...place }) => {
    const spot = file_id === fileId && spotOf(place);
    return spot ? [{ key: id, number, text, ...spot }] : [];
  });
}

/** What makes way on phones while a remark is written: `data-writing` is on the `group/stage` around it. */
export const NOT_WRITING = 'max-lg:group-data-writing/stage:hidden';
/** What is looked at leaves room then for the words and a keyboard. */
export const LOW_WHILE_WRITING = 'max-lg:group-data-writing/stage:max-h-32';

/** A file of the round before with its remarks, and the number of both rounds. */
export type Earlier = { file: DeliveredFile; round: number; newest: number; pins?: readonly Pin[] };

/** What a file is shown with. */
export type StageProps = {
  file: DeliveredFile;
  /** What was in its place one round before. */
  before: Earlier | undefined;
  pins: readonly Pin[];
  chosen: string | null;
  onChoose: (key: string) => void;
  /** Undefined where nothing can be said. */
  onPlace: ((place: Place) => void) | undefined;
};

type Files = { round: number; files: readonly DeliveredFile[] };

/** The file of the round before that has this one's name, else its place where both have as many that can be looked at. */
export function fileBefore(file: DeliveredFile, newest: Files, before: Files): Earlier | undefined {
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
