/** The outbox: order, one sending each, what happens after a failure, and what can still be taken back. */
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('BroadcastChannel', vi.fn(deafChannel));
  sessionStorage.setItem('adire.token', 'token-1');
  sessionStorage.setItem('adire.person', JSON.stringify({ user: { id: 'person-1' }, fee_percent: 10 }));
});

/** Node's own channel would keep the test process alive. */
function deafChannel(this: { postMessage: () => void }) {
  this.postMessage = () => undefined;
}

type Failures = typeof import('../refusals.ts');
type SendStep = (text: string, failures: Failures, commit: () => Promise<void>) => Promise<void>;

/** A fresh outbox whose sender runs the given step. */
async function start(step: SendStep = async () => {}) {
  const { setSender, queueWrite, drainNow, retryWrite, cancelWrite } = await import('./outbox.ts');
  const store = await import('../outbox-store.ts');
  const failures = await import('../refusals.ts');
  const sent: string[] = [];
  setSender<string>('note', async ({ content }, { commit }) => {
    await step(content, failures, commit);
    sent.push(content);
  });
  const write = (content: string) => queueWrite({ id: content, kind: 'note', to: 'person-2', content });
  const kept = async () => (await store.listQueuedWrites('person-1')).map(({ id, failure }) => [id, failure]);
  return { drainNow, retryWrite, cancelWrite, store, sent, write, kept };
}

test('what is written is sent in its order, each once, and forgotten then', async () => {
  const { sent, write, drainNow, kept } = await start();
  await Promise.all(['a', 'b', 'c'].map(write));
  drainNow();
  await expect.poll(() => sent).toEqual(['a', 'b', 'c']);
  await expect.poll(kept).toEqual([]);
});

test('without a network it waits in its order, and goes when the network is back', async () => {
  let online = false;
  const { sent, write, drainNow, kept } = await start(async (_, { NetworkFailure }) => {
    if (!online) throw new NetworkFailure('offline');
  });
  await write('a');
  await write('b');
  await expect.poll(kept).toEqual([
    ['a', null],
    ['b', null],
  ]);
  online = true;
  drainNow();
  await expect.poll(() => sent).toEqual(['a', 'b']);
});

test('what is refused for good says why and holds up nothing behind it', async () => {
  const { sent, write, kept, retryWrite } = await start(async (text, { ApiRefusal }) => {
    if (text === 'a') throw new ApiRefusal(403, { message: 'No' });
  });
  await write('a');
  await write('b');
  await expect.poll(() => sent).toEqual(['b']);
  await expect.poll(kept).toEqual([['a', 'No']]);
  await retryWrite('a', 'c');
  await expect.poll(() => sent).toEqual(['b', 'c']);
  await expect.poll(kept).toEqual([]);
});

test('what may have arrived cannot be taken back; what was not tried yet can', async () => {
  const { write, cancelWrite, kept } = await start(async (text, { NetworkFailure }, commit) => {
    if (text === 'a') await commit();
    throw new NetworkFailure('offline');
  });
  await write('a');
  await write('b');
  await expect.poll(() => cancelWrite('b')).toBe(true);
  expect(await cancelWrite('a')).toBe(false);
  expect(await kept()).toEqual([['a', null]]);
});

test('after logout nothing of the person is left', async () => {
  const { write, kept, store } = await start(async (_, { NetworkFailure }) => {
    throw new NetworkFailure('offline');
  });
  await write('a');
  await store.forgetQueuedWrites('person-1');
  expect(await kept()).toEqual([]);
});
