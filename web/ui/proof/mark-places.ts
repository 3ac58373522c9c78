/** Where a remark is: on a picture, and in words. */
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import type { Mark } from '#contract/orders/mark.ts';
import type { MarkForm } from '#contract/orders/marks.ts';
import { words } from '#contract/words.ts';
import { isPicture } from '../pictures/picture-file.ts';

/** Where the next one belongs. */
export type Place = Pick<MarkForm, 'file_id' | 'x' | 'y' | 'seconds' | 'page'>;

/** A remark on the picture; `page` is 1 but in a PDF. */
export type Pin = { key: string; number: number; x: number; y: number; text: string; page: number };

/** Those of the remarks that stand on this file. */
export function pinsOf(marks: readonly Mark[], fileId: string): Pin[] {
  return marks.flatMap(({ id, file_id, number, x, y, text, page }) =>
    file_id === fileId && x !== null && y !== null ? [{ key: id, number, x, y, text, page: page ?? 1 }] : [],
  );
}

type Files = { files: readonly DeliveredFile[] };

/** The file of the round before that has this one's name, else its place where both have as many that can be looked at. */
export function fileBefore(file: DeliveredFile, newest: Files, before: Files): DeliveredFile | undefined {
  const looked = (file: DeliveredFile) => isPicture(file) || file.pages !== null;
  const [now, then] = [newest.files.filter(looked), before.files.filter(looked)];
  const named = then.find(({ name }) => name === file.name);
  return named ?? (now.length === then.length ? then[now.indexOf(file)] : undefined);
}

type Located = { file_id: string } & { [key in 'x' | 'seconds' | 'page']?: number | null | undefined };

export function whereOf({ file_id, seconds, x, page }: Located, files: readonly DeliveredFile[]): string {
  const w = words.room.page;
  const name = files.find(({ id }) => id === file_id)?.name ?? '';
  if (seconds != null) return w.atSecond(name, showSeconds(seconds));
  if (page != null) return w.onPage(name, page);
  return x == null ? w.whole(name) : name;
}

/** `0:42` */
export function showSeconds(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
