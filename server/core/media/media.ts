/** Pictures, sound and video of galleries: processed on upload, and returned in the form of the contract. */
import { type RawBuilder, sql } from 'kysely';
import type { Media, MediaKind } from '#contract/core/media.ts';
import type { Picture } from '#contract/core/picture.ts';
import { pictureIn } from '#contract/core/picture-files.ts';
import { type PictureFacts, RANDOM_NAME_LENGTH, type ReceivedFile } from '../files/files.ts';
import { filmWithoutPlace } from './films.ts';
import { pictureInWidths } from './pictures.ts';
import { secondsOf } from './recordings.ts';

/** A file processed for a gallery; store it with `services.files.store`. */
export type ProcessedMedia = ReceivedFile & {
  kind: MediaKind;
  /** Duration of sound and video; null when the file does not state it. */
  duration_seconds: number | null;
};

/**
 * Processes a received file for a gallery: a picture is made in all widths; sound and video stay as sent, except that the location
 * in a film is removed. Slow: call it before the transaction of a write (`prepared` in endpoints.ts). Throws 422 under `field` when
 * the file is broken, 503 when too many are waiting.
 */
export async function processMedia(received: ReceivedFile, field: string): Promise<ProcessedMedia> {
  const kind = kindOf(received.mime);
  if (kind === 'image') return { ...(await pictureInWidths(received, field)), kind, duration_seconds: null };
  const seconds = await secondsOf(received.path, field);
  const file = kind === 'video' ? await filmWithoutPlace(received) : received;
  return { ...file, kind, duration_seconds: seconds };
}

function kindOf(mime: string): MediaKind {
  if (mime.startsWith('image/')) return 'image';
  return mime.startsWith('audio/') ? 'audio' : 'video';
}

/** The columns of `files` that an answer needs. */
export type FileFields = { folder: string; name: string; bytes: number; picture: PictureFacts | null };

/** Selects `FileFields` as one JSON object, null when there is no row; `alias` names the joined `files` table. */
export function fileFields(alias: string): RawBuilder<FileFields | null> {
  const file = sql.ref(alias);
  return sql`
    case when ${file}.id is not null then json_build_object(
      'folder', ${file}.folder, 'name', ${file}.name, 'bytes', ${file}.bytes, 'picture', ${file}.picture
    ) end
  `;
}

/** Returns a stored picture in its widths; null for files of other kinds. */
export function pictureOf(file: FileFields | null): Picture | null {
  if (!file?.picture) return null;
  const { width, height, placeholder, widths } = file.picture;
  return pictureIn({
    width,
    height,
    placeholder,
    widths,
    stem: `${file.folder}/${file.name.slice(0, RANDOM_NAME_LENGTH)}`,
  });
}

/** An item of a gallery with its files. */
export type MediaRow = {
  id: string;
  kind: string;
  file: FileFields;
  /** Poster of sound and video. */
  poster: FileFields | null;
  duration_seconds: number | null;
  waveform: number[] | null;
};

export function mediaOf(row: MediaRow): Media {
  const { file } = row;
  return {
    id: row.id,
    kind: row.kind as MediaKind,
    image: file.name,
    url: `${file.folder}/${file.name}`,
    bytes: file.bytes,
    duration_seconds: row.duration_seconds,
    waveform: row.waveform,
    picture: pictureOf(row.kind === 'image' ? file : row.poster),
  };
}
