/** The screens of the two steps, each fetched when it is entered: form and upload are heavy, and never both in view. */
import { later } from '#web/lib/later.ts';

export const NEW_OVERVIEW = later(async () => (await import('./overview-step.tsx')).NewOverview);
export const STORED_OVERVIEW = later(async () => (await import('./overview-step.tsx')).StoredOverview);
export const GALLERY = later(async () => (await import('./gallery-step.tsx')).GalleryStep);
export const DELETE_GIG = later(async () => (await import('./delete-gig-dialog.tsx')).DeleteGigDialog);
export const EDIT_GIG = later(async () => (await import('./edit-gig.tsx')).EditGig);
