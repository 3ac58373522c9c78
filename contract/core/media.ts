/** Pictures, sound and video as replies describe them; nothing loads before it is needed. */
import * as z from 'zod/mini';
import { id } from './common.ts';
import { DELIVERABLE_MAX_BYTES, type FileKind } from './files.ts';
import { picture } from './picture.ts';
import { waveform } from './waveform.ts';

/**
 * Where files are uploaded in parts that survive a dropped connection, by the tus protocol 1.0.0 (creation, expiration,
 * termination); relative to `/api`. Any call that takes a file accepts a finished upload as `UPLOAD_ID`: the 32
 * characters at the end of its address.
 */
export const UPLOADS_PATH = 'uploads';
/** The largest file that any call accepts, in bytes. */
export const UPLOAD_MAX_BYTES = DELIVERABLE_MAX_BYTES;
/** Maximum number of unfinished or unused uploads per person. */
export const UPLOADS_OPEN_MAX = 3;

/** File kinds in the gallery of a gig and of past work. */
export const GALLERY_KINDS = [
  'image/png',
  'image/jpeg',
  'audio/mpeg',
  'video/mp4',
] as const satisfies readonly FileKind[];

/** The widths in pixels in which a stored picture exists; a smaller original has fewer. */
export const PICTURE_WIDTHS = [360, 480, 960, 1600] as const;

export const mediaKind = z.enum(['image', 'audio', 'video']);
export type MediaKind = z.infer<typeof mediaKind>;

/** One item of a gallery. */
export const media = z.object({
  id,
  kind: mediaKind,
  /** The stored file's name in its folder (rules 10). */
  image: z.string(),
  /** The path under `/` of the sound or video as it was sent, or of the largest picture. */
  url: z.string(),
  bytes: z.int(),
  /** For sound and video; null when the file does not say. */
  duration_seconds: z.nullable(z.number()),
  waveform: z.nullable(waveform),
  /** The picture itself, or the poster of sound or video; null without poster. */
  picture: z.nullable(picture),
});
export type Media = z.infer<typeof media>;
