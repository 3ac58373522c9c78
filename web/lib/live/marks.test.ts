/** With which mark a page asks for its stream: the earliest of its answers, the last line it read, or none. */
import { beforeEach, expect, test, vi } from 'vitest';

let marks: typeof import('./marks.ts');
beforeEach(async () => {
  vi.resetModules();
  marks = await import('./marks.ts');
});
const nothing = () => undefined;

test('the earliest of the answers, in whatever order they come', () => {
  marks.noteMark('one.20');
  marks.noteMark('one.9');
  marks.noteMark('one.100');
  expect(marks.markForStream(nothing)).toBe('one.9');
  expect(marks.isBeforeStream()).toBe(false);
});

test('none before any answer', () => {
  expect(marks.markForStream(nothing)).toBeNull();
});

test('none after an answer without a mark, or a call that was never answered', () => {
  marks.noteMark('one.20');
  marks.noteMark(null);
  expect(marks.markForStream(nothing)).toBeNull();
  marks.noteGreeting();
  marks.noteTold('one.30');
  marks.noteGap();
  expect(marks.markForStream(nothing)).toBeNull();
});

test('two processes can not be compared', () => {
  marks.noteMark('one.20');
  marks.noteMark('two.10');
  marks.noteMark('one.5');
  expect(marks.markForStream(nothing)).toBeNull();
});

test('an answer that is older than the mark, and came after the stream was asked for, is told of', () => {
  const behind = vi.fn();
  marks.noteMark('one.20');
  marks.markForStream(behind);
  marks.noteMark('one.21');
  expect(behind).not.toHaveBeenCalled();
  marks.noteMark('one.19');
  marks.noteMark('two.30');
  expect(behind).toHaveBeenCalledTimes(2);
});

test('a stream goes on after its last line; a call that failed is made up for by the next full greeting alone', () => {
  marks.noteMark('one.20');
  marks.noteGreeting();
  marks.noteTold('one.30');
  expect(marks.markForStream(nothing)).toBe('one.30');
  marks.noteGap();
  marks.noteTold('one.40');
  expect(marks.markForStream(nothing)).toBeNull();
  marks.noteGreeting();
  marks.noteTold('one.50');
  expect(marks.markForStream(nothing)).toBe('one.50');
});
