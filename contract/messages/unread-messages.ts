/** How much is unread in all conversations: what every screen shows, apart from the rest of messages. */
import * as z from 'zod/mini';
import { success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** `undelivered`: some of them reached no device of the reader yet (`chat/delivered`). */
export const unreadReply = z.object({ success, unreadMessages: z.int(), undelivered: z.boolean() });

export const unreadMessages = {
  count: endpoint({
    method: 'GET',
    path: 'chat/unread',
    who: 'member',
    tags: ['conversation'],
    summary: 'How many messages are unread in all conversations.',
    reply: unreadReply,
    errors: [],
  }),
};
