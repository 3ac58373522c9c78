/** One task on a board: its name, its due date and status, and what this reader can do with it. */
import {
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  EllipsisVertical,
  GripVertical,
  MessageSquare,
  MoveRight,
  Pencil,
  Trash2,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { TaskStatus } from '#contract/acts/task.ts';
import type { Task, TrackedOrder } from '#contract/tracker/tracker.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { sayDay } from '#web/lib/dates.ts';
import type { Drag, Dragging } from '#web/lib/drag/use-drag.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';
import { Menu } from '#web/ui/pieces/menu.tsx';
import { COLUMNS, milestoneOf } from '../tracker-words.ts';

export type TaskAction = 'open' | 'move' | 'delete';

type Props = {
  task: Task;
  order: TrackedOrder;
  /** While this card is dragged. */
  drag: Drag | null;
  handle: ReturnType<Dragging['handle']>;
  body: ReturnType<Dragging['body']>;
  /** True when the card has just been moved into this column. */
  takesFocus: boolean;
  onMove: (to: TaskStatus) => void;
  onOpen: (action: TaskAction) => void;
};

export function TaskCard({ task, order, drag, handle, body, takesFocus, onMove, onOpen }: Props) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // After a touch the person has seen where the card went, so the board does not scroll.
    if (takesFocus) ref.current?.querySelector('button')?.focus({ preventScroll: isTouched() });
  }, [takesFocus]);
  const movable = task.can.includes('finish');
  const acts = task.can.some((verb) => verb === 'finish' || verb === 'edit' || verb === 'delete');
  const milestone = milestoneOf(task, order);
  return (
    <li
      ref={ref}
      {...(movable && body)}
      className={cx(
        'grid gap-2 rounded border bg-card p-3',
        movable && 'cursor-grab select-none active:cursor-grabbing',
        drag ? 'relative z-20 border-primary opacity-90 shadow-soft' : 'border-line',
      )}
      style={drag ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : undefined}
    >
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 gap-0.5 pt-1.5">
          <button
            type="button"
            onClick={() => onOpen('open')}
            className="line-clamp-3 rounded-sm text-left leading-6 font-semibold wrap-anywhere hover:text-link hover:underline"
          >
            {task.name}
          </button>
          {milestone && <span className="text-sm text-soft">{milestone}</span>}
        </div>
        {acts && <TaskMenu task={task} onOpen={onOpen} />}
        {movable && <Grip task={task} handle={handle} onMove={onMove} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <EndDate task={task} />
        {task.comments > 0 && <Comments task={task} onOpen={onOpen} />}
        {movable && <NextButton task={task} onNext={onMove} />}
      </div>
    </li>
  );
}

function NextButton({ task, onNext }: { task: Task; onNext: (to: TaskStatus) => void }) {
  const [to, label] =
    task.status === 'todo'
      ? (['doing', words.tracker.task.start] as const)
      : (['done', words.tracker.task.finish] as const);
  return (
    <Button
      variant="secondary"
      size="sm"
      className="ml-auto px-5"
      aria-label={`${label}${colon} ${task.name}`}
      onClick={() => onNext(to)}
    >
      {label}
    </Button>
  );
}

/** Green once done, indigo while in progress, brick when overdue. */
function EndDate({ task: { status, end_date, overdue } }: { task: Task }) {
  const day = <time dateTime={end_date}>{sayDay(end_date)}</time>;
  const icon = { size: 16, className: 'shrink-0' };
  return (
    <p className="tabular-nums">
      {status === 'done' && (
        <Badge tone="good" icon={<CalendarCheck {...icon} />}>
          {day}
        </Badge>
      )}
      {status !== 'done' && overdue && (
        <Badge tone="bad" icon={<CalendarClock {...icon} />}>
          <span className="whitespace-nowrap">
            {words.tracker.task.overdueSince} {day}
          </span>
        </Badge>
      )}
      {status !== 'done' && !overdue && (
        <Badge tone={status === 'doing' ? 'active' : 'quiet'} icon={<CalendarDays {...icon} />}>
          {day}
        </Badge>
      )}
    </p>
  );
}

function Comments({ task, onOpen }: Pick<Props, 'task' | 'onOpen'>) {
  return (
    <button
      type="button"
      onClick={() => onOpen('open')}
      aria-label={words.tracker.task.commentsOn(words.common.counted.comments(task.comments), task.name)}
      title={words.common.labels.comments}
      className="inline-flex min-h-9 items-center gap-1.5 rounded px-2 text-sm pointer-coarse:min-h-11 text-soft tabular-nums hover:bg-wash hover:text-on-wash"
    >
      <MessageSquare size={18} />
      {task.comments}
    </button>
  );
}

/** Rarely used actions behind one button. */
function TaskMenu({ task, onOpen }: Pick<Props, 'task' | 'onOpen'>) {
  const all: readonly (MenuEntry & { when: boolean })[] = [
    {
      ...{ kind: 'action', when: task.can.includes('finish'), label: words.tracker.fixed.moveTask },
      ...{ icon: <MoveRight size={18} />, onSelect: () => onOpen('move') },
    },
    {
      ...{ kind: 'action', when: task.can.includes('edit'), label: words.tracker.fixed.editTask },
      ...{ icon: <Pencil size={18} />, onSelect: () => onOpen('open') },
    },
    {
      ...{ kind: 'action', when: task.can.includes('delete'), label: words.tracker.fixed.deleteTask },
      ...{ icon: <Trash2 size={18} />, onSelect: () => onOpen('delete'), danger: true },
    },
  ];
  return (
    <Menu
      trigger={
        <IconButton label={words.tracker.task.more(task.name)} className="-mt-1 text-soft pointer-fine:w-8">
          <EllipsisVertical size={18} />
        </IconButton>
      }
      entries={all.filter(({ when }) => when)}
    />
  );
}

/** The handle for touch and keyboard; a mouse can drag the card anywhere. */
function Grip({ task, handle, onMove }: Pick<Props, 'task' | 'handle' | 'onMove'>) {
  return (
    <button
      type="button"
      {...handle}
      onKeyDown={(event) => moveByKey(event, task.status, onMove)}
      aria-label={words.tracker.task.moveFrom(task.name, COLUMNS[task.status])}
      title={words.tracker.task.moveHint}
      className="-mt-1 -mr-2 grid size-11 pointer-fine:w-8 shrink-0 cursor-grab touch-none place-items-center rounded text-soft hover:bg-wash hover:text-on-wash active:cursor-grabbing"
    >
      <GripVertical aria-hidden size={20} />
    </button>
  );
}

const NEIGHBOURS: Record<TaskStatus, Record<string, TaskStatus>> = {
  todo: { ArrowRight: 'doing', End: 'done' },
  doing: { ArrowRight: 'done', End: 'done', ArrowLeft: 'todo' },
  done: {},
};

/** The arrow keys move by one column, End to the last. */
function moveByKey(event: KeyboardEvent, from: TaskStatus, onMove: (to: TaskStatus) => void): void {
  const to = NEIGHBOURS[from][event.key];
  if (!to) return;
  event.preventDefault();
  onMove(to);
}

function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
