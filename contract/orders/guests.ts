/** Guests of a proof room: anyone with a link from its hunter looks at the work and comments on it, without an account (rule 2.19). */
import * as z from 'zod/mini';
import { byId, done, id, name, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { deliveredFile } from '../jobs/milestones.ts';
import { words } from '../words.ts';
import { guestMark } from './mark.ts';
import { markList } from './marks.ts';

/** Maximum number of active links per order, and characters of a guest's name. */
export const GUESTS_MAX = 5;
const GUEST_LETTERS = 60;

const guest = z.object({
  id,
  name: z.string(),
  created_at: timestamp,
  /** When the link was last used; null if never. */
  seen_at: z.nullable(timestamp),
  /** The path that opens the room; browsers never send the part after the `#` to a server. */
  path: z.string(),
});
export type Guest = z.infer<typeof guest>;

const token = z.string({ error: words.room.guests.ended }).check(z.maxLength(100, words.room.guests.ended));

/** What a guest sees: the files of the newest round as previews, and all guests' remarks on them. */
const guestRoom = z.object({
  success,
  /** The guest's name, as the hunter entered it. */
  name: z.string(),
  title: z.string(),
  /** First names. */
  hunter: z.string(),
  talent: z.string(),
  /** Null before the first round. */
  round: z.nullable(z.int()),
  files: z.array(deliveredFile),
  marks: z.array(guestMark),
  /** True while the work waits for the hunter's answer. */
  may_comment: z.boolean(),
});
export type GuestRoom = z.infer<typeof guestRoom>;

export const guests = {
  list: endpoint({
    method: 'GET',
    path: 'job/roomguests/:id',
    who: 'hunter',
    tags: ['job'],
    summary:
      'The guests of an own job whose links work, and what guests said of its newest round. `id` is the job.',
    params: byId,
    reply: z.object({ success, guests: z.array(guest), marks: z.array(guestMark) }),
    errors: [404],
  }),
  invite: endpoint({
    method: 'POST',
    path: 'job/roomguests/:id',
    who: 'hunter',
    changes: ['job'],
    summary:
      'Makes a link for one more guest, while the work is made or waits for an answer. `id` is the job.',
    params: byId,
    body: z.strictObject({ name: name(GUEST_LETTERS, words.room.guests.nameMissing) }),
    reply: z.object({ success, guest }),
    errors: [404, 409],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: 'job/roomguest/:id',
    who: 'hunter',
    changes: ['job'],
    summary:
      'Ends the link of a guest at once; what they said stays. A repeat answers the same. `id` is the guest.',
    params: byId,
    reply: done,
    errors: [404],
  }),
  open: endpoint({
    method: 'POST',
    path: 'room/open',
    who: 'anyone',
    changes: [],
    summary: 'What the guest with this link is shown. 404 once the link was ended or the order is over.',
    body: z.strictObject({ token }),
    reply: guestRoom,
    errors: [404],
  }),
  comment: endpoint({
    method: 'POST',
    path: 'room/comment',
    who: 'anyone',
    changes: [],
    summary:
      'What a guest says of the newest round, for its hunter alone: up to 30 remarks in all on one round.',
    body: z.strictObject({ token, marks: markList }),
    reply: guestRoom,
    errors: [404, 409],
  }),
};
