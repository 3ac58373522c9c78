/** One milestone of an order: what it is, its state and deadline, and what was submitted for it. */
import type { ReactNode } from 'react';
import type { OrderDetail, OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { sayMoment } from '#web/lib/dates.ts';
import { penaltyOf, showNaira } from '#web/lib/money.ts';
import { milestoneName } from '#web/lib/ordinals.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';
import { ProgressBar } from '#web/ui/lists/progress-bar.tsx';
import { Countdown } from '#web/ui/pieces/moments.tsx';
import { SentBack } from '../lists/sent-back.tsx';
import { WorkFiles } from '../lists/work-files.tsx';
import { isOpen, type Milestone, wasSentBack } from '../order-steps.ts';

type Props = {
  milestone: OrderDetail['milestones'][number];
  order: Pick<OrderRow, 'price_budget' | 'status' | 'extension' | 'can' | 'user' | 'creative'>;
  /** Its actions. */
  children?: ReactNode;
};

export function MilestoneCard({ milestone, order, children }: Props) {
  const ended = order.status === 'accepted' || order.status === 'cancelled';
  const asks = milestone.changes_until !== null && order.status === 'active';
  return (
    <li
      className={cx('grid gap-3 rounded border bg-card p-3 sm:p-4', asks ? 'border-primary' : 'border-line')}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm text-soft">{milestoneName(milestone.position)}</p>
          <h3 className="text-lg leading-6 wrap-anywhere">{milestone.title}</h3>
        </div>
        <MilestoneBadge milestone={milestone} status={order.status} />
      </div>
      {milestone.description !== milestone.title && (
        <p className="whitespace-pre-wrap wrap-anywhere text-soft">{milestone.description}</p>
      )}
      <div className="grid gap-1 text-sm text-soft tabular-nums">
        <p>
          <MilestoneDeadline milestone={milestone} ended={ended} paused={!ended && isDeadlinePaused(order)} />
        </p>
        <p>
          <MilestonePenalty milestone={milestone} price={order.price_budget} ended={ended} />
        </p>
      </div>
      {milestone.tasks.total > 0 && isOpen(milestone) && order.status === 'active' && (
        <TaskProgress tasks={milestone.tasks} />
      )}
      <MilestoneSubmissions milestone={milestone} order={order} />
      {children}
    </li>
  );
}

/** Progress of the tasks that the talent planned for it in the project tracker. */
function TaskProgress({ tasks: { total, done } }: Pick<Props['milestone'], 'tasks'>) {
  const text = words.orders.milestones.onBoard(
    words.common.amounts.done(done, words.common.counted.tasks(total)),
  );
  return (
    <div className="grid gap-1">
      <p className="text-sm text-soft tabular-nums">{text}</p>
      <ProgressBar part={done / total} label={text} />
    </div>
  );
}

/** What was submitted for a milestone: pictures, title, comment, when, and why it was sent back. */
function MilestoneSubmissions({ milestone, order }: { milestone: Milestone; order: Props['order'] }) {
  if (milestone.submissions.length === 0) return null;
  return (
    <ul aria-label={words.orders.milestones.submittedFor(milestone.title)} className="grid gap-4">
      {milestone.submissions.map((submission) => (
        <li key={submission.id} className="grid gap-2 border-l-3 border-line pl-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 font-semibold wrap-anywhere">{submission.title}</span>
            <time dateTime={submission.created_at} className="text-sm text-soft">
              {sayMoment(submission.created_at)}
            </time>
          </p>
          {submission.comment && <p className="whitespace-pre-wrap wrap-anywhere">{submission.comment}</p>}
          <WorkFiles
            order={order}
            files={submission.files}
            links={submission.links}
            none={words.orders.milestones.noAttachment}
            freeBytes={FREE_BYTES}
            className="max-w-sm"
          />
          {submission.decline_reason && (
            <SentBack
              at={submission.declined_at && sayMoment(submission.declined_at)}
              reason={submission.decline_reason}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Bytes; lower than for the work itself, because a milestone shows many pictures. */
const FREE_BYTES = 120_000;

const STATES: Record<Milestone['state'], { label: string; tone: Tone }> = {
  waiting: { label: words.orders.milestones.notStarted, tone: 'quiet' },
  due: { label: words.orders.milestones.due, tone: 'active' },
  submitted: { label: words.common.fixed.submitted, tone: 'good' },
  'submitted-late': { label: words.orders.milestones.submittedLate, tone: 'bad' },
  missed: { label: words.orders.milestones.missed, tone: 'bad' },
};

/** `ended`: the order was accepted or cancelled, so no deadline is running. */
type MilestoneProps = { milestone: Milestone; ended: boolean };

/** The status of a milestone: its state as a chip, its deadline with a countdown, and what a miss takes off. */
function MilestoneBadge({ milestone, status }: { milestone: Milestone; status: OrderRow['status'] }) {
  if (milestone.waived && milestone.state === 'due')
    return <Badge tone="good">{words.orders.milestones.waived}</Badge>;
  if (status === 'accepted' && ['due', 'submitted'].includes(milestone.state))
    return <Badge tone="good">{words.orders.shared.accepted}</Badge>;
  if (milestone.state === 'due' && status === 'cancelled')
    return <Badge>{words.orders.milestones.notSubmitted}</Badge>;
  if (milestone.state === 'due' && wasSentBack(milestone))
    return <Badge tone="warn">{words.orders.shared.changesRequested}</Badge>;
  const { label, tone } = STATES[milestone.state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** True while the order waits for somebody else, which moves the talent's deadlines. */
function isDeadlinePaused({ status, extension }: Pick<OrderRow, 'status' | 'extension'>): boolean {
  return status === 'submitted' || status === 'disputed' || extension?.state === 'open';
}

/** `Due Nov 24, 2026 11:59 PM, 3 days 4 hours left`; while the deadline is `paused` it moves, and no day is named. */
function MilestoneDeadline({ milestone, ended, paused }: MilestoneProps & { paused: boolean }) {
  const { due_at: dueAt, state } = milestone;
  if (!dueAt) return <>{words.common.milestones.dueAfterStart(words.common.counted.days(milestone.due))}</>;
  const runs = state === 'due' && !milestone.waived && !ended;
  if (runs && paused)
    return <strong className="font-semibold text-ink">{words.orders.milestones.paused}</strong>;
  return (
    <>
      {words.common.milestones.due} {sayMoment(dueAt)}
      {milestone.extended > 0 &&
        words.orders.milestones.granted(words.common.counted.days(milestone.extended))}
      {runs && (
        <>
          {', '}
          <strong className="font-semibold text-ink">
            <Countdown until={dueAt} over={words.orders.milestones.timeUp} />
          </strong>
        </>
      )}
    </>
  );
}

/** The penalty that a miss costs or has cost. */
function MilestonePenalty({ milestone, price, ended }: MilestoneProps & { price: number }) {
  const amount = words.orders.milestones.ofPrice(
    showNaira(penaltyOf(price, milestone.penalty)),
    milestone.penalty,
  );
  if (milestone.state === 'missed' || milestone.state === 'submitted-late') {
    return <span className="font-semibold text-brick">{words.orders.milestones.penalty(amount)}</span>;
  }
  if (milestone.waived) return <>{words.orders.milestones.noPenaltyWaived}</>;
  if (milestone.state === 'submitted') return <>{words.orders.milestones.noPenaltyInTime}</>;
  return <>{ended ? words.orders.milestones.noPenalty : words.orders.milestones.penaltyIfMissed(amount)}</>;
}
