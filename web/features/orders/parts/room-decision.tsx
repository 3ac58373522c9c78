/** What ends the look at the work: asking for changes or accepting for its hunter, the next round for its talent. */
import { useState } from 'react';
import { firstNameOf } from '#contract/core/names.ts';
import { blocksNextRound, marks, reasonOf } from '#contract/orders/marks.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import type { OpenOrderAction } from '../lists/order-actions.tsx';
import { changesOf } from '../order-steps.ts';
import type { DraftMarks } from './draft-marks.ts';

const w = words.room.page;

type Props = {
  order: OrderDetail;
  side: Side;
  open: OpenOrderAction;
  drafts: DraftMarks;
};

export function RoomDecision(props: Props) {
  const { order, side } = props;
  if (order.can.includes('decline') || order.can.includes('accept')) return <HunterDecision {...props} />;
  if (side === 'talent' && order.status === 'active') return <NextRound {...props} />;
  return null;
}

const BAR =
  'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap gap-2 border-line *:flex-1 bg-card max-lg:-mx-4 max-lg:-mb-10 max-lg:border-t max-lg:px-4 max-lg:py-2 lg:bottom-4 lg:rounded-card lg:border lg:p-3 lg:shadow-soft';

function HunterDecision({ order, open, drafts: own }: Props) {
  const [sending, setSending] = useState(false);
  const { drafts } = own;
  const some = drafts.length > 0;
  return (
    <div className={BAR}>
      <Button
        variant={some ? 'primary' : 'secondary'}
        onClick={() => (some ? setSending(true) : open('declineWork', order))}
      >
        {some ? sendLabel(drafts) : words.orders.declineMilestone.open}
      </Button>
      <Button variant={some ? 'secondary' : 'primary'} onClick={() => open('acceptWork', order)}>
        {w.accept(showNaira(order.money.division.talent))}
      </Button>
      {sending && <SendMarks order={order} drafts={own} onClose={() => setSending(false)} />}
    </div>
  );
}

function areQuestions(drafts: DraftMarks['drafts']): boolean {
  return drafts.every(({ kind }) => kind === 'question');
}

function sendLabel(drafts: DraftMarks['drafts']): string {
  return areQuestions(drafts) ? w.askQuestions(drafts.length) : w.askForChanges(drafts.length);
}

type SendProps = Pick<Props, 'order' | 'drafts'> & { onClose: () => void };

/** Questions alone are sent as such; anything else asks for changes. */
function SendMarks({ order, drafts: { drafts, first, clear }, onClose }: SendProps) {
  const talent = firstNameOf(order.creative.name);
  const shared = {
    binding: true,
    input: { params: { id: order.job_id }, body: { marks: drafts.map(({ key: _, ...mark }) => mark) } },
    onClose,
    children: (
      <p className="rounded bg-sunken p-4 whitespace-pre-wrap wrap-anywhere">{reasonOf(drafts, first)}</p>
    ),
  };
  const done = (title: string, text: string) => {
    clear();
    notify.info(title, 'usual', text);
  };
  if (areQuestions(drafts))
    return (
      <ConfirmCall
        {...shared}
        title={w.askQuestionsTitle}
        text={w.questionsText(talent)}
        confirm={w.askQuestions(drafts.length)}
        endpoint={marks.ask}
        onDone={() => done(w.questionsDone, w.questionsDoneText(talent))}
      />
    );
  return (
    <ConfirmCall
      {...shared}
      title={w.askTitle}
      text={roundText(order)}
      confirm={w.askConfirm}
      endpoint={marks.send}
      onDone={() => done(words.orders.shared.changesRequested, words.orders.declineWork.doneText(talent))}
    />
  );
}

/** What the package still includes; without one, nothing was counted. */
function roundText(order: OrderDetail): string {
  const { used, included } = changesOf(order);
  const talent = firstNameOf(order.creative.name);
  if (included === null) return w.askText(talent);
  return used < included ? w.askCounted(used + 1, included) : w.askBeyond(included, talent);
}

function NextRound({ order, open }: Props) {
  const [newest] = order.job_submissions;
  const left = (newest?.marks ?? []).filter(blocksNextRound).length;
  return (
    <div className={BAR}>
      {left > 0 && <p className="min-w-full text-sm text-soft">{words.room.marks.stillOpen(left)}</p>}
      <Button blocked={!order.can.includes('submit')} onClick={() => open('submitProject', order)}>
        {w.nextRound((newest?.round ?? 0) + 1)}
      </Button>
    </div>
  );
}
