/** Which lines of the stream are events. */
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';

let parseLine: typeof import('./live.ts').parseLine;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', memoryStorage());
  ({ parseLine } = await import('./live.ts'));
});

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
