/** Two files at once, the same file only once, and nobody waits who has cancelled. */
import { expect, test } from 'vitest';
import { inTurn } from './turns.ts';

/** A deed that ends when it is told to. */
function open() {
  const gate = Promise.withResolvers<string>();
  const deed = { begun: false, end: () => gate.resolve('done') };
  const run = () => {
    deed.begun = true;
    return gate.promise;
  };
  return { deed, run };
}

const soon = () => new Promise((done) => setTimeout(done));

test('a third waits until one has ended, and the next follows each that ends', async () => {
  const all = ['a', 'b', 'c', 'd'].map((print) => ({ print, ...open() }));
  const done = all.map(({ print, run }) => inTurn(print, undefined, run));
  const begun = () => all.filter(({ deed }) => deed.begun).map(({ print }) => print);
  await soon();
  expect(begun()).toEqual(['a', 'b']);
  all[1]?.deed.end();
  await done[1];
  await soon();
  expect(begun()).toEqual(['a', 'b', 'c']);
  for (const { deed } of all) deed.end();
  expect(await Promise.all(done)).toEqual(['done', 'done', 'done', 'done']);
});

test('who cancels while waiting leaves, and takes nobody’s place', async () => {
  const [first, second, third, fourth] = [open(), open(), open(), open()];
  const controller = new AbortController();
  const running = [inTurn('a', undefined, first.run), inTurn('b', undefined, second.run)];
  await soon();
  const left = inTurn('c', controller.signal, third.run);
  const stays = inTurn('d', undefined, fourth.run);
  await soon();
  controller.abort();
  await expect(left).rejects.toMatchObject({ name: 'NetworkFailure', reason: 'cancelled' });
  first.deed.end();
  fourth.deed.end();
  await expect(stays).resolves.toBe('done');
  expect(third.deed.begun).toBe(false);
  second.deed.end();
  await Promise.all(running);
});

test('one that fails makes room, too', async () => {
  const fail = () => inTurn('a', undefined, () => Promise.reject(new Error('broken')));
  for (let i = 0; i < 4; i += 1) await expect(fail()).rejects.toThrow('broken');
  await expect(inTurn('a', undefined, async () => 'done')).resolves.toBe('done');
});
