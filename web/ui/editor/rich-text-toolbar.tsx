/** The buttons above a brief: the same before and after the editor has come. */
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';

const TOOLS = [
  { tool: 'bold', label: words.common.editor.bold, icon: Bold },
  { tool: 'italic', label: words.common.editor.italic, icon: Italic },
  { tool: 'underline', label: words.common.editor.underline, icon: Underline },
  { tool: 'h2', label: words.common.editor.heading, icon: Heading2 },
  { tool: 'h3', label: words.common.editor.smallHeading, icon: Heading3 },
  { tool: 'bulletList', label: words.common.editor.list, icon: List },
  { tool: 'orderedList', label: words.common.editor.numberedList, icon: ListOrdered },
  { tool: 'blockquote', label: words.common.editor.quote, icon: Quote },
  { tool: 'link', label: words.common.editor.link, icon: Link2 },
  { tool: 'undo', label: words.common.editor.undo, icon: Undo2 },
  { tool: 'redo', label: words.common.editor.redo, icon: Redo2 },
] as const satisfies readonly { tool: string; label: string; icon: LucideIcon }[];

export type Tool = (typeof TOOLS)[number]['tool'];

type Props = {
  /** Whether a format is active at the caret; undefined for undo and redo. */
  on: (tool: Tool) => boolean | undefined;
  off: (tool: Tool) => boolean;
  onPress: (tool: Tool) => void;
};

export function Toolbar({ on, off, onPress }: Props) {
  return (
    <div
      role="toolbar"
      aria-label={words.common.editor.label}
      className="flex flex-wrap gap-0.5 border-b border-line bg-sunken p-1"
    >
      {TOOLS.map(({ tool, label, icon: Icon }) => (
        <button
          key={tool}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={on(tool)}
          disabled={off(tool)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(tool)}
          className={cx(
            'grid size-10 place-items-center rounded-sm disabled:opacity-45',
            on(tool) ? 'bg-primary text-on-primary' : 'hover:bg-wash hover:text-on-wash',
          )}
        >
          <Icon size={18} />
        </button>
      ))}
    </div>
  );
}
