/** Where a remark is, in words. */
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { words } from '#contract/words.ts';

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
