/** How figures on a card are written. */
import { writingOf } from '#server/core/i18n/language.ts';
import type { Speech } from '../../rules.ts';

/** Seconds as players show them: 75 → `1:15`. */
export function showLength(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** `4.8`. */
export function showStars({ language }: Pick<Speech, 'language'>, rating: number): string {
  return rating.toFixed(1).replace('.', writingOf(language).decimals);
}
