/** The field for a formatted brief; its editor is a file of its own that comes when the field is shown. */

import { type ComponentProps, lazy, type Ref, Suspense, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBound } from './bind.ts';
import { FieldNotes, type FieldTexts } from './field.tsx';
import { Skeleton } from './skeleton.tsx';

const Editor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

type Props = FieldTexts & {
  /** HTML; `''` for none. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** The box around the editor; for a form that has to put the focus into it. */
  ref?: Ref<HTMLDivElement>;
};

export function RichTextField({ label, hint, error, optional = false, className, ref, ...editor }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div ref={ref} className={className}>
      <div className="grid gap-1.5">
        <span id={`${id}-label`} className="text-sm font-semibold">
          {label}
          {optional && <span className="font-normal text-soft"> (optional)</span>}
        </span>
        <Suspense fallback={<Skeleton className="h-56 w-full rounded" />}>
          <Editor
            {...editor}
            labelledBy={`${id}-label`}
            describedBy={described || undefined}
            invalid={!!error}
          />
        </Suspense>
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
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

/** The editor comes later than its box, so it is looked for when the focus is to go there. */
function editorIn(box: HTMLElement): HTMLElement | null {
  return box.querySelector('[contenteditable="true"]');
}
