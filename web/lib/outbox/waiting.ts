/** Small writes that may wait: tried at once, and where no answer comes put into the outbox under the same key, so that they happen once. */
import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Call, Endpoint, Reply, Tag } from '#contract/core/endpoint.ts';
import { type CallArguments, call } from '../api.ts';
import { createIntentKeys } from '../intent-keys.ts';
import { listQueuedWrites } from '../outbox-store.ts';
import { refresh } from '../query.ts';
import { ApiRefusal, isTemporary, NetworkFailure } from '../refusals.ts';
import type { Input } from '../request.ts';
import { getSession } from '../session.ts';
import { type QueuedWrite, queueWrite, setSender, startOutbox, type WriteSender } from './outbox.ts';

const WAITING = 'call';

/** A queued call. */
export type WaitingCall = Pick<Endpoint, 'method' | 'path'> & {
  params?: Record<string, unknown> | undefined;
  body?: Record<string, unknown> | undefined;
  changes: readonly Tag[];
};

type Options<E extends Endpoint> = Omit<
  UseMutationOptions<Reply<E> | null, Error, Call<E>>,
  'mutationFn' | 'networkMode'
> & {
  /** Shows why the call was refused after waiting: by then another screen may be open. */
  onRefused: (message: string) => void;
};

/**
 * A write that resolves to null while it waits. For calls that cost nothing and can be done late: no money, no
 * acceptance, nothing with a deadline.
 */
export function useWaitingCall<E extends Endpoint>(
  endpoint: E,
  { onRefused, onSettled, ...options }: Options<E>,
) {
  const client = useQueryClient();
  const [keys] = useState(() => createIntentKeys());
  return useMutation<Reply<E> | null, Error, Call<E>>({
    ...options,
    // Also after a failure or while it waits: corrects the optimistic update.
    async onSettled(...settled) {
      await onSettled?.(...settled);
      void refresh(client, endpoint.changes ?? []);
    },
    networkMode: 'always',
    mutationFn: (input) => {
      const key = keys.keyFor(input as Input);
      // A second press while the first is in progress shares its answer.
      return keys.once(key, async () => {
        const reply = await callOrWait(client, endpoint, input, key, onRefused);
        keys.settle();
        return reply;
      });
    },
  });
}

/** Makes one such call; null when it waits. */
export async function callOrWait<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: Call<E>,
  key: string,
  onRefused: (message: string) => void,
): Promise<Reply<E> | null> {
  const reply = await tryNow(endpoint, input, key);
  if (reply === null) {
    await queueWrite({ id: key, kind: WAITING, to: endpoint.path, content: asWaiting(endpoint, input) });
    startWaiting(client, onRefused);
  }
  return reply;
}

/** Null when no answer came, or when earlier writes are waiting, which go first. */
async function tryNow<E extends Endpoint>(
  endpoint: E,
  input: Call<E>,
  idempotencyKey: string,
): Promise<Reply<E> | null> {
  if (await othersWait()) return null;
  try {
    return await call(endpoint, ...([{ ...input, idempotencyKey }] as unknown as CallArguments<E>));
  } catch (error) {
    if (error instanceof NetworkFailure && isTemporary(error)) return null;
    throw error;
  }
}

function asWaiting({ method, path, changes = [] }: Endpoint, input: unknown): WaitingCall {
  const { params, body } = input as Input;
  return { method, path, params, body, changes };
}

/** Starts sending queued calls; later calls only retry. */
export function startWaiting(client: QueryClient, onRefused: (message: string) => void): void {
  setSender(WAITING, callSender(client, onRefused));
  startOutbox();
}

/** Reports a final refusal and removes the write; a refetch then corrects what the screen showed. */
function callSender(client: QueryClient, onRefused: (message: string) => void): WriteSender<WaitingCall> {
  return async ({ id, content }, { signal, commit }) => {
    const { method, path, params, body } = content;
    // A minimal endpoint: the contract was applied when the call was made.
    const endpoint: Endpoint = { method, path, who: 'member', summary: '', errors: [], reply: z.unknown() };
    const input = [{ params, body, signal, idempotencyKey: id }] as unknown as CallArguments<Endpoint>;
    await commit();
    try {
      await call(endpoint, ...input);
    } catch (error) {
      const final = error instanceof ApiRefusal && error.status !== 401 && !isTemporary(error);
      if (!final || error.code === 'key_in_flight') throw error;
      onRefused(error.message);
    }
    void refresh(client, content.changes);
  };
}

async function othersWait(): Promise<boolean> {
  const { person } = getSession();
  return person !== null && (await listQueuedWrites(person.user.id)).some(isWaitingCall);
}

/** True for a queued write that is such a call. */
export function isWaitingCall(write: QueuedWrite): write is QueuedWrite<WaitingCall> {
  return write.kind === WAITING;
}
