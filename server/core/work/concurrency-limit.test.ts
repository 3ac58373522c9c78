/** The concurrency limit: never more at a time than allowed, the rest in order, and 503 when the queue is full. */
import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Returns tasks that end on command. */
function works(count: number) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (i: number) => () =>
    new Promise<number>((resolve) => {
      started.push(i);
      ends[i] = () => resolve(i);
    });
  return { started, end: (i: number) => ends[i]?.(), all: Array.from({ length: count }, (_, i) => work(i)) };
}

/** Lets everything that is ready continue. */
async function goOn(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

test('two at a time, two wait in order, the others are refused and may retry', async () => {
  const limited = createConcurrencyLimit(2, 2);
  const { started, end, all } = works(6);
  const outcomes = all.map((work) => limited(work).catch((error) => error));
  await goOn();
  expect(started).toEqual([0, 1]);
  for (const refused of await Promise.all(outcomes.slice(4))) {
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  }
  end(1);
  await goOn();
  expect(started).toEqual([0, 1, 2]);
  end(0);
  end(2);
  await goOn();
  expect(started).toEqual([0, 1, 2, 3]);
  end(3);
  expect(await Promise.all(outcomes.slice(0, 4))).toEqual([0, 1, 2, 3]);
});

test('work that fails gives its place on', async () => {
  const limited = createConcurrencyLimit(1, 1);
  const failing = limited(() => Promise.reject(new Error('no')));
  const next = limited(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await limited(async () => 'again')).toBe('again');
});
