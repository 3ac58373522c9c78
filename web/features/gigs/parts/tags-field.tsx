/** Tags as chips: Enter or a comma adds one, Backspace removes the last, and both are announced to screen readers; text that is none stops the form. */
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { TAGS_MAX } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { Field } from '#web/ui/fields/field.tsx';
import type { GigControl } from '../gig-form.ts';
import { addTypedTags } from '../typed-tags.ts';

export function TagsField({ control }: { control: GigControl }) {
  const { field, fieldState } = useController({ control, name: 'tags' });
  const tags = (field.value ?? []).map(({ tag }) => tag);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement | null>(null);

  function put(next: readonly string[], sentence: string) {
    field.onChange(next.map((tag) => ({ tag })));
    setSaid(words.gigs.tags.count(sentence, next.length, TAGS_MAX));
  }
  function type(text: string) {
    if (text.includes(',')) return add(text);
    setTyped(text);
    setRefused(undefined);
  }
  function add(text: string) {
    const { tags: next, rest, error } = addTypedTags(tags, text);
    setTyped(rest);
    setRefused(error);
    if (next.length > tags.length) put(next, words.gigs.tags.added(next.slice(tags.length).join(', ')));
    return error;
  }
  useEffect(() => {
    const form = input.current?.form;
    // What is still typed is no value of the form, so that its own check would let it be lost.
    function hold(event: Event) {
      if (!add(typed)) return;
      event.preventDefault();
      event.stopPropagation();
      input.current?.focus();
    }
    form?.addEventListener('submit', hold, true);
    return () => form?.removeEventListener('submit', hold, true);
  });
  function remove(gone: string) {
    setRefused(undefined);
    put(
      tags.filter((tag) => tag !== gone),
      words.gigs.tags.removed(gone),
    );
    input.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = tags.at(-1);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault();
      remove(last);
    }
  }
  return (
    <Field
      label={words.common.labels.tags}
      optional
      hint={words.gigs.tags.hint(TAGS_MAX)}
      error={refused ?? fieldState.error?.message}
    >
      {(attributes) => (
        <div className="flex flex-wrap gap-2 rounded border border-control bg-card p-2 hover:border-primary has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus">
          {tags.length > 0 && (
            <ul aria-label={words.common.labels.chosen} className="contents">
              {tags.map((tag) => (
                <TagChip key={tag} tag={tag} onRemove={() => remove(tag)} />
              ))}
            </ul>
          )}
          <input
            {...attributes}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            type="text"
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            onKeyDown={onKeyDown}
            onChange={({ target }) => type(target.value)}
            onBlur={() => {
              if (typed.trim()) add(typed);
              field.onBlur();
            }}
            className="min-h-8 min-w-32 flex-1 bg-transparent px-1 text-base outline-none"
          />
          <span role="status" className="sr-only">
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}

function TagChip({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  return (
    <li className="inline-flex max-w-full items-center rounded-full bg-wash pl-3 text-on-wash">
      <span className="min-w-0 text-sm font-semibold wrap-anywhere">{tag}</span>
      <button
        type="button"
        aria-label={words.common.actions.removeNamed(tag)}
        onClick={onRemove}
        className="relative grid size-8 shrink-0 place-items-center rounded-full after:absolute after:-inset-1.5"
      >
        <X size={16} aria-hidden />
      </button>
    </li>
  );
}
