/** Asks for the address of a link in the brief editor. */
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { words } from '#contract/words.ts';
import { Button } from '../basics/button.tsx';
import { Dialog } from '../basics/dialog.tsx';
import { TextField } from '../fields/text-field.tsx';

type Props = { editor: Editor; open: boolean; onClose: () => void };

export function LinkDialog(props: Props) {
  return props.open ? <OpenLinkDialog {...props} /> : null;
}

function OpenLinkDialog({ editor, onClose }: Props) {
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? '');
  const [error, setError] = useState<string>();
  const had = editor.isActive('link');
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const href = withProtocol(address);
    if (!href) return setError(words.common.editor.addressInvalid);
    onClose();
    setLink(editor, href);
  };
  return (
    <Dialog open onClose={onClose} title={words.common.editor.link} size="sm">
      <form noValidate onSubmit={save} className="grid gap-4 pb-4">
        <TextField
          label={words.common.editor.address}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={address}
          error={error}
          onChange={(event) => setAddress(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {had && (
            <Button variant="secondary" onClick={remove}>
              {words.common.editor.removeLink}
            </Button>
          )}
          <Button type="submit">{words.common.editor.saveLink}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function setLink(editor: Editor, href: string) {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else {
    chain.extendMarkRange('link').setLink({ href }).run();
  }
}

/** A web or mail address with its protocol, or null when it is none. */
function withProtocol(typed: string): string | null {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return null;
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text)
    ? text
    : text.includes('@')
      ? `mailto:${text}`
      : `https://${text}`;
  return URL.canParse(full) && /^(?:https?|mailto):/i.test(full) ? full : null;
}
