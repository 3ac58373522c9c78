/** Messages between two people, in one conversation per pair (specification 2.15, 3, 7 chat). */
import * as z from 'zod/mini';
import { byId, id, moment, page, success } from './common.ts';
import { endpoint } from './endpoint.ts';
import { DELIVERABLE_MAX_BYTES, DELIVERABLES } from './files.ts';
import { words } from './words.ts';

const w = words.message;

export const MESSAGE_MAX = 5000;

export const attachment = z.object({
  id,
  name: z.string(),
  bytes: z.int(),
  type: z.string(),
  /** A signed path under `/` that answers to the two people of the conversation and expires after 10 minutes. */
  url: z.string(),
});

export const message = z.object({
  /** Grows with time: the order of a conversation (specification 3, Message). */
  id: z.int(),
  sender_id: id,
  recipient_id: id,
  message: z.string(),
  attachments: z.array(attachment),
  created_at: moment,
});

/** Empty text is taken only with an attachment. `client_id` names the message once: the same one again answers the first. */
export const messageForm = z.strictObject({
  recipient_id: id,
  message: z
    .string({ error: w.text })
    .check(z.trim(), z.maxLength(MESSAGE_MAX, words.form.tooLong(MESSAGE_MAX))),
  client_id: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,80}$/))),
});

export const messages = {
  send: endpoint({
    method: 'POST',
    path: 'chat/sendmessage',
    who: 'member',
    summary: 'Sends a message, with at most one file in the same request.',
    body: messageForm,
    upload: {
      field: 'attachment',
      maxBytes: DELIVERABLE_MAX_BYTES,
      kinds: DELIVERABLES,
      required: false,
    },
    reply: z.object({ success, chat: message }),
    errors: [404, 413, 415],
    throttle: 'message',
  }),
  conversations: endpoint({
    method: 'GET',
    path: 'chat/getconversations',
    who: 'member',
    summary: 'The own conversations, the one with the latest message first.',
    query: z.strictObject(page),
    reply: z.object({
      success,
      chats: z.array(
        z.object({
          /** The other person. */
          anotheruser: id,
          username: z.string(),
          profile_image: z.nullable(z.string()),
          online: z.boolean(),
          /** Of the latest message. */
          created_at: moment,
          message: z.string(),
          unread: z.int(),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    errors: [],
  }),
  conversation: endpoint({
    method: 'GET',
    path: 'chat/getconversation/:id',
    who: 'member',
    summary:
      'The conversation with a person, by id ascending: the latest page, or with `before` the page before that message.',
    params: byId,
    query: z.strictObject({
      limit: page.limit,
      before: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,17}$/, words.form.page))),
    }),
    reply: z.object({
      success,
      messages: z.array(message),
      /** The `before` of the page before this one; null at the beginning. */
      previous: z.nullable(z.string()),
    }),
    errors: [404],
  }),
};
