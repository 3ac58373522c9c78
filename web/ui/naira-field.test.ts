/** Typing a price: separators are added and removed automatically, and the caret stays in place. */
import { expect, test } from 'vitest';
import { caretBefore, groupDigits, typedNaira } from './naira-field.tsx';

test.each([
  ['', ''],
  ['5', '5'],
  ['500', '500'],
  ['5000', '5,000'],
  ['150000', '150,000'],
  ['1234567890', '1,234,567,890'],
])('%s is shown as %s', (digits, shown) => {
  expect(groupDigits(digits)).toBe(shown);
});

test.each([
  ['N50,000', true, '50000', ''],
  ['50,000.00', true, '50000', '.00'],
  ['50,000.5 ', true, '50000', '.5 '],
  ['150,.000', false, '150000', ''],
  ['007', false, '7', ''],
  ['abc', false, '', ''],
])('%s gives the digits %s', (typed, ends, digits, kobo) => {
  expect(typedNaira(typed, ends)).toEqual([digits, kobo]);
});

test('the caret keeps as many digits behind it as before', () => {
  expect(caretBefore('1,500', 0)).toBe(5);
  expect(caretBefore('1,500', 2)).toBe(3);
  expect(caretBefore('150,000', 4)).toBe(2);
  expect(caretBefore('', 0)).toBe(0);
});

test('beside a separator Backspace and Delete both get past it', () => {
  expect(caretBefore('1,234', 3)).toBe(1);
  expect(caretBefore('1,234', 3, true)).toBe(2);
});
