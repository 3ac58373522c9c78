/** What a press on a heart does: it shows at once, is sent after the presses before it, and waits in the outbox where no answer comes. */
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from '#contract/core/endpoint.ts';
import { keptIds } from '#contract/people/kept-ids.ts';
import { shortlist } from '#contract/people/shortlist.ts';
import { callOrWait } from '../../lib/outbox/waiting.ts';
import { callOptions, refresh } from '../../lib/query.ts';
import { notify } from '../basics/toast.tsx';

let last: Promise<unknown> = Promise.resolve();

/** Takes off what is kept, unless it is to be kept. */
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

/** False where it waits: what is shown is still ahead of the server. */
async function send(client: QueryClient, params: Params<typeof shortlist.keep>, isOn: boolean) {
  try {
    const endpoint = isOn ? shortlist.keep : shortlist.remove;
    return (await callOrWait(client, endpoint, { params }, crypto.randomUUID(), notify.bad)) !== null;
  } catch (error) {
    notify.failure(error);
    return true;
  }
}
