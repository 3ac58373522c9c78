/**
 * Where drafts are kept, by person and form, without anything secret: in local storage the newest of all tabs, in session
 * storage this tab's own, which it restores first.
 */
import { useEffect, useState } from 'react';
import { getSession, isForgotten } from './session.ts';

const QUIET_MS = 300;

/** The owner of visitors' drafts. */
export const NOBODY = 'nobody';

/** The key in both storages; logout clears them all. */
export function draftKey(form: string, personId = getSession().person?.user.id ?? NOBODY): string {
  return `adire.draft.${personId}.${form}`;
}

/** The values that may be stored: no files, nothing named like a password or a code. */
export function storableValues(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !/password|code|account_number/i.test(name) && !(value instanceof Blob) && value !== undefined,
    ),
  );
}

/** The stored values of a form, from now on this tab's own; null if there are none, or none that can be read. */
export function readDraft(key: string): Record<string, unknown> | null {
  const text = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '';
  try {
    const kept: unknown = JSON.parse(text);
    if (!kept || typeof kept !== 'object' || Array.isArray(kept)) return null;
    sessionStorage.setItem(key, text);
    return kept as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** Keeps the values, until logout; a full storage is no reason to disturb typing. */
export function writeDraft(key: string, values: Record<string, unknown>): void {
  if (isForgotten()) return;
  const text = JSON.stringify(storableValues(values));
  try {
    sessionStorage.setItem(key, text);
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or forbidden: the form goes on without a draft.
  }
}

/** Deletes this tab's draft, but not what another tab has stored since. */
export function removeDraft(key: string): void {
  if (localStorage.getItem(key) === sessionStorage.getItem(key)) localStorage.removeItem(key);
  sessionStorage.removeItem(key);
}

/**
 * Writes after a pause in typing, or at once when the page is left; forgotten values are not written again until they
 * change.
 */
export function createDraftWriter() {
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
    save(key: string, values: Record<string, unknown>) {
      const print = JSON.stringify(storableValues(values));
      if (print === done) return;
      done = print;
      waiting = { key, values };
      clearTimeout(timer);
      timer = setTimeout(flush, QUIET_MS);
    },
    /** Call when the form no longer contains anything from the draft: deletes it. */
    discard(key: string) {
      if (done !== '') this.forget(key, {});
    },
    forget(key: string, values: Record<string, unknown>) {
      clearTimeout(timer);
      waiting = null;
      done = JSON.stringify(storableValues(values));
      removeDraft(key);
    },
  };
}

/** A draft writer for a component: pending values are written when the page or the component goes away. */
export function useDraftWriter(): ReturnType<typeof createDraftWriter> {
  const [draftWriter] = useState(createDraftWriter);
  useEffect(() => {
    addEventListener('pagehide', draftWriter.flush);
    return () => {
      removeEventListener('pagehide', draftWriter.flush);
      draftWriter.flush();
    };
  }, [draftWriter]);
  return draftWriter;
}
