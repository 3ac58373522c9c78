/** A message on its way: what it holds while it waits in the outbox, and how it is brought to the server. */
import type { QueryClient } from '@tanstack/react-query';
import { v4 as uuid } from 'uuid';
import { messages } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { type Carrier, type Parcel, post, repost } from '#web/lib/outbox/outbox.ts';
import { addLines, refreshLists } from './thread-cache.ts';

/** A file of a letter; `sent` is what the server calls it once it is there, `key` makes its sending happen once. */
type LetterFile = { file: File; key: string; sent: string | null };
export type LetterContent = { text: string; files: LetterFile[] };
export type Letter = Parcel<LetterContent>;

export const LETTER = 'message';

/** Writes to a person: at once where there is a network, else as soon as there is one. */
export async function writeTo(personId: string, text: string, files: readonly File[]): Promise<void> {
  const content: LetterContent = { text, files: files.map(asLetterFile) };
  await post({ id: uuid(), kind: LETTER, to: personId, content });
}

function asLetterFile(file: File): LetterFile {
  return { file, key: uuid(), sent: null };
}

/** Tries a refused letter again. Files that the server no longer has are sent anew. */
export async function writeAgain(letter: Letter): Promise<void> {
  const gone = letter.failure === words.messages.errors.attachmentGone;
  const files = letter.content.files.map((one) => (gone ? asLetterFile(one.file) : one));
  await repost(letter.id, { ...letter.content, files });
}

/** Brings letters: first their files, then the message; its line is in the conversation before the letter is gone. */
export function letterCarrier(client: QueryClient): Carrier<LetterContent> {
  return async (letter, { signal, onPart, save, commit }) => {
    const { text, files } = letter.content;
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
    const body = { recipient_id: letter.to, message: text, client_id: letter.id };
    const { chat } = await call(messages.send, {
      body: { ...body, ...(attachments.length > 0 && { attachments }) },
    });
    await addLines(client, letter.to, [chat]);
    void refreshLists(client);
  };
}
