/** The cursor with which a page opens its stream: the earliest of its answers, the last line it read, or none. */
import { beforeEach, expect, test, vi } from 'vitest';

let cursors: typeof import('./cursor.ts');
beforeEach(async () => {
  vi.resetModules();
  cursors = await import('./cursor.ts');
});
const nothing = () => undefined;

function answer(cursor: string | null): Promise<Response> {
  return Promise.resolve(new Response('', { headers: cursor === null ? {} : { 'live-mark': cursor } }));
}

test('the earliest of the answers, in whatever order they come', async () => {
  for (const cursor of ['one.20', 'one.9', 'one.100']) cursors.noteEarly(answer(cursor));
  expect(await cursors.cursorForStream(nothing)).toBe('one.9');
  expect(cursors.isBeforeStream()).toBe(false);
});

test('the first waits for the answers that are on their way', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  cursors.noteEarly(promise);
  cursors.noteEarly(answer('one.30'));
  const asked = cursors.cursorForStream(nothing);
  resolve(await answer('one.20'));
  expect(await asked).toBe('one.20');
});

test('none before any answer', async () => {
  expect(await cursors.cursorForStream(nothing)).toBeNull();
});

test('none after an answer without a cursor, or a call that was never answered', async () => {
  cursors.noteEarly(answer('one.20'));
  cursors.noteEarly(answer(null));
  expect(await cursors.cursorForStream(nothing)).toBeNull();
  cursors.noteGreeting();
  cursors.noteCursor('one.30');
  cursors.noteGap();
  expect(await cursors.cursorForStream(nothing)).toBeNull();
});

test('two processes cannot be compared', async () => {
  for (const cursor of ['one.20', 'two.10', 'one.5']) cursors.noteEarly(answer(cursor));
  expect(await cursors.cursorForStream(nothing)).toBeNull();
});

test('an answer that is older than the cursor, and came after the stream was asked for, is reported', async () => {
  const behind = vi.fn();
  cursors.noteEarly(answer('one.20'));
  await cursors.cursorForStream(behind);
  cursors.noteEarly(answer('one.21'));
  await answer(null);
  expect(behind).not.toHaveBeenCalled();
  cursors.noteEarly(answer('one.19'));
  cursors.noteEarly(answer('two.30'));
  await vi.waitFor(() => expect(behind).toHaveBeenCalledTimes(2));
});

test('a stream goes on after its last line; a call that failed is made up for by the next full greeting alone', async () => {
  cursors.noteEarly(answer('one.20'));
  await cursors.cursorForStream(nothing);
  cursors.noteGreeting();
  cursors.noteCursor('one.30');
  expect(await cursors.cursorForStream(nothing)).toBe('one.30');
  cursors.noteGap();
  cursors.noteCursor('one.40');
  expect(await cursors.cursorForStream(nothing)).toBeNull();
  cursors.noteGreeting();
  cursors.noteCursor('one.50');
  expect(await cursors.cursorForStream(nothing)).toBe('one.50');
});
