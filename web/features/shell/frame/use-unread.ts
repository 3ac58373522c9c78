/** How much is unread, looked up again every minute while the page is seen; live updates are faster. */
import { useQuery } from '@tanstack/react-query';
import { unreadMessages } from '#contract/messages/unread-messages.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';

/** Notifications of the side in view, and messages. */
export type Unread = { notifications: number; messages: number };

const EVERY_MINUTE = { refetchInterval: 60_000 };

export function useUnread(side: Side): Unread {
  const notices = useQuery({
    ...callOptions(notifications.unread, { query: { as: side } }),
    ...EVERY_MINUTE,
  });
  const unreadChats = useQuery({ ...callOptions(unreadMessages.count), ...EVERY_MINUTE });
  return {
    notifications: notices.data?.unreadNotification ?? 0,
    messages: unreadChats.data?.unreadMessages ?? 0,
  };
}
