/** The editor of formatted briefs (Tiptap): bold, italic, underline, headings, lists, quotes and links, by button and by keys. */
import { Placeholder } from '@tiptap/extension-placeholder';
import { type AnyExtension, type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type FormEvent, useEffect, useState } from 'react';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { Button } from '../basics/button.tsx';
import { Dialog } from '../basics/dialog.tsx';
import { TextField } from '../fields/text-field.tsx';
import { type Tool, Toolbar } from './rich-text-toolbar.tsx';

type Props = {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  placeholder: string;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
};

/** The value is HTML, `''` for none. */
export function RichTextEditor({
  value,
  onChange,
  onBlur,
  placeholder,
  labelledBy,
  describedBy,
  invalid,
}: Props) {
  const editor = useEditor({
    // Created after the first paint: one created earlier is discarded when the paint comes late.
    immediatelyRender: false,
    extensions: EXTENSIONS.concat(Placeholder.configure({ placeholder })),
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        class: 'prose-html min-h-44 max-h-[50dvh] overflow-y-auto px-3 py-3 outline-none',
      },
    },
    onUpdate: ({ editor }) => onChange(htmlOf(editor)),
    onBlur: () => onBlur(),
  });

  useEffect(() => {
    if (!editor || editor.isDestroyed || editor.isFocused || htmlOf(editor) === value) return;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return editor && <EditorFrame editor={editor} invalid={invalid} />;
}

const EXTENSIONS: AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    horizontalRule: false,
    codeBlock: false,
    code: false,
    strike: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
  }),
];

/** Without trailing empty lines, one of which the editor itself adds after a list. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}

function EditorFrame({ editor, invalid }: { editor: Editor; invalid: boolean }) {
  const [linking, setLinking] = useState(false);
  const { on, off } = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) });
  return (
    <div
      className={cx(
        'overflow-hidden rounded border bg-card has-[.tiptap:focus]:outline-3 has-[.tiptap:focus]:outline-focus',
        invalid ? 'border-brick' : 'border-control',
      )}
    >
      <Toolbar
        on={(tool) => on[tool]}
        off={(tool) => off[tool] ?? false}
        onPress={(tool) => (tool === 'link' ? setLinking(true) : COMMANDS[tool](editor))}
      />
      <EditorContent editor={editor} />
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
    </div>
  );
}

const MARKS = ['bold', 'italic', 'underline', 'bulletList', 'orderedList', 'blockquote', 'link'] as const;

type ToolState = { on: Partial<Record<Tool, boolean>>; off: Partial<Record<Tool, boolean>> };

function stateOf(editor: Editor): ToolState {
  return {
    on: {
      ...Object.fromEntries(MARKS.map((name) => [name, editor.isActive(name)])),
      h2: editor.isActive('heading', { level: 2 }),
      h3: editor.isActive('heading', { level: 3 }),
    },
    off: { undo: !editor.can().undo(), redo: !editor.can().redo() },
  };
}

const COMMANDS: Record<Exclude<Tool, 'link'>, (editor: Editor) => unknown> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  underline: (editor) => editor.chain().focus().toggleUnderline().run(),
  h2: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  h3: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  blockquote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  undo: (editor) => editor.chain().focus().undo().run(),
  redo: (editor) => editor.chain().focus().redo().run(),
};

type LinkDialogProps = { editor: Editor; open: boolean; onClose: () => void };

/** Asks for the address of a link. */
function LinkDialog(props: LinkDialogProps) {
  return props.open ? <OpenLinkDialog {...props} /> : null;
}

function OpenLinkDialog({ editor, onClose }: LinkDialogProps) {
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
