/** The steps of a gig, each fetched when it is entered: form and upload are heavy, and never both in view. */
import { later } from '#web/lib/later.ts';

export const STORED_OVERVIEW = later(async () => (await import('../parts/overview-step.tsx')).StoredOverview);
export const GALLERY = later(async () => (await import('../parts/gallery-step.tsx')).GalleryStep);
