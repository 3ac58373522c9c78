/** One milestone of an order: what it is, its status, and what was submitted for it. */
import type { ReactNode } from 'react';
import type { OrderDetail, OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { ProgressBar } from '#web/ui/lists/progress-bar.tsx';
import { FileLink } from '#web/ui/pieces/file-link.tsx';
import {
  type Milestone,
  MilestoneBadge,
  MilestoneDeadline,
  MilestonePenalty,
  ordinalOf,
  standsStill,
} from '../parts/milestone-state.tsx';

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

/** What was handed in for a milestone: title, comment, when, and the attachment. */
function MilestoneSubmissions({ milestone }: { milestone: Milestone }) {
  if (milestone.submissions.length === 0) return null;
  return (
    <ul aria-label={words.orders.milestones.submittedFor(milestone.title)} className="grid gap-3">
      {milestone.submissions.map((submission) => (
        <li key={submission.id} className="grid gap-1 border-l-3 border-line pl-3">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{submission.title}</span>
            <time dateTime={submission.created_at} className="text-sm text-soft">
              {showMoment(submission.created_at)}
            </time>
          </p>
          {submission.comment && <p className="whitespace-pre-wrap">{submission.comment}</p>}
          {submission.file ? (
            <FileLink file={submission.file} />
          ) : (
            <p className="text-sm text-soft">{words.orders.milestones.noAttachment}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
