/** Marks notifications as read: updates the screen and the badge at once; what could not be saved is fetched again. */
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#contract/core/endpoint.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { useWaitingCall } from '#web/lib/outbox/waiting.ts';
import { callKey } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { notify } from '#web/ui/basics/toast.tsx';

type List = Reply<typeof notifications.list>;
type Unread = Reply<typeof notifications.unread>;
export type Notification = List['notification'][number];

export type ReadMarks = {
  /** Notifications of one order are marked together. */
  mark: (rows: readonly Notification[]) => void;
  markAll: () => void;
  markingAll: boolean;
};

export function useReadMarks(side: Side): ReadMarks {
  const client = useQueryClient();
  const query = { as: side };

  function show(isRead: (row: Notification) => boolean, left: (unread: number) => number): void {
    const read_at = new Date().toISOString();
    const readNow = (row: Notification) => (!row.read_at && isRead(row) ? { ...row, read_at } : row);
    client.setQueriesData<InfiniteData<List>>(
      { queryKey: [...callKey(notifications.list, { query }), 'pages'] },
      (old) =>
        old && {
          ...old,
          pages: old.pages.map((page) => ({ ...page, notification: page.notification.map(readNow) })),
        },
    );
    client.setQueryData<Unread>(
      callKey(notifications.unread, { query }),
      (old) => old && { ...old, unreadNotification: left(old.unreadNotification) },
    );
  }

  // Offline, marking waits in the outbox: it costs nothing and is idempotent.
  const waiting = { onRefused: (message: string) => notify.bad(message) };
  const one = useWaitingCall(notifications.mark, {
    ...waiting,
    onMutate: ({ params }) =>
      show(
        (row) => row.id === params.id,
        (unread) => Math.max(0, unread - 1),
      ),
  });
  const all = useWaitingCall(notifications.markAll, {
    ...waiting,
    onMutate: () =>
      show(
        () => true,
        () => 0,
      ),
    onError: notify.failure,
  });

  return {
    mark: (rows) => {
      for (const row of rows) if (!row.read_at) one.mutate({ params: { id: row.id } });
    },
    markAll: () => all.mutate({ body: query }),
    markingAll: all.isPending,
  };
}
