/** The three columns, on phones one at a time behind tabs, and the dialogs that their cards open. */
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type TaskStatus, taskStatuses } from '#contract/acts/task.ts';
import { type Task, type TrackedOrder, tasks } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { useDrag } from '#web/lib/drag/use-drag.ts';
import { later } from '#web/lib/later.ts';
import { useFitsTables, useIsDesktop } from '#web/lib/media.ts';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { LazyPart } from '#web/ui/basics/lazy-part.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { TARGETS, Tabs, type Target } from '#web/ui/lists/tabs.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import { Tooltip } from '#web/ui/pieces/tooltip.tsx';
import { COLUMNS } from '../tracker-words.ts';
import { type BoardView, canMove, useMoves } from '../use-board.ts';
import { type TaskAction, TaskCard } from './task-card.tsx';

const MOVE = later(async () => (await import('../task-dialogs.tsx')).MoveTaskDialog);
const TASK = later(async () => (await import('../task-dialogs.tsx')).TaskDialog);
const FORM = later(async () => (await import('./add-task-form.tsx')).AddTaskForm);

type Props = {
  order: TrackedOrder;
  tasks: readonly Task[];
  view: BoardView;
  onView: (view: BoardView) => void;
};

export function Board({ order, tasks, view, onView }: Props) {
  const desk = useIsDesktop();
  const wide = useFitsTables();
  // Starts at the first overdue task, else at the first non-empty column; stays there when the column becomes empty.
  const [first] = useState(
    () =>
      tasks.find(({ overdue }) => overdue)?.status ??
      taskStatuses.find((status) => tasks.some((task) => task.status === status)),
  );
  const { said, moved, move } = useMoves(order.id);
  const [opened, setOpened] = useState<{ action: 'move' | 'delete'; task: Task } | null>(null);
  const [adding, setAdding] = useState(false);
  const mayAdd = order.can.includes('add-task');
  const find = (id: string) => tasks.find((task) => task.id === id);
  const { drag, handle, body } = useDrag((id, over) => {
    const task = find(id);
    if (task) move(task, over as TaskStatus);
  });
  const dragged = drag && find(drag.id);
  const open = (action: TaskAction, task: Task) =>
    action === 'open' ? onView({ ...view, task: task.id }) : setOpened({ action, task });
  const close = () => setOpened(null);
  const columns = taskStatuses.map((status) => {
    const own = tasks.filter((task) => task.status === status);
    const target: Target | null =
      drag?.over === status && dragged ? (canMove(dragged, status) ? 'good' : 'bad') : null;
    const panel = (
      <BoardColumn
        key={status}
        status={status}
        alone={!wide}
        count={own.length}
        target={target}
        onAdd={status === 'todo' && mayAdd ? () => setAdding(!adding) : undefined}
        form={
          status === 'todo' && mayAdd && adding ? (
            <LazyPart
              part={FORM}
              given={{ order, onClose: () => setAdding(false) }}
              title={words.tracker.board.formFailed}
              waiting={<Skeleton className="h-96 rounded" />}
            />
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
            takesFocus={wide && moved?.id === task.id && moved.to === status}
            onMove={(to) => move(task, to)}
            onOpen={(action) => open(action, task)}
          />
        ))}
      </BoardColumn>
    );
    return { value: status, label: COLUMNS[status], count: own.length, target, panel };
  });
  return (
    <>
      {wide ? (
        <section
          aria-label={words.common.places.board}
          data-drag-strip
          tabIndex={desk ? undefined : 0}
          className={cx(
            'relative -mx-4 flex items-start gap-3 overflow-x-auto px-4 pb-4 lg:mx-0 lg:gap-4 lg:overflow-visible lg:px-0',
            !drag && 'max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-4',
          )}
        >
          {columns.map(({ panel }) => panel)}
        </section>
      ) : (
        <Tabs
          label={words.common.places.board}
          tabs={columns}
          value={view.tab ?? first ?? 'todo'}
          onChange={(tab) => onView({ ...view, tab })}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {opened?.action === 'move' && (
        <LazyDialog
          dialog={MOVE}
          given={{ task: opened.task, onMove: (to) => move(opened.task, to), onClose: close }}
        />
      )}
      {opened?.action === 'delete' && <DeleteTaskDialog task={opened.task} onClose={close} />}
      {view.task && (
        <LazyDialog
          dialog={TASK}
          given={{
            task: find(view.task),
            order,
            onClose: () => onView(view.tab ? { tab: view.tab } : {}),
          }}
        />
      )}
    </>
  );
}

type BoardColumnProps = {
  status: TaskStatus;
  /** Shown under a tab, which already has the name and the count. */
  alone: boolean;
  count: number;
  /** Whether the card dragged over this column may be dropped here; null when none is. */
  target: Target | null;
  /** Undefined when this reader cannot add tasks. */
  onAdd: (() => void) | undefined;
  /** The form of a new task, while it is open. */
  form?: ReactNode;
  /** The cards. */
  children: ReactNode;
};

const EDGES: Record<TaskStatus, string> = {
  todo: 'border-t-control',
  doing: 'border-t-primary',
  done: 'border-t-leaf',
};

/** One column of a board: its name, its number of tasks, and in Todo the button to add one. */
function BoardColumn({ status, alone, count, target, onAdd, form, children }: BoardColumnProps) {
  const id = useId();
  const cards = (
    <>
      {form}
      {count > 0 && <ul className="grid gap-3">{children}</ul>}
      {count === 0 && !form && <p className="py-6 text-center text-soft">{words.common.fixed.noTask}</p>}
    </>
  );
  if (alone)
    return (
      <div className="grid gap-3">
        {onAdd && (
          <Button variant="secondary" icon={<Plus size={20} />} aria-expanded={Boolean(form)} onClick={onAdd}>
            {words.tracker.fixed.addTask}
          </Button>
        )}
        {cards}
      </div>
    );
  return (
    <section
      aria-labelledby={id}
      data-drop={status}
      className={cx(
        'grid min-h-48 w-[46%] shrink-0 content-start gap-3 rounded border-t-4 bg-sunken p-3 max-lg:snap-start lg:min-h-80 lg:w-auto lg:min-w-0 lg:flex-1',
        EDGES[status],
        target && TARGETS[target],
      )}
    >
      <header className="flex min-h-11 items-center gap-2">
        <h2 id={id} className="text-lg leading-7">
          {COLUMNS[status]}
        </h2>
        <span className="rounded-full bg-card px-2 text-sm font-semibold text-soft tabular-nums">
          {count}
        </span>
        {onAdd && (
          <Tooltip text={words.tracker.fixed.addTask}>
            <IconButton
              label={words.tracker.fixed.addTask}
              title={undefined}
              aria-expanded={Boolean(form)}
              onClick={onAdd}
              className="ml-auto bg-card text-link"
            >
              <Plus size={20} />
            </IconButton>
          </Tooltip>
        )}
      </header>
      {cards}
    </section>
  );
}

/** Asks before a task and its comments are deleted. */
function DeleteTaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={tasks.remove}
      input={{ params: { id: task.id } }}
      onDone={() => notify.good(words.notifications.fixed.taskDeleted)}
      untilFresh
      title={words.tracker.remove.title}
      text={words.tracker.remove.lead(task.name)}
      confirm={words.tracker.fixed.deleteTask}
      cancel={words.common.actions.keep}
    />
  );
}
