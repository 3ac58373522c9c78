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
import { cx } from '#web/lib/cx.ts';

const TOOLS = [
  { tool: 'bold', label: 'Bold', icon: Bold },
  { tool: 'italic', label: 'Italic', icon: Italic },
  { tool: 'underline', label: 'Underline', icon: Underline },
  { tool: 'h2', label: 'Heading', icon: Heading2 },
  { tool: 'h3', label: 'Small heading', icon: Heading3 },
  { tool: 'bulletList', label: 'List', icon: List },
  { tool: 'orderedList', label: 'Numbered list', icon: ListOrdered },
  { tool: 'blockquote', label: 'Quote', icon: Quote },
  { tool: 'link', label: 'Link', icon: Link2 },
  { tool: 'undo', label: 'Undo', icon: Undo2 },
  { tool: 'redo', label: 'Redo', icon: Redo2 },
] as const satisfies readonly { tool: string; label: string; icon: LucideIcon }[];

export type Tool = (typeof TOOLS)[number]['tool'];

type Props = {
  /** What holds where the caret stands; undo and redo are no such thing. */
  on: (tool: Tool) => boolean | undefined;
  off: (tool: Tool) => boolean;
  onPress: (tool: Tool) => void;
};

export function Toolbar({ on, off, onPress }: Props) {
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
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
