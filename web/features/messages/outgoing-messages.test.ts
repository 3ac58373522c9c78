/** A refused message, retried: which of its files are uploaded again. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Refusal } from '#contract/core/errors.ts';
import { codesOf } from '#contract/words/codes.ts';
import { words } from '#contract/words/en.ts';
import { memoryStorage } from '#web/lib/testing/memory-storage.ts';
import type { OutgoingContent, OutgoingMessage } from './outgoing-messages.ts';

const codes = codesOf(words).messages.errors;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('BroadcastChannel', vi.fn(silentChannel));
  sessionStorage.setItem('adire.token', 'token-1');
  sessionStorage.setItem('adire.person', JSON.stringify({ user: { id: 'person-1' }, fee_percent: 10 }));
});

/** A BroadcastChannel of Node would keep the process of the tests alive. */
function silentChannel(this: { postMessage: () => void }) {
  this.postMessage = () => undefined;
}

/** Writes a message whose file is uploaded and whose text is refused; returns the contents of both attempts. */
async function retried(refusal: Partial<Refusal>): Promise<OutgoingContent[]> {
  const { setSender } = await import('#web/lib/outbox/outbox.ts');
  const { listQueuedWrites } = await import('#web/lib/outbox-store.ts');
  const { ApiRefusal } = await import('#web/lib/refusals.ts');
  const { MESSAGE_KIND, writeAgain, writeTo } = await import('./outgoing-messages.ts');
  const tries: OutgoingContent[] = [];
  setSender<OutgoingContent>(MESSAGE_KIND, async ({ content }, { save }) => {
    tries.push(structuredClone(content));
    if (tries.length > 1) return;
    await save({ ...content, files: content.files.map((one) => ({ ...one, sent: 'file-1' })) });
    throw new ApiRefusal(422, { message: 'No', ...refusal });
  });
  const find = async () => (await listQueuedWrites('person-1'))[0] as OutgoingMessage | undefined;
  await writeTo('person-2', 'Hello', [new File(['x'], 'sketch.png')]);
  await expect.poll(async () => (await find())?.failure).toBe('No');
  await writeAgain((await find())!);
  await expect.poll(find).toBeUndefined();
  return tries;
}

test('a file that the server no longer has is uploaded again', async () => {
  const fields = { attachments: [{ code: codes.attachmentGone, params: [] }] };
  const [first, second] = await retried({ fields });
  expect(second?.files[0]?.sent).toBeNull();
  expect(second?.files[0]?.key).not.toBe(first?.files[0]?.key);
});

test('after any other refusal the uploaded file is used', async () => {
  const [first, second] = await retried({
    fields: { attachments: [{ code: codes.attachmentsMax, params: [] }] },
  });
  expect(second?.files[0]?.sent).toBe('file-1');
  expect(second?.files[0]?.key).toBe(first?.files[0]?.key);
});
