/** Hostile values in short notation. */
import fc from 'fast-check';

const TEXTS = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e400',
    'NaN',
    '９９',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udfff',
    '\u202Eabc',
    '\u200B',
  ],
  ...[
    '../../etc/passwd',
    '%00',
    '%',
    '%E0%A4',
    "' or 1=1 --",
    '%_%_%',
    '<svg onload=x>',
    '=1+1',
    '{{7*7}}',
    '@id:me',
  ],
  ...[
    '1.',
    '--5',
    '2026-02-30',
    '9999-12-31',
    '+010000-01-01',
    '@x*201',
    '@x*4000',
    '@é*1000',
    '@\\*300',
    '(a+)+$',
  ],
];
/** `@x*5` is x five times; `@deep*5` five nested lists, `@keys*5` five fields, `@items*5` five entries. */
const VALUES = [
  ...[null, true, 0, -1, 4.5, -0, 1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), [], {}, [[]], [null]],
  ...[{ $gt: '' }, { length: -1 }, '@x*20001', '@x*250000', '@<*19990', '@&*19990', '@a *9000', '@(*9000'],
  ...['@deep*90', '@deep*5000', '@keys*5000', '@items*10000'],
];
export const hostileText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 20 }));
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(hostileText, fc.constantFrom<unknown>(...VALUES));
