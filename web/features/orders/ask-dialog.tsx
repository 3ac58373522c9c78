/** The hunter asks for changes: within the order, or as a further round once those of its package are used up (rule 2.20). */
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { text } from '#contract/core/common.ts';
import { LONG_REASON_MAX } from '#contract/core/limits.ts';
import { firstNameOf } from '#contract/core/names.ts';
import { MARK_LETTERS, type MarkForm, marks } from '#contract/orders/marks.ts';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import { rounds } from '#contract/orders/rounds.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Facts } from '#web/ui/basics/card.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { areQuestions, changesOf, orderableRound, roundToOfferFirst } from './order-steps.ts';

const w = words.room.further;

type Props = {
  order: OrderDetail;
  /** The remarks to send; if empty, the dialog asks for a text. */
  list: readonly MarkForm[];
  /** The number of the first remark within its round. */
  first?: number;
  /** Called once the remarks are sent. */
  onSent?: () => void;
  onClose: () => void;
};

export function AskDialog({ order, ...props }: Props) {
  const [asksRound, setAsksRound] = useState(roundToOfferFirst(order, props.list) !== null);
  const round = orderableRound(order);
  const swap = (label: string) =>
    order.can.includes('decline') && (
      <Button
        variant="quiet"
        className="-ml-3 justify-self-start text-left"
        onClick={() => setAsksRound(!asksRound)}
      >
        {label}
      </Button>
    );
  if (round && asksRound) return <OrderRound {...{ order, round, ...props }} swap={swap(w.changesInstead)} />;
  if (areQuestions(props.list)) return <AskQuestions order={order} {...props} />;
  return (
    <AskForChanges
      {...{ order, ...props }}
      swap={round && swap(w.roundInstead(round.number, showNaira(round.price)))}
    />
  );
}

type RoundProps = Props & { round: NonNullable<OrderDetail['further_round']>; swap: ReactNode };

const wish = z.strictObject({ wish: text(MARK_LETTERS, words.room.marks.textMissing) });

function OrderRound({ order, round, list, swap, onSent, onClose }: RoundProps) {
  const navigate = useNavigate();
  const talent = firstNameOf(order.creative.name);
  const price = showNaira(round.price);
  const frame = {
    title: w.title(round.number),
    text: w.lead(talent),
    confirm: w.order(round.number, price),
    binding: true,
    endpoint: rounds.order,
    onClose,
    onDone({ job_id: id }: { job_id: string }) {
      onSent?.();
      notify.good(w.done, 'usual', w.doneText(talent));
      void navigate({ to: paths.order.hunter, params: { id } });
    },
  };
  const params = { id: order.job_id };
  const terms = (
    <>
      <Facts
        items={[
          [
            words.common.labels.price,
            <b key="price" className="tabular-nums">
              {price}
            </b>,
          ],
          [words.common.labels.delivery, w.days(words.common.counted.days(round.days))],
        ]}
      />
      <p className="text-sm text-soft">{order.status === 'accepted' ? w.accepted : w.stays}</p>
      {swap}
    </>
  );
  if (list.length === 0) {
    return (
      <ReasonDialog
        {...frame}
        schema={wish}
        name="wish"
        draft={`round.${order.job_id}`}
        input={(typed) => ({ params, body: { marks: [{ kind: 'must' as const, text: typed }] } })}
        label={words.orders.declineWork.reasonLabel}
        maxLength={MARK_LETTERS}
      >
        {terms}
      </ReasonDialog>
    );
  }
  return (
    <ConfirmCall {...frame} input={{ params, body: { marks: [...list] } }}>
      <div className="grid gap-3">
        <p>{w.sent(talent)}</p>
        <Remarks list={list} />
        {terms}
      </div>
    </ConfirmCall>
  );
}

function AskForChanges({ order, list, first, swap, onSent, onClose }: Props & { swap: ReactNode }) {
  const talent = firstNameOf(order.creative.name);
  const params = { id: order.job_id };
  const done = () => {
    onSent?.();
    notify.info(words.orders.shared.changesRequested, 'usual', words.orders.declineWork.doneText(talent));
  };
  if (list.length === 0) {
    return (
      <ReasonDialog
        schema={orders.decline.body}
        name="reason"
        draft={`decline.${order.job_id}`}
        endpoint={orders.decline}
        input={(reason) => ({ params, body: { reason } })}
        onDone={done}
        onClose={onClose}
        title={words.orders.declineWork.title}
        text={words.orders.declineWork.lead(talent)}
        confirm={words.orders.declineWork.confirm}
        binding
        label={words.orders.declineWork.reasonLabel}
        hint={words.orders.declineWork.reasonHint}
        maxLength={LONG_REASON_MAX}
      >
        {swap}
      </ReasonDialog>
    );
  }
  return (
    <ConfirmCall
      title={words.room.page.askTitle}
      text={roundText(order)}
      confirm={words.room.page.askConfirm}
      binding
      endpoint={marks.send}
      input={{ params, body: { marks: [...list] } }}
      onClose={onClose}
      onDone={done}
    >
      <div className="grid gap-3">
        <Remarks {...{ list, first }} refused={refusedOf(order)} />
        {swap}
      </div>
    </ConfirmCall>
  );
}

/** Sends questions only: the work stays submitted and no round is used. */
function AskQuestions({ order, list, first, onSent, onClose }: Props) {
  const p = words.room.page;
  const talent = firstNameOf(order.creative.name);
  return (
    <ConfirmCall
      title={p.askQuestionsTitle}
      text={p.questionsText(talent)}
      confirm={p.askQuestions(list.length)}
      binding
      endpoint={marks.ask}
      input={{ params: { id: order.job_id }, body: { marks: [...list] } }}
      onClose={onClose}
      onDone={() => {
        onSent?.();
        notify.info(p.questionsDone, 'usual', p.questionsDoneText(talent));
      }}
    >
      <Remarks {...{ list, first }} />
    </ConfirmCall>
  );
}

type RemarksProps = Pick<Props, 'list' | 'first'> & { refused?: readonly { id: string; text: string }[] };

/** The remarks as the other side reads them. */
function Remarks({ list, first = 1, refused = [] }: RemarksProps) {
  return (
    <div className="grid gap-2 rounded bg-sunken p-4">
      <ol start={first} className="grid list-decimal gap-2 pl-6">
        {list.map((mark) => (
          <li key={JSON.stringify(mark)} className="whitespace-pre-wrap wrap-anywhere">
            {mark.text} <span className="block text-sm text-soft">{words.room.page.kinds[mark.kind]}</span>
          </li>
        ))}
      </ol>
      {refused.length > 0 && (
        <ul className="grid gap-1 text-brick">
          {refused.map(({ id, text: line }) => (
            <li key={id} className="wrap-anywhere">
              {words.room.acceptance.notMetItem(line)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const refusedOf = ({ acceptance }: OrderDetail) => acceptance.filter(({ met }) => met === false);

/** The rounds that the package still includes, and why asking is free where a further round has a price. */
function roundText(order: OrderDetail): string {
  const p = words.room.page;
  const { used, included } = changesOf(order);
  const talent = firstNameOf(order.creative.name);
  if (included === null) return p.askText(talent);
  if (used < included) return p.askCounted(used + 1, included);
  return order.further_round ? p.askAgreed(included) : p.askBeyond(included, talent);
}
