/** What the routes of a board share: what is prefetched, and what the URL opens. */
import type { QueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { tasks, tracker } from '#contract/tracker/tracker.ts';
import { BoardScreen } from '#web/features/tracker/board-screen.tsx';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { readBoardSearch } from './-searches.ts';

export function loadBoard(client: QueryClient, id: string): void {
  void client.prefetchQuery(callOptions(tracker.get, { params: { id } }));
  void client.prefetchQuery(callOptions(tasks.list, { params: { id } }));
}

export function BoardPage({ id, side }: { id: string; side: Side }) {
  const view = readBoardSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <BoardScreen
      id={id}
      side={side}
      view={view}
      onView={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
    />
  );
}
