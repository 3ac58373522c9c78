/** Last step of a withdrawal: Requested, Sent to bank, Paid or Returned, followed live. */
import { useEffect, useRef } from 'react';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { isUnderWay, PayoutSteps } from '#web/ui/payout-badge.tsx';
import { notify } from '#web/ui/toast.tsx';
import { type Payout, useFollowedPayout, usePayoutsRefresh } from './use-payouts.ts';

type Props = { payout: Payout; onClose: () => void };

export function FollowPayout({ payout: begun, onClose }: Props) {
  const payout = useFollowedPayout(begun);
  useTellingTheEnd(payout);
  const where = `${payout.bank_name}, account ending in ${payout.account_number}`;
  return (
    <div className="grid gap-5 pb-3">
      <p>
        <strong className="tabular-nums">{showNaira(payout.amount)}</strong> to {payout.account_name}, {where}
        .
      </p>
      <div aria-live="polite">
        <PayoutSteps progress={payout.progress} />
      </div>
      <p className="text-soft">{explain(payout)}</p>
      <Button wide onClick={onClose}>
        Done
      </Button>
    </div>
  );
}

function explain({ progress, reason }: Payout): string {
  if (progress === 'paid') return 'The bank confirmed it. Your account may need a few minutes to show it.';
  if (progress === 'returned') {
    return reason ?? 'The bank sent the money back. It is yours to withdraw again: check the details first.';
  }
  return 'You can close this: it goes on by itself, and you find it under your withdrawals.';
}

/** When the bank answers while one looks: a receipt, or that it came back; and all figures anew. */
function useTellingTheEnd({ progress, amount, bank_name, reason }: Payout) {
  const refresh = usePayoutsRefresh();
  const before = useRef(progress);
  useEffect(() => {
    if (before.current === progress) return;
    const waited = isUnderWay(before.current);
    before.current = progress;
    if (!waited || isUnderWay(progress)) return;
    if (progress === 'paid') notify.good(`${showNaira(amount)} paid to ${bank_name}`, 'receipt');
    else notify.bad(words.payout.notSuccessful, 'money', reason ?? undefined);
    refresh();
  }, [progress, amount, bank_name, reason, refresh]);
}
