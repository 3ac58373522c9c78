/** With which mark a page asks for its stream: the earliest of its answers, the last line it read, or none. */
import { beforeEach, expect, test, vi } from 'vitest';

let marks: typeof import('./marks.ts');
beforeEach(async () => {
  vi.resetModules();
  marks = await import('./marks.ts');
});
const nothing = () => undefined;

function answer(mark: string | null): Promise<Response> {
  return Promise.resolve(new Response('', { headers: mark === null ? {} : { 'live-mark': mark } }));
}

test('the earliest of the answers, in whatever order they come', async () => {
  for (const mark of ['one.20', 'one.9', 'one.100']) marks.noteEarly(answer(mark));
  expect(await marks.markForStream(nothing)).toBe('one.9');
  expect(marks.isBeforeStream()).toBe(false);
});

test('the first waits for the answers that are on their way', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  marks.noteEarly(promise);
  marks.noteEarly(answer('one.30'));
  const asked = marks.markForStream(nothing);
  resolve(await answer('one.20'));
  expect(await asked).toBe('one.20');
});

test('none before any answer', async () => {
  expect(await marks.markForStream(nothing)).toBeNull();
});

test('none after an answer without a mark, or a call that was never answered', async () => {
  marks.noteEarly(answer('one.20'));
  marks.noteEarly(answer(null));
  expect(await marks.markForStream(nothing)).toBeNull();
  marks.noteGreeting();
  marks.noteTold('one.30');
  marks.noteGap();
  expect(await marks.markForStream(nothing)).toBeNull();
});

test('two processes can not be compared', async () => {
  for (const mark of ['one.20', 'two.10', 'one.5']) marks.noteEarly(answer(mark));
  expect(await marks.markForStream(nothing)).toBeNull();
});

test('an answer that is older than the mark, and came after the stream was asked for, is told of', async () => {
  const behind = vi.fn();
  marks.noteEarly(answer('one.20'));
  await marks.markForStream(behind);
  marks.noteEarly(answer('one.21'));
  await answer(null);
  expect(behind).not.toHaveBeenCalled();
  marks.noteEarly(answer('one.19'));
  marks.noteEarly(answer('two.30'));
  await vi.waitFor(() => expect(behind).toHaveBeenCalledTimes(2));
});

test('a stream goes on after its last line; a call that failed is made up for by the next full greeting alone', async () => {
  marks.noteEarly(answer('one.20'));
  await marks.markForStream(nothing);
  marks.noteGreeting();
  marks.noteTold('one.30');
  expect(await marks.markForStream(nothing)).toBe('one.30');
  marks.noteGap();
  marks.noteTold('one.40');
  expect(await marks.markForStream(nothing)).toBeNull();
  marks.noteGreeting();
  marks.noteTold('one.50');
  expect(await marks.markForStream(nothing)).toBe('one.50');
});
