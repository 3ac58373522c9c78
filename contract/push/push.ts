/** Web push: a device subscribes to news for while the product is closed, or unsubscribes (rule 9.14). */
import * as z from 'zod/mini';
import { done, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../words.ts';

const w = words.notifications.push;

/** Maximum number of devices per person; a new one replaces the oldest. */
export const DEVICES_MAX = 10;

/** Where the browser's push service accepts messages for this device. The server decides which services are allowed. */
const address = z.url({ error: w.service }).check(z.maxLength(1000, w.service));

/** A subscription as browsers return it: `PushSubscription.toJSON()` without `expirationTime`. */
const device = z.strictObject({
  endpoint: address,
  keys: z.strictObject({
    /** A P-256 point, uncompressed: 65 bytes in base64url. */
    p256dh: z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/, words.common.errors.invalid)),
    /** 16 bytes in base64url. */
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, words.common.errors.invalid)),
  }),
});

export const push = {
  key: endpoint({
    method: 'GET',
    path: 'notification/push',
    who: 'person',
    tags: [],
    summary: 'The key with which a browser asks its push service for an address: `applicationServerKey`.',
    reply: z.object({ success, key: z.string() }),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: 'notification/push',
    who: 'person',
    changes: [],
    summary:
      'Tells this device of news until the session ends. A repeat changes nothing; the eleventh device replaces the oldest.',
    body: device,
    reply: done,
    errors: [],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'notification/push',
    who: 'person',
    changes: [],
    summary: 'Tells an own device no longer; an unknown one answers the same.',
    body: z.strictObject({ endpoint: address }),
    reply: done,
    errors: [],
  }),
};

/** The message to the device, encrypted for it alone. */
const pushPayload = z.strictObject({
  title: z.string(),
  /** A path of this site, beginning with exactly one `/`. */
  path: z.string(),
  /** Notifications with the same tag replace each other. */
  tag: z.string(),
  /** The token with which the device confirms receipt; absent when no confirmation is wanted. */
  receipt: z.optional(z.string()),
});
export type PushPayload = z.infer<typeof pushPayload>;
