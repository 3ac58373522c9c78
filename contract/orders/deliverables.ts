/** What is submitted besides a comment: files, uploaded one by one before, and links. */
import * as z from 'zod/mini';
import { byId, done, id, listOf, success, waveformText } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  DELIVERABLE_MAX_BYTES,
  DELIVERABLES,
  DELIVERED_FILES_MAX,
  DELIVERED_LINKS_MAX,
  MEGABYTE,
  PROXY_KINDS,
} from '../core/files.ts';
import { submissionFile } from '../jobs/milestones.ts';
import { words } from '../words.ts';

export const LINK_MAX = 2000;

/** An https address on another site; it is shown, never opened by the server. */
const link = z
  .string({ error: words.orders.errors.link })
  .check(
    z.trim(),
    z.maxLength(LINK_MAX, words.orders.errors.link),
    z.refine(isLink, words.orders.errors.link),
  );

function isLink(text: string): boolean {
  return /^https:\/\/[^\s@/]+\.[^\s@/]+/i.test(text) && URL.canParse(text);
}

/** The addresses typed into one field, separated by spaces or line breaks; `www.drive.example/a` means `https://www.drive.example/a`. */
export function linksIn(text: string): string[] {
  const typed = text.split(/\s+/).filter(Boolean);
  return typed.map((one) => (/^www\.[\w-]+\.\w/i.test(one) ? `https://${one}` : one));
}

export const linksText = z.string().check(
  z.refine((text) => linksIn(text).every(isLink), words.orders.errors.link),
  z.refine((text) => linksIn(text).length <= DELIVERED_LINKS_MAX, words.orders.errors.linksMax),
);

/** Fields of a submission form: ids from `deliverables.add`, in order, and addresses. Each is a list or its JSON text. */
export const deliverablesForm = {
  files: z.optional(
    listOf(z.array(id).check(z.maxLength(DELIVERED_FILES_MAX, words.orders.errors.filesMax))),
  ),
  links: z.optional(
    listOf(z.array(link).check(z.maxLength(DELIVERED_LINKS_MAX, words.orders.errors.linksMax))),
  ),
};

/** Limits of each single file. */
export const deliverableRule = {
  maxBytes: DELIVERABLE_MAX_BYTES,
  kinds: DELIVERABLES,
  tooLarge: words.common.fileErrors.tooLarge(DELIVERABLE_MAX_BYTES / MEGABYTE),
};

export const deliverables = {
  add: endpoint({
    method: 'POST',
    path: 'job/deliverable/:id',
    who: 'talent',
    changes: [],
    summary: 'Stores a file (25 MB) for a submission that is sent within a day. `id` is the job.',
    params: byId,
    upload: { field: 'file', required: true, ...deliverableRule },
    /** `proxy_wanted`: a sound or film for which the server does not make a proxy itself. */
    reply: z.object({ success, file: z.extend(submissionFile, { id }), proxy_wanted: z.boolean() }),
    errors: [404, 409, 413, 415],
    throttle: 'upload',
  }),
  addProxy: endpoint({
    method: 'POST',
    path: 'job/deliverable/proxy/:id',
    who: 'talent',
    changes: [],
    summary:
      'Stores a light copy of a sound or film that is not handed in yet, to be played until the work is accepted. `id` is the file.',
    params: byId,
    body: z.strictObject({ waveform: waveformText }),
    upload: { field: 'file', required: true, maxBytes: DELIVERABLE_MAX_BYTES, kinds: PROXY_KINDS },
    reply: done,
    errors: [404, 409, 413, 415],
    throttle: 'upload',
  }),
  open: endpoint({
    method: 'PUT',
    path: 'job/openfile/:id',
    who: 'talent',
    changes: ['job', 'notification'],
    summary:
      'Opens one handed-in file to the hunter before the work is accepted, for good. A repeat answers the same.',
    params: byId,
    reply: done,
    errors: [404, 409],
  }),
};
