/** Who may open what of handed-in work, and in which form: the one place that decides it (rule 6.15). */
import { isPlayed } from '#contract/core/files.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import type { DeliveredRow, OrderProgress } from './queries.ts';

export type FileReader = 'hunter' | 'talent' | 'operator' | 'guest';
export type Access = DeliveredFile['access'];
/** What it depends on beside the file. */
type OrderNow = { status: string; gross: bigint | null };
type FileNow = Pick<DeliveredRow, 'mime' | 'opened_at' | 'preview' | 'proxy' | 'preview_state'>;

/** The rule of one order for one reader, applied to each of its files. */
export type AccessRule = (file: FileNow) => Access;

export function accessRule(
  reader: FileReader,
  { status }: { status: string },
  { dispute }: Pick<OrderProgress, 'dispute'>,
): AccessRule {
  const order = { status, gross: dispute?.gross ?? null };
  return (file) => accessOf(reader, order, file);
}

/** Its talent always has the file itself, and so have operators, who judge by it; its hunter when the work is theirs; guests never. */
export function accessOf(reader: FileReader, order: OrderNow, file: FileNow): Access {
  if (reader === 'talent' || reader === 'operator') return 'original';
  if (reader === 'hunter' && (rightsPassed(order) || file.opened_at)) return 'original';
  if (file.preview || file.proxy) return 'preview';
  // Nobody could make a proxy: there is no other way to judge it.
  return reader === 'hunter' && file.preview_state === 'none' && isPlayed(file.mime) ? 'stream' : 'locked';
}

/** What a guest of the room gets of a file, whatever became of the order. */
export const guestAccess: AccessRule = (file) => accessOf('guest', { status: '', gross: null }, file);

/** By acceptance, or by a decision or settlement that leaves the talent something; a full refund opens nothing. */
export function rightsPassed({ status, gross }: OrderNow): boolean {
  return gross === null ? status === 'accepted' : gross > 0n;
}
