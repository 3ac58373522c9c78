/** Typing a price: the digits of what was typed, and where the caret belongs between the separators. */
import { decimals, thousands } from '#contract/words/en/language.ts';
import { nairaDigits } from '#web/lib/money.ts';

/** `150000` as `150,000`; nothing as nothing. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
}

/** In a language with a comma before the kobo, a dot may be there too. */
const KOBO = decimals === '.' ? /\.\d*\s*$/ : /[.,]\d{0,2}\s*$/;

/** The whole naira of what was typed or pasted; kobo that came with a paste (`50,000.00`) are left out. */
export function typedNaira(typed: string, pasted: boolean): string {
  return nairaDigits(pasted ? typed.replace(KOBO, '') : typed);
}

/**
 * Where the caret is in `shown` when so many digits follow it. Beside a separator it is before it, so that
 * Backspace goes on; `forward`, for Delete, puts it behind.
 */
export function caretBefore(shown: string, digitsAfter: number, forward = false): number {
  let caret = shown.length;
  for (let left = digitsAfter; left > 0 && caret > 0; caret -= 1) {
    if (shown[caret - 1] !== thousands) left -= 1;
  }
  return !forward && shown[caret - 1] === thousands ? caret - 1 : caret;
}
