/** The head of an order's page: title and parties; then its step, its progress in a sentence, whose turn it is, and the actions. */

import { CircleCheck, CircleX, Lock, Send, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { firstNameOf } from '#contract/core/names.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { otherParty } from '#contract/orders/sides.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { sayDay, sayMoment } from '#web/lib/dates.ts';
import { useFitsTables } from '#web/lib/media.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { WarnNote } from '#web/ui/basics/error-box.tsx';
import { MessageLink, PersonLink } from '#web/ui/lists/person-link.tsx';
import { Celebration } from '#web/ui/pieces/celebration.tsx';
import { Stepper } from '#web/ui/pieces/stepper.tsx';
import { StepperLine } from '#web/ui/pieces/stepper-line.tsx';
import { useOrderSide } from '../order-side.ts';
import { isToAnswer, stepsOf, wasSentBack } from '../order-steps.ts';
import { OrderStatus, TurnBlock } from './order-state.tsx';

type Props = { order: OrderDetail; side: Side };

/** The other party, and the order's state as chips: the line under the title. */
export function OrderParty({ order }: { order: OrderDetail }) {
  const side = useOrderSide(order);
  const other = otherParty(order, side);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 text-soft">
        <span className="min-w-0 wrap-anywhere">
          {side === 'hunter' ? words.common.people.talent : words.common.people.hunter}
          {`${colon} `}
          <PersonLink person={other} />
        </span>
        <MessageLink person={other} variant="quiet" size="sm" className="max-sm:-mx-3" />
      </p>
      <span className="flex flex-wrap gap-2">
        {order.late && <Badge tone="bad">{words.orders.fixed.lateDelivery}</Badge>}
        {/* On phones the line of steps shows the status. */}
        <span className="max-sm:sr-only">
          <OrderStatus order={order} />
        </span>
      </span>
    </div>
  );
}

type HeadProps = Props & {
  /** The button that withdraws, beside the earnings. */
  withdraw: ReactNode;
  actions: ReactNode;
  /** The work with its answer is right below, so the turn takes one line. */
  brief: boolean;
};

export function OrderHead({ order, side, withdraw, actions, brief }: HeadProps) {
  const wide = useFitsTables();
  const steps = { label: words.orders.steps.label, steps: stepsOf(order, side) };
  const answers = isToAnswer(order);
  return (
    // On phones, work that awaits an answer has to fit on the first screen.
    <Card as="div" className={cx(answers && 'max-sm:border-0 max-sm:bg-transparent max-sm:p-0')}>
      <div className={cx('grid gap-4', answers && 'max-sm:gap-2')}>
        {wide ? <Stepper {...steps} /> : <StepperLine {...steps} bare={answers} />}
        {!wide && !answers && <HeldLine order={order} />}
        <ProgressNote order={order} side={side} withdraw={withdraw} />
        {isOtherSuspended(order, side) && (
          <WarnNote>{words.orders.page.suspended(otherParty(order, side).name)}</WarnNote>
        )}
        {!noteCoversTurn(order, side) && <TurnBlock order={order} side={side} brief={brief} />}
        {actions}
      </div>
    </Card>
  );
}

/** The held amount, repeated here because the money box is far down on phones. */
function HeldLine({ order: { money, turn } }: { order: OrderDetail }) {
  if (money.held === 0 || turn.doing === 'wait-for-bank') return null;
  return (
    <p className="flex items-center gap-2 text-sm font-semibold text-leaf tabular-nums">
      <Lock aria-hidden size={16} className="shrink-0" />
      {words.orders.money.heldLine(showNaira(money.held))}
    </p>
  );
}

/** True when the last entry of the history suspends the other party (a later offer may be to somebody else) and the order has not ended. */
function isOtherSuspended({ history, status }: OrderDetail, side: Side): boolean {
  const other = side === 'hunter' ? 'talent' : 'hunter';
  const verbs = [`${other}.suspend`, `${other}.restore`, 'job.offer'];
  const last = history.findLast(({ name }) => verbs.includes(name));
  return last?.name === `${other}.suspend` && status !== 'accepted' && status !== 'cancelled';
}

/** The sentences of rules 9.11 and 9.16, each shown when it applies. */
function ProgressNote({ order, side, withdraw }: Pick<HeadProps, 'order' | 'side' | 'withdraw'>) {
  const said = progressNoteOf(order, side);
  if (!said) return null;
  return (
    <div className="flex gap-3">
      {said.icon}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className={said.figure ? 'text-sm text-soft' : 'text-lg leading-6 font-semibold'}>{said.title}</p>
        {said.figure && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-2xl leading-8 font-bold text-leaf tabular-nums">{said.figure}</p>
            {withdraw}
          </div>
        )}
        {said.text && (
          <p className={cx('wrap-anywhere whitespace-pre-wrap', said.figure && 'text-sm text-soft')}>
            {said.text}
          </p>
        )}
        {said.more && <p className="text-sm text-soft">{said.more}</p>}
      </div>
    </div>
  );
}

/** `figure` is the main number, shown large with the title small above it. */
type HeadNote = { icon: ReactNode; title: string; figure?: string; text?: string; more?: string };

function progressNoteOf(order: OrderDetail, side: Side): HeadNote | null {
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
    return { icon: returned, title: words.orders.page.changesInRound(last.round), text: last.decline_reason };
  }
  return status === 'active' ? milestoneNote(order, side) : null;
}

/** The milestone that the hunter can still send back, or that the talent got back. */
function milestoneNote({ milestones, can }: OrderDetail, side: Side): HeadNote | null {
  const w = words.orders.declineMilestone;
  if (side === 'hunter') {
    const open = milestones.find((one) => one.changes_until);
    if (!open?.changes_until || !can.includes('decline-milestone')) return null;
    return { icon: sent, title: w.lookAt(open.title), text: w.until(sayMoment(open.changes_until)) };
  }
  const back = milestones.find(wasSentBack);
  const reason = back?.submissions.findLast((one) => one.decline_reason)?.decline_reason;
  return back && reason ? { icon: returned, title: w.sentBack(back.title), text: reason } : null;
}

/** A dispute that was decided about money: who gets what, and why. */
function decidedOf(order: OrderDetail): HeadNote | null {
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
    icon: null,
    title: words.orders.page.decided,
    ...(line.text && { text: line.text }),
  };
}

const celebrated = <Celebration kind="accepted" size={56} />;
const done = <CircleCheck aria-hidden size={24} className="shrink-0 text-leaf" />;
const sent = <Send aria-hidden size={22} className="mt-0.5 shrink-0 text-link" />;
const returned = <Undo2 aria-hidden size={22} className="mt-0.5 shrink-0 text-ochre" />;
const stopped = <CircleX aria-hidden size={24} className="shrink-0 text-brick" />;

function earned(order: OrderDetail): HeadNote {
  return {
    icon: celebrated,
    title: words.orders.fixed.talentCompleted,
    figure: words.orders.page.yours(showNaira(order.net_pay)),
    text: words.orders.fixed.earned(showNaira(order.price_budget)),
    more: words.orders.page.afterFee(showNaira(order.net_pay)),
  };
}

/** True when the note beside the seal already says what is left to do, or that nothing is. */
function noteCoversTurn({ status, can, turn }: OrderDetail, side: Side): boolean {
  return status === 'accepted' && (turn.doing === 'nothing' || (side === 'hunter' && can.includes('review')));
}

function completed({ can, creative, history, job_submissions }: OrderDetail): HeadNote {
  const name = firstNameOf(creative.name);
  const paid = history.findLast((one) => one.name === 'job.accept');
  const hasFiles = job_submissions[0]?.files.length;
  return {
    icon: celebrated,
    title: words.orders.fixed.hunterCompleted,
    ...(paid && {
      text: `${words.orders.page.releasedOn(name, sayDay(paid.at))}${hasFiles ? ` ${words.orders.page.filesOpen}` : ''}`,
    }),
    ...(can.includes('review') && { more: words.orders.page.askReview(name) }),
  };
}

/** Actions that cancel an order; those before payment do so only for orders from a gig. */
const ENDS = ['cancel', 'call-off', 'decline-offer', 'withdraw', 'leave'].map((verb) => `job.${verb}`);

function cancelReason(order: OrderDetail): Pick<HeadNote, 'text'> {
  const line = order.history.findLast((one) => ENDS.includes(one.name));
  if (!line?.text) return {};
  const { name } = line.actor === 'talent' ? order.creative : order.user;
  return { text: `${name}${colon} ${line.text}` };
}
