/** One milestone of an order: what it is, how it stands, and what was handed in for it. */
import type { ReactNode } from 'react';
import type { OrderDetail, OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { ProgressBar } from '#web/ui/lists/progress-bar.tsx';
import {
  MilestoneBadge,
  MilestoneDeadline,
  MilestonePenalty,
  ordinalOf,
  standsStill,
} from '../milestone-state.tsx';
import { MilestoneSubmissions } from './milestone-submissions.tsx';

type Props = {
  milestone: OrderDetail['milestones'][number];
  order: Pick<OrderRow, 'price_budget' | 'status' | 'extension'>;
  /** What can be done with it. */
  children?: ReactNode;
};

export function MilestoneCard({ milestone, order, children }: Props) {
  const ended = order.status === 'accepted' || order.status === 'cancelled';
  return (
    <li className="grid gap-3 rounded border border-line bg-card p-3 sm:p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm text-soft">{ordinalOf(milestone)}</p>
          <h3 className="text-lg leading-6">{milestone.title}</h3>
        </div>
        <MilestoneBadge milestone={milestone} ended={ended} />
      </div>
      <p className="whitespace-pre-wrap text-soft">{milestone.description}</p>
      <div className="grid gap-1 text-sm text-soft tabular-nums">
        <p>
          <MilestoneDeadline milestone={milestone} ended={ended} still={!ended && standsStill(order)} />
        </p>
        <p>
          <MilestonePenalty milestone={milestone} price={order.price_budget} ended={ended} />
        </p>
      </div>
      {milestone.tasks.total > 0 && <TaskProgress tasks={milestone.tasks} />}
      <MilestoneSubmissions milestone={milestone} />
      {children}
    </li>
  );
}

/** How far the tasks are that the talent planned for it on the project tracker. */
function TaskProgress({ tasks: { total, done } }: Pick<Props['milestone'], 'tasks'>) {
  const text = words.common.amounts.done(done, words.common.counted.tasks(total));
  return (
    <div className="grid gap-1">
      <p className="text-sm text-soft tabular-nums">{text}</p>
      <ProgressBar part={done / total} label={text} />
    </div>
  );
}
