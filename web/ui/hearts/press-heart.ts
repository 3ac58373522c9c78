/** Pressing a heart: shown at once, sent after earlier presses, and queued in the outbox when no answer comes. */
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from '#contract/core/endpoint.ts';
import { keptIds } from '#contract/people/kept-ids.ts';
import { shortlist } from '#contract/people/shortlist.ts';
import { callOrWait } from '../../lib/outbox/waiting.ts';
import { callOptions, refresh } from '../../lib/query.ts';
import { notify } from '../basics/toast.tsx';

let last: Promise<unknown> = Promise.resolve();

/** Toggles the item; with `keep` it is kept in any case. */
export async function pressHeart(
  client: QueryClient,
  params: Params<typeof shortlist.keep>,
  keep?: true,
): Promise<void> {
  const { queryKey } = callOptions(keptIds.list);
  const { ids = [] } = client.getQueryData(queryKey) ?? {};
  const others = ids.filter((id) => id !== params.id);
  const isOn = keep ?? others.length === ids.length;
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { success: true, ids: isOn ? [...others, params.id] : others });
  const mine = last.then(() => send(client, params, isOn));
  last = mine;
  const isDone = await mine;
  if (isDone && last === mine) await refresh(client, ['shortlist']);
}

/** False when the call waits: the screen is still ahead of the server. */
async function send(client: QueryClient, params: Params<typeof shortlist.keep>, isOn: boolean) {
  try {
    const endpoint = isOn ? shortlist.keep : shortlist.remove;
    return (await callOrWait(client, endpoint, { params }, crypto.randomUUID(), notify.bad)) !== null;
  } catch (error) {
    notify.failure(error);
    return true;
  }
}
