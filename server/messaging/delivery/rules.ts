/** The receipt that travels with a pushed message: whoever shows it says that this message reached its reader. Pure. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/core/config.ts';

/** A message to `readerId` from `writerId`. */
export type Delivered = { readerId: string; writerId: string; messageId: bigint };

/** `reader.writer.message.seal`. It opens nothing, says nothing of what was written, and moves one receipt forward. */
export function receiptOf(config: Pick<Config, 'signingSecret'>, delivered: Delivered): string {
  const { readerId, writerId, messageId } = delivered;
  return [readerId, writerId, messageId, sealOf(config, delivered)].join('.');
}

/** Null when it was not made by us. */
export function readReceipt(config: Pick<Config, 'signingSecret'>, receipt: string): Delivered | null {
  const [readerId = '', writerId = '', message = '', seal = ''] = receipt.split('.');
  if (!/^[0-9]{1,18}$/.test(message)) return null;
  const delivered = { readerId, writerId, messageId: BigInt(message) };
  const right = Buffer.from(sealOf(config, delivered));
  const given = Buffer.from(seal);
  return right.length === given.length && timingSafeEqual(right, given) ? delivered : null;
}

/** Its first word keeps it apart from everything else that is signed with this secret. */
function sealOf({ signingSecret }: Pick<Config, 'signingSecret'>, one: Delivered): string {
  const signed = `received\n${one.readerId}\n${one.writerId}\n${one.messageId}`;
  return createHmac('sha256', signingSecret).update(signed).digest('base64url');
}
