/** How many notifications of the side in view are unread, looked up again every minute while the page is seen. */
import { useQuery } from '@tanstack/react-query';
import { notifications } from '#contract/notifications.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';

export function useUnread(side: Side): number {
  const { data } = useQuery({
    ...callOptions(notifications.unread, { query: { as: side } }),
    refetchInterval: 60_000,
  });
  return data?.unreadNotification ?? 0;
}
