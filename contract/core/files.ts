/** The kinds of file the product takes, identified by content on the server and by type and size in the browser. */
export type FileKind =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'audio/mpeg'
  | 'video/mp4'
  | 'application/pdf'
  | 'application/zip';

export const MEGABYTE = 1_000_000;

/** Pictures a browser can show everywhere. */
export const PICTURES = ['image/png', 'image/jpeg', 'image/webp'] as const satisfies readonly FileKind[];

/** What may be delivered as work: pictures, sound, video, documents and archives (25 MB at most). */
export const DELIVERABLES = [
  ...PICTURES,
  'audio/mpeg',
  'video/mp4',
  'application/pdf',
  'application/zip',
] as const satisfies readonly FileKind[];

export const DELIVERABLE_MAX_BYTES = 25 * MEGABYTE;
export const PROFILE_IMAGE_MAX_BYTES = 2 * MEGABYTE;
