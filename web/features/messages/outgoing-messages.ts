/** Messages waiting to be sent: their content in the outbox, and how they are sent. */
import type { QueryClient } from '@tanstack/react-query';
import { messages } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import {
  type QueuedWrite,
  queueWrite,
  retryWrite,
  setSender,
  type WriteSender,
} from '#web/lib/outbox/outbox.ts';
import { startWaiting } from '#web/lib/outbox/waiting.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { addLines, catchUp, refreshLists, updateConversation } from './thread.ts';

/** A file of a message; `sent` is its id on the server once it is uploaded, `key` keeps it from being uploaded twice. */
type OutgoingFile = { file: File; key: string; sent: string | null };
export type OutgoingContent = { text: string; files: OutgoingFile[] };
export type OutgoingMessage = QueuedWrite<OutgoingContent>;

export const MESSAGE_KIND = 'message';
/** The code of `words.messages.errors.attachmentGone`. */
const ATTACHMENT_GONE = 'messages.errors.attachmentGone';

/** Writes to a person: sent at once, or as soon as there is a network. */
export async function writeTo(personId: string, text: string, files: readonly File[]): Promise<void> {
  const content: OutgoingContent = { text, files: files.map(asOutgoingFile) };
  await queueWrite({ id: crypto.randomUUID(), kind: MESSAGE_KIND, to: personId, content });
}

function asOutgoingFile(file: File): OutgoingFile {
  return { file, key: crypto.randomUUID(), sent: null };
}

/** Retries a refused message. Files that the server no longer has are uploaded again. */
export async function writeAgain(outgoing: OutgoingMessage): Promise<void> {
  const gone = outgoing.failureCodes?.includes(ATTACHMENT_GONE);
  const files = outgoing.content.files.map((one) => (gone ? asOutgoingFile(one.file) : one));
  await retryWrite(outgoing.id, { ...outgoing.content, files });
}

/** Starts sending queued messages; later calls check again. */
export function startSendingMessages(client: QueryClient): void {
  setSender(MESSAGE_KIND, messageSender(client));
  startWaiting(client, notifyNotSent);
}

function notifyNotSent(message: string): void {
  notify.bad(words.shell.offline.notSent, 'usual', message);
}

/** Uploads the files, then sends the message; its line is in the conversation before the queued write is removed. */
function messageSender(client: QueryClient): WriteSender<OutgoingContent> {
  return async (outgoing, { signal, onPart, save, commit }) => {
    const { text, files } = outgoing.content;
    const whole = files.reduce((sum, { file }) => sum + file.size, 0);
    let done = 0;
    for (const one of files) {
      if (!one.sent) {
        const { attachment } = await call(messages.attach, {
          file: one.file,
          idempotencyKey: one.key,
          signal,
          onProgress: (part) => onPart((done + part * one.file.size) / whole),
        });
        one.sent = attachment.id;
        await save({ text, files });
      }
      done += one.file.size;
    }
    await commit();
    const attachments = files.flatMap(({ sent }) => sent ?? []);
    const body = { recipient_id: outgoing.to, message: text, client_id: outgoing.id };
    const sending = call(messages.send, {
      body: { ...body, ...(attachments.length > 0 && { attachments }) },
    });
    // Blocked meanwhile: the conversation says so, and its field goes.
    sending.catch((error) => {
      if (error instanceof ApiRefusal && error.status === 403)
        catchUp(client, outgoing.to).catch(() => undefined);
    });
    const { chat } = await sending;
    updateConversation(client, outgoing.to, (standing) => ({ ...standing, may_write: true }));
    await addLines(client, outgoing.to, [chat]);
    void refreshLists(client);
  };
}

/** Identifies a file, so that the same one is not chosen twice. */
export function fileKeyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
