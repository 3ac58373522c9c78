/** Chores that follow a commit: each wake is followed, none runs twice at once, and a slow one holds up no other. */
import { expect, test } from 'vitest';
import { createWaker } from './wake.ts';

/** A chore whose runs end when they are told to. */
function slowChore(name: string) {
  const ends: (() => void)[] = [];
  const chore = {
    name,
    every: '* * * * *',
    run: () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      }),
  };
  return { chore, runs: () => ends.length, end: () => ends.at(-1)?.() };
}

async function goOn(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

test('a slow chore holds up no other; wakes during a run are one more run', async () => {
  const waker = createWaker(() => undefined);
  const [mail, events] = [slowChore('mail'), slowChore('events')];
  waker.chores([mail.chore, events.chore]);
  waker.wake();
  expect([mail.runs(), events.runs()]).toEqual([0, 0]);
  waker.start();
  expect([mail.runs(), events.runs()]).toEqual([1, 1]);
  events.end();
  await goOn();
  waker.wake();
  waker.wake();
  expect([mail.runs(), events.runs()]).toEqual([1, 2]);
  mail.end();
  events.end();
  await goOn();
  expect([mail.runs(), events.runs()]).toEqual([2, 3]);
  mail.end();
  events.end();
  await waker.stop();
  waker.wake();
  expect([mail.runs(), events.runs()]).toEqual([2, 3]);
});

test('what one chore did is work for the others', async () => {
  const waker = createWaker(() => undefined);
  const work = { inbox: 2, events: 0, mails: 0 };
  const sent: number[] = [];
  const move = (from: keyof typeof work, to: keyof typeof work | null) => async () => {
    const count = work[from];
    await Promise.resolve();
    work[from] -= count;
    if (to) work[to] += count;
    else sent.push(count);
    return count;
  };
  const every = '* * * * *';
  waker.chores([
    { name: 'mails', every, run: move('mails', null) },
    { name: 'events', every, run: move('events', 'mails') },
    { name: 'inbox', every, run: move('inbox', 'events') },
  ]);
  waker.start();
  await goOn();
  await goOn();
  expect(work).toEqual({ inbox: 0, events: 0, mails: 0 });
  expect(sent.reduce((sum, n) => sum + n, 0)).toBe(2);
  await waker.stop();
});

test('a chore that fails is reported and woken again; stopping waits for what runs', async () => {
  const errors: unknown[] = [];
  const waker = createWaker((error) => errors.push(error));
  const { chore, end } = slowChore('slow');
  let tries = 0;
  const failing = {
    name: 'failing',
    every: '* * * * *',
    run: async () => {
      tries += 1;
      throw new Error('no');
    },
  };
  waker.chores([chore, failing]);
  waker.start();
  await goOn();
  waker.wake();
  await goOn();
  expect([tries, errors.length]).toEqual([2, 2]);
  let stopped = false;
  const stopping = waker.stop().then(() => {
    stopped = true;
  });
  await goOn();
  expect(stopped).toBe(false);
  end();
  await stopping;
  expect(stopped).toBe(true);
});
