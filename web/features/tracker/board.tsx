/** The three columns, and the dialogs that their cards open. */

import { useState } from 'react';
import type { TaskStatus } from '#contract/acts/task.ts';
import type { Task, TrackedOrder } from '#contract/tracker/tracker.ts';
import { screens } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { useDrag } from '#web/lib/drag/use-drag.ts';
import { later } from '#web/lib/later.ts';
import { useDesk } from '#web/lib/media.ts';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { AddTask } from './add-task.tsx';
import { BoardColumn } from './board-column.tsx';
import { DeleteTaskDialog } from './delete-task-dialog.tsx';
import { type Deed, TaskCard } from './task-card.tsx';
import { mayMove, useMoves } from './use-board.ts';

const MOVE = later(async () => (await import('./move-task-dialog.tsx')).MoveTaskDialog);
const TASK = later(async () => (await import('./task-dialog.tsx')).TaskDialog);

const STATUSES: readonly TaskStatus[] = ['todo', 'doing', 'done'];

type Props = {
  order: TrackedOrder;
  tasks: readonly Task[];
  taskId: string | undefined;
  onTask: (taskId: string | undefined) => void;
};

export function Board({ order, tasks, taskId, onTask }: Props) {
  const desk = useDesk();
  const { said, moved, move } = useMoves(order.id);
  const [opened, setOpened] = useState<{ deed: 'move' | 'delete'; task: Task } | null>(null);
  const [adding, setAdding] = useState(false);
  const mayAdd = order.can.includes('add-task');
  const find = (id: string) => tasks.find((task) => task.id === id);
  const { drag, handle, body } = useDrag((id, over) => {
    const task = find(id);
    if (task) move(task, over as TaskStatus);
  });
  const dragged = drag && find(drag.id);
  const open = (deed: Deed, task: Task) => (deed === 'open' ? onTask(task.id) : setOpened({ deed, task }));
  const close = () => setOpened(null);
  return (
    <>
      <section
        aria-label={screens.common.board}
        data-drag-strip
        tabIndex={desk ? undefined : 0}
        className={cx(
          'relative -mx-4 flex items-start gap-3 overflow-x-auto px-4 pb-4 lg:mx-0 lg:gap-4 lg:overflow-visible lg:px-0',
          !drag && 'max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-4',
        )}
      >
        {STATUSES.map((status) => {
          const own = tasks.filter((task) => task.status === status);
          const target =
            drag?.over === status && dragged ? (mayMove(dragged, status) ? 'good' : 'bad') : null;
          return (
            <BoardColumn
              key={status}
              status={status}
              count={own.length}
              target={target}
              onAdd={status === 'todo' && mayAdd ? () => setAdding(!adding) : undefined}
              form={
                status === 'todo' && mayAdd && adding ? (
                  <AddTask order={order} onClose={() => setAdding(false)} />
                ) : null
              }
            >
              {own.map((task) => (
                <TaskCard
                  key={task.id}
                  task={task}
                  order={order}
                  drag={drag?.id === task.id ? drag : null}
                  handle={handle(task.id)}
                  body={body(task.id)}
                  takesFocus={moved?.id === task.id && moved.to === status}
                  onMove={(to) => move(task, to)}
                  onOpen={(deed) => open(deed, task)}
                />
              ))}
            </BoardColumn>
          );
        })}
      </section>
      <p role="status" className="sr-only">
        {said}
      </p>
      {opened?.deed === 'move' && (
        <LazyDialog
          dialog={MOVE}
          given={{ task: opened.task, onMove: (to) => move(opened.task, to), onClose: close }}
        />
      )}
      {opened?.deed === 'delete' && <DeleteTaskDialog task={opened.task} onClose={close} />}
      {taskId && (
        <LazyDialog dialog={TASK} given={{ task: find(taskId), order, onClose: () => onTask(undefined) }} />
      )}
    </>
  );
}
