/** Changes to the gallery of a gig: uploads, which continue when the screen is left, and a new order of its items. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MediaKind } from '#contract/core/media.ts';
import { GALLERY_MAX, gallery } from '#contract/gigs/gallery.ts';
import type { Gig } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { MEDIA_KINDS } from '#web/lib/media-kinds.ts';
import { refresh, useMutationCall } from '#web/lib/query.ts';
import { kindOf, refuseFile } from '#web/lib/upload/files.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { changeGallery, galleryOf } from './own/own-gig.tsx';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';

/** A file that was not taken, and why. */
export type RefusedFile = { name: string; message: string };

export type Uploads = {
  queue: UploadQueue;
  list: readonly Upload[];
  notTaken: readonly RefusedFile[];
  /** Checks the files and starts uploading those that are accepted. */
  add(files: readonly File[]): void;
  dismiss(): void;
};

const queues = new Map<string, UploadQueue>();

export function useUploads(gigId: string): Uploads {
  const client = useQueryClient();
  const [queue] = useState(() => queueOf(gigId, client));
  const list = useSyncExternalStore(queue.listen, queue.list);
  const [notTaken, setNotTaken] = useState<readonly RefusedFile[]>([]);
  const underway = list.some(({ state }) => state !== 'refused');

  useEffect(() => {
    if (!underway) return;
    addEventListener('beforeunload', warn);
    addEventListener('online', queue.resume);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('online', queue.resume);
    };
  }, [underway, queue]);

  return {
    queue,
    list,
    notTaken,
    dismiss: () => setNotTaken([]),
    add(files) {
      const coming = list.filter(({ state }) => state !== 'refused').length;
      const { taken, refused } = sort(files, GALLERY_MAX - galleryOf(client, gigId).length - coming);
      setNotTaken(refused);
      if (taken.length > 0) queue.add(taken);
    },
  };
}

function queueOf(gigId: string, client: QueryClient): UploadQueue {
  const known = queues.get(gigId);
  if (known) return known;
  const queue = createUploadQueue(gigId, {
    onStored(item) {
      changeGallery(client, gigId, (items) =>
        items.some(({ id }) => id === item.id)
          ? items.map((one) => (one.id === item.id ? item : one))
          : [...items, item],
      );
      // Refetches what may be done now: an empty gallery could not be published.
      void refresh(client, ['gig']);
    },
    onFinished(uploads) {
      const [first, ...others] = uploads.map(({ file }) => file.name);
      notify.good(
        words.notifications.fixed.uploaded,
        'long',
        others.length > 0 ? words.common.counted.files(uploads.length) : first,
      );
      void refresh(client, ['gigs']);
    },
  });
  queues.set(gigId, queue);
  return queue;
}

/** Makes the browser ask before the page is closed during uploads. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Splits the files into those that are accepted and a message for each other one. `space` is how many more the gallery can hold. */
function sort(files: readonly File[], space: number) {
  const taken: { file: File; kind: MediaKind }[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const message =
      refuseFile(gallery.add.upload, file) ??
      (taken.length >= space ? words.gigs.errors.galleryFull : undefined);
    if (message) refused.push({ name: file.name, message });
    else taken.push({ file, kind: kindOf(file).split('/')[0] as MediaKind });
  }
  return { taken, refused };
}

/** `Picture 2`: what an item is called in its place; `index` counts from 0. */
export function itemName(kind: MediaKind, index: number): string {
  return `${MEDIA_KINDS[kind]} ${index + 1}`;
}

type Reorder = {
  /** Text for screen readers after a move. */
  said: string;
  /** Moves the item to this place, counted from 0; places out of range become the first or the last. */
  move(id: string, to: number): void;
};

/** Shows a new order at once, and sends the changes one after the other. */
export function useReorder(gig: Gig): Reorder {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const arrange = useMutationCall(gallery.arrange, {
    scope: { id: `arrange.${gig.id}` },
    onError: (error) => {
      notify.failure(error);
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
