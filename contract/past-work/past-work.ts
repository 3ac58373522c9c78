/** Past work: the gallery of a talent's earlier work (rules 9.8, 10, 11, 12, 13). */
import * as z from 'zod/mini';
import {
  byId,
  done,
  id,
  name,
  next,
  optionalText,
  pageQuery,
  success,
  timestamp,
  waveformText,
} from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { MEGABYTE } from '../core/files.ts';
import { GALLERY_KINDS, media } from '../core/media.ts';
import { words } from '../words.ts';

export const PAST_WORK_MAX_BYTES = 5 * MEGABYTE;
export const PAST_WORK_MAX = 100;
export const PIECE_TITLE_MAX = 80;
export const PIECE_TEXT_MAX = 1000;

export const pastWorkForm = z.strictObject({
  title: name(PIECE_TITLE_MAX, words.profiles.pastWorkErrors.title),
  description: optionalText(PIECE_TEXT_MAX),
});

const pastWorkItem = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** The stored file's name (rules 10). */
  file: z.string(),
  media,
  created_at: timestamp,
});
export type PastWorkItem = z.infer<typeof pastWorkItem>;

const list = z.object({ success, gallery: z.object({ data: z.array(pastWorkItem), next }) });

export const pastWork = {
  listOwn: endpoint({
    method: 'GET',
    path: 'usergallery',
    who: 'talent',
    tags: ['past-work'],
    summary: 'The own past work, newest first.',
    query: pageQuery,
    reply: list,
    errors: [],
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: 'usergallery/:id',
    who: 'anyone',
    tags: ['past-work'],
    summary: "A person's past work, newest first. `id` is the person.",
    params: byId,
    query: pageQuery,
    reply: list,
    errors: [404],
  }),
  add: endpoint({
    method: 'POST',
    path: 'usergallery',
    who: 'talent',
    changes: ['past-work', 'profile'],
    summary: 'Adds a piece of past work with its file (5 MB: png, jpeg, mp3, mp4).',
    body: z.extend(pastWorkForm, { waveform: waveformText }),
    upload: {
      field: 'file',
      maxBytes: PAST_WORK_MAX_BYTES,
      kinds: GALLERY_KINDS,
      required: true,
      tooLarge: words.profiles.fixed.uploadTooLarge,
    },
    reply: z.object({ success, media: pastWorkItem }),
    errors: [409, 413, 415],
    throttle: 'upload',
  }),
  update: endpoint({
    method: 'PUT',
    path: 'usergallery/:id',
    who: 'talent',
    changes: ['past-work', 'profile'],
    summary: 'Changes title and description of an own piece.',
    params: byId,
    body: pastWorkForm,
    reply: z.object({ success, media: pastWorkItem }),
    errors: [404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'usergallery/:id',
    who: 'talent',
    changes: ['past-work', 'profile'],
    summary: 'Removes an own piece.',
    params: byId,
    reply: done,
    errors: [404],
  }),
};
