/** How English sentences about acts say amounts, days, counts, titles and reasons. */
import { showNaira, toNaira } from '../../../core/money.ts';
import { shortMonth } from '../language.ts';

/** Kobo as text to `N50,000`. */
export function naira(kobo: string): string {
  return showNaira(toNaira(BigInt(kobo)));
}

/** `4 Dec 2026`: the day in Lagos, which is an hour ahead of UTC all year. */
export function day(moment: string): string {
  const at = new Date(Date.parse(moment) + 3_600_000);
  return `${at.getUTCDate()} ${shortMonth(at)} ${at.getUTCFullYear()}`;
}

/** `1 day`, `2 days`. */
export function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? '' : 's'}`;
}

export function quote(text: string): string {
  return `“${text}”`;
}

/** The job's title in quotation marks. */
export function job({ title }: { title: string }): string {
  return quote(title);
}

/** A sentence of its own, or nothing where none was given. */
export function because({ reason }: { reason?: string | undefined }): string {
  return reason ? ` Reason: ${reason}` : '';
}
