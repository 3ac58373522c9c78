/** What a package holds, a line each: Enter begins the next line, empty ones go when the list is left. */
import { Plus, X } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { useController } from 'react-hook-form';
import { INCLUDES_MAX } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { afterPress } from '#web/lib/forms/after-press.ts';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { CONTROL, GroupField } from '#web/ui/fields/field.tsx';
import type { GigControl } from '../gig-form.ts';

export function IncludesField({ control, position }: { control: GigControl; position: number }) {
  const { field, fieldState } = useController({
    control,
    name: `scopepackage.${position}.includes`,
  });
  const lines = field.value?.length ? field.value : [''];
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const wanted = useRef<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(field.ref, () => ({
    focus: () =>
      inputs.current[
        Math.max(
          0,
          lines.findIndex((line) => line.trim() === ''),
        )
      ]?.focus(),
  }));

  function insert(after: number) {
    if (lines.length >= INCLUDES_MAX) return;
    wanted.current = after + 1;
    field.onChange(lines.toSpliced(after + 1, 0, ''));
  }
  function remove(index: number) {
    wanted.current = Math.max(0, index - 1);
    field.onChange(lines.length === 1 ? [''] : lines.toSpliced(index, 1));
  }
  /** Not where the press that left a line has come back to the list, or taken all of it away. */
  function leave() {
    if (!list.current || list.current.contains(document.activeElement)) return;
    const filled = lines.filter((line) => line.trim() !== '');
    if (filled.length > 0 && filled.length < lines.length) field.onChange(filled);
    field.onBlur();
  }
  return (
    <GroupField label={HEADING} error={messageOf(fieldState.error)}>
      <div ref={list} className="grid gap-2">
        {lines.map((line, index) => (
          <div key={index.toString()} className="flex gap-1">
            <input
              ref={(element) => {
                inputs.current[index] = element;
                if (element && wanted.current === index) {
                  wanted.current = null;
                  element.focus();
                }
              }}
              type="text"
              aria-label={words.gigs.packages.includesLine(index + 1)}
              aria-invalid={wrongLine(fieldState.error, index)}
              value={line}
              maxLength={80}
              autoComplete="off"
              enterKeyHint="next"
              placeholder={index === 0 ? EXAMPLE : undefined}
              onBlur={({ relatedTarget }) => list.current?.contains(relatedTarget) || afterPress(leave)}
              onChange={({ target }) => field.onChange(lines.with(index, target.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (line.trim() !== '') insert(index);
              }}
              className={CONTROL}
            />
            <IconButton
              label={words.gigs.packages.removeLine(index + 1)}
              disabled={lines.length === 1}
              onClick={() => remove(index)}
            >
              <X size={18} />
            </IconButton>
          </div>
        ))}
        {lines.length < INCLUDES_MAX && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Plus size={18} />}
            onClick={() => insert(lines.length - 1)}
            className="-ml-3 min-h-11 justify-self-start"
          >
            {words.gigs.packages.addLine}
          </Button>
        )}
      </div>
    </GroupField>
  );
}

const HEADING = words.gigs.packages.includes;
const EXAMPLE = words.gigs.packages.includesExample;

/** Refusals of a list show on the list or on its lines. */
type ListError = { message?: string | undefined } & { [index: number]: { message?: string } | undefined };

function messageOf(error: ListError | undefined): string | undefined {
  if (!error) return undefined;
  const ofLines = Array.isArray(error) ? error.find((one) => one?.message)?.message : undefined;
  return error.message ?? ofLines;
}

function wrongLine(error: ListError | undefined, index: number): true | undefined {
  return error && (error.message || error[index]?.message) ? true : undefined;
}
