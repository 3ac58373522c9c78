/** A gig as it is kept here: its fresh answer, or a change of it, is put in view at once. */
import type { QueryClient } from '@tanstack/react-query';
import type { Media } from '#contract/core/media.ts';
import { type Gig, gigs } from '#contract/gigs/gigs.ts';
import { callOptions } from '#web/lib/query.ts';

/** Shows the gig as the server answered it. */
export function putGig(client: QueryClient, gig: Gig): void {
  client.setQueryData(keyOf(gig.id), { success: true, gig: [gig] });
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

export function keyOf(id: string) {
  return callOptions(gigs.get, { params: { id } }).queryKey;
}
