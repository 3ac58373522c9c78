/** Server data for components: query options and mutations over the contract's entries. The query client lives apart. */
import { queryOptions, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call, Endpoint, Reply } from '#contract/core/endpoint.ts';
import { type CallArguments, type CallExtras, call } from './api.ts';
import { createIntentKeys } from './intent-keys.ts';
import type { Input } from './request.ts';

/**
 * The key under which answers of this endpoint are kept. Without `input` it stands for all of them:
 * `queryClient.invalidateQueries({ queryKey: callKey(jobs.list) })`.
 */
export function callKey<E extends Endpoint>(endpoint: E, input?: Partial<Call<E>>) {
  const name = `${endpoint.method} ${endpoint.path}`;
  const { params, query } = (input ?? {}) as Input;
  return input ? ([name, { params, query }] as const) : ([name] as const);
}

/** Key and function for `useQuery`, `useSuspenseQuery`, `queryClient.ensureQueryData` and loaders. */
export function callOptions<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) {
  return queryOptions<Reply<E>>({
    queryKey: callKey(endpoint, (input ?? {}) as Partial<Call<E>>),
    queryFn: ({ signal }) => call(endpoint, ...([{ ...input, signal }] as unknown as CallArguments<E>)),
  });
}

/** What `mutate` takes: the input of the call and, for uploads, `signal` and `onProgress`. */
export type MutationInput<E extends Endpoint> = Call<E> & Pick<CallExtras, 'signal' | 'onProgress'>;

/**
 * A write. Its idempotency key is made at the first try and kept until success or until the input changes,
 * so that pressing the button again after a lost answer does nothing twice.
 */
export function useMutationCall<E extends Endpoint>(
  endpoint: E,
  options: Omit<UseMutationOptions<Reply<E>, Error, MutationInput<E>>, 'mutationFn'> = {},
) {
  const [keys] = useState(() => createIntentKeys());
  return useMutation<Reply<E>, Error, MutationInput<E>>({
    networkMode: 'always',
    ...options,
    mutationFn: (input) => {
      const idempotencyKey = keys.keyFor(input as Input);
      // A second press while the first is on its way waits for the same answer.
      return keys.once(idempotencyKey, async () => {
        try {
          const reply = await call(
            endpoint,
            ...([{ ...input, idempotencyKey }] as unknown as CallArguments<E>),
          );
          keys.settle();
          return reply;
        } catch (error) {
          keys.settle(error);
          throw error;
        }
      });
    },
  });
}

/**
 * Marks as old what is kept of the entries named so, and answers when what is in view is fresh. By name
 * (`/^GET job\b/`), so that a screen does not carry the contract of every noun that its deed touches.
 */
export function useRefresh(names: RegExp): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.test(String(name)) });
}
