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
import { post, type QueuedWrite, setSender, startOutbox, type WriteSender } from './outbox.ts';

const WAITING = 'call';

/** A call as it waits. */
export type WaitingCall = Pick<Endpoint, 'method' | 'path'> & {
  params?: Record<string, unknown> | undefined;
  body?: Record<string, unknown> | undefined;
  changes: readonly Tag[];
};

type Options<E extends Endpoint> = Omit<
  UseMutationOptions<Reply<E> | null, Error, Call<E>>,
  'mutationFn' | 'networkMode'
> & {
  /** Shows why it was refused after it had waited: by then the screen may be another one. */
  onRefused: (message: string) => void;
};

/**
 * A write that is answered with null where it waits. For what costs nobody anything and can be done late: no money, no
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
    // Also where it failed or waits: what was shown optimistically is corrected.
    async onSettled(...settled) {
      await onSettled?.(...settled);
      void refresh(client, endpoint.changes ?? []);
    },
    networkMode: 'always',
    mutationFn: (input) => {
      const key = keys.keyFor(input as Input);
      // A second press while the first is on its way waits for the same answer.
      return keys.once(key, async () => {
        const reply = await callOrWait(client, endpoint, input, key, onRefused);
        keys.settle();
        return reply;
      });
    },
  });
}

/** One such write; null where it waits. */
export async function callOrWait<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: Call<E>,
  key: string,
  onRefused: (message: string) => void,
): Promise<Reply<E> | null> {
  const reply = await tryNow(endpoint, input, key);
  if (reply === null) {
    await post({ id: key, kind: WAITING, to: endpoint.path, content: asWaiting(endpoint, input) });
    startWaiting(client, onRefused);
  }
  return reply;
}

/** Null where no answer came, and where others wait: earlier writes go first. */
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

/** Begins to send calls that wait; later calls look again. */
export function startWaiting(client: QueryClient, onRefused: (message: string) => void): void {
  setSender(WAITING, callSender(client, onRefused));
  startOutbox();
}

/** A final refusal is reported and the write removed; the refetch corrects what the screen showed meanwhile. */
function callSender(client: QueryClient, onRefused: (message: string) => void): WriteSender<WaitingCall> {
  return async ({ id, content }, { signal, commit }) => {
    const { method, path, params, body } = content;
    // The sender knows no contract: whoever posted the call did.
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
