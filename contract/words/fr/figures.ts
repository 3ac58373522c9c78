/** Amounts, numbers and moments as the sentences of this language write them. */
import { groupThousands, showNaira } from '../../core/money.ts';
import { decimals, longDay, shortTime, thousands } from './language.ts';

export function naira(amount: number): string {
  return showNaira(amount, { thousands, decimals });
}

/** A number with its noun; nothing is one, as everywhere in French. */
export function countedAs(one: string, many: string) {
  return (amount: number) =>
    `${groupThousands(String(amount), thousands)} ${Math.abs(amount) < 2 ? one : many}`;
}

/** Day and time in Lagos, an hour ahead of UTC all year. */
export function moment(iso: string): string {
  const at = new Date(Date.parse(iso) + 3_600_000);
  return `${longDay(at)}, ${shortTime(at.getUTCHours(), at.toISOString().slice(14, 16))}`;
}
