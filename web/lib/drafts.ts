/** Drafts: what is typed into a form stays in this browser, per person and form, until it is sent or the person leaves. */
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { getSession, isForgotten } from './session.ts';

const QUIET_MS = 300;

/** The key in local storage; logout clears them all. */
export function draftKey(form: string, personId = getSession().person?.user.id ?? 'nobody'): string {
  return `adire.draft.${personId}.${form}`;
}

/** What may be kept of the values: no files, nothing named like a password or a code. */
export function keepable(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !/password|code|account_number/i.test(name) && !(value instanceof Blob) && value !== undefined,
    ),
  );
}

/** The kept values of a form, or null. Unreadable ones are thrown away. */
export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept && typeof kept === 'object' && !Array.isArray(kept)
      ? (kept as Record<string, unknown>)
      : null;
  } catch {
    localStorage.removeItem(key);
    return null;
  }
}

/** Keeps the values, until logout; a full storage is no reason to disturb who types. */
export function writeDraft(key: string, values: Record<string, unknown>): void {
  if (isForgotten()) return;
  try {
    localStorage.setItem(key, JSON.stringify(keepable(values)));
  } catch {
    // Storage is full or forbidden: the form goes on without a draft.
  }
}

export type Draft = {
  /** True when something typed earlier was put back. */
  restored: boolean;
  /** Call after success. */
  clear(): void;
};

/** Puts the kept draft of this form back and keeps what is typed from now on. `name` such as `apply.${jobId}`. */
export function useDraft<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
): Draft {
  const { reset, getValues, subscribe } = form;
  const key = draftKey(name);
  const [restored, setRestored] = useState(false);
  const [keeper] = useState(() => createKeeper());
  useEffect(() => {
    const kept = readDraft(key);
    if (!kept) return;
    reset({ ...getValues(), ...kept } as DefaultValues<Values> as Values, { keepDefaultValues: true });
    setRestored(true);
  }, [key, reset, getValues]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields }) => {
          if (dirtyFields && Object.keys(dirtyFields).length > 0) keeper.keep(key, values);
        },
      }),
    [key, subscribe, keeper],
  );
  useEffect(() => {
    addEventListener('pagehide', keeper.flush);
    return () => {
      removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  return {
    restored,
    clear() {
      keeper.forget(key, getValues());
      setRestored(false);
    },
  };
}

/**
 * Writes after a pause in typing, or at once when the page goes; what was forgotten is not written again until it
 * changes.
 */
export function createKeeper() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { key: string; values: Record<string, unknown> } | null = null;
  let done = '';

  function flush(): void {
    clearTimeout(timer);
    if (waiting) writeDraft(waiting.key, waiting.values);
    waiting = null;
  }

  return {
    flush,
    keep(key: string, values: Record<string, unknown>) {
      const print = JSON.stringify(keepable(values));
      if (print === done) return;
      done = print;
      waiting = { key, values };
      clearTimeout(timer);
      timer = setTimeout(flush, QUIET_MS);
    },
    forget(key: string, values: Record<string, unknown>) {
      clearTimeout(timer);
      waiting = null;
      done = JSON.stringify(keepable(values));
      localStorage.removeItem(key);
    },
  };
}
