/** Who may open what of handed-in work, and in which form: the one place that decides it (rule 6.15). */
import { isPlayableInBrowser } from '#contract/core/files.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import type { DeliveredRow, OrderProgress } from './queries.ts';

export type FileReader = 'hunter' | 'talent' | 'operator' | 'guest';
export type Access = DeliveredFile['access'];
/** What access depends on besides the file. */
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

/** The talent and operators always get the file itself; the hunter when the work is theirs or the talent opened the file; guests never. */
export function accessOf(reader: FileReader, order: OrderNow, file: FileNow): Access {
  if (reader === 'talent' || reader === 'operator') return 'original';
  if (reader === 'hunter' && (rightsPassed(order) || file.opened_at)) return 'original';
  if (file.preview || file.proxy) return 'preview';
  // No proxy could be made: there is no other way to judge the work.
  return reader === 'hunter' && file.preview_state === 'none' && isPlayableInBrowser(file.mime)
    ? 'stream'
    : 'locked';
}

/** Access for a guest of the proof room, whatever became of the order. */
export const guestAccess: AccessRule = (file) => accessOf('guest', { status: '', gross: null }, file);

/** True when the work is the hunter's: by acceptance, or by a decision or settlement that leaves the talent something, not by a full refund. */
export function rightsPassed({ status, gross }: OrderNow): boolean {
  return gross === null ? status === 'accepted' : gross > 0n;
}
