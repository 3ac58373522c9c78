/** Which events the live stream can replay after a cursor, and when it must report that it does not know. */
import { expect, test } from 'vitest';
import type { LiveEvent } from '#contract/core/live.ts';
import { createMemory, KEPT_CHARACTERS, KEPT_MS } from './live-memory.ts';

const HERE = 'd3b0f9a2-0000-4000-8000-000000000001';

function event(unread: number): LiveEvent {
  return { name: 'notification', unread };
}

function at(now: { ms: number }) {
  return createMemory(() => now.ms);
}

test('what was sent after the cursor is replayed in order, to its recipients only', () => {
  const memory = at({ ms: 5 });
  memory.keep(['a'], event(1), 10);
  const cursor = memory.cursor();
  memory.keep(['a', 'b'], event(2), 10);
  memory.keep(['b'], event(3), 10);
  memory.keep(['a'], event(4), 10);
  expect(memory.since(cursor, 'a')).toEqual([event(2), event(4)]);
  expect(memory.since(cursor, 'b')).toEqual([event(2), event(3)]);
  expect(memory.since(memory.cursor(), 'a')).toEqual([]);
  expect(memory.since(cursor, 'c')).toEqual([]);
});

test('a cursor of another process, of later, or that is none, is not known', () => {
  const memory = at({ ms: 5 });
  const [name = '', moment] = memory.cursor().split('.');
  for (const cursor of [
    '',
    'x',
    name,
    `${name}.`,
    `${HERE}.${moment}`,
    `${name}.${Number(moment) + 1}`,
    `${name}.1e9`,
  ])
    expect(memory.since(cursor, 'a'), cursor).toBeNull();
});

test('what is too old or too much is forgotten, and a cursor before it is not known', () => {
  const now = { ms: 5 };
  const memory = at(now);
  const [first, length] = [memory.cursor(), KEPT_CHARACTERS / 2];
  memory.keep(['a'], event(1), length);
  memory.keep(['a'], event(2), length);
  expect(memory.since(first, 'a')).toEqual([event(1), event(2)]);
  const second = memory.cursor();
  memory.keep(['a'], event(3), 1);
  expect(memory.since(first, 'a')).toBeNull();
  expect(memory.since(second, 'a')).toEqual([event(3)]);
  now.ms += KEPT_MS + 10;
  memory.keep(['a'], event(4), 1);
  expect(memory.since(second, 'a')).toBeNull();
});

test('after a break of its own no cursor from before is known', () => {
  const memory = at({ ms: 5 });
  const before = memory.cursor();
  memory.forget();
  expect(memory.since(before, 'a')).toBeNull();
  expect(memory.since(memory.cursor(), 'a')).toEqual([]);
});
