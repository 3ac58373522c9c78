/** Two files at once, the same file only once, and cancelling ends the wait. */
import { expect, test } from 'vitest';
import { withUploadSlot } from './attempts.ts';

/** A task that ends on command. */
function open() {
  const gate = Promise.withResolvers<string>();
  const task = { begun: false, end: () => gate.resolve('done') };
  const run = () => {
    task.begun = true;
    return gate.promise;
  };
  return { task, run };
}

const soon = () => new Promise((done) => setTimeout(done));

test('a third waits until one has ended, and the next follows each that ends', async () => {
  const all = ['a', 'b', 'c', 'd'].map((fingerprint) => ({ fingerprint, ...open() }));
  const done = all.map(({ fingerprint, run }) => withUploadSlot(fingerprint, undefined, run));
  const begun = () => all.filter(({ task }) => task.begun).map(({ fingerprint }) => fingerprint);
  await soon();
  expect(begun()).toEqual(['a', 'b']);
  all[1]?.task.end();
  await done[1];
  await soon();
  expect(begun()).toEqual(['a', 'b', 'c']);
  for (const { task } of all) task.end();
  expect(await Promise.all(done)).toEqual(['done', 'done', 'done', 'done']);
});

test('whoever cancels while waiting leaves the queue, and takes nobody’s place', async () => {
  const [first, second, third, fourth] = [open(), open(), open(), open()];
  const controller = new AbortController();
  const running = [withUploadSlot('a', undefined, first.run), withUploadSlot('b', undefined, second.run)];
  await soon();
  const left = withUploadSlot('c', controller.signal, third.run);
  const stays = withUploadSlot('d', undefined, fourth.run);
  await soon();
  controller.abort();
  await expect(left).rejects.toMatchObject({ name: 'NetworkFailure', reason: 'cancelled' });
  first.task.end();
  fourth.task.end();
  await expect(stays).resolves.toBe('done');
  expect(third.task.begun).toBe(false);
  second.task.end();
  await Promise.all(running);
});

test('one that fails frees its place, too', async () => {
  const fail = () => withUploadSlot('a', undefined, () => Promise.reject(new Error('broken')));
  for (let i = 0; i < 4; i += 1) await expect(fail()).rejects.toThrow('broken');
  await expect(withUploadSlot('a', undefined, async () => 'done')).resolves.toBe('done');
});
