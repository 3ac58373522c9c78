/** The board of a tracked order: written by its talent, read and commented by its hunter (rules 9.12, 9.16). */
import { useNavigate } from '@tanstack/react-router';
import * as paths from '#contract/site/paths.ts';
import type { TrackedOrder } from '#contract/tracker/tracker.ts';
import { counted, screens } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Skeleton } from '#web/ui/basics/skeleton.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { Board } from './parts/board.tsx';
import { useBoard } from './use-board.ts';

const LISTS = paths.boards;

type Props = {
  /** Of the tracked order. */
  id: string;
  side: Side;
  /** The task whose dialog is open. */
  taskId: string | undefined;
  onTask: (taskId: string | undefined) => void;
};

export function BoardScreen({ id, side, taskId, onTask }: Props) {
  const navigate = useNavigate();
  const board = useBoard(id);
  const known = board.order.data?.order;
  return (
    <>
      <PageHeader
        title={known?.job.title ?? screens.common.projectTracker}
        text={known && <BoardFacts order={known} side={side} />}
        badges={known && <OrderBadges order={known} />}
        back={() => void navigate({ to: LISTS[side] })}
        actions={known && <OrderButton order={known} side={side} />}
      />
      <QueryView
        query={board.order}
        errorTitle={screens.tracker.theBoardCouldNotBeLoaded}
        waiting={<BoardSkeleton />}
      >
        {({ order }) => (
          <QueryView
            query={board.tasks}
            errorTitle={screens.tracker.theTasksCouldNotBeLoaded}
            waiting={<BoardSkeleton />}
          >
            {({ tasks }) => <Board order={order} tasks={tasks} taskId={taskId} onTask={onTask} />}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}

function BoardFacts({ order, side }: { order: TrackedOrder; side: Side }) {
  const { start_date: start, end_date: end } = order.job;
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1 max-sm:text-sm">
      <span className="max-sm:w-full">
        {side === 'hunter' ? screens.tracker.talent : screens.tracker.hunter}
        <PersonLink person={side === 'hunter' ? order.talent : order.hunter} />
      </span>
      {start && (
        <span>
          {screens.common.startDate} <span className="text-ink tabular-nums">{showDay(start)}</span>
        </span>
      )}
      {end && (
        <span>
          {screens.common.endDate} <span className="text-ink tabular-nums">{showDay(end)}</span>
        </span>
      )}
    </span>
  );
}

const STATUSES: Record<string, string> = {
  submitted: screens.tracker.workSubmitted,
  disputed: screens.tracker.inDispute,
  accepted: screens.tracker.orderCompleted,
  cancelled: screens.common.orderCancelled,
};

function OrderBadges({ order: { job, tasks } }: { order: TrackedOrder }) {
  const label = STATUSES[job.status];
  return (
    <>
      {label && <Badge>{label}</Badge>}
      {tasks.overdue > 0 && <Badge tone="bad">{screens.tracker.overdue(counted.tasks(tasks.overdue))}</Badge>}
    </>
  );
}

function OrderButton({ order: { job }, side }: { order: TrackedOrder; side: Side }) {
  return (
    <ButtonLink to={addressOf(job.status, side)} params={{ id: job.id }} variant="secondary">
      {screens.common.viewOrder}
    </ButtonLink>
  );
}

function addressOf(status: string, side: Side) {
  const over = status === 'accepted' || status === 'cancelled';
  if (side === 'talent') return over ? paths.endedOrder.talent : paths.order.talent;
  return over ? paths.endedOrder.hunter : paths.order.hunter;
}

function BoardSkeleton() {
  return (
    <div role="status" aria-label={screens.common.loading} className="grid gap-4 lg:grid-cols-3">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card max-lg:hidden" />
      <Skeleton className="h-96 rounded-card max-lg:hidden" />
    </div>
  );
}
