/** The board of a tracked order: written by its talent, read and commented by its hunter (specification 2.12, 2.16). */
import { useNavigate } from '@tanstack/react-router';
import type { TrackedOrder } from '#contract/tracker.ts';
import { count, showDay } from '#web/lib/dates.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Board } from './board.tsx';
import { useBoard } from './use-board.ts';

const LISTS = { talent: '/trackerTalentList', hunter: '/hunterDashboard/projecttrackerhunter' } as const;

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
        title={known?.job.title ?? 'Project tracker'}
        text={known && <BoardFacts order={known} side={side} />}
        badges={known && <OrderBadges order={known} />}
        back={() => void navigate({ to: LISTS[side] })}
        actions={known && <OrderButton order={known} side={side} />}
      />
      <QueryView query={board.order} errorTitle="The board could not be loaded" waiting={<BoardSkeleton />}>
        {({ order }) => (
          <QueryView
            query={board.tasks}
            errorTitle="The tasks could not be loaded"
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
        {side === 'hunter' ? 'Talent ' : 'Hunter '}
        <PersonLink person={side === 'hunter' ? order.talent : order.hunter} />
      </span>
      {start && (
        <span>
          Start date <span className="text-ink tabular-nums">{showDay(start)}</span>
        </span>
      )}
      {end && (
        <span>
          End date <span className="text-ink tabular-nums">{showDay(end)}</span>
        </span>
      )}
    </span>
  );
}

const STATUSES: Record<string, string> = {
  submitted: 'Work submitted',
  disputed: 'In dispute',
  accepted: 'Order completed',
  cancelled: 'Order cancelled',
};

function OrderBadges({ order: { job, tasks } }: { order: TrackedOrder }) {
  const label = STATUSES[job.status];
  return (
    <>
      {label && <Badge>{label}</Badge>}
      {tasks.overdue > 0 && <Badge tone="bad">{count(tasks.overdue, 'task')} overdue</Badge>}
    </>
  );
}

function OrderButton({ order: { job }, side }: { order: TrackedOrder; side: Side }) {
  return (
    <ButtonLink to={addressOf(job.status, side)} params={{ id: job.id }} variant="secondary">
      View order
    </ButtonLink>
  );
}

function addressOf(status: string, side: Side) {
  const over = status === 'accepted' || status === 'cancelled';
  if (side === 'talent') return over ? '/order/completedProject/$id' : '/order/submittedProject/$id';
  return over
    ? '/hunterDashboard/CompletedProjects/detail/$id'
    : '/hunterDashboard/SubmittedProjects/detail/$id';
}

function BoardSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4 lg:grid-cols-3">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card max-lg:hidden" />
      <Skeleton className="h-96 rounded-card max-lg:hidden" />
    </div>
  );
}
