/** What a call to messages says, and by what it is known on a device. Pure. */

/** The conversation with a person: its next notice replaces this one. */
export function collapsedKey(writerId: string): string {
  return `messages:${writerId}`;
}

/** Never the words of a message: a locked phone shows it to bystanders. */
export function titleOf({ writerName, unread }: { writerName: string; unread: number }): string {
  return unread > 1 ? `${unread} new messages from ${writerName}` : `New message from ${writerName}`;
}
