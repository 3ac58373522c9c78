/** Early answers are handed over once, to the person who asked, while they are fresh. */
import { afterEach, expect, test, vi } from 'vitest';
import { takeFirstAnswer } from './first-answers.ts';

const URL = '/api/job?status=all';
const answer = Promise.resolve(new Response('{}'));

function begin(): void {
  vi.spyOn(performance, 'now').mockReturnValue(19_000);
  vi.stubGlobal('window', { adireFirst: { token: 'a', answers: { [URL]: answer } } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('it is taken once', () => {
  begin();
  expect(takeFirstAnswer(URL, 'Bearer a')).toBe(answer);
  expect(takeFirstAnswer(URL, 'Bearer a')).toBeUndefined();
});

test('nobody else gets it, nor another address', () => {
  begin();
  expect(takeFirstAnswer('/api/job', 'Bearer a')).toBeUndefined();
  expect(takeFirstAnswer(URL, 'Bearer b')).toBeUndefined();
  expect(takeFirstAnswer(URL, 'Bearer a')).toBeUndefined();
});

test('an old one is asked for again', () => {
  begin();
  vi.spyOn(performance, 'now').mockReturnValue(20_001);
  expect(takeFirstAnswer(URL, 'Bearer a')).toBeUndefined();
});

test('a page that asked for nothing has nothing', () => {
  vi.stubGlobal('window', {});
  expect(takeFirstAnswer(URL, 'Bearer a')).toBeUndefined();
});
