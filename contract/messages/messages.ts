/** Messages between two people, in one conversation per pair (rules 9.15, 10, 12). */
import * as z from 'zod/mini';
import { byId, done, id, isPlain, listOf, next, page, success, text, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { ATTACHMENTS, DELIVERABLE_MAX_BYTES } from '../core/files.ts';
import { REASON_MAX } from '../core/limits.ts';
import { QUERY_MAX } from '../gigs/sorts.ts';
import { words } from '../words.ts';
import { unreadReply } from './unread-messages.ts';

export const MESSAGE_MAX = 5000;
export const ATTACHMENTS_MAX = 5;
/** Maximum number of conversations on a page of the list. */
const PEOPLE_MAX = 50;

const attachment = z.object({
  id,
  name: z.string(),
  bytes: z.int(),
  type: z.string(),
  /** A signed path under `/`, valid for the two people of the conversation for 10 minutes. */
  url: z.string(),
});

/**
 * A line of a conversation. `kind` event: an act on an order between the two, without a sender (`sender_id` null),
 * with the path of the order in `link`.
 */
export const message = z.object({
  /** Increases over time: the sort order within a conversation (rules 10). */
  id: z.int(),
  kind: z.enum(['message', 'event']),
  sender_id: z.nullable(id),
  message: z.string(),
  attachments: z.array(attachment),
  link: z.nullable(z.string()),
  /** For an event, the title of its order. `message` then says what happened, written for its reader; a second line may give the reason. */
  order: z.nullable(z.string()),
  /** The sender's own id, by which the browser recognizes a queued message; null on other people's messages. */
  client_id: z.nullable(z.string()),
  created_at: timestamp,
});
export type Message = z.infer<typeof message>;

const messageId = z.int().check(z.gte(1));
const cursor = z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})$/, words.common.errors.page));
const attachmentIds = listOf(
  z.array(id).check(z.maxLength(ATTACHMENTS_MAX, words.messages.errors.attachmentsMax)),
);

const clientId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,80}$/));

/**
 * Empty text is accepted only with an attachment. `client_id` makes sending idempotent: a repeat gets the reply of the
 * first. `attachments` is JSON text in a multipart request.
 */
export const messageForm = z.strictObject({
  recipient_id: id,
  message: z
    .string({ error: words.messages.errors.text })
    .check(
      z.trim(),
      z.maxLength(MESSAGE_MAX, words.common.errors.tooLong(MESSAGE_MAX)),
      z.refine(isPlain, words.common.errors.plainText),
    ),
  client_id: z.optional(clientId),
  /** Files uploaded before with `chat/attachment`, in order. */
  attachments: z.optional(attachmentIds),
});

const conversation = z.object({
  /** The other person. */
  anotheruser: id,
  username: z.string(),
  profile_image: z.nullable(z.string()),
  online: z.boolean(),
  /** Id of the latest line. */
  last_id: z.int(),
  created_at: timestamp,
  message: z.string(),
  /** True when the latest line is the reader's own. */
  own: z.boolean(),
  unread: z.int(),
  blocked: z.boolean(),
  muted: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

/** The conversation from the reader's side. */
const conversationState = z.object({
  person: z.object({
    id,
    name: z.string(),
    profile_image: z.nullable(z.string()),
    online: z.boolean(),
    /** Null when unknown. */
    seen_at: z.nullable(timestamp),
  }),
  /** The latest of the reader's own messages that reached the other person's device, and the latest they have read; 0 for none. */
  delivered_up_to: z.int(),
  read_up_to: z.int(),
  unread: z.int(),
  /** True once a job between the two was paid into escrow: addresses may then be shared without a warning. */
  escrow_funded: z.boolean(),
  /** True when the reader has blocked the other person. */
  blocked: z.boolean(),
  /** True when the other person's new messages notify the reader neither by push nor by mail. */
  muted: z.boolean(),
  /** False when either has blocked the other, or when the other person cannot receive messages. */
  may_write: z.boolean(),
});

const asBefore = z.strictObject({ limit: page.limit, before: z.optional(cursor), after: z.optional(cursor) });

export const messages = {
  send: endpoint({
    method: 'POST',
    path: 'chat/sendmessage',
    who: 'member',
    changes: ['conversation'],
    summary:
      'Sends a message, with files sent before or with one file in the same request. Once per `client_id`.',
    body: messageForm,
    upload: { field: 'attachment', maxBytes: DELIVERABLE_MAX_BYTES, kinds: ATTACHMENTS, required: false },
    reply: z.object({ success, chat: message }),
    errors: [403, 404, 413, 415],
    throttle: 'message',
  }),
  attach: endpoint({
    method: 'POST',
    path: 'chat/attachment',
    who: 'member',
    changes: ['conversation'],
    summary:
      'Stores a file (25 MB) for a message that is sent within a day; until then only the sender may open it.',
    upload: { field: 'attachment', maxBytes: DELIVERABLE_MAX_BYTES, kinds: ATTACHMENTS, required: true },
    reply: z.object({ success, attachment }),
    errors: [413, 415],
    throttle: 'upload',
  }),
  conversations: endpoint({
    method: 'GET',
    path: 'chat/getconversations',
    who: 'member',
    tags: ['conversation'],
    summary: 'The own conversations, the one with the latest message first.',
    query: z.strictObject(page),
    reply: z.object({ success, chats: z.array(conversation), next }),
    errors: [],
  }),
  conversation: endpoint({
    method: 'GET',
    path: 'chat/getconversation/:id',
    who: 'member',
    tags: ['conversation'],
    summary:
      'The conversation with a person, by id ascending: the latest page; with `before` the page before that line; with `after` what came since.',
    params: byId,
    query: asBefore,
    reply: z.object({
      success,
      messages: z.array(message),
      standing: conversationState,
      /** The `before` of the previous page; null at the beginning. */
      previous: z.nullable(z.string()),
    }),
    errors: [404],
  }),
  seen: endpoint({
    method: 'PUT',
    path: 'chat/seen/:id',
    who: 'member',
    changes: [],
    summary: "Says how far a person's messages have reached this device and were read. Never goes backwards.",
    params: byId,
    body: z.strictObject({ delivered: messageId, read: z.optional(messageId) }),
    reply: unreadReply,
    errors: [404],
  }),
  delivered: endpoint({
    method: 'PUT',
    path: 'chat/delivered',
    who: 'member',
    changes: [],
    summary:
      "Says that these people's messages up to that line are on this device, unread. Never goes backwards.",
    body: z.strictObject({
      people: z.array(id).check(z.minLength(1), z.maxLength(PEOPLE_MAX)),
      up_to: messageId,
    }),
    reply: done,
    errors: [404],
  }),
  received: endpoint({
    method: 'POST',
    path: 'chat/received',
    who: 'anyone',
    changes: [],
    summary: 'The receipt of a pushed message, sent by the device that got it; any other answers the same.',
    body: z.strictObject({ receipt: z.string().check(z.maxLength(200)) }),
    reply: done,
    errors: [],
  }),
  typing: endpoint({
    method: 'POST',
    path: 'chat/typing/:id',
    who: 'member',
    changes: [],
    summary: 'Tells a person that the caller is writing to them; nothing is kept.',
    params: byId,
    reply: done,
    errors: [404],
    throttle: 'typing',
  }),
  search: endpoint({
    method: 'GET',
    path: 'chat/search',
    who: 'member',
    tags: ['conversation'],
    summary: 'Own messages that hold these words, newest first.',
    query: z.strictObject({ query: text(QUERY_MAX, words.messages.errors.search), ...page }),
    reply: z.object({
      success,
      found: z.array(z.object({ anotheruser: id, username: z.string(), message: message })),
      next,
    }),
    errors: [],
    throttle: 'search',
  }),
  block: endpoint({
    method: 'POST',
    path: 'chat/block/:id',
    who: 'member',
    changes: ['conversation'],
    summary: 'Blocks a person: neither can write to the other. Orders between the two go on.',
    params: byId,
    reply: done,
    errors: [404],
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: 'chat/block/:id',
    who: 'member',
    changes: ['conversation'],
    summary: 'Takes an own block back.',
    params: byId,
    reply: done,
    errors: [404],
  }),
  mute: endpoint({
    method: 'POST',
    path: 'chat/mute/:id',
    who: 'member',
    changes: ['conversation'],
    summary: 'New messages of that person wait, counted, and call neither by push nor by mail.',
    params: byId,
    reply: done,
    errors: [404],
  }),
  unmute: endpoint({
    method: 'DELETE',
    path: 'chat/mute/:id',
    who: 'member',
    changes: ['conversation'],
    summary: 'New messages of that person call again.',
    params: byId,
    reply: done,
    errors: [404],
  }),
  report: endpoint({
    method: 'POST',
    path: 'chat/report/:id',
    who: 'member',
    changes: [],
    summary: "Reports a person's messages to the operators, with a reason.",
    params: byId,
    body: z.strictObject({
      reason: text(REASON_MAX, words.messages.errors.reportReason),
      message_id: z.optional(messageId),
    }),
    reply: done,
    errors: [404],
    throttle: 'message',
  }),
};
