/** How French sentences about acts say amounts, days, counts, titles and reasons. */
import { showNaira, toNaira } from '../../../core/money.ts';
import { colon, decimals, longDay, thousands } from '../language.ts';

/** Kobo as text to `N50 000`. */
export function naira(kobo: string): string {
  return showNaira(toNaira(BigInt(kobo)), { thousands, decimals });
}

/** `4 décembre 2026`: the day in Lagos, which is an hour ahead of UTC all year. */
export function day(moment: string): string {
  return longDay(new Date(Date.parse(moment) + 3_600_000));
}

/** `1 jour`, `2 jours`. */
export function count(many: number, one: string, several: string): string {
  return `${many} ${many > 1 ? several : one}`;
}

export function quote(text: string): string {
  return `«\u00A0${text}\u00A0»`;
}

/** The job's title in quotation marks. */
export function job({ title }: { title: string }): string {
  return quote(title);
}

/** A sentence of its own, or nothing where none was given. */
export function because({ reason }: { reason?: string | undefined }): string {
  return reason ? ` Motif${colon} ${reason}` : '';
}
