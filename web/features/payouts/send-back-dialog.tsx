/** Asks before an order's refund goes back to the original card or account: how much, where, and when it arrives. */
import type { Reply } from '#contract/core/endpoint.ts';
import { type RefundOption, refunds } from '#contract/payouts/refunds.ts';
import type { statements } from '#contract/statements/statements.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { Facts } from '#web/ui/basics/card.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

const w = words.payouts.sendBack;

type Payback = Reply<typeof statements.paybacks>['paybacks'][number];
type Props = { payback: Payback; way: RefundOption; onClose(): void };

/** Mount it to open it. */
export function SendBackDialog({ payback, way, onClose }: Props) {
  return (
    <ConfirmCall
      binding
      onClose={onClose}
      endpoint={refunds.send}
      input={{ body: { job_id: payback.job_id } }}
      onDone={() => notify.good(w.started, 'money')}
      title={w.title}
      text={payback.title}
      confirm={w.confirm(showNaira(way.amount))}
    >
      <div className="grid gap-4 pb-3">
        <Facts
          items={[
            [words.common.money.youReceive, showNaira(way.amount)],
            [w.to, w.payer(way)],
            [words.payouts.withdraw.arrival, w.when],
            [words.payouts.withdraw.charge, words.payouts.withdraw.noCharge],
          ]}
        />
        {way.rest > 0 && <p>{w.rest(showNaira(way.rest))}</p>}
        <p className="text-soft">{w.other}</p>
      </div>
    </ConfirmCall>
  );
}
