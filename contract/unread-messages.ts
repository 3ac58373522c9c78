/** How much is unread in all conversations: what every screen shows, apart from the rest of messages. */
import * as z from 'zod/mini';
import { success } from './common.ts';
import { endpoint } from './endpoint.ts';

export const unreadReply = z.object({ success, unreadMessages: z.int() });

export const unreadMessages = {
  count: endpoint({
    method: 'GET',
    path: 'chat/unread',
    who: 'member',
    summary: 'How many messages are unread in all conversations.',
    reply: unreadReply,
    errors: [],
  }),
};
