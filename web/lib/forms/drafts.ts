/** Drafts: what is typed into a form stays in this browser, per person and form, until it is sent or the person leaves. */
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { draftKey, readDraft, useDraftWriter } from '../draft-store.ts';

export type Draft = {
  /** True when an earlier draft was restored. */
  restored: boolean;
  /** Call after success. */
  clear(): void;
};

/** Restores this form's draft and stores what is typed from now on. `name` is like `apply.${jobId}`; without one nothing is stored. */
export function useDraft<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string | undefined,
): Draft {
  const { reset, getValues, subscribe } = form;
  const key = name === undefined ? null : draftKey(name);
  const [restored, setRestored] = useState(false);
  const draftWriter = useDraftWriter();
  useEffect(() => {
    const kept = key && readDraft(key);
    if (!kept) return;
    draftWriter.save(key, kept);
    reset({ ...getValues(), ...kept } as DefaultValues<Values> as Values, { keepDefaultValues: true });
    setRestored(true);
  }, [key, reset, getValues, draftWriter]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields }) => {
          if (!key || !dirtyFields) return;
          if (Object.keys(dirtyFields).length > 0) draftWriter.save(key, changedOnly(form, values));
          else draftWriter.discard(key);
        },
      }),
    [key, form, subscribe, draftWriter],
  );
  return {
    restored,
    clear() {
      if (key) draftWriter.forget(key, changedOnly(form, getValues()));
      setRestored(false);
    },
  };
}

/** What a form sends, or holds, of the fields that were changed in it: the others may be newer where they are stored. */
export function changedOnly<Sent extends object, Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  sent: Sent,
): Partial<Sent> {
  const now: FieldValues = form.getValues();
  const start: FieldValues = form.formState.defaultValues ?? {};
  return Object.fromEntries(
    Object.entries(sent).filter(([name]) => JSON.stringify(now[name]) !== JSON.stringify(start[name])),
  ) as Partial<Sent>;
}
