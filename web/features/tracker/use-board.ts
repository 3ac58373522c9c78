/** A board and the talent's moves on it: shown at once, reverted when the server refuses them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type TaskStatus, taskMoves } from '#contract/acts/task.ts';
import { type Task, tasks, tracker } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { useWaitingCall } from '#web/lib/outbox/waiting.ts';
import { callOptions } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { COLUMNS } from './tracker-words.ts';

/** The task whose dialog is open, and the column that a phone shows. */
export type BoardView = { task?: string; tab?: TaskStatus };

export function useBoard(id: string) {
  return {
    order: useQuery(callOptions(tracker.get, { params: { id } })),
    tasks: useQuery(callOptions(tasks.list, { params: { id } })),
  };
}

/** Options for calls on a board that may wait offline: shows a late refusal. */
export const WAITING_ON_BOARD = { onRefused: (message: string) => notify.bad(message) };

type Destination = keyof typeof taskMoves;

/** True when the server's answer lets this reader move the task there now. */
export function canMove(task: Task, to: TaskStatus): to is Destination {
  return to !== 'todo' && task.status !== to && task.can.includes(taskMoves[to]);
}

export type Moves = {
  /** Announced to screen readers after a move. */
  said: string;
  /** The last moved task and its new column: its card is mounted anew and takes the focus. */
  moved: { id: string; to: Destination } | null;
  move(task: Task, to: TaskStatus): void;
};

export function useMoves(boardId: string): Moves {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const [moved, setMoved] = useState<Moves['moved']>(null);
  const options = {
    ...WAITING_ON_BOARD,
    scope: { id: `board.${boardId}` },
    onSuccess: (reply: unknown) =>
      reply === null
        ? notify.info(words.shell.offline.waits)
        : notify.good(words.notifications.fixed.taskMoved),
    onError(error: Error) {
      setSaid(messageOf(error));
      notify.failure(error);
    },
  };
  const start = useWaitingCall(tasks.setToDoing, options);
  const finish = useWaitingCall(tasks.setToDone, options);
  const { queryKey } = callOptions(tasks.list, { params: { id: boardId } });
  return {
    said,
    moved,
    move(task, to) {
      if (!canMove(task, to)) {
        if (task.status !== to) setSaid(words.tracker.board.cannotMoveBack(task.name, COLUMNS[to]));
        return;
      }
      void client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (known) => known && { ...known, tasks: known.tasks.map(moveIn(task, to)) },
      );
      setMoved({ id: task.id, to });
      setSaid(words.tracker.board.movedTo(task.name, COLUMNS[to]));
      (to === 'doing' ? start : finish).mutate({ params: { id: task.id } });
    },
  };
}

/** The optimistic result of a move, as far as the board shows it. */
function moveIn(task: Task, to: Destination): (one: Task) => Task {
  return (one) => {
    if (one.id !== task.id) return one;
    const can = one.can.filter((verb) => verb !== 'start' && (to === 'doing' || verb !== 'finish'));
    return { ...one, status: to, can, overdue: one.overdue && to !== 'done' };
  };
}
