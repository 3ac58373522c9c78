/** Messages: conversations between two people. */

/** Refusals and what stands under a field. */
export const errors = {
  text: 'Write a message first',
  self: "You can't write to yourself",
  attachmentsMax: 'You can attach up to 5 files',
  attachmentGone: 'We no longer have one of your files. Attach it again.',
  search: 'Enter something to search for',
  reportReason: "Say what's wrong",
  blocked: "You can't write to this person",
  newPeople: "You've written to 20 new people in a day. Write to more tomorrow.",
  noSpace:
    "This browser doesn't have enough space to keep your message until it's sent. Try fewer or smaller files.",
};

/** All conversations. */
export const list = {
  label: 'Conversations',
  failed: "We couldn't load your messages",
  emptyHunter: 'Write to a talent from their profile or gig. Your conversations appear here.',
  emptyTalent: 'Messages from hunters and order updates appear here.',
  /** Before the last message. */
  you: 'You: ',
  /** In place of what a message without words says. */
  file: 'A file',
  muted: 'Muted',
  received: (name: string | number) => `New message from ${name}`,
};

/** The search through one's own messages. */
export const search = {
  label: 'Search your messages',
  clear: 'Clear search',
  failed: "We couldn't search your messages",
  none: (query: string | number) => `No messages with “${query}”`,
  found: (query: string | number) => `Messages with “${query}”`,
};

/** One conversation. */
export const conversation = {
  label: 'Conversation',
  failed: "We couldn't load this conversation",
  all: 'All messages',
  menu: (name: string | number) => `Options for ${name}`,
  typing: 'is typing…',
  /** Before how long ago. */
  lastSeen: 'Last seen',
  lines: 'Messages in this conversation',
  empty: (name: string | number) => `No messages yet. Write the first one to ${name}.`,
  older: 'Older messages',
  /** Steps of orders before the one that is shown. */
  updates: (count: number) => `Show ${count} earlier updates`,
  /** Of two days. */
  from: (first: string, last: string) => `${first} – ${last}`,
  latest: 'Latest',
  readingOlder: "You're reading older messages.",
  toLatest: 'Go to the latest',
  /** While the name is not known. */
  other: 'this person',
  youBlocked: (name: string | number) =>
    `You blocked ${name}. To write again, unblock them in the menu above.`,
};

/** Where one writes: in a conversation, or in a dialog of a profile or a gig. */
export const composer = {
  label: (name: string | number) => `Message to ${name}`,
  placeholder: 'Write a message',
  length: (amount: string | number, messageMax: string | number) => `${amount} of ${messageMax} characters`,
  attach: (upload: string | number) => `Attach files: ${upload}`,
  files: 'Files to send',
  chooseAgain: (names: string) => `Choose your files again: ${names}`,
};

/** Contact and bank details before the price is in escrow. */
export const safety = {
  found: {
    phone: 'a phone number',
    email: 'an e-mail address',
    bank: 'bank details',
  },
  text: (what: string) =>
    `This looks like ${what}. Until the price is in escrow, we can't protect money or work you agree on elsewhere. You can still send it.`,
};

/** How far an own message has come. */
export const sending = {
  waiting: 'Waiting for the network',
  sending: 'Sending',
  files: 'Sending files',
  notSent: 'Not sent',
  delivered: 'Delivered',
  read: 'Read',
  toDraft: 'Back to draft',
};

/** Blocking and unblocking. */
export const block = {
  title: (name: string | number) => `Block ${name}?`,
  text: "You won't be able to write to each other, or to send new orders and bids. Orders between you carry on.",
  confirm: 'Block',
  done: (name: string | number) => `You blocked ${name}`,
  undoTitle: (name: string | number) => `Unblock ${name}?`,
  undoText: "You'll be able to write to each other again.",
  undo: 'Unblock',
  undone: (name: string | number) => `${name} can write to you again`,
};

/** Muting and unmuting. */
export const mute = {
  action: 'Mute',
  undo: 'Unmute',
  done: (name: string) => `You muted ${name}`,
  doneText: "New messages still appear in your list. You won't get alerts.",
  undone: (name: string) => `You'll get alerts for messages from ${name} again`,
};

/** Reporting a person to the team. */
export const report = {
  title: (name: string | number) => `Report ${name}`,
  lead: "Our team reads your reason and this conversation. The other person won't know.",
  reason: "What's wrong?",
  confirm: 'Report',
  done: 'Report sent',
  doneText: 'Thank you. We read every report.',
};

/** The title of a push notification: never the words of a message, for a locked phone shows it to everybody. */
export const pushTitle = {
  one: (name: string) => `New message from ${name}`,
  many: (unread: number, name: string) => `${unread} new messages from ${name}`,
};

/** The orders of the two, beside their conversation. */
export const beside = {
  title: 'Your orders',
  none: (name: string) =>
    `No order with ${name} is open right now. Orders appear here once an agreement is sent.`,
  inEscrow: (amount: string) => `${amount} in escrow`,
  yourTurn: 'Your turn',
  others: (orders: number) => `+${orders} more`,
  working: (name: string) => `${name} is working`,
  by: (day: string) => `By ${day}`,
};
