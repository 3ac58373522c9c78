/** The editor of formatted briefs (Tiptap): bold, italic, underline, headings, lists, quotes and links, by button and by keys. */
import { Placeholder } from '@tiptap/extension-placeholder';
import { type AnyExtension, type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { LinkDialog } from './rich-text-link.tsx';

type Props = {
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  labelledBy: string;
  describedBy?: string | undefined;
  invalid: boolean;
};

export function RichTextEditor({
  value,
  onChange,
  onBlur,
  placeholder = '',
  labelledBy,
  describedBy,
  invalid,
}: Props) {
  const editor = useEditor({
    // Made after the first paint: an editor made earlier is thrown away again when the paint comes late.
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
    onBlur: () => onBlur?.(),
  });

  useEffect(() => {
    if (!editor || editor.isDestroyed || editor.isFocused || htmlOf(editor) === value) return;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div
      className={cx(
        'min-h-56 overflow-hidden rounded border bg-card has-[.tiptap:focus]:outline-3 has-[.tiptap:focus]:outline-focus',
        invalid ? 'border-brick' : 'border-control',
      )}
    >
      {editor && <Desk editor={editor} />}
    </div>
  );
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

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

function Desk({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false);
  return (
    <>
      <Toolbar editor={editor} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} />
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
    </>
  );
}

const MARKS = ['bold', 'italic', 'underline', 'bulletList', 'orderedList', 'blockquote', 'link'] as const;

function Toolbar({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      ...(Object.fromEntries(MARKS.map((name) => [name, editor.isActive(name)])) as Record<
        (typeof MARKS)[number],
        boolean
      >),
      h2: editor.isActive('heading', { level: 2 }),
      h3: editor.isActive('heading', { level: 3 }),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      className="flex flex-wrap gap-0.5 border-b border-line bg-sunken p-1"
    >
      <Tool label="Bold" on={active.bold} press={() => run().toggleBold().run()} icon={<Bold size={18} />} />
      <Tool
        label="Italic"
        on={active.italic}
        press={() => run().toggleItalic().run()}
        icon={<Italic size={18} />}
      />
      <Tool
        label="Underline"
        on={active.underline}
        press={() => run().toggleUnderline().run()}
        icon={<Underline size={18} />}
      />
      <Tool
        label="Heading"
        on={active.h2}
        press={() => run().toggleHeading({ level: 2 }).run()}
        icon={<Heading2 size={18} />}
      />
      <Tool
        label="Small heading"
        on={active.h3}
        press={() => run().toggleHeading({ level: 3 }).run()}
        icon={<Heading3 size={18} />}
      />
      <Tool
        label="List"
        on={active.bulletList}
        press={() => run().toggleBulletList().run()}
        icon={<List size={18} />}
      />
      <Tool
        label="Numbered list"
        on={active.orderedList}
        press={() => run().toggleOrderedList().run()}
        icon={<ListOrdered size={18} />}
      />
      <Tool
        label="Quote"
        on={active.blockquote}
        press={() => run().toggleBlockquote().run()}
        icon={<Quote size={18} />}
      />
      <Tool label="Link" on={active.link} press={onLink} icon={<Link2 size={18} />} />
      <Tool label="Undo" off={!active.canUndo} press={() => run().undo().run()} icon={<Undo2 size={18} />} />
      <Tool label="Redo" off={!active.canRedo} press={() => run().redo().run()} icon={<Redo2 size={18} />} />
    </div>
  );
}

type ToolProps = { label: string; icon: ReactNode; press: () => void; on?: boolean; off?: boolean };

function Tool({ label, icon, press, on, off = false }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={off}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      className={cx(
        'grid size-10 place-items-center rounded-sm disabled:opacity-45',
        on ? 'bg-primary text-on-primary' : 'hover:bg-wash hover:text-on-wash',
      )}
    >
      {icon}
    </button>
  );
}
