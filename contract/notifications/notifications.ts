/** Notifications: acts on a person's jobs and money, one row each. */
import * as z from 'zod/mini';
import { newsKinds } from '../acts/act.ts';
import { byId, bySide, done, id, next, pageBySide, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

const notification = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** A path of this site that begins with one `/`. */
  link: z.string(),
  created_at: timestamp,
  read_at: z.nullable(timestamp),
  /** The job or order concerned; null when there is none. */
  job_id: z.nullable(id),
  kind: z.enum(newsKinds),
});

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: 'notification',
    who: 'person',
    tags: ['notification'],
    summary: 'Own notifications, newest first; `as` narrows to one side of a person who holds both.',
    query: pageBySide,
    reply: z.object({ success, notification: z.array(notification), next }),
    errors: [],
  }),
  unread: endpoint({
    method: 'GET',
    path: 'notification/unread',
    who: 'person',
    tags: ['notification'],
    summary: 'How many are unread.',
    query: bySide,
    reply: z.object({ success, unreadNotification: z.int() }),
    errors: [],
  }),
  mark: endpoint({
    method: 'PUT',
    path: 'notification/mark/:id',
    who: 'person',
    changes: ['notification'],
    summary: 'Marks an own notification as read; a repeat answers the same.',
    params: byId,
    reply: done,
    errors: [404],
  }),
  markAll: endpoint({
    method: 'PUT',
    path: 'notification/markall',
    who: 'person',
    changes: ['notification'],
    summary: 'Marks all own notifications as read; `as` narrows to one side. A repeat answers the same.',
    body: bySide,
    reply: done,
    errors: [],
  }),
};
