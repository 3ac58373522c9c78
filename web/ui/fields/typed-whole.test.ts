/** What of a typed number counts, in languages with a decimal point and with a decimal comma. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const CASES: Record<'en' | 'fr', [typed: string, digits: string, rest: string][]> = {
  en: [
    ['25000.', '25000', '.'],
    ['25,000.50', '25000', '.50'],
    ['25,000.504', '25000', '.50'],
    ['25,000.00 NGN', '25000', '.00'],
    ['25,000', '25000', ''],
    ['3.5', '3', '.5'],
    ['-1', '', '-1'],
    ['10 - 20', '10', '- 2'],
    ['abc', '', ''],
  ],
  fr: [
    ['25000,', '25000', ','],
    ['25\u00A0000,50', '25000', ',50'],
    ['25 000,000', '25000', ',00'],
    ['2500,000', '2500', ',00'],
    ['25 000.00', '25000', '.00'],
    ['25 000,00 F CFA', '25000', ',00'],
    ['25.000', '25000', ''],
    ['N1.500.000', '1500000', ''],
    ['1.500.000,50', '1500000', ',50'],
    ['3,5', '3', ',5'],
  ],
};

describe.each(['en', 'fr'] as const)('%s', (language) => {
  let whole: typeof import('./typed-whole.ts');
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock(
      '#contract/words/en/language.ts',
      async () => import(`#contract/words/${language}/language.ts`),
    );
    whole = await import('./typed-whole.ts');
  });
  afterAll(() => {
    vi.doUnmock('#contract/words/en/language.ts');
    vi.resetModules();
  });

  test.each(CASES[language])('of %s the digits are %s', (typed, digits, rest) => {
    expect(whole.typedWhole(typed)).toEqual([digits, rest]);
  });
});
