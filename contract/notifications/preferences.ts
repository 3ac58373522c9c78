/** Which news a person receives in which way: read as one table, changed one switch at a time. */
import * as z from 'zod/mini';
import { success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { choiceKinds, newsWays } from './choices.ts';

/** `fixed`: shown but cannot be changed. */
const choice = z.object({ on: z.boolean(), fixed: z.boolean() });

/** Null where a kind of news cannot be sent that way. */
const preference = z.object({
  kind: z.enum(choiceKinds),
  app: z.nullable(choice),
  mail: z.nullable(choice),
  push: z.nullable(choice),
});
export type Preference = z.infer<typeof preference>;

const preferenceForm = z.strictObject({
  kind: z.enum(choiceKinds),
  way: z.enum(newsWays),
  on: z.boolean(),
});

const reply = z.object({ success, preferences: z.array(preference) });

export const notificationPreferences = {
  get: endpoint({
    method: 'GET',
    path: 'notification/preferences',
    who: 'person',
    tags: ['preference'],
    summary:
      'Which news reach the caller in the app, by mail and by push; everything is in the list in any case.',
    reply,
    errors: [],
  }),
  set: endpoint({
    method: 'PUT',
    path: 'notification/preferences',
    who: 'person',
    changes: [],
    summary: 'Turns one way of one kind on or off; answers the whole table. A fixed one is refused.',
    body: preferenceForm,
    reply,
    errors: [409],
  }),
};
