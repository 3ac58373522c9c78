/** An own gig, wherever it is shown: its cached data, its status, publishing, pausing and deleting it. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CirclePause, Globe, ImagePlus, PencilLine } from 'lucide-react';
import type { GigStatus } from '#contract/acts/gig.ts';
import type { Media } from '#contract/core/media.ts';
import { type Gig, gigs } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

/** Puts the gig, as the server answered it, into the query cache. */
export function cacheGig(client: QueryClient, gig: Gig): void {
  client.setQueryData(keyOf(gig.id), { success: true, gig: [gig] });
}

/** Changes the cached gallery of a gig, before or without a call to the server. */
export function changeGallery(client: QueryClient, id: string, change: (gallery: Media[]) => Media[]): void {
  client.setQueryData(keyOf(id), (known) => {
    if (!known) return known;
    return { ...known, gig: known.gig.map((gig) => ({ ...gig, gallery: change(gig.gallery) })) };
  });
}

/** The cached gallery of a gig; empty when the gig is not cached. */
export function galleryOf(client: QueryClient, id: string): Media[] {
  return client.getQueryData(keyOf(id))?.gig[0]?.gallery ?? [];
}

function keyOf(id: string) {
  return callOptions(gigs.get, { params: { id } }).queryKey;
}

const LOOKS: Record<GigStatus, { label: string; tone: Tone; Icon: typeof Globe }> = {
  draft: { label: words.gigs.status.draft, tone: 'warn', Icon: PencilLine },
  live: { label: words.gigs.status.live, tone: 'good', Icon: Globe },
  paused: { label: words.gigs.status.paused, tone: 'quiet', Icon: CirclePause },
};

export function GigBadge({ status }: { status: GigStatus }) {
  const { label, tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden size={14} />}>
      {label}
    </Badge>
  );
}

/** Placeholder for a gig that has no cover yet. */
export function NoCover({ text }: { text: string }) {
  return (
    <span className="grid aspect-4/3 place-content-center justify-items-center gap-2 bg-wash p-4 text-center text-on-wash">
      <ImagePlus aria-hidden size={32} strokeWidth={1.5} />
      <span className="text-sm">{text}</span>
    </span>
  );
}

export type GigStatusActions = {
  publish: (done?: () => void) => void;
  pause: () => void;
  busy: boolean;
};

/** Publishes and pauses a gig. A refusal is shown as a toast, because the action has no field of its own. */
export function useGigStatus(id: string): GigStatusActions {
  const client = useQueryClient();
  const publish = useMutationCall(gigs.publish, { onError: notify.failure });
  const pause = useMutationCall(gigs.pause, { onError: notify.failure });
  return {
    busy: publish.isPending || pause.isPending,
    publish: (done) =>
      publish.mutate(
        { params: { id } },
        {
          onSuccess: ({ gig }) => {
            cacheGig(client, gig);
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
            cacheGig(client, gig);
            notify.good(words.notifications.fixed.successful, 'usual', words.gigs.status.pausedNote);
          },
        },
      ),
  };
}

type Props = { gig: { id: string; title: string }; onClose: () => void; onDeleted?: () => void };

/** Mount it to open it. */
export function DeleteGigDialog({ gig, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={gigs.remove}
      input={{ params: { id: gig.id } }}
      onDone={() => {
        notify.good(words.notifications.fixed.deleted);
        onDeleted?.();
        client.removeQueries({ queryKey: keyOf(gig.id), type: 'inactive' });
      }}
      title={words.gigs.deleteGig.title}
      text={words.gigs.deleteGig.lead(gig.title)}
      confirm={words.gigs.deleteGig.confirm}
      cancel={words.common.actions.keep}
    />
  );
}
