/** The decision in the room: the hunter asks for changes or accepts, the talent submits the next round. */
import { useState } from 'react';
import { blocksNextRound } from '#contract/orders/marks.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { later } from '#web/lib/later.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { areQuestions, isToAnswer, orderableRound, roundToOfferFirst } from '../order-steps.ts';
import type { DraftMarks } from './draft-marks.ts';
import type { OpenOrderAction } from './order-dialog-host.tsx';

const w = words.room.page;

const ASK = later(async () => (await import('../ask-dialog.tsx')).AskDialog);

type Props = {
  order: OrderDetail;
  side: Side;
  open: OpenOrderAction;
  drafts: DraftMarks;
};

export function RoomDecision(props: Props) {
  const { order, side } = props;
  if (isToAnswer(order) || orderableRound(order)) return <HunterDecision {...props} />;
  if (side === 'talent' && order.status === 'active') return <NextRound {...props} />;
  return null;
}

/** Full width at the foot of the page, so that it covers no list. */
const BAR =
  'above-bar sticky z-20 mt-4 flex flex-wrap gap-2 border-t border-line bg-card -mx-4 px-4 py-2 *:flex-1 max-lg:-mb-10 lg:-mx-8 lg:-mb-16 lg:justify-end lg:px-8 lg:py-3 lg:*:flex-none';

function HunterDecision({ order, open, drafts: { drafts, first, writing, clear } }: Props) {
  const [sending, setSending] = useState(false);
  // The text being typed has its own buttons to send or discard it.
  if (writing) return <p className={cx(BAR, 'max-lg:hidden')}>{w.finishFirst}</p>;
  const some = drafts.length > 0;
  return (
    <div data-foot className={BAR}>
      <Button
        variant={some ? 'primary' : 'secondary'}
        onClick={() => (some ? setSending(true) : open('askForChanges', order))}
      >
        {sendLabel(order, drafts)}
      </Button>
      {order.can.includes('accept') && (
        <Button variant={some ? 'secondary' : 'primary'} onClick={() => open('acceptWork', order)}>
          {words.orders.acceptWork.confirm(showNaira(order.price_budget))}
        </Button>
      )}
      {sending && (
        <LazyDialog
          dialog={ASK}
          given={{
            ...{ order, first, onSent: clear, onClose: () => setSending(false) },
            list: drafts.map(({ key: _, ...mark }) => mark),
          }}
        />
      )}
    </div>
  );
}

function sendLabel(order: OrderDetail, drafts: DraftMarks['drafts']): string {
  const round = roundToOfferFirst(order, drafts);
  if (round) return words.room.further.order(round.number, showNaira(round.price));
  if (drafts.length === 0) return words.orders.declineMilestone.open;
  return areQuestions(drafts) ? w.askQuestions(drafts.length) : w.askForChanges(drafts.length);
}

function NextRound({ order, open }: Props) {
  const [newest] = order.job_submissions;
  const left = (newest?.marks ?? []).filter(blocksNextRound).length;
  return (
    <div data-foot className={BAR}>
      {left > 0 && <p className="min-w-full text-sm text-soft">{w.mustsOpen(left)}</p>}
      <Button blocked={!order.can.includes('submit')} onClick={() => open('submitProject', order)}>
        {/* For orders with further rounds, the number of this order's own round would mislead, so none is shown. */}
        {order.rounds.length > 0 ? w.nextChanges : w.nextRound((newest?.round ?? 0) + 1)}
      </Button>
    </div>
  );
}
