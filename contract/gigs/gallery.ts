/** The gallery of a gig: pictures, sound and video; the first item is its cover (rules 9.7, 11, 12, 14). */
import * as z from 'zod/mini';
import { byId, done, id, success, waveformText } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { MEGABYTE, PICTURES } from '../core/files.ts';
import { GALLERY_KINDS, media } from '../core/media.ts';
import { words } from '../words.ts';

export const GALLERY_MAX = 12;
export const GALLERY_MAX_BYTES = 15 * MEGABYTE;

const byGigId = z.strictObject({ gigId: id });
const upload = (field: string) => ({
  field,
  maxBytes: GALLERY_MAX_BYTES,
  kinds: GALLERY_KINDS,
  // The handlers require the file: whose gallery it is gets checked first.
  required: false,
  tooLarge: words.gigs.errors.fileTooLarge,
});
const galleryForm = {
  gigId: id,
  /** Sent with sound. */
  waveform: waveformText,
};

export const gallery = {
  add: endpoint({
    method: 'POST',
    path: 'gallery/store',
    who: 'talent',
    changes: ['gig', 'gigs'],
    summary: 'Adds a picture, sound or video (15 MB) at the end of the gallery of an own gig.',
    body: z.strictObject(galleryForm),
    upload: upload('profile_image'),
    reply: z.object({ success, gallery: media }),
    errors: [404, 409, 413, 415],
    throttle: 'upload',
  }),
  replace: endpoint({
    method: 'POST',
    path: 'gallery/:id',
    who: 'talent',
    changes: ['gig', 'gigs'],
    summary: 'Puts another file in the place of an item of the gallery.',
    params: byId,
    body: z.strictObject(galleryForm),
    upload: upload('img'),
    reply: z.object({ success, gallery: media }),
    errors: [404, 413, 415],
    throttle: 'upload',
  }),
  poster: endpoint({
    method: 'POST',
    path: 'gallery/poster/:id',
    who: 'talent',
    changes: ['gig', 'gigs'],
    summary: 'Sets the poster of a video or sound in the gallery.',
    params: byId,
    upload: {
      field: 'img',
      maxBytes: 2 * MEGABYTE,
      kinds: PICTURES,
      required: true,
    },
    reply: z.object({ success, gallery: media }),
    errors: [404, 413, 415],
  }),
  arrange: endpoint({
    method: 'PUT',
    path: 'gallery/order/:gigId',
    who: 'talent',
    changes: ['gig', 'gigs'],
    summary: 'Puts the gallery of an own gig into this order; the first item is the cover.',
    params: byGigId,
    body: z.strictObject({ ids: z.array(id).check(z.maxLength(GALLERY_MAX)) }),
    reply: z.object({ success, gallery: z.array(media) }),
    errors: [404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'gallery/:id',
    who: 'talent',
    changes: ['gig', 'gigs'],
    summary: 'Removes an item from the gallery. The last item of a live gig stays (409).',
    params: byId,
    reply: done,
    errors: [404, 409],
  }),
};
