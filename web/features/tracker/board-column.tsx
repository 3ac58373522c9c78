/** One column of a board: its name, how many tasks stand in it, and in Todo the way to add one. */
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { TaskStatus } from '#contract/acts/task.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { IconButton } from '#web/ui/basics/button.tsx';
import { Tooltip } from '#web/ui/pieces/tooltip.tsx';
import { COLUMNS } from './tracker-words.ts';

type Props = {
  status: TaskStatus;
  count: number;
  /** A card hangs over this column: whether it may be let go here. */
  target: 'good' | 'bad' | null;
  /** Left out where this reader adds no tasks. */
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

export function BoardColumn({ status, count, target, onAdd, form, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-drop={status}
      className={cx(
        'grid min-h-48 w-[86%] shrink-0 content-start gap-3 rounded-card border-t-4 bg-sunken p-3 max-lg:snap-start sm:w-[46%] lg:min-h-80 lg:w-auto lg:min-w-0 lg:flex-1',
        EDGES[status],
        target === 'good' && 'outline-3 outline-primary',
        target === 'bad' && 'opacity-60',
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
      {form}
      {count > 0 && <ul className="grid gap-3">{children}</ul>}
      {count === 0 && !form && <p className="py-6 text-center text-soft">{words.common.fixed.noTask}</p>}
    </section>
  );
}
