/** What has to be asked for again after a gig changed, and how its fresh answer is put in view at once. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Media } from '#contract/core/media.ts';
import { type Gig, gigs } from '#contract/gigs/gigs.ts';
import { callKey, callOptions } from '#web/lib/query.ts';

const LISTS = [gigs.listOwn, gigs.ofPerson, gigs.featured];

export type GigsRefresh = {
  /** Shows the gig as the server answered it. */
  put(gig: Gig): void;
  /** Marks what shows it as old; `gone` after it was deleted. */
  refresh(id: string, gone?: boolean): Promise<void>;
};

export function useGigsRefresh(): GigsRefresh {
  const client = useQueryClient();
  return {
    put: (gig) => client.setQueryData(keyOf(gig.id), { success: true, gig: [gig] }),
    async refresh(id, gone = false) {
      if (gone) client.removeQueries({ queryKey: keyOf(id), type: 'inactive' });
      else void client.invalidateQueries({ queryKey: keyOf(id) });
      await refreshLists(client);
    },
  };
}

/** Changes the gallery of a gig that is in view, before or without asking the server. */
export function changeGallery(client: QueryClient, id: string, change: (gallery: Media[]) => Media[]): void {
  client.setQueryData(keyOf(id), (known) => {
    if (!known) return known;
    return { ...known, gig: known.gig.map((gig) => ({ ...gig, gallery: change(gig.gallery) })) };
  });
}

/** The gallery as it is in view. */
export function galleryOf(client: QueryClient, id: string): Media[] {
  return client.getQueryData(keyOf(id))?.gig[0]?.gallery ?? [];
}

/** Own, other people's and featured gigs show a gig's cover, title and price. */
export async function refreshLists(client: QueryClient): Promise<void> {
  await Promise.all(LISTS.map((endpoint) => client.invalidateQueries({ queryKey: callKey(endpoint) })));
}

export function keyOf(id: string) {
  return callOptions(gigs.get, { params: { id } }).queryKey;
}
