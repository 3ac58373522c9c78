/** The head of an order's page: what it is, with whom, its progress in one sentence, whose turn it is, and what can be done. */
import { CircleCheck, CircleX, Scale, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { MessageLink } from '#web/ui/lists/message-link.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { otherParty } from '../order-side.ts';
import { OrderStatus } from './order-status.tsx';
import { TurnBlock } from './turn-line.tsx';

type Props = { order: OrderDetail; side: Side; actions: ReactNode };

export function OrderHead({ order, side, actions }: Props) {
  return (
    <Card>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-xl leading-7 wrap-anywhere sm:text-2xl sm:leading-8">{order.title}</h2>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
              <span>
                {side === 'hunter' ? words.common.people.talent : words.common.people.hunter}
                {`${colon} `}
                <PersonLink person={otherParty(order, side)} />
              </span>
              <MessageLink
                person={otherParty(order, side)}
                variant="quiet"
                size="sm"
                className="max-sm:-ml-3"
              />
            </p>
          </div>
          <span className="flex flex-wrap gap-2">
            {order.late && <Badge tone="bad">{words.orders.fixed.lateDelivery}</Badge>}
            <OrderStatus order={order} />
          </span>
        </div>
        <ProgressNote order={order} side={side} />
        {isOtherSuspended(order, side) && (
          <p className="rounded bg-ochre-wash p-3 text-ochre">
            {words.orders.page.suspended(otherParty(order, side).name)}
          </p>
        )}
        <TurnBlock order={order} side={side} />
        {actions}
      </div>
    </Card>
  );
}

/** As the history says last; a later offer may be to somebody else. Nothing any more once the order has ended. */
function isOtherSuspended({ history, status }: OrderDetail, side: Side): boolean {
  const other = side === 'hunter' ? 'talent' : 'hunter';
  const verbs = [`${other}.suspend`, `${other}.restore`, 'job.offer'];
  const last = history.findLast(({ name }) => verbs.includes(name));
  return last?.name === `${other}.suspend` && status !== 'accepted' && status !== 'cancelled';
}

/** The sentences of rules 9.11, 9.16 where they are true. */
function ProgressNote({ order, side }: Omit<Props, 'actions'>) {
  const said = progressNoteOf(order, side);
  if (!said) return null;
  return (
    <div className="flex gap-3">
      {said.icon}
      <div className="grid gap-0.5">
        <p className="text-lg leading-6 font-semibold">{said.title}</p>
        {said.text && <p>{said.text}</p>}
        {said.more && <p className="text-soft">{said.more}</p>}
      </div>
    </div>
  );
}

type Said = { icon: ReactNode; title: string; text?: string; more?: string };

function progressNoteOf(order: OrderDetail, side: Side): Said | null {
  const { status } = order;
  const decided = decidedOf(order);
  if (decided) return decided;
  if (status === 'accepted') return side === 'talent' ? earned(order) : completed(order);
  if (status === 'submitted' && side === 'talent') {
    return {
      icon: sent,
      title: words.orders.fixed.talentSubmitted,
      text: words.orders.fixed.waiting(order.user.name),
    };
  }
  if (status === 'cancelled')
    return { icon: stopped, title: words.common.status.orderCancelled, ...cancelReason(order) };
  const [last] = order.job_submissions;
  if (status === 'active' && last?.decline_reason) {
    return {
      icon: sent,
      title: words.orders.page.changesInRound(last.round),
      text: last.decline_reason,
    };
  }
  return null;
}

/** A dispute that ended in money: who gets what, and why. */
function decidedOf(order: OrderDetail): Said | null {
  const line = order.history.findLast(
    ({ name }) => name === 'job.decide' || name === 'job.accept-settlement',
  );
  if (!line) return null;
  if (line.name === 'job.accept-settlement') {
    return {
      icon: done,
      title: words.orders.page.settled,
      text: words.orders.page.disputeOver,
    };
  }
  return {
    icon: <Scale aria-hidden size={24} className="shrink-0 text-link" />,
    title: words.orders.page.decided,
    ...(line.text && { text: line.text }),
  };
}

const done = <CircleCheck aria-hidden size={24} className="shrink-0 text-leaf" />;
const sent = <Send aria-hidden size={22} className="mt-0.5 shrink-0 text-link" />;
const stopped = <CircleX aria-hidden size={24} className="shrink-0 text-brick" />;

function earned(order: OrderDetail): Said {
  return {
    icon: done,
    title: words.orders.fixed.talentCompleted,
    text: words.orders.fixed.earned(showNaira(order.price_budget)),
    more: words.orders.page.netPay(showNaira(order.net_pay)),
  };
}

function completed(order: OrderDetail): Said {
  const asks = order.can.includes('review');
  return {
    icon: done,
    title: words.orders.fixed.hunterCompleted,
    ...(asks && { text: words.orders.page.askReview(order.creative.name) }),
  };
}

/** The steps that cancel an order; those before payment do so where it came from a gig. */
const ENDS = ['cancel', 'call-off', 'decline-offer', 'withdraw', 'leave'].map((verb) => `job.${verb}`);

function cancelReason(order: OrderDetail): Pick<Said, 'text'> {
  const line = order.history.findLast((one) => ENDS.includes(one.name));
  if (!line?.text) return {};
  const { name } = line.actor === 'talent' ? order.creative : order.user;
  return { text: `${name}${colon} ${line.text}` };
}
