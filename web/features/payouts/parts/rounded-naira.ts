/** Amounts above the bars of a chart. */
import { decimals } from '#contract/words/en/language.ts';

/** Short form where all digits do not fit: `N162K`, `N1.5M`. */
export function showNairaRound(naira: number): string {
  const [letter, unit] = naira >= 1_000_000 ? ['M', 1_000_000] : naira >= 1_000 ? ['K', 1_000] : ['', 1];
  return `N${String(Math.round((naira * 10) / unit) / 10).replace('.', decimals)}${letter}`;
}
