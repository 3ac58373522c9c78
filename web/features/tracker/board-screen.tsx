/** The board of a tracked order: edited by its talent, read and commented on by its hunter (rules 9.12, 9.16). */
import { useNavigate } from '@tanstack/react-router';
import * as paths from '#contract/site/paths.ts';
import type { Task, TrackedOrder } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { sayDay } from '#web/lib/dates.ts';
import { useFitsTables } from '#web/lib/media.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { SkeletonGrid } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { MessageLink, PersonLink } from '#web/ui/lists/person-link.tsx';
import { Board } from './parts/board.tsx';
import { type BoardView, useBoard } from './use-board.ts';

const LISTS = paths.boards;

type Props = {
  /** The id of the tracked order. */
  id: string;
  side: Side;
  view: BoardView;
  onView: (view: BoardView) => void;
};

export function BoardScreen({ id, side, view, onView }: Props) {
  const navigate = useNavigate();
  const wide = useFitsTables();
  const board = useBoard(id);
  const known = board.order.data?.order;
  return (
    <>
      <PageHeader
        typed
        title={known?.job.title ?? words.common.fixed.projectTracker}
        text={
          known && (
            <BoardFacts
              order={known}
              side={side}
              tasks={board.tasks.data?.tasks ?? []}
              linked={side === 'talent' && !wide}
            />
          )
        }
        back={() => void navigate({ to: LISTS[side] })}
        actions={known && (wide || side === 'hunter') && <OrderButtons order={known} side={side} />}
      />
      <QueryView
        query={board.order}
        about="order"
        errorTitle={words.tracker.board.loadFailed}
        waiting={<BoardSkeleton />}
      >
        {({ order }) => (
          <QueryView
            query={board.tasks}
            errorTitle={words.tracker.board.tasksFailed}
            waiting={<BoardSkeleton />}
          >
            {({ tasks }) => <Board order={order} tasks={tasks} view={view} onView={onView} />}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}

type FactsProps = { order: TrackedOrder; side: Side; tasks: readonly Task[]; linked: boolean };

/** `linked`: links to the order where there is no space for a button. */
function BoardFacts({ order, side, tasks, linked }: FactsProps) {
  const { start_date: start, end_date: end } = order.job;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:text-sm">
      <span className="flex justify-between gap-x-3 max-sm:w-full">
        <span>
          {side === 'hunter' ? words.tracker.board.talent : words.tracker.board.hunter}
          <PersonLink person={side === 'hunter' ? order.talent : order.hunter} />
        </span>
        {linked && (
          <TextLink to={addressOf(order.job.status, side)} params={{ id: order.job.id }}>
            {words.common.actions.viewOrder}
          </TextLink>
        )}
      </span>
      {start && (
        <span>
          {words.common.labels.startDate} <span className="text-ink tabular-nums">{sayDay(start)}</span>
        </span>
      )}
      {end && (
        <span>
          {words.common.labels.endDate} <span className="text-ink tabular-nums">{sayDay(end)}</span>
        </span>
      )}
      <span className="flex w-full flex-wrap gap-2 max-sm:mt-1">
        <OrderBadges order={order} tasks={tasks} />
      </span>
    </span>
  );
}

const STATUSES: Record<string, string> = {
  submitted: words.tracker.board.workSubmitted,
  disputed: words.tracker.board.inDispute,
  accepted: words.tracker.board.orderCompleted,
  cancelled: words.common.status.orderCancelled,
};

type BadgesProps = Pick<FactsProps, 'order' | 'tasks'>;

function OrderBadges({ order: { job, tasks }, tasks: all }: BadgesProps) {
  const label = STATUSES[job.status];
  const done = all.filter(({ status }) => status === 'done').length;
  return (
    <>
      {all.length > 0 && (
        <span className="flex items-center gap-2 text-sm">
          <progress aria-hidden value={done} max={all.length} className="progress h-2 w-24 sm:w-64" />
          {words.common.amounts.done(done, all.length)}
        </span>
      )}
      {label && <Badge>{label}</Badge>}
      {tasks.overdue > 0 && (
        <Badge tone="bad">
          {words.tracker.board.overdueTasks(words.common.counted.tasks(tasks.overdue))}
        </Badge>
      )}
    </>
  );
}

/** On phones each button takes half of the width. */
function OrderButtons({ order: { job, talent }, side }: Pick<FactsProps, 'order' | 'side'>) {
  return (
    <>
      {side === 'hunter' && <MessageLink person={talent} className="max-sm:flex-1" />}
      <ButtonLink
        to={addressOf(job.status, side)}
        params={{ id: job.id }}
        variant="secondary"
        className="max-sm:flex-1"
      >
        {words.common.actions.viewOrder}
      </ButtonLink>
    </>
  );
}

function addressOf(status: string, side: Side) {
  const over = status === 'accepted' || status === 'cancelled';
  return over ? paths.endedOrder[side] : paths.order[side];
}

function BoardSkeleton() {
  return (
    <SkeletonGrid
      className="gap-4 lg:grid-cols-3"
      shapes={['h-96 rounded', 'h-96 rounded max-lg:hidden', 'h-96 rounded max-lg:hidden']}
    />
  );
}
