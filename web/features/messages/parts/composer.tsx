/** Where one writes: a field that grows, files, and the button. Enter sends where there is a keyboard. */
import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { MESSAGE_MAX, messages } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { acceptOf, describeRule, showSize } from '#web/lib/files.ts';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { type Composer as Composing, printOf } from '../use-composer.ts';

const KEYBOARD = matchMedia('(hover: hover) and (pointer: fine)');
/** From here on the counter of what is left shows. */
const NEARLY_FULL = MESSAGE_MAX - 500;

type Props = {
  name: string;
  composing: Composing;
  /** Shown above the field, such as a warning. */
  note?: ReactNode;
  onSent: () => void;
};

export function Composer({ name, composing, note, onSent }: Props) {
  const { text, problem, write, addFiles, send } = composing;
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
      <ChosenFiles composing={composing} />
      <p id={`${id}-problem`} aria-live="polite" className="text-sm font-medium text-brick empty:hidden">
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

function ChosenFiles({ composing: { files, removeFile } }: { composing: Composing }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={words.messages.composer.files} className="grid gap-1.5">
      {files.map((file) => (
        <li key={printOf(file)} className="flex items-center gap-2 rounded bg-sunken pl-3">
          <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
          <span className="shrink-0 text-sm text-soft">{showSize(file.size)}</span>
          <IconButton label={words.common.actions.removeNamed(file.name)} onClick={() => removeFile(file)}>
            <X size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
