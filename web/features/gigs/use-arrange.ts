/** Puts the items of a gallery into another order: shown at once, sent one change after the other. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gallery } from '#contract/gigs/gallery.ts';
import type { Gig } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { refresh, useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { changeGallery } from './own/known-gig.ts';

const KINDS = {
  image: words.common.labels.picture,
  audio: words.common.labels.sound,
  video: words.common.labels.video,
};

/** `Picture 2`: what an item is called in its place; `index` counts from 0. */
export function itemName(kind: keyof typeof KINDS, index: number): string {
  return `${KINDS[kind]} ${index + 1}`;
}

export type Arrange = {
  /** What is read out after a move. */
  said: string;
  /** Moves the item to this place, counted from 0; places outside are taken as the first and the last. */
  move(id: string, to: number): void;
};

export function useArrange(gig: Gig): Arrange {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const arrange = useMutationCall(gallery.arrange, {
    scope: { id: `arrange.${gig.id}` },
    onError: (error) => {
      notify.bad(messageOf(error));
      void refresh(client, gallery.arrange.changes);
    },
  });
  return {
    said,
    move(id, to) {
      const items = gig.gallery;
      const from = items.findIndex((one) => one.id === id);
      const item = items[from];
      const place = Math.max(0, Math.min(items.length - 1, to));
      if (!item || place === from) return;
      const next = items.toSpliced(from, 1).toSpliced(place, 0, item);
      changeGallery(client, gig.id, () => next);
      setSaid(words.gigs.gallery.moved(itemName(item.kind, from), place + 1, items.length));
      arrange.mutate({ params: { gigId: gig.id }, body: { ids: next.map((one) => one.id) } });
    },
  };
}
