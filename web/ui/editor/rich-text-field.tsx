/**
 * The field for a formatted brief. Its editor is a large file of its own: it comes when somebody goes to the field or
 * when there is something formatted to show. Until then, and where it cannot be loaded, one types plain lines.
 */
import {
  type ComponentProps,
  type FocusEvent,
  type Ref,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { later, useLater } from '../../lib/later.ts';
import { ErrorBox } from '../basics/error-box.tsx';
import { Skeleton } from '../basics/skeleton.tsx';
import { FieldNotes, type FieldTexts } from '../fields/field.tsx';
import { type BoundProps, useBound } from '../forms/bind.ts';
import type { GoOn } from './rich-text-editor.tsx';
import { htmlOfLines } from './rich-text-plain.ts';
import { type Tool, Toolbar } from './rich-text-toolbar.tsx';

const EDITOR = later(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);

type Props = FieldTexts & {
  /** HTML; `''` for none. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** The box around the editor; for a form that has to put the focus into it. */
  ref?: Ref<HTMLDivElement>;
};

export function RichTextField({ label, hint, error, optional = false, className, ref, ...editing }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div ref={ref} className={className}>
      <div className="grid gap-1.5">
        <span id={`${id}-label`} className="text-sm font-semibold">
          {label}
          {optional && <span className="font-normal text-soft"> {words.common.labels.optional}</span>}
        </span>
        <Sheet
          {...editing}
          labelledBy={`${id}-label`}
          describedBy={described || undefined}
          invalid={!!error}
        />
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}

type SheetProps = Pick<Props, 'value' | 'onChange' | 'onBlur' | 'placeholder'> & {
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
};

/** What one writes on: plain lines first, the editor from when it is ready. */
function Sheet({ onBlur, ...field }: SheetProps) {
  const { value, invalid } = field;
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const { part: Editor, failure, retry } = useLater(EDITOR, wanted || value !== '');
  const lines = useRef<HTMLTextAreaElement>(null);
  const { ready, handed, onReady, compose, setTool } = useHandover(lines);
  const typedHere = value === htmlOfLines(text);
  const plain = value === '' || typedHere;
  const box = useRef<HTMLDivElement>(null);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) onBlur?.();
  };
  return (
    <div
      ref={box}
      className={cx(
        'min-h-56 overflow-hidden rounded border bg-card has-[textarea:focus,.tiptap:focus]:outline-3 has-[textarea:focus,.tiptap:focus]:outline-focus',
        invalid ? 'border-brick' : 'border-control',
      )}
    >
      {plain && !handed && (
        <div hidden={ready}>
          <Toolbar on={inPlainText} off={(tool) => inPlainText(tool) === undefined} onPress={press} />
          <textarea
            ref={lines}
            value={typedHere ? text : ''}
            placeholder={field.placeholder}
            aria-labelledby={field.labelledBy}
            aria-describedby={field.describedBy}
            aria-invalid={invalid || undefined}
            onFocus={() => setWanted(true)}
            onBlur={leave}
            onChange={({ target }) => type(target.value)}
            onCompositionStart={() => compose(true)}
            onCompositionEnd={() => compose(false)}
            className="block field-sizing-content max-h-[50dvh] min-h-44 w-full resize-none px-3 py-3 outline-none placeholder:text-soft"
          />
        </div>
      )}
      {!plain && !Editor && !failure && <Skeleton className="h-56 w-full" />}
      {failure !== null && (
        <ErrorBox
          error={failure}
          title={plain ? words.common.editor.plainOnly : words.common.editor.failed}
          onRetry={retry}
        />
      )}
      {Editor && (
        <div hidden={plain && !ready}>
          <Editor {...field} onBlur={onBlur} onReady={onReady} />
        </div>
      )}
    </div>
  );

  function type(typed: string) {
    setText(typed);
    field.onChange(htmlOfLines(typed));
  }
  function press(tool: Tool) {
    setTool(tool);
    if (failure) retry();
    lines.current?.focus();
  }
}

/** Plain text has no formats for buttons to show, and undo is left to the keyboard. */
function inPlainText(tool: Tool): false | undefined {
  return tool === 'undo' || tool === 'redo' ? undefined : false;
}

/**
 * From plain lines to the editor while somebody writes: at the moment both are there the text goes over with the
 * caret, never in the middle of a composed character, so that no key is lost.
 */
function useHandover(lines: RefObject<HTMLTextAreaElement | null>) {
  const [ready, setReady] = useState(false);
  const [handed, setHanded] = useState(false);
  const goOn = useRef<GoOn | null>(null);
  const tool = useRef<Tool | null>(null);
  const composing = useRef(false);
  useLayoutEffect(() => {
    if (!ready) return;
    const area = lines.current;
    if (area && document.activeElement === area) {
      goOn.current?.({ text: area.value, caret: area.selectionStart, tool: tool.current });
    }
    setHanded(true);
  }, [ready, lines]);
  return {
    ready,
    handed,
    onReady(begin: GoOn) {
      goOn.current = begin;
      if (!composing.current) setReady(true);
    },
    compose(goesOn: boolean) {
      composing.current = goesOn;
      if (!goesOn && goOn.current) setReady(true);
    },
    setTool(pressed: Tool) {
      tool.current = pressed;
    },
  };
}

/** The value is HTML, `''` for none. */
export function FormRichText<V extends FieldValues, O extends FieldValues>({
  control,
  name,
  ...rest
}: BoundProps<typeof RichTextField, V, O>) {
  const { field, error } = useBound({ control, name });
  const { ref, disabled: _, name: __, ...bound } = field;
  return (
    <RichTextField
      {...(rest as ComponentProps<typeof RichTextField>)}
      {...bound}
      ref={(box) => ref(box && { focus: () => editorIn(box)?.focus() })}
      value={field.value ?? ''}
      error={error}
    />
  );
}

/** Plain lines or the editor, whichever is in view. */
function editorIn(box: HTMLElement): HTMLElement | null {
  return box.querySelector(':not([hidden]) > textarea, :not([hidden]) > * > [contenteditable="true"]');
}
