/** Server data for components: query options and mutations over the contract's entries. The query client lives apart. */
import {
  type Query,
  type QueryClient,
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { Call, Endpoint, Reply, Tag } from '#contract/core/endpoint.ts';
import { type CallArguments, call } from './api.ts';
import { createIntentKeys } from './intent-keys.ts';
import { ApiRefusal } from './refusals.ts';
import type { CallExtras, Input } from './request.ts';

/** Private links are valid for 10 minutes: a screen that shows some refetches before that, as long as it is visible. */
export const RENEW_LINKS_MS = 8 * 60_000;

/**
 * The cache key of this endpoint's answers. Without `input` it matches all of them:
 * `queryClient.invalidateQueries({ queryKey: callKey(jobs.list) })`.
 */
export function callKey<E extends Endpoint>(endpoint: E, input?: Partial<Call<E>>) {
  const name = `${endpoint.method} ${endpoint.path}`;
  const { params, query } = (input ?? {}) as Input;
  const tags = endpoint.tags ?? ['console'];
  return input ? ([name, tags, { params, query }] as const) : ([name, tags] as const);
}

/** Matches cached answers that show any of these tags. */
export function matchesTags(tags: readonly Tag[]): (query: Pick<Query, 'queryKey'>) => boolean {
  return ({ queryKey: [, shown] }) => Array.isArray(shown) && shown.some((tag) => tags.includes(tag));
}

/** Invalidates the answers that show any of these tags; resolves when those in view have been refetched. */
export function refresh(client: QueryClient, tags: readonly Tag[]): Promise<void> {
  return client.invalidateQueries({ predicate: matchesTags(tags) });
}

/** Key and function for `useQuery`, `useSuspenseQuery`, `queryClient.ensureQueryData` and loaders. */
export function callOptions<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) {
  return queryOptions<Reply<E>>({
    queryKey: callKey(endpoint, (input ?? {}) as Partial<Call<E>>),
    queryFn: ({ signal }) => call(endpoint, ...([{ ...input, signal }] as unknown as CallArguments<E>)),
  });
}

/** What `mutate` takes: the input of the call and, for uploads, `signal` and `onProgress`. */
export type MutationInput<E extends Endpoint> = Call<E> &
  Pick<CallExtras, 'signal' | 'onProgress' | 'device'>;

type MutationOptions<E extends Endpoint> = Omit<
  UseMutationOptions<Reply<E>, Error, MutationInput<E>>,
  'mutationFn'
> & {
  /** True to stay pending until the changed answers have been refetched. */
  untilFresh?: boolean;
};

/**
 * A write; the answers it changes are refetched. Its idempotency key is created on the first try and kept until success or a change of input,
 * so that pressing the button again after a lost answer does nothing twice.
 */
export function useMutationCall<E extends Endpoint>(
  endpoint: E,
  { untilFresh, onSettled, ...options }: MutationOptions<E> = {},
) {
  const client = useQueryClient();
  const [keys] = useState(() => createIntentKeys());
  return useMutation<Reply<E>, Error, MutationInput<E>>({
    networkMode: 'always',
    ...options,
    async onSettled(reply, error, ...rest) {
      await onSettled?.(reply, error, ...rest);
      if (!isOld(error)) return;
      const fresh = refresh(client, endpoint.changes ?? []);
      if (untilFresh) await fresh;
    },
    mutationFn: (input) => {
      const idempotencyKey = keys.keyFor(input as Input);
      // A second press while the first is in progress shares its answer.
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

/** True when the cache is outdated: it was changed, or it offered an action that is no longer possible. */
function isOld(error: Error | null): boolean {
  return error === null || (error instanceof ApiRefusal && [403, 404, 409].includes(error.status));
}
