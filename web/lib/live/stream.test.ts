/** Which lines of the stream are events. */
import { expect, test } from 'vitest';
import { parseLine } from './stream.ts';

test('a data line is its event', () => {
  expect(parseLine('data: {"name":"notification","unread":3}')).toEqual({ name: 'notification', unread: 3 });
});

test.each([
  ':',
  'retry: 60000',
  'data: {"name":"notification"',
  'data: {"name":"from a later version"}',
  'data: null',
])('%s is none', (line) => {
  expect(parseLine(line)).toBeNull();
});
