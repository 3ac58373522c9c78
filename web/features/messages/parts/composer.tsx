/** The message composer: a field that grows, files, and the send button; kept as a draft until it is in the outbox. */
import { Paperclip, SendHorizontal } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ATTACHMENTS_MAX, MESSAGE_MAX, messageForm, messages } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { draftKey, readDraft, useDraftWriter } from '#web/lib/draft-store.ts';
import { later, useLater } from '#web/lib/later.ts';
import { cancelWrite } from '#web/lib/outbox/outbox.ts';
import { acceptOf, describeRule, refuseFile, refuseFiles } from '#web/lib/upload/files.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { fileKeyOf, type OutgoingMessage, writeTo } from '../outgoing-messages.ts';

const KEYBOARD = matchMedia('(hover: hover) and (pointer: fine)');
/** Length from which the counter of remaining characters is shown. */
const NEARLY_FULL = MESSAGE_MAX - 500;

const CHOSEN = later(async () => (await import('./chosen-files.tsx')).ChosenFiles);

type Props = {
  name: string;
  composing: Composing;
  /** Shown above the field, such as a warning. */
  note?: ReactNode;
  onSent: () => void;
};

export function Composer({ name, composing, note, onSent }: Props) {
  const { text, files, problem, write, addFiles, send } = composing;
  const { part: Chosen } = useLater(CHOSEN, files.length > 0);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async () => {
    field.current?.focus();
    if (await send()) onSent();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !KEYBOARD.matches) return;
    event.preventDefault();
    void submit();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    addFiles(pasted);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="grid gap-2 border-t border-line bg-card px-3 py-2.5"
    >
      {note}
      {Chosen && <Chosen {...composing} />}
      <p
        id={`${id}-problem`}
        aria-live="polite"
        className="text-sm font-medium wrap-anywhere whitespace-pre-line text-brick empty:hidden"
      >
        {problem}
      </p>
      <div className="flex items-end gap-2">
        <AttachButton onChoose={addFiles} />
        <label htmlFor={id} className="sr-only">
          {words.messages.composer.label(name)}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          placeholder={words.messages.composer.placeholder}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none wrap-anywhere rounded border border-control bg-card px-3 py-2.5 text-base leading-5.5 text-ink placeholder:text-soft"
        />
        <Button
          type="submit"
          icon={<SendHorizontal aria-hidden size={20} />}
          className="max-sm:w-11 max-sm:px-0!"
        >
          <span className="max-sm:sr-only">{words.common.actions.send}</span>
        </Button>
      </div>
      {text.length > NEARLY_FULL && (
        <p className="text-right text-sm text-soft tabular-nums">
          {words.messages.composer.length(text.length, MESSAGE_MAX)}
        </p>
      )}
    </form>
  );
}

function AttachButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  return (
    <span
      title={describeRule(messages.attach.upload)}
      className="relative grid size-11 shrink-0 place-items-center rounded text-link hover:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-focus"
    >
      <Paperclip aria-hidden size={22} />
      <input
        type="file"
        multiple
        aria-label={words.messages.composer.attach(describeRule(messages.attach.upload))}
        accept={acceptOf(messages.attach.upload)}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
      />
    </span>
  );
}

/** Minimum milliseconds between two typing signals; the reader shows each a little longer. */
const TYPING_PAUSE_MS = 3000;

const NO_ROOM = words.messages.errors.noSpace;

export type Composing = {
  text: string;
  files: readonly File[];
  /** Why the message cannot be sent as it is. */
  problem: string | undefined;
  write: (text: string) => void;
  addFiles: (files: readonly File[]) => void;
  removeFile: (file: File) => void;
  replaceFile: (file: File, next: File) => void;
  /** Puts the message into the outbox; does nothing while there is nothing to send (rules 11). Resolves to true when queued. */
  send: () => Promise<boolean>;
  /** Takes an unsent message back into the field. */
  restore: (message: OutgoingMessage) => Promise<void>;
};

/** Enter sends where there is a keyboard. Use it under a `key` of the person's id: a draft belongs to one conversation. */
export function useComposer(personId: string): Composing {
  const key = draftKey(`message.${personId}`);
  const [text, setText] = useState(() => draftText(key));
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState(() => lostFiles(key));
  const draftWriter = useDraftWriter();
  const [typing] = useState(() => createTypingSign(personId));

  function change(next: string, nextFiles: readonly File[]): void {
    setText(next);
    setFiles(nextFiles);
    setProblem(undefined);
    draftWriter.save(key, { message: next, files: nextFiles.map(({ name }) => name) });
  }

  function write(next: string): void {
    change(next, files);
    if (next.trim()) typing.sign();
  }

  function addFiles(chosen: readonly File[]): void {
    const rule = messages.attach.upload;
    const known = new Set(files.map(fileKeyOf));
    const fit = chosen.filter((file) => !refuseFile(rule, file) && !known.has(fileKeyOf(file)));
    const all = [...files, ...fit];
    change(text, all.slice(0, ATTACHMENTS_MAX));
    setProblem(
      [
        ...refuseFiles(rule, chosen),
        ...(all.length > ATTACHMENTS_MAX ? [words.messages.errors.attachmentsMax] : []),
      ].join('\n'),
    );
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
      draftWriter.forget(key, {});
      return true;
    } catch {
      setText(text);
      setFiles(files);
      setProblem(NO_ROOM);
      return false;
    }
  }

  async function restore(message: OutgoingMessage): Promise<void> {
    if (!(await cancelWrite(message.id))) return;
    const all = [...message.content.files.map(({ file }) => file), ...files];
    change([message.content.text, text].filter(Boolean).join('\n'), all.slice(0, ATTACHMENTS_MAX));
  }

  const removeFile = (file: File) =>
    change(
      text,
      files.filter((one) => one !== file),
    );
  const replaceFile = (file: File, next: File) =>
    change(
      text,
      files.map((one) => (one === file ? next : one)),
    );
  return { text, files, problem, write, addFiles, removeFile, replaceFile, send, restore };
}

function draftText(key: string): string {
  const kept = readDraft(key)?.message;
  return typeof kept === 'string' ? kept : '';
}

/** Names the files that were chosen before the page was left: a draft keeps only their names. */
function lostFiles(key: string): string | undefined {
  const names = readDraft(key)?.files;
  return Array.isArray(names) && names.length > 0
    ? words.messages.composer.chooseAgain(names.join(', '))
    : undefined;
}

/** Sends the typing signal at most every `TYPING_PAUSE_MS`; a failure does no harm. */
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
