/** A form that is sent: what is typed is kept until it succeeded, and a refusal goes under its fields. */
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Endpoint, Reply } from '#contract/core/endpoint.ts';
import { type MutationInput, useMutationCall } from '../query.ts';
import { useDraft } from './drafts.ts';
import { applyRefusal, type ContractForm, useContractForm, wasCancelled } from './forms.ts';

/** What the schema makes of the fields. */
type Values<S extends z.ZodMiniType> = z.output<S> & FieldValues;

type FormOptions<S extends z.ZodMiniType, R> = {
  schema: S;
  /** What the fields hold at first; every field has a value. */
  start: DefaultValues<z.input<S> & FieldValues>;
  /** The name of its draft, such as `apply.${jobId}`; none where nothing is worth keeping: a password, one word, the console. */
  draft?: string;
  onDone: (reply: R, sent: Values<S>, form: ContractForm<S>) => void;
  /** How a refusal is shown: on the form, unless said otherwise. */
  refuse?: (form: ContractForm<S>, error: unknown) => void;
};

type SubmitOptions<S extends z.ZodMiniType, R> = FormOptions<S, R> & {
  /** What is done with the values; what it throws is a refusal. */
  onSubmit: (values: Values<S>, form: ContractForm<S>) => Promise<R>;
};

type CallOptions<S extends z.ZodMiniType, E extends Endpoint> = FormOptions<S, Reply<E>> & {
  /** One of two where a form adds or changes. */
  endpoint: E;
  /** What is sent, of what the schema made of the fields. */
  input: (values: Values<S>, form: ContractForm<S>) => InputOf<E>;
  onSettled?: () => unknown;
};

/** Of each of several endpoints by itself. */
export type InputOf<E extends Endpoint> = E extends Endpoint ? MutationInput<E> : never;

/** The form of one call, which is nearly every form. */
export function useFormCall<S extends z.ZodMiniType, E extends Endpoint>(options: CallOptions<S, E>) {
  const { endpoint, input, onSettled, ...rest } = options;
  const { mutateAsync } = useMutationCall(endpoint, { onSettled: () => onSettled?.() });
  return useSubmitForm({
    ...rest,
    onSubmit: (values, form) => mutateAsync(input(values, form) as MutationInput<E>),
  });
}

/** The same for what is more than one call, or is handed over by the screen around the form. */
export function useSubmitForm<S extends z.ZodMiniType, R>(options: SubmitOptions<S, R>) {
  const { schema, start, onSubmit, onDone, refuse = applyRefusal } = options;
  const form = useContractForm(schema, start);
  const draft = useDraft(form, options.draft);
  const isSent = useRef(false);
  // Runs also when the form is gone by then: the change moves its job to another list, and the form with it.
  const { mutate, isPending } = useMutation<R, Error, Values<S>>({
    networkMode: 'always',
    mutationFn: (values) => onSubmit(values, form),
    onSuccess(reply, values) {
      draft.clear();
      onDone(reply, values, form);
    },
    onError: (error) => wasCancelled(error) || refuse(form, error),
    onSettled() {
      isSent.current = false;
    },
  });
  const submit = form.handleSubmit((values) => {
    // Two presses can come before `busy` is drawn.
    if (!isSent.current) mutate(values);
    isSent.current = true;
  });
  return {
    form,
    control: form.control,
    submit,
    busy: isPending,
    restored: draft.restored,
    /** Forgets the draft. */
    forget: draft.clear,
    /** Forgets the draft and goes back to the start. */
    discard() {
      draft.clear();
      form.reset(start);
    },
  };
}
