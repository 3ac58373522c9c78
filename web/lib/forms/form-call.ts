/** Submits a form: what is typed is stored until it succeeds, and a refusal is shown under its fields. */
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Endpoint, Reply } from '#contract/core/endpoint.ts';
import { type MutationInput, useMutationCall } from '../query.ts';
import { useDraft } from './drafts.ts';
import { applyRefusal, type ContractForm, useContractForm, wasCancelled } from './forms.ts';

/** The schema's output for the form. */
type Values<S extends z.ZodMiniType> = z.output<S> & FieldValues;

type FormOptions<S extends z.ZodMiniType, R> = {
  schema: S;
  /** The initial values; every field has one. */
  start: DefaultValues<z.input<S> & FieldValues>;
  /** The name of its draft, such as `apply.${jobId}`; none where a draft makes no sense: a password, one word, the console. */
  draft?: string;
  onDone: (reply: R, sent: Values<S>, form: ContractForm<S>) => void;
  /** Shows a refusal; on the form by default. */
  refuse?: (form: ContractForm<S>, error: unknown) => void;
};

type SubmitOptions<S extends z.ZodMiniType, R> = FormOptions<S, R> & {
  /** Handles the values; anything it throws counts as a refusal. */
  onSubmit: (values: Values<S>, form: ContractForm<S>) => Promise<R>;
};

type CallOptions<S extends z.ZodMiniType, E extends Endpoint> = FormOptions<S, Reply<E>> & {
  /** May be one of two, where a form both adds and edits. */
  endpoint: E;
  /** The call's input, from the schema's output. */
  input: (values: Values<S>, form: ContractForm<S>) => InputOf<E>;
  onSettled?: () => unknown;
};

/** Distributes over a union of endpoints. */
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

/** A form that makes several calls, or whose submission belongs to the surrounding screen. */
export function useSubmitForm<S extends z.ZodMiniType, R>(options: SubmitOptions<S, R>) {
  const { schema, start, onSubmit, onDone, refuse = applyRefusal } = options;
  const form = useContractForm(schema, start);
  const draft = useDraft(form, options.draft);
  const isSent = useRef(false);
  // Runs even after the form has unmounted: the change may move its job to another list, and the form with it.
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
    // A second press can come before `busy` is rendered.
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
    /** Deletes the draft and restores the initial values. */
    discard() {
      draft.clear();
      form.reset(start);
    },
  };
}
