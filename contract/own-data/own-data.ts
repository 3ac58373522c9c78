/** The person's own data: a copy of all of it, and account deletion (privacy policy; Nigeria Data Protection Act 2023, sections 34 to 38). */

import * as z from 'zod/mini';
import { PASSWORD_MAX } from '../accounts/fields.ts';
import { done, id, side, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../words.ts';

/** The password again, so that a stranger with an unlocked phone can neither take data nor delete anything. */
export const passwordForm = z.strictObject({
  password: z
    .string({ error: words.accounts.errors.ownPassword })
    .check(
      z.minLength(1, words.accounts.errors.ownPassword),
      z.maxLength(PASSWORD_MAX, words.accounts.errors.ownPasswordWrong),
    ),
});

const obstacleKinds = [
  'orders',
  'earned',
  'payback',
  'transfer',
  'payment',
  'chargeback',
  'operator',
] as const;
/** Maximum number of open orders listed. */
export const OBSTACLE_ORDERS_MAX = 5;

/** What currently prevents the account's deletion. `orders`: the open orders posted first, `id` is the job. */
const obstacle = z.object({
  kind: z.enum(obstacleKinds),
  message: z.string(),
  orders: z.optional(z.array(z.object({ id, title: z.string(), side }))),
});
export type Obstacle = z.infer<typeof obstacle>;

export const ownData = {
  obstacles: endpoint({
    method: 'GET',
    path: 'account/standing',
    who: 'person',
    tags: ['job', 'payment'],
    summary: 'What keeps the account from being deleted now; nothing when the list is empty.',
    reply: z.object({ success, obstacles: z.array(obstacle) }),
    errors: [],
  }),
  export: endpoint({
    method: 'POST',
    path: 'account/export',
    who: 'person',
    changes: [],
    summary:
      'A link to a copy of all own data, as a zip of JSON and files. It asks for the password, and works for 10 minutes.',
    body: passwordForm,
    reply: z.object({
      success,
      /** A path under `/` that grants access by itself and expires. */
      link: z.string(),
      expires_at: timestamp,
    }),
    errors: [503],
    throttle: 'own-data',
    ownTransactions: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'account',
    who: 'person',
    changes: [],
    summary:
      'Deletes the account for good. It asks for the password. 409 while an order is open or money is held, on its way or to be withdrawn.',
    body: passwordForm,
    reply: done,
    errors: [409, 503],
    throttle: 'own-data',
    ownTransactions: true,
  }),
};
