/** Publishing and pausing a gig. */
import { useQueryClient } from '@tanstack/react-query';
import { gigs } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { putGig } from './known-gig.ts';

export type GigStatusActions = {
  publish: (done?: () => void) => void;
  pause: () => void;
  busy: boolean;
};

/** A refusal is shown as a message, for the action has no field of its own. */
export function useGigStatus(id: string): GigStatusActions {
  const client = useQueryClient();
  const onError = (error: unknown) => notify.bad(messageOf(error));
  const publish = useMutationCall(gigs.publish, { onError });
  const pause = useMutationCall(gigs.pause, { onError });
  return {
    busy: publish.isPending || pause.isPending,
    publish: (done) =>
      publish.mutate(
        { params: { id } },
        {
          onSuccess: ({ gig }) => {
            putGig(client, gig);
            notify.good(words.notifications.fixed.successful, 'usual', words.gigs.status.published);
            done?.();
          },
        },
      ),
    pause: () =>
      pause.mutate(
        { params: { id } },
        {
          onSuccess: ({ gig }) => {
            putGig(client, gig);
            notify.good(words.notifications.fixed.successful, 'usual', words.gigs.status.pausedNote);
          },
        },
      ),
  };
}
