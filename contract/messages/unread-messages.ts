/** The number of unread messages in all conversations: shown on every screen, so kept apart from the rest of messages. */
import * as z from 'zod/mini';
import { success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** `undelivered`: some of them have not reached any of the reader's devices (`chat/delivered`). */
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
