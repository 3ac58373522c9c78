/** Last step of a withdrawal: Requested, Sent to bank, Paid or Returned, followed live. */
import { useEffect, useRef } from 'react';
import { backBecause } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { isUnderWay, PayoutSteps } from '#web/ui/lists/payout-badge.tsx';
import { type Payout, useFollowedPayout, usePayoutsRefresh } from '../lists/use-payouts.ts';

type Props = { payout: Payout; onClose: () => void };

export function FollowPayout({ payout: begun, onClose }: Props) {
  const payout = useFollowedPayout(begun);
  useAnnounceEnd(payout);
  const where = words.payouts.withdraw.where(payout.bank_name, payout.account_number);
  return (
    <div className="grid gap-5 pb-3">
      <p>
        <strong className="tabular-nums">{showNaira(payout.amount)}</strong>{' '}
        {words.payouts.withdraw.to(payout.account_name, where)}
      </p>
      <div aria-live="polite">
        <PayoutSteps progress={payout.progress} />
      </div>
      <p className="text-soft">{explain(payout)}</p>
      <Button wide onClick={onClose}>
        {words.common.fixed.done}
      </Button>
    </div>
  );
}

function explain({ progress, status }: Payout): string {
  if (progress === 'paid') return words.payouts.withdraw.arrived;
  return backBecause(status) ?? words.payouts.withdraw.mayClose;
}

/** When the bank answers while one looks: a receipt, or that it came back; and all figures are fetched again. */
function useAnnounceEnd({ progress, status, amount, bank_name }: Payout) {
  const refresh = usePayoutsRefresh();
  const before = useRef(progress);
  useEffect(() => {
    if (before.current === progress) return;
    const waited = isUnderWay(before.current);
    before.current = progress;
    if (!waited || isUnderWay(progress)) return;
    if (progress === 'paid')
      notify.good(words.payouts.withdraw.paid(showNaira(amount), bank_name), 'receipt');
    else notify.bad(words.payouts.fixed.notSuccessful, 'money', backBecause(status) ?? undefined);
    refresh();
  }, [progress, status, amount, bank_name, refresh]);
}
