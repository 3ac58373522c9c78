/** A form of the console: one call, after which it closes, says what was done, and the rooms are read anew. */
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Endpoint, Reply } from '#contract/core/endpoint.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { useRefresh } from '#web/lib/query.ts';
import { notify } from '#web/ui/basics/toast.tsx';

type Options<S extends z.ZodMiniType, E extends Endpoint> = Pick<
  Parameters<typeof useFormCall<S, E>>[0],
  'schema' | 'start' | 'endpoint' | 'input'
> & {
  /** The message after it, or what tells it. */
  done: string | ((reply: Reply<E>) => void);
  /** Which answers are old then; those of the console unless said otherwise. */
  old?: RegExp;
  onClose: () => void;
};

/** What a `FormDialog` takes. */
export function useConsoleForm<S extends z.ZodMiniType<unknown, FieldValues>, E extends Endpoint>(
  options: Options<S, E>,
) {
  const { done, old = /operator\//, onClose, ...form } = options;
  const refresh = useRefresh(old);
  const { control, submit, busy } = useFormCall({
    ...form,
    onDone(reply) {
      if (typeof done === 'string') notify.good(done);
      else done(reply);
      onClose();
      void refresh();
    },
  });
  return { control, onSubmit: submit, busy, onClose };
}
