/** The whole part of a typed number: kobo, other decimals and what follows a minus count for nothing, whether typed or pasted. */
import { decimals } from '#contract/words/en/language.ts';

/**
 * In languages with a decimal comma, people may type a dot as well; three digits behind the first one to three
 * (`25.000`) are thousands.
 */
const REST = decimals === '.' ? /(-.*|\.\d*)\D*$/ : /(-.*|(?<!(?:^\D*|[.,])\d{1,3})[.,]\d*|[.,]\d{0,2})\D*$/;

/** The digits, and what follows them, as far as it stays visible until the field is left. */
export function typedWhole(typed: string): [digits: string, rest: string] {
  const whole = typed.replace(REST, '');
  return [whole.replaceAll(/\D/g, ''), typed.slice(whole.length, whole.length + 3)];
}
