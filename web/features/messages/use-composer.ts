/** What is being written to a person: text and files, kept as a draft until it is in the outbox. */
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ATTACHMENTS_MAX, messageForm, messages } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { createKeeper, draftKey, readDraft } from '#web/lib/draft-store.ts';
import { refuseFile } from '#web/lib/files.ts';
import { takeBack } from '#web/lib/outbox/outbox.ts';
import { type OutgoingMessage, writeTo } from './outgoing-messages.ts';

/** How often the typing sign is sent at most; the reader shows it a little longer. */
const TYPING_PAUSE_MS = 3000;

const NO_ROOM = words.messages.errors.noSpace;

export type Composer = {
  text: string;
  files: readonly File[];
  /** Why it cannot be sent like this. */
  problem: string | undefined;
  write: (text: string) => void;
  addFiles: (files: readonly File[]) => void;
  removeFile: (file: File) => void;
  /** Puts it into the outbox; nothing happens while there is nothing to send (rules 11). True when it went. */
  send: () => Promise<boolean>;
  /** Takes an unsent message back into the field. */
  restore: (message: OutgoingMessage) => Promise<void>;
};

/** Use it under a `key` of the person: a draft belongs to one conversation. */
export function useComposer(personId: string): Composer {
  const key = draftKey(`message.${personId}`);
  const [text, setText] = useState(() => draftText(key));
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [keeper] = useState(() => createKeeper());
  const [typing] = useState(() => createTypingSign(personId));
  useEffect(() => {
    addEventListener('pagehide', keeper.flush);
    return () => {
      removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  function write(next: string): void {
    setText(next);
    setProblem(undefined);
    keeper.keep(key, { message: next });
    if (next.trim()) typing.sign();
  }

  function addFiles(chosen: readonly File[]): void {
    const fit = chosen.filter((file) => !refuseFile(messages.attach.upload, file));
    const refused = chosen.find((file) => !fit.includes(file));
    const known = new Set(files.map(printOf));
    const all = [...files, ...fit.filter((file) => !known.has(printOf(file)))];
    setFiles(all.slice(0, ATTACHMENTS_MAX));
    if (refused) setProblem(`${refused.name}: ${refuseFile(messages.attach.upload, refused)}`);
    else setProblem(all.length > ATTACHMENTS_MAX ? words.messages.errors.attachmentsMax : undefined);
  }

  async function send(): Promise<boolean> {
    if (!text.trim() && files.length === 0) return false;
    const checked = z.safeParse(messageForm, { recipient_id: personId, message: text });
    if (!checked.success) {
      setProblem(checked.error.issues[0]?.message);
      return false;
    }
    // Emptied at once, so that a second press finds nothing to send.
    setText('');
    setFiles([]);
    setProblem(undefined);
    typing.rest();
    try {
      await writeTo(personId, checked.data.message, files);
      keeper.forget(key, { message: text });
      return true;
    } catch {
      setText(text);
      setFiles(files);
      setProblem(NO_ROOM);
      return false;
    }
  }

  async function restore(message: OutgoingMessage): Promise<void> {
    if (!(await takeBack(message.id))) return;
    write([message.content.text, text].filter(Boolean).join('\n'));
    setFiles([...message.content.files.map(({ file }) => file), ...files].slice(0, ATTACHMENTS_MAX));
  }

  const removeFile = (file: File) => setFiles(files.filter((one) => one !== file));
  return { text, files, problem, write, addFiles, removeFile, send, restore };
}

/** By which a file is known: the same one is not chosen twice. */
export function printOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

function draftText(key: string): string {
  const kept = readDraft(key)?.message;
  return typeof kept === 'string' ? kept : '';
}

/** Sends the typing indicator now and then; a failure does no harm. */
function createTypingSign(personId: string) {
  let last = 0;
  return {
    sign() {
      if (!navigator.onLine || Date.now() - last < TYPING_PAUSE_MS) return;
      last = Date.now();
      call(messages.typing, { params: { id: personId } }).catch(() => undefined);
    },
    rest() {
      last = 0;
    },
  };
}
