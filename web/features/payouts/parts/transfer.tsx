/** A transfer to a bank: sent once, then followed until the bank has it. */
import { useEffect, useRef, useState } from 'react';
import { payouts, returnReason } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import type { Side } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { isUnderWay, PayoutSteps } from '#web/ui/lists/status-badges.tsx';
import { Celebration } from '#web/ui/pieces/celebration.tsx';
import { type Payout, useFollowedPayout, usePayoutsRefresh } from '../lists/payout-list.tsx';

/** What is withdrawn, in naira: from one order, or without `jobId` the hunter's whole payback. */
export type Withdrawal = { side: Side; jobId: string | undefined; amount: number };

/** Asks for the transfer to a saved account; pressing again after a failure sends nothing twice. */
export function useTransfer({ side, jobId }: Withdrawal, onSent: (payout: Payout) => void) {
  const refresh = usePayoutsRefresh();
  const transfer = useMutationCall(payouts.transfer);
  const transferHunter = useMutationCall(payouts.transferHunter);
  const [error, setError] = useState<unknown>(null);
  const isSent = useRef(false);
  const ask = (transfer_recipient_code: string) =>
    side === 'talent' && jobId
      ? transfer.mutateAsync({ body: { transfer_recipient_code, job_id: jobId } })
      : transferHunter.mutateAsync({ body: { transfer_recipient_code, ...(jobId && { job_id: jobId }) } });
  return {
    error,
    busy: transfer.isPending || transferHunter.isPending,
    async send(recipientCode: string): Promise<void> {
      // A second press can come before `busy` is rendered.
      if (isSent.current) return;
      isSent.current = true;
      setError(null);
      try {
        const { payout } = await ask(recipientCode);
        notify.good(words.payouts.withdraw.started, 'money');
        onSent(payout);
      } catch (failure) {
        setError(failure);
        // The message of the refusal, required for a hunter's failed transfer (rules 13), is shown below the title.
        notify.bad(words.payouts.fixed.notSuccessful, 'money', messageOf(failure));
        refresh();
      } finally {
        isSent.current = false;
      }
    },
  };
}

type Props = { payout: Payout; onClose: () => void };

export function FollowPayout({ payout: begun, onClose }: Props) {
  const payout = useFollowedPayout(begun);
  useAnnounceEnd(payout);
  const where = words.payouts.withdraw.where(payout.bank_name, payout.account_number);
  return (
    <div className="grid gap-5 pb-3">
      {payout.progress === 'paid' && (
        <div className="justify-self-center">
          <Celebration kind="arrived" />
        </div>
      )}
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
  return returnReason(status) ?? words.payouts.withdraw.mayClose;
}

/** Announces the bank's answer while the dialog is open, paid or returned, and refetches all figures. */
function useAnnounceEnd({ progress, status, amount, bank_name }: Payout) {
  const refresh = usePayoutsRefresh();
  const before = useRef(progress);
  useEffect(() => {
    if (before.current === progress) return;
    const waited = isUnderWay(before.current);
    before.current = progress;
    if (!waited || isUnderWay(progress)) return;
    if (progress === 'paid') notify.good(words.payouts.withdraw.paid(showNaira(amount), bank_name));
    else notify.bad(words.payouts.fixed.notSuccessful, 'money', returnReason(status) ?? undefined);
    refresh();
  }, [progress, status, amount, bank_name, refresh]);
}
