/** The milestones of an order, each with the reader's actions, and the link to its board. */
import type { OrderDetail } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import type { Side } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { wasSentBack } from '../order-steps.ts';
import { MilestoneCard } from './milestone-card.tsx';
import type { OpenOrderAction } from './order-dialog-host.tsx';

const DEADLINE = later(async () => (await import('./deadline-buttons.tsx')).DeadlineButtons);

export function OrderMilestones({
  order,
  side,
  open,
}: {
  order: OrderDetail;
  side: Side;
  open: OpenOrderAction;
}) {
  const { part: Deadline } = useLater(DEADLINE, hasButtons(order));
  return (
    <Card
      title={words.common.milestones.title}
      actions={order.board && <BoardLink id={order.board} side={side} />}
    >
      <ol className="grid gap-3">
        {order.milestones.map((milestone) => (
          <MilestoneCard key={milestone.id} milestone={milestone} order={order}>
            {wasSentBack(milestone) && order.can.includes('submit-milestone') && (
              <Button
                onClick={() => open('submitMilestone', order)}
                className="justify-self-start max-sm:w-full"
              >
                {words.orders.submitMilestone.submitAgain}
                <span className="sr-only">: {milestone.title}</span>
              </Button>
            )}
            {Deadline && <Deadline {...{ milestone, order, side }} />}
          </MilestoneCard>
        ))}
      </ol>
    </Card>
  );
}

/** `id` is the tracked order's. */
function BoardLink({ id, side }: { id: string; side: Side }) {
  return (
    <ButtonLink to={paths.board[side]} params={{ id }} size="sm" variant="secondary" className="min-h-11">
      {words.common.fixed.projectTracker}
    </ButtonLink>
  );
}

/** True when a milestone can be acted on: a miss waived, or changes requested. */
function hasButtons({ can, status, milestones }: OrderDetail): boolean {
  return (
    can.includes('waive') || (status === 'active' && milestones.some((one) => one.changes_until !== null))
  );
}
