/** A form that is sent by one call: what is typed is kept until it succeeded, and a refusal goes under its fields. */
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Endpoint, Reply } from '#contract/endpoint.ts';
import { useDraft } from './drafts.ts';
import { wasCancelled } from './file-refusals.ts';
import { applyRefusal, useContractForm } from './forms.ts';
import { type MutationInput, useMutationCall } from './query.ts';

type Options<S extends z.ZodMiniType, E extends Endpoint> = {
  schema: S;
  /** What the fields hold at first; every field has a value. */
  start: DefaultValues<z.input<S> & FieldValues>;
  /** The name of its draft, such as `apply.${jobId}`. */
  draft: string;
  endpoint: E;
  /** What is sent, of what the schema made of the fields. */
  input: (values: z.output<S> & FieldValues) => MutationInput<E>;
  onDone: (reply: Reply<E>) => void;
  onSettled?: () => unknown;
};

export function useFormCall<S extends z.ZodMiniType, E extends Endpoint>(options: Options<S, E>) {
  const { schema, start, endpoint, input, onDone, onSettled } = options;
  const form = useContractForm(schema, start);
  const draft = useDraft(form, options.draft);
  const { mutate, isPending } = useMutationCall(endpoint, { onSettled: () => onSettled?.() });
  const submit = form.handleSubmit((values) =>
    mutate(input(values), {
      onSuccess(reply) {
        draft.clear();
        onDone(reply);
      },
      onError(error) {
        if (!wasCancelled(error)) applyRefusal(form, error);
      },
    }),
  );
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
